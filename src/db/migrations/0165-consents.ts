import type { Kysely } from 'kysely'

/** Consent choices of visitors. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('version', 'text', column => column.notNull())
    .addColumn('given', 'text', column => column.notNull())
    .addColumn('gpc', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('consents_created_at').on('consents').column('created_at').execute()
}
