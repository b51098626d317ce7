import type { Kysely } from 'kysely'

/** Keeps checkout input with the cart. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('carts').addColumn('checkout_fields', 'text').execute()
}
