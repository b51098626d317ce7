import type { Kysely } from 'kysely'

/** Orders of businesses store their VAT ID and the result of its check. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
export async function up(db: Kysely<any>) {
  for (const [column, initial] of [
    ['vat_id', ''],
    ['vat_check', '{}'],
  ] as const) {
    await db.schema
      .alterTable('orders')
      .addColumn(column, 'text', definition => definition.notNull().defaultTo(initial))
      .execute()
  }
}
