import { type Kysely, sql } from 'kysely'

/** Page or block with the size guide of a product; categories have a default for their products. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('products').addColumn('size_guide', 'text').execute()
  // The second one is inherited from a parent if the category has none.
  for (const column of ['size_guide', 'shown_size_guide']) {
    await db.schema.alterTable('categories').addColumn(column, 'text').execute()
  }
  await sql`create index products_of_size_guide on products (size_guide) where size_guide is not null`.execute(
    db,
  )
}
