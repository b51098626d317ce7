import type { Kysely } from 'kysely'

/** Videos in product galleries. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('videos', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
}
