import { type Kysely, sql } from 'kysely'

const QUANTITIES = ['min_quantity', 'max_quantity', 'quantity_step'] as const

/** Trade numbers, costs, quantity rules and search engine fields of products. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['products', 'variants'] as const) {
    for (const name of QUANTITIES) {
      await db.schema.alterTable(table).addColumn(name, 'integer').execute()
    }
  }
  for (const name of ['gtin', 'mpn'] as const) {
    await db.schema.alterTable('variants').addColumn(name, 'text').execute()
  }
  await db.schema.alterTable('variants').addColumn('cost', 'bigint').execute()
  for (const name of ['seo_title', 'seo_description'] as const) {
    await db.schema
      .alterTable('products')
      .addColumn(name, 'text', column => column.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('products')
    .addColumn('noindex', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('products').addColumn('social_image', 'text').execute()
  await sql`create index variants_by_gtin on variants (gtin) where gtin is not null`.execute(db)
}
