import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** Failed requests with the same route and message. */
export interface ServerError {
  /** Reference of the latest, as shown to the visitor and in the log. */
  reference: string
  route: string
  /** Without personal data. */
  message: string
  count: number
  firstAt: number
  lastAt: number
}

const MAX_ROWS = 100

/** Adds failures to those of the same cause. */
export async function addServerErrors(db: Database, errors: readonly ServerError[]) {
  for (const { route, message, ...error } of errors) {
    await db
      .insertInto('server_errors')
      .values({
        cause: `${route} ${message}`.slice(0, 500),
        route,
        message,
        reference: error.reference,
        count: error.count,
        first_at: error.firstAt,
        last_at: error.lastAt,
      })
      .onConflict(conflict =>
        conflict.column('cause').doUpdateSet({
          reference: error.reference,
          count: sql`server_errors.count + ${error.count}`,
          last_at: error.lastAt,
        }),
      )
      .execute()
  }
}

/** The latest first. */
export async function listServerErrors(db: Database, limit: number): Promise<ServerError[]> {
  const rows = await db
    .selectFrom('server_errors')
    .selectAll()
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ reference, route, message, count, first_at, last_at }) => ({
    reference,
    route,
    message,
    count,
    firstAt: first_at,
    lastAt: last_at,
  }))
}

/** Number of causes since a time. */
export async function countServerErrors(db: Database, sinceMs: number): Promise<number> {
  const { total } = await db
    .selectFrom('server_errors')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('last_at', '>=', sinceMs)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Deletes old errors, and the oldest of too many. */
export async function pruneServerErrors(db: Database, beforeMs: number) {
  const kept = db
    .selectFrom('server_errors')
    .select('cause')
    .orderBy('last_at', 'desc')
    .limit(MAX_ROWS)
  await db
    .deleteFrom('server_errors')
    .where(eb => eb.or([eb('last_at', '<', beforeMs), eb('cause', 'not in', kept)]))
    .execute()
}

export async function clearServerErrors(db: Database) {
  await db.deleteFrom('server_errors').execute()
}
