import type { Kysely } from 'kysely'

/** Versions of the terms that buyers have accepted. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('terms_versions')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('html', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .alterTable('orders')
    .addColumn('terms_hash', 'text', column => column.notNull().defaultTo(''))
    .execute()
}
