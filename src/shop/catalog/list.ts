import { loadCards } from './cards.ts'
import { findTerm } from './categories.ts'
import { type Found, type Slice, sliceOf } from './listing-page.ts'
import { ALL_PRODUCTS, FEATURED_PRODUCTS } from './listings.ts'
import { type ProductAnchors, pageOfLists } from './page-of-lists.ts'
import type { CatalogReader } from './reader.ts'
import { catalogTags, tagCurrency } from './reader.ts'
import { searchProducts } from './search.ts'
import { isPublished } from './stored.ts'
import type { ProductList, Sort } from './view.ts'

export interface ProductQuery {
  /** Slugs. */
  category?: string | undefined
  tag?: string | undefined
  featured?: boolean | undefined
  /** Exactly these products in this order. */
  ids?: readonly string[] | undefined
  /** By slug. */
  slugs?: readonly string[] | undefined
  search?: string | undefined
  sort?: Sort | undefined
  /** From 1; limited to the last page. */
  page?: number | undefined
  /** At most 100. */
  perPage?: number | undefined
}

export interface ListReader extends CatalogReader {
  anchors: ProductAnchors
}

/** One page of a product list. Its cost does not depend on the catalogue's size. */
export async function listProducts(reader: ListReader, query: ProductQuery): Promise<ProductList> {
  const perPage = Math.min(Math.max(Math.trunc(query.perPage ?? 12), 1), 100)
  const page = Math.max(Math.trunc(query.page ?? 1) || 1, 1)
  const sort = query.sort ?? 'default'
  const found = await find(reader, query, { sort, page, perPage })
  const cards = await loadCards(reader, found.ids)
  reader.tag?.(catalogTags.lists)
  tagCurrency(reader)
  const { currency, locale } = reader.settings
  return {
    products: cards.products,
    page: found.page,
    pages: Math.max(Math.ceil(found.count / perPage), 1),
    count: found.count,
    more: found.more,
    sort,
    money: { currency, locale },
    freshUntil: cards.freshUntil,
  }
}

const NOTHING: Found = { ids: [], count: 0, more: false, page: 1 }

async function find(reader: ListReader, query: ProductQuery, slice: Slice): Promise<Found> {
  if (query.ids) return sliceOf(query.ids, slice)
  if (query.slugs) return sliceOf(await idsOf(reader, query.slugs), slice)
  const lists = await listsOf(reader, query)
  if (!lists) return NOTHING
  if (query.search?.trim()) return searchProducts(reader, query.search, lists, slice)
  const asked = lists.length > 0 ? lists : [ALL_PRODUCTS]
  return pageOfLists(reader.db, reader.anchors, { lists: asked, ...slice })
}

async function idsOf({ db }: CatalogReader, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', 'status'])
    .where(
      'slug',
      'in',
      slugs.map(slug => slug.replaceAll('\0', '')),
    )
    .execute()
  const bySlug = new Map(rows.filter(isPublished).map(row => [row.slug, row.id]))
  return slugs.flatMap(slug => bySlug.get(slug) ?? [])
}

/** Ids of lists that must contain the product; undefined if one does not exist. */
async function listsOf({ db }: CatalogReader, query: ProductQuery) {
  const lists: string[] = []
  if (query.featured) lists.push(FEATURED_PRODUCTS)
  for (const by of ['category', 'tag'] as const) {
    const slug = query[by]
    if (!slug) continue
    const term = await findTerm({ db }, by, slug)
    if (!term) return undefined
    lists.push(term.id)
  }
  return lists
}
