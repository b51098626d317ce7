import { type Kysely, sql } from 'kysely'

interface Tables {
  pages: {
    id: string
    kind: string
    path: string
    trashed_path: string | null
    published: string | null
  }
  templates: { page_id: string; part: string; conditions: string; changed_at: number }
}

/**
 * Conditions for templates. Before, the page at `/product` was the frame of all products, even for
 * other kinds; it becomes a template for products if it shows a product.
 */
export async function up(db: Kysely<Tables>) {
  await db.schema
    .createTable('templates')
    .addColumn('page_id', 'text', column =>
      column.primaryKey().references('pages.id').onDelete('cascade'),
    )
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('conditions', 'text', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .execute()
  await sql`create index pages_templates on pages (id) where kind = 'template'`.execute(db)
  const conditions = JSON.stringify({ include: [{ kind: 'all', of: 'product' }], exclude: [] })
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'kind', 'published'])
    .where(sql<boolean>`coalesce(trashed_path, path) = '/product'`)
    .where('kind', 'not in', ['block', 'preset'])
    .execute()
  for (const { id, kind, published } of pages) {
    if (kind !== 'template' && !published?.includes('"type":"product"')) continue
    await db.updateTable('pages').set({ kind: 'template' }).where('id', '=', id).execute()
    await db
      .insertInto('templates')
      .values({ page_id: id, part: 'body', conditions, changed_at: 0 })
      .execute()
  }
}
