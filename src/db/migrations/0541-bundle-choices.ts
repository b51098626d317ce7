import type { Kysely } from 'kysely'

/** Variants of parts that buyers of a bundle choose. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('bundle_choices', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
}
