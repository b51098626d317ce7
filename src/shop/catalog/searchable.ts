import { sql } from 'kysely'
import { htmlToText } from '#base'
import type { ShopDeps } from '../deps.ts'
import { readIds } from './stored.ts'

const FOUND = ['visible', 'search'] as const

/** Products searchable by visitors. */
export function createSearchable({ db, settings }: Pick<ShopDeps, 'db' | 'settings'>) {
  // Written to use the primary key: without statistics, SQLite would rather read the index on the
  // status, which most products share.
  const found = () =>
    db
      .selectFrom('products')
      .where(sql<string>`coalesce(status, '')`, '=', 'published')
      .where(sql<string>`coalesce(visibility, '')`, 'in', FOUND)

  async function namesOf(ids: readonly string[]) {
    const [tags, categories, variants] = await Promise.all([
      db
        .selectFrom('product_tags')
        .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
        .select(['product_id', 'name'])
        .where('product_id', 'in', ids)
        .execute(),
      db
        .selectFrom('product_categories')
        .innerJoin('categories', 'categories.id', 'product_categories.category_id')
        .select(['product_id', 'name'])
        .where('product_id', 'in', ids)
        .execute(),
      db
        .selectFrom('variants')
        .select(['product_id', 'sku as name'])
        .where('product_id', 'in', ids)
        .execute(),
    ])
    return Map.groupBy([...tags, ...categories, ...variants], row => row.product_id)
  }

  return {
    /** Ordered by id; `updatedAt` in UTC milliseconds. */
    list: (after: string, limit: number): Promise<{ id: string; updatedAt: number }[]> =>
      found()
        .select(['id', 'updated_at as updatedAt'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    async load(ids: readonly string[]) {
      const rows = await found()
        .select(['id', 'name', 'sku', 'short_html', 'description_html', 'updated_at'])
        .where('id', 'in', ids)
        .execute()
      const names = rows.length > 0 ? await namesOf(rows.map(({ id }) => id)) : undefined
      return rows.map(row => ({
        id: row.id,
        name: row.name,
        keywords: [row.sku, ...(names?.get(row.id) ?? []).map(({ name }) => name)].flatMap(
          word => word || [],
        ),
        text: htmlToText(`${row.short_html} ${row.description_html}`),
        updatedAt: row.updated_at,
      }))
    },

    /** Result data by product id; `image` is a media id. */
    async show(ids: readonly string[]) {
      if (ids.length === 0) return []
      const { paths } = await settings()
      const rows = await found()
        .select(['id', 'name', 'slug', 'images'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, name, slug, images }) => ({
        id,
        path: `${paths.product}${slug}`,
        name,
        image: readIds(images)[0],
      }))
    },
  }
}
