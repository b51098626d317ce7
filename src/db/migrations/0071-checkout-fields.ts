import type { Kysely } from 'kysely'

/** What was entered at the checkout stays with the cart. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('carts').addColumn('checkout_fields', 'text').execute()
}
