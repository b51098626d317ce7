import { type Kysely, sql } from 'kysely'

/** Who made a page: authors may change their own posts only. Taken from the oldest revision that is kept. */
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
