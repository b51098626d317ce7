import type { Kysely } from 'kysely'

/** Base currency, rate and its date of orders in another currency. */
export async function up(db: Kysely<unknown>) {
  for (const name of ['base_currency', 'currency_rate', 'currency_rate_date'] as const) {
    await db.schema
      .alterTable('orders')
      .addColumn(name, 'text', column => column.notNull().defaultTo(''))
      .execute()
  }
}
