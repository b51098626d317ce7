import type { Kysely } from 'kysely'

/** A list's version changes with its rows and their order, so that known rows of it can be reused. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['product_lists', 'page_lists']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  }
}
