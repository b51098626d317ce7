import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from '#base'
import type { Database } from './connect.ts'

const ATTEMPTS = 6
const ROLLBACK = Symbol('rollback')
/** Postgres: serialization failure, deadlock; a name that was free when we looked: the next try sees who has it. */
const RETRIED = new Set(['40001', '40P01', '23505'])

/**
 * Runs `work` in one transaction. An answer that is a refusal rolls everything back. What the database aborts
 * because of others, such as a deadlock, is tried again a few times.
 */
export async function inTransaction<Answer extends { ok: boolean }>(
  { db }: { db: Database },
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    let refusal: Answer | undefined
    try {
      return await db.transaction().execute(async tx => {
        const answer = await work(tx)
        if (answer.ok) return answer
        refusal = answer
        throw ROLLBACK
      })
    } catch (error) {
      if (refusal && error === ROLLBACK) return refusal
      if (attempt === ATTEMPTS || !isTransient(error)) throw error
      await wait(5 * 2 ** attempt * Math.random())
    }
  }
}

function isTransient(error: unknown): boolean {
  if (!isRecord(error)) return false
  return RETRIED.has(String(error.code))
}
