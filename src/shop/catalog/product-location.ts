import { sql } from 'kysely'
import { stepsUpwards } from '#base'
import { type Database, prepareQuery } from '#db'
import { type CatalogReader, catalogTags } from './reader.ts'

/** Facts about a product page without its details. */
export interface ProductLocation {
  id: string
  slug: string
  name: string
  /** Ids of its terms and their ancestors, with the distance to each. */
  terms: Map<string, number>
}

/** Finds a published product by slug or id; loads terms only if requested. */
export async function findProductLocation(
  { db, tag }: Pick<CatalogReader, 'db' | 'tag'>,
  by: { slug: string } | { id: string },
  withTerms: boolean,
): Promise<ProductLocation | undefined> {
  const row = await ('slug' in by
    ? bySlug.first(db, { slug: by.slug.replaceAll('\0', '') })
    : byId.first(db, { id: by.id }))
  if (!row) {
    // It may be published later.
    if ('slug' in by) tag?.(catalogTags.at(by.slug))
    return undefined
  }
  tag?.(catalogTags.product(row.id))
  return { ...row, terms: withTerms ? await findTerms({ db, tag }, row.id) : new Map() }
}

const selectPublished = (db: Database) =>
  db.selectFrom('products').select(['id', 'slug', 'name']).where('status', '=', 'published')

const bySlug = prepareQuery<{ slug: string }>()((db, value) =>
  selectPublished(db).where('slug', '=', value('slug')),
)

const byId = prepareQuery<{ id: string }>()((db, value) =>
  selectPublished(db).where('id', '=', value('id')),
)

/** Names and paths of published products; others are omitted. */
export async function findProductLinks(
  { db, settings, tag }: Pick<CatalogReader, 'db' | 'settings' | 'tag'>,
  ids: readonly string[],
): Promise<Map<string, { name: string; path: string }>> {
  if (ids.length === 0) return new Map()
  tag?.(...ids.map(catalogTags.product))
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name'])
    // Keeps SQLite from reading the index on the status instead of the primary key.
    .where(sql<string>`coalesce(status, '')`, '=', 'published')
    .where('id', 'in', ids)
    .execute()
  const { product } = settings.paths
  return new Map(rows.map(({ id, slug, name }) => [id, { name, path: product + slug }]))
}

async function findTerms({ db, tag }: Pick<CatalogReader, 'db' | 'tag'>, productId: string) {
  const [tree, categories, tags] = await Promise.all([
    db.selectFrom('categories').select(['id', 'parent_id']).execute(),
    db
      .selectFrom('product_categories')
      .select('category_id as id')
      .where('product_id', '=', productId)
      .execute(),
    db
      .selectFrom('product_tags')
      .select('tag_id as id')
      .where('product_id', '=', productId)
      .execute(),
  ])
  const steps = stepsUpwards(
    tree,
    categories.map(one => one.id),
  )
  tag?.(...[...steps.keys()].map(catalogTags.category))
  for (const { id } of tags) steps.set(id, 0)
  return steps
}
