import type { Facets } from '../facets/create-facets.ts'
import { loadCards } from './cards.ts'
import { findTerm } from './categories.ts'
import { countFilters, findFiltered } from './filtered-list.ts'
import { hasFilters, type ListFilters, type ProductFilters } from './filters.ts'
import { listTags, tagsOfLists } from './list-tags.ts'
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
  brand?: string | undefined
  featured?: boolean | undefined
  /** Exactly these products in this order. */
  ids?: readonly string[] | undefined
  /** By slug. */
  slugs?: readonly string[] | undefined
  search?: string | undefined
  /** Also answers which filters there are. */
  filters?: ProductFilters | undefined
  sort?: Sort | undefined
  /** From 1; limited to the last page. */
  page?: number | undefined
  /** At most 100. */
  perPage?: number | undefined
}

export interface ListReader extends CatalogReader {
  anchors: ProductAnchors
  facets: Facets
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
    ...(found.filters && { filters: found.filters }),
  }
}

const NOTHING: Found = { ids: [], count: 0, more: false, page: 1 }

interface Filtered extends Found {
  filters?: ListFilters
}

async function find(reader: ListReader, query: ProductQuery, slice: Slice): Promise<Filtered> {
  const source = await sourceOf(reader, query, slice.sort)
  if (!source) {
    // The term may be created later.
    reader.tag?.(catalogTags.terms)
    return NOTHING
  }
  const { lists, matches, category } = source
  const isChosen = query.ids !== undefined || query.slugs !== undefined
  if (matches && !isChosen) reader.tag?.(listTags.search)
  else if (matches) reader.tag?.(...matches.ids.map(catalogTags.card))
  else reader.tag?.(...tagsOfLists(lists.length > 0 ? lists : [ALL_PRODUCTS], slice.sort))
  const { filters } = query
  const asked = { ...slice, lists, ids: matches?.ids, category }
  if (filters && hasFilters(filters)) {
    const found = await findFiltered(reader, { ...asked, filters })
    return { ...found, more: matches?.more ?? false }
  }
  const found = matches
    ? { ...sliceOf(matches.ids, slice), more: matches.more }
    : await pageOfLists(reader.db, reader.anchors, {
        lists: lists.length > 0 ? lists : [ALL_PRODUCTS],
        ...slice,
      })
  return filters ? { ...found, filters: await countFilters(reader, { ...asked, filters }) } : found
}

/** Lists that contain the products, and their ids if they are few, in order. */
interface Source {
  lists: string[]
  matches: Pick<Found, 'ids' | 'more'> | undefined
  category: string | undefined
}

/** Undefined if a list does not exist. */
async function sourceOf(
  reader: ListReader,
  query: ProductQuery,
  sort: Sort,
): Promise<Source | undefined> {
  const chosen = query.ids ?? (query.slugs && (await idsOf(reader, query.slugs)))
  if (chosen) {
    return { lists: [], matches: { ids: [...chosen], more: false }, category: undefined }
  }
  const found = await listsOf(reader, query)
  if (!found || !query.search?.trim()) return found && { ...found, matches: undefined }
  const all = { sort, page: 1, perPage: Number.MAX_SAFE_INTEGER }
  return { ...found, matches: await searchProducts(reader, query.search, found.lists, all) }
}

async function idsOf({ db, tag }: CatalogReader, slugs: readonly string[]): Promise<string[]> {
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
  tag?.(...slugs.filter(slug => !bySlug.has(slug)).map(catalogTags.at))
  return slugs.flatMap(slug => bySlug.get(slug) ?? [])
}

/** Lists that must contain the product; undefined if one does not exist. */
async function listsOf({ db }: CatalogReader, query: ProductQuery) {
  const lists: string[] = []
  let category: string | undefined
  if (query.featured) lists.push(FEATURED_PRODUCTS)
  for (const by of ['category', 'tag', 'brand'] as const) {
    const slug = query[by]
    if (!slug) continue
    const term = await findTerm({ db }, by, slug)
    if (!term) return undefined
    lists.push(term.id)
    if (by === 'category') category = term.id
  }
  return { lists, category }
}
