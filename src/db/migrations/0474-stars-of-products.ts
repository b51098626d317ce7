import { type Kysely, sql } from 'kysely'

/** Stars of products for filters: whole stars of the average as shown, rounded to a tenth. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('product_facets')
    .addColumn('stars', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`
    update product_facets set stars = (
      select ((20 * rating_sum + rating_count) / (2 * rating_count)) / 10
      from products where products.id = product_facets.product_id
    ) where product_id in (select id from products where rating_count > 0)`.execute(db)
  await sql`insert into facet_numbers (id)
    values ('stars-1'), ('stars-2'), ('stars-3'), ('stars-4'), ('stars-5')`.execute(db)
}
