import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('unique_key', 'text', column => column.unique())
    .addColumn('payload', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('leased_until', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('lease', 'text')
    .addColumn('done_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['done_at', 'failed_at', 'due_at'])
    .execute()
  await db.schema
    .createTable('invalidations')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('tags', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('invalidations_created')
    .on('invalidations')
    .column('created_at')
    .execute()
  await db.schema
    .createTable('used_tokens')
    .addColumn('token', 'text', column => column.primaryKey())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute()
}
