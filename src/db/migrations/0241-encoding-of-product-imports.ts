import type { Kysely } from 'kysely'

/** Staff may choose the encoding of a product file. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('product_imports').addColumn('encoding', 'text').execute()
}
