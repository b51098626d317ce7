import { setImmediate as breathe } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { htmlToText } from '#base'
import type { Tables } from '#db'
import type { Picture } from '../model/media.ts'
import { loadAutomaticPrices } from './automatic-prices.ts'
import { nameOptions, writeChoice } from './choice-address.ts'
import { toVariant } from './detail.ts'
import type { CatalogReader } from './reader.ts'
import { readIds, readOptions } from './stored.ts'
import type { VariantView } from './view.ts'

const BATCH = 100

/** A variant for sale, as programs of other shops list it. */
export interface FeedItem {
  /** Permanent: the SKU, or the id of the variant. */
  id: string
  /** Id shared by the variants of a product; undefined for products without. */
  groupId: string | undefined
  title: string
  description: string
  /** With the options of the variant. */
  path: string
  pictures: Picture[]
  /** Names of the categories, each with its parents. */
  categories: string[][]
  sku: string | undefined
  brand: string | undefined
  variant: VariantView
  /** Chosen value by the name of the option. */
  options: [string, string][]
  currency: string
  weightUnit: string
}

type Product = Selectable<Tables['products']>

/** Published products that lists show, in batches. Products without a price are left out. */
export async function* readFeed(reader: CatalogReader): AsyncGenerator<FeedItem[]> {
  for (let after = ''; ; ) {
    const products = await reader.db
      .selectFrom('products')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const last = products.at(-1)
    if (!last) return
    after = last.id
    const listed = products.filter(
      ({ status, visibility, type }) =>
        status === 'published' &&
        (visibility === 'visible' || visibility === 'catalog') &&
        (type === 'simple' || type === 'variable'),
    )
    const items = await toItems(reader, listed)
    if (items.length > 0) yield items
    await breathe()
  }
}

async function toItems(reader: CatalogReader, products: readonly Product[]): Promise<FeedItem[]> {
  const ids = products.map(product => product.id)
  if (ids.length === 0) return []
  const { db, settings } = reader
  const variants = await db
    .selectFrom('variants')
    .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .selectAll('variants')
    .select(['managed', 'quantity', 'status', 'backorders', 'low_at'])
    .where('variants.product_id', 'in', ids)
    .where('enabled', '=', 1)
    .orderBy('variants.product_id')
    .orderBy('variants.position')
    .orderBy('variants.id')
    .execute()
  const byProduct = Map.groupBy(variants, variant => variant.product_id)
  const automatic = await loadAutomaticPrices(reader, ids)
  const categories = await loadCategories(reader, ids)
  const brands = await loadBrands(reader, products)
  const images = [
    ...products.flatMap(product => readIds(product.images)),
    ...variants.flatMap(variant => variant.image ?? []),
  ]
  const pictures = await reader.pictures.resolve([...new Set(images)])
  return products.flatMap(product => {
    const options = readOptions(product.options)
    const own = readIds(product.images)
    return (byProduct.get(product.id) ?? []).flatMap(row => {
      const variant = toVariant(reader, row, product, {
        automatic,
        history: new Map(),
        sharePpm: 0,
      })
      if (variant.price === undefined) return []
      const isGroup = product.type === 'variable'
      const chosen = options.flatMap(({ key, name, variation }): [string, string][] => {
        const value = variation ? variant.options[key] : undefined
        return value ? [[name, value]] : []
      })
      const names = nameOptions(options, name => name)
      const query = Object.entries(writeChoice(options, names, variant.options)).flatMap(
        ([name, value]) => (value === undefined ? [] : [[name, value]]),
      )
      const path = settings.paths.product + product.slug
      const shown = [...(variant.picture ? [variant.picture] : []), ...own]
      return [
        {
          id: (isGroup ? variant.sku : (product.sku ?? variant.sku)) || variant.id,
          groupId: isGroup ? product.sku || product.id : undefined,
          title: [product.name, ...chosen.map(([, value]) => value)].join(' – '),
          description: htmlToText(product.short_html || product.description_html),
          path: query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
          pictures: [...new Set(shown)].flatMap(id => pictures.get(id) ?? []),
          categories: categories.get(product.id) ?? [],
          sku: variant.sku ?? product.sku ?? undefined,
          brand: brands.get(product.brand_id ?? ''),
          variant,
          options: chosen,
          currency: settings.currency,
          weightUnit: settings.units.weight,
        },
      ]
    })
  })
}

/** Names of the brands of products, by id. */
async function loadBrands({ db }: CatalogReader, products: readonly Product[]) {
  const ids = [...new Set(products.flatMap(product => product.brand_id ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('brands').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** Names of the categories of products, from the top. */
async function loadCategories({ db }: CatalogReader, ids: readonly string[]) {
  const all = await db.selectFrom('categories').select(['id', 'parent_id', 'name']).execute()
  const byId = new Map(all.map(row => [row.id, row]))
  const wayTo = (id: string): string[] => {
    const way: string[] = []
    const seen = new Set<string>()
    for (let at = byId.get(id); at && !seen.has(at.id); at = byId.get(at.parent_id ?? '')) {
      seen.add(at.id)
      way.unshift(at.name)
    }
    return way
  }
  const rows = await db
    .selectFrom('product_categories')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute()
  const found = new Map<string, string[][]>()
  for (const { product_id, category_id } of rows) {
    found.set(product_id, [...(found.get(product_id) ?? []), wayTo(category_id)])
  }
  return found
}
