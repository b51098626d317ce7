import type { Kysely } from 'kysely'

/** Which process runs a periodic task, and until when it is its own. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('task_runs').addColumn('owner', 'text').execute()
  await db.schema
    .alterTable('task_runs')
    .addColumn('leased_until', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  // Nothing has ever written to it.
  await db.schema.dropTable('used_tokens').execute()
}
