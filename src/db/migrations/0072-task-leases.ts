import type { Kysely } from 'kysely'

/** Owner and lease of periodic tasks. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('task_runs').addColumn('owner', 'text').execute()
  await db.schema
    .alterTable('task_runs')
    .addColumn('leased_until', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  // Unused.
  await db.schema.dropTable('used_tokens').execute()
}
