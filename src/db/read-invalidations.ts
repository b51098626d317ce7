import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { isPostgres } from './invalidation.ts'

/**
 * A position in the invalidations that a reader can store: the highest id on SQLite, a snapshot of
 * transactions on Postgres, which does not commit in the order of ids.
 */
export type InvalidationPosition = string

/** The position after all committed invalidations. */
export async function invalidationPosition(db: Database): Promise<InvalidationPosition> {
  if (isPostgres(db)) {
    const { rows } = await sql<{
      at: string
    }>`select pg_current_snapshot()::text as at`.execute(db)
    return rows[0]?.at ?? ''
  }
  const newest = await db
    .selectFrom('invalidations')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return String(newest?.id ?? 0)
}

/** Tags of all invalidations that were committed after a position, and the next position. */
export async function readInvalidations(
  db: Database,
  after: InvalidationPosition,
): Promise<{ position: InvalidationPosition; tags: string[] }> {
  const { position, lists } = isPostgres(db)
    ? await readAfterSnapshot(db, after)
    : await readAfterId(db, after)
  const tags = new Set(lists.flatMap(list => JSON.parse(list) as string[]))
  return { position, tags: [...tags] }
}

async function readAfterId(db: Database, after: string) {
  const rows = await db
    .selectFrom('invalidations')
    .select(['id', 'tags'])
    .where('id', '>', Number(after))
    .orderBy('id')
    .execute()
  return { position: String(rows.at(-1)?.id ?? after), lists: rows.map(({ tags }) => tags) }
}

async function readAfterSnapshot(db: Database, after: string) {
  const { rows } = await sql<{ position: string; lists: string[] }>`
    select pg_current_snapshot()::text as position, array(
      select tags from invalidations
      where committed_by >= pg_snapshot_xmin(${after}::pg_snapshot)
        and not pg_visible_in_snapshot(committed_by, ${after}::pg_snapshot)
      order by id) as lists`.execute(db)
  return { position: rows[0]?.position ?? after, lists: rows[0]?.lists ?? [] }
}
