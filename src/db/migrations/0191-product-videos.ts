import type { Kysely } from 'kysely'

/** Videos beside a product's images. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('videos', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
}
