import type { Kysely } from 'kysely'

/** The price of a line that its buyer has seen, to announce changes in the cart. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['seen_price', 'price_before', 'price_changed_at']) {
    await db.schema.alterTable('cart_lines').addColumn(column, 'bigint').execute()
  }
}
