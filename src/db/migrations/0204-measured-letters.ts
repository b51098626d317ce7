import type { Kysely } from 'kysely'

/** Opens and clicks of newsletter issues, for subscribers who agreed. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('newsletter_subscribers').addColumn('measured_at', 'bigint').execute()
  await db.schema
    .alterTable('newsletter_letters')
    .addColumn('measures', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('newsletter_deliveries')
    .addColumn('measured', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['opened_at', 'clicked_at']) {
    await db.schema.alterTable('newsletter_deliveries').addColumn(name, 'bigint').execute()
  }
}
