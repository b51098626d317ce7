import type { Kysely } from 'kysely'

const BATCH = 200

/** Finds the groups of a product without reading all groups. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
export async function up(db: Kysely<any>) {
  await db.schema
    .createTable('group_members')
    .addColumn('group_id', 'text', column =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('group_members_key', ['product_id', 'group_id'])
    .execute()
  await db.schema
    .createIndex('group_members_group_id')
    .on('group_members')
    .columns(['group_id'])
    .execute()
  const groups = await db
    .selectFrom('products')
    .select(['id', 'grouped'])
    .where('type', '=', 'grouped')
    .execute()
  const rows = groups.flatMap(({ id, grouped }) =>
    [...new Set(JSON.parse(grouped) as string[])].map(product_id => ({ group_id: id, product_id })),
  )
  for (let i = 0; i < rows.length; i += BATCH) {
    await db
      .insertInto('group_members')
      .values(rows.slice(i, i + BATCH))
      .execute()
  }
}
