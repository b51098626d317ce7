import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { isRecord, ok, refuse } from '#base'
import type { Database } from './connect.ts'

const ATTEMPTS = 6
const ROLLBACK = Symbol('rollback')
/** Postgres: serialization failure, deadlock. */
const RETRIED = new Set(['40001', '40P01'])
const POSTGRES_UNIQUE = '23505'
/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const SQLITE_UNIQUE = new Set([2067, 1555])

/** What to do after the commit, by transaction. */
const afterCommits = new WeakMap<Database, (() => void)[]>()

/**
 * Calls `work` when the transaction has committed, and never if it is rolled back. Outside a
 * transaction of `inTransaction`, it is called at once.
 */
export function afterCommit(tx: Database, work: () => void) {
  const list = afterCommits.get(tx)
  if (list) list.push(work)
  else work()
}

/**
 * Runs `work` in a transaction. A refusal rolls it back. Transient aborts, such as deadlocks, are
 * retried a few times. Inside another transaction, only the nested part is rolled back and nothing
 * is retried, because a transient abort ends the outer transaction too.
 */
export async function inTransaction<Answer extends { ok: boolean }>(
  { db }: { db: Database },
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  if (db.isTransaction) return inSavepoint(db, work)
  for (let attempt = 1; ; attempt++) {
    let refusal: Answer | undefined
    try {
      const later: (() => void)[] = []
      const done = await db.transaction().execute(async tx => {
        afterCommits.set(tx, later)
        const answer = await work(tx)
        if (answer.ok) return answer
        refusal = answer
        throw ROLLBACK
      })
      for (const one of later) one()
      return done
    } catch (error) {
      if (refusal && error === ROLLBACK) return refusal
      // The first unique violation may be a race, so retry once. A second one is a real conflict.
      const isRetried = isUniqueViolation(error) ? attempt === 1 : isTransient(error)
      if (attempt === ATTEMPTS || !isRetried) throw error
      await wait(5 * 2 ** attempt * Math.random())
    }
  }
}

/** Savepoints of one name stack, so a nested one hides the outer one until it ends. */
async function inSavepoint<Answer extends { ok: boolean }>(
  tx: Database,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  await sql`savepoint nested`.execute(tx)
  const later = afterCommits.get(tx)
  const before = later?.length ?? 0
  const rollBack = async () => {
    later?.splice(before)
    await sql`rollback to savepoint nested`.execute(tx)
    await sql`release savepoint nested`.execute(tx)
  }
  let answer: Answer
  try {
    answer = await work(tx)
  } catch (error) {
    // A lost connection cannot roll back; the outer transaction reports it.
    await rollBack().catch(() => {})
    throw error
  }
  if (answer.ok) await sql`release savepoint nested`.execute(tx)
  else await rollBack()
  return answer
}

export function isUniqueViolation(error: unknown): boolean {
  if (!isRecord(error)) return false
  return error.code === POSTGRES_UNIQUE || SQLITE_UNIQUE.has(Number(error.errcode))
}

function isTransient(error: unknown): boolean {
  if (!isRecord(error)) return false
  return RETRIED.has(String(error.code))
}

/** Refuses with `not-found` if no row was changed or deleted. */
export function okIfAffected(result: { numUpdatedRows: bigint } | { numDeletedRows: bigint }) {
  const rows = 'numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows
  return rows > 0n ? ok() : refuse('not-found')
}
