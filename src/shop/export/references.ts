import type { Selectable } from 'kysely'
import type { Database, Tables } from '#db'
import { readIds } from '../catalog/stored.ts'
import { readBundle } from '../model/bundle.ts'

/** References of products in file format. */
export interface References {
  categories(productId: string): string[]
  /** Categories of a product and their parents that no earlier product had, with their details. */
  newCategories(productId: string): ExportedCategory[]
  tags(productId: string): string[]
  /** Name of a brand, if there is one. */
  brand(id: string | null): string[]
  /** JSON of the manufacturer, or empty. */
  manufacturer(id: string | null): string
  /** A part of a bundle: SKU of the variant or of its simple product, else by `id:`. */
  variant(id: string): string | undefined
  /** By SKU, else by `id:`. */
  products(ids: readonly string[]): string[]
}

export interface ExportedCategory {
  path: string[]
  slug: string
  description: string
  /** Id of a medium. */
  image: string | null
  position: number
}

const MAX_DEPTH = 50

type Product = Pick<
  Selectable<Tables['products']>,
  'id' | 'grouped' | 'upsells' | 'cross_sells' | 'brand_id' | 'bundle' | 'manufacturer_id'
>

/** Id in the source system, else its own; the import recognizes both. */
export function idOf(row: { id: string; external_id: string | null }): string {
  return row.external_id && !row.external_id.startsWith('name:') ? row.external_id : row.id
}

export async function exportReferences(
  db: Database,
  products: readonly Product[],
  /** Categories of earlier products; those of these products are added. */
  seen: Set<string>,
): Promise<References> {
  const ids = products.map(product => product.id)
  const all = await loadCategories(db)
  const ways = new Map([...all].map(([id, { path }]) => [id, path.join(' > ')]))
  const inCategories = await db
    .selectFrom('product_categories')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute()
  const tagged = await db
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['product_id', 'name'])
    .where('product_id', 'in', ids)
    .orderBy('name')
    .execute()
  const brandIds = [...new Set(products.flatMap(row => row.brand_id ?? []))]
  const branded =
    brandIds.length === 0
      ? []
      : await db.selectFrom('brands').select(['id', 'name']).where('id', 'in', brandIds).execute()
  const brands = new Map(branded.map(row => [row.id, row.name]))
  const named = products.flatMap(row => [
    row.id,
    ...[row.grouped, row.upsells, row.cross_sells].flatMap(readIds),
  ])
  const others = await db
    .selectFrom('products')
    .select(['id', 'sku', 'external_id'])
    .where('id', 'in', [...new Set(named)])
    .execute()
  const names = new Map(others.map(row => [row.id, row.sku ?? `id:${idOf(row)}`]))
  const categories = Map.groupBy(inCategories, row => row.product_id)
  const tags = Map.groupBy(tagged, row => row.product_id)
  const parts = await variantReferences(db, products)
  const manufacturers = await loadManufacturers(db, products)
  return {
    variant: id => parts.get(id),
    manufacturer: id => (id === null ? '' : (manufacturers.get(id) ?? '')),
    categories: id =>
      (categories.get(id) ?? []).flatMap(row => ways.get(row.category_id) ?? []).sort(),
    newCategories: id =>
      (categories.get(id) ?? [])
        .flatMap(row => all.get(row.category_id)?.ids ?? [])
        .flatMap(one => {
          const category = seen.has(one) ? undefined : all.get(one)
          seen.add(one)
          return category ?? []
        }),
    tags: id => (tags.get(id) ?? []).map(row => row.name),
    brand: id => (id === null ? [] : [brands.get(id) ?? []].flat()),
    products: wanted => wanted.flatMap(id => names.get(id) || []),
  }
}

async function loadManufacturers(db: Database, products: readonly Product[]) {
  const ids = [...new Set(products.flatMap(row => row.manufacturer_id ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('manufacturers')
    .select(['id', 'name', 'address', 'contact'])
    .select(['responsible_name', 'responsible_address', 'responsible_contact'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...manufacturer }) => [id, JSON.stringify(manufacturer)]))
}

async function variantReferences(db: Database, products: readonly Product[]) {
  const ids = products.flatMap(({ bundle }) => readBundle(bundle).map(part => part.variantId))
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['variants.id', 'variants.sku', 'variants.external_id'])
    .select(['products.id as product', 'products.sku as product_sku', 'type'])
    .select('products.external_id as product_external_id')
    .where('variants.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(row => {
      const ofProduct =
        row.type === 'simple'
          ? (row.product_sku ??
            `id:${idOf({ id: row.product, external_id: row.product_external_id })}`)
          : undefined
      return [row.id, row.sku ?? ofProduct ?? `id:${idOf(row)}`]
    }),
  )
}

/** Categories with the names and ids of their parents and their own. */
async function loadCategories(db: Database) {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'name', 'slug', 'description', 'image', 'position'])
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  const upwards = (id: string, depth = 0): string[] => {
    const row = byId.get(id)
    if (!row || depth > MAX_DEPTH) return []
    return [...(row.parent_id ? upwards(row.parent_id, depth + 1) : []), id]
  }
  return new Map(
    rows.map(({ id, slug, description, image, position }) => {
      const ids = upwards(id)
      const path = ids.map(one => byId.get(one)?.name ?? '')
      return [id, { ids, path, slug, description, image, position }]
    }),
  )
}
