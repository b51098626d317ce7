import { type Kysely, sql } from 'kysely'

/**
 * Creator of a page, because authors may only change their own posts. Taken from the oldest stored
 * revision.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('pages').addColumn('created_by', 'text').execute()
  await sql`
    update pages set created_by = (
      select author_id from page_revisions
      where page_id = pages.id
      order by created_at, id
      limit 1
    )`.execute(db)
}
