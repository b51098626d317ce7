import type { Facets, LoadedFacets } from '../facets/create-facets.ts'
import { IN_STOCK, ON_SALE } from '../facets/facet-product.ts'
import type { FacetGroup, FacetQuery, FacetResult } from '../facets/facet-query.ts'
import { facetTags } from '../facets/facet-tags.ts'
import { FACETS, type FacetTerm } from '../facets/facet-terms.ts'
import { countMatching, queryFacets } from '../facets/query-facets.ts'
import type { FilterFacet, ListFilters, ProductFilters } from './filters.ts'
import { listTags } from './list-tags.ts'
import type { Found, Slice } from './listing-page.ts'
import { ALL_PRODUCTS } from './listings.ts'
import { shownRange, toPriceLimits } from './price-limits.ts'
import type { CatalogReader } from './reader.ts'
import { facetSwatches } from './swatches.ts'

/** Values of a facet that a page shows. */
const MAX_VALUES = 100
/** Attributes that a page shows. */
const MAX_ATTRIBUTES = 20
/** Attributes that visitors can choose values of at once. */
const MAX_CHOSEN_ATTRIBUTES = 12

type Reader = CatalogReader & { facets: Facets }

interface Asked extends Slice {
  /** Ids of lists that must contain the product. */
  lists: readonly string[]
  /** Only these products, in this order. */
  ids: readonly string[] | undefined
  filters: ProductFilters
  /** Category whose subcategories are offered. */
  category: string | undefined
}

/** A page of the products that pass the filters, with the number of products of each filter. */
export async function findFiltered(
  reader: Reader,
  asked: Asked,
): Promise<Found & { filters: ListFilters }> {
  const isGiven = asked.ids !== undefined
  const sort = asked.sort === 'price-desc' ? 'price-asc' : asked.sort
  const loaded = await reader.facets.load(isGiven ? undefined : sort)
  const { result, filters } = await filter(reader, loaded, asked)
  return {
    ids: await idsOf(reader, result.page),
    count: result.count,
    more: false,
    page: Math.floor(result.offset / asked.perPage) + 1,
    filters,
  }
}

/** Only the number of products of each filter. */
export async function countFilters(reader: Reader, asked: Asked): Promise<ListFilters> {
  const loaded = await reader.facets.load()
  return (await filter(reader, loaded, { ...asked, isCounted: true })).filters
}

async function filter(
  reader: Reader,
  loaded: LoadedFacets,
  { lists, ids, filters, category, isCounted, ...slice }: Asked & { isCounted?: boolean },
) {
  const { index, terms } = loaded
  const groups = toGroups(loaded, filters)
  const { minPrice: min, maxPrice: max } = filters
  const hasPrice = min !== undefined || max !== undefined
  const within = ids && (await numbersOf(reader, ids))
  const needed = lists.length > 0 || within ? lists : [ALL_PRODUCTS]
  // Filters of matches and of chosen products depend on all products.
  for (const id of within ? [ALL_PRODUCTS] : needed) {
    const number = terms.numbers.get(id)
    reader.tag?.(number === undefined ? facetTags.terms : listTags.filters(number))
  }
  const query: FacetQuery = {
    lists: needed.map(id => terms.numbers.get(id) ?? 0),
    within,
    groups,
    price: hasPrice ? toPriceLimits(reader, index.allGoods, { min, max }) : undefined,
    // Known products are in order already.
    sort: ids || isCounted ? 'given' : slice.sort,
    offset: (slice.page - 1) * slice.perPage,
    limit: slice.perPage,
  }
  const result = queryFacets(index, query, terms.facetOf)
  const removals = result.count === 0 ? countRemovals(loaded, query) : []
  const described = { result, groups, filters, category }
  return { result, filters: { ...(await describeFilters(reader, loaded, described)), removals } }
}

/** Number of products without each of the filters; those that would not help are left out. */
function countRemovals({ index, terms }: LoadedFacets, query: FacetQuery): ListFilters['removals'] {
  const kinds = new Map([
    [FACETS.stock, 'in_stock'],
    [FACETS.sale, 'on_sale'],
    [FACETS.brand, 'brand'],
    [FACETS.rating, 'rating'],
  ] as const) as ReadonlyMap<number, 'in_stock' | 'on_sale' | 'brand' | 'rating'>
  const count = (changes: Partial<FacetQuery>) => countMatching(index, { ...query, ...changes })
  const removals: ListFilters['removals'] = query.groups.map(({ facet }) => ({
    kind: kinds.get(facet) ?? 'attribute',
    slug: terms.attributes.find(one => one.facet === facet)?.slug ?? '',
    count: count({ groups: query.groups.filter(group => group.facet !== facet) }),
  }))
  if (query.price) removals.push({ kind: 'price', slug: '', count: count({ price: undefined }) })
  return removals.filter(removal => removal.count > 0)
}

/** Filters by number. Values that do not exist are ignored. */
function toGroups({ terms }: LoadedFacets, filters: ProductFilters): FacetGroup[] {
  const groups: FacetGroup[] = []
  const add = (facet: number, slugs: readonly string[]) => {
    const wanted = new Set(slugs)
    const found = (terms.byFacet.get(facet) ?? []).filter(({ slug }) => wanted.has(slug))
    if (found.length > 0) groups.push({ facet, terms: found.map(({ number }) => number) })
  }
  add(FACETS.brand, filters.brands)
  for (const [slug, values] of filters.attributes) {
    const attribute = terms.attributes.find(one => one.slug === slug)
    if (attribute && groups.length <= MAX_CHOSEN_ATTRIBUTES) add(attribute.facet, values)
  }
  if (filters.inStock) groups.push({ facet: FACETS.stock, terms: [IN_STOCK] })
  if (filters.onSale) groups.push({ facet: FACETS.sale, terms: [ON_SALE] })
  if (filters.minStars !== undefined) {
    groups.push({ facet: FACETS.rating, terms: terms.stars.slice(filters.minStars) })
  }
  return groups
}

const CHUNK = 500

async function numbersOf({ db }: CatalogReader, ids: readonly string[]): Promise<number[]> {
  const numbers = new Map<string, number>()
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await db
      .selectFrom('product_facets')
      .select(['product_id', 'number'])
      .where('product_id', 'in', ids.slice(at, at + CHUNK))
      .execute()
    for (const row of rows) numbers.set(row.product_id, row.number)
  }
  return ids.flatMap(id => numbers.get(id) ?? [])
}

async function idsOf({ db }: CatalogReader, numbers: readonly number[]): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('product_facets')
    .select(['product_id', 'number'])
    .where('number', 'in', numbers)
    .execute()
  const ids = new Map(rows.map(row => [row.number, row.product_id]))
  return numbers.flatMap(number => ids.get(number) ?? [])
}

interface Described {
  result: FacetResult
  groups: readonly FacetGroup[]
  filters: ProductFilters
  category: string | undefined
}

async function describeFilters(
  reader: CatalogReader,
  { index, terms }: LoadedFacets,
  { result, groups, filters, category }: Described,
): Promise<Omit<ListFilters, 'removals'>> {
  const chosen = new Set(groups.flatMap(group => group.terms))
  const countOf = (term: number) => result.counts[term] ?? 0
  const shown = (facet: number, values: readonly FacetTerm[]) => {
    const found = values.filter(({ number }) => countOf(number) > 0 || chosen.has(number))
    // Chosen values and the most frequent ones, in the order of the facet.
    const kept = new Set(
      found
        .toSorted(
          (a, b) =>
            Number(chosen.has(b.number)) - Number(chosen.has(a.number)) ||
            countOf(b.number) - countOf(a.number),
        )
        .slice(0, MAX_VALUES),
    )
    return { facet, found: found.filter(value => kept.has(value)), more: found.length - kept.size }
  }
  const isChosen = (values: readonly FacetTerm[]) => values.some(({ number }) => chosen.has(number))
  const ofFacet = (facet: number) => shown(facet, terms.byFacet.get(facet) ?? [])
  const parent = category === undefined ? undefined : terms.numbers.get(category)
  const categories = (terms.byFacet.get(FACETS.category) ?? []).filter(
    term => term.parent === parent,
  )
  const attributes = terms.attributes
    .map(attribute => ({ attribute, ...ofFacet(attribute.facet) }))
    .filter(({ found }) => found.length > 1 || isChosen(found))
    .filter(({ found }, index) => index < MAX_ATTRIBUTES || isChosen(found))
  const swatches = await facetSwatches(
    reader,
    attributes.flatMap(({ found }) => found),
  )
  const toFacet = (
    { found, more }: ReturnType<typeof shown>,
    { kind, slug, name }: Pick<FilterFacet, 'kind' | 'slug' | 'name'>,
  ): FilterFacet => ({
    kind,
    slug,
    name,
    more,
    values: found.map(term => {
      const swatch = swatches.get(term.number)
      return {
        slug: term.slug,
        name: term.name,
        count: countOf(term.number),
        chosen: chosen.has(term.number),
        ...(swatch && { swatch }),
      }
    }),
  })
  const brands = ofFacet(FACETS.brand)
  return {
    facets: [
      toFacet(shown(FACETS.category, categories), { kind: 'category', slug: 'category', name: '' }),
      ...(brands.found.length > 1 || isChosen(brands.found)
        ? [toFacet(brands, { kind: 'brand', slug: 'brand', name: '' })]
        : []),
      ...attributes.map(({ attribute, ...values }) =>
        toFacet(values, { kind: 'attribute', slug: attribute.slug, name: attribute.name }),
      ),
    ],
    inStock: { count: countOf(IN_STOCK), chosen: filters.inStock },
    onSale: { count: countOf(ON_SALE), chosen: filters.onSale },
    ratings: countRatings(terms, { countOf, chosen: filters.minStars }),
    price: {
      range: shownRange(reader, index.allGoods, result.prices),
      min: filters.minPrice,
      max: filters.maxPrice,
    },
    chosen:
      groups.reduce((sum, group) => sum + (isRating(group) ? 1 : group.terms.length), 0) +
      (filters.minPrice !== undefined || filters.maxPrice !== undefined ? 1 : 0),
  }
}

const isRating = ({ facet }: FacetGroup) => facet === FACETS.rating

/** Numbers of products with at least some stars. */
function countRatings(
  { stars }: LoadedFacets['terms'],
  { countOf, chosen }: { countOf(term: number): number; chosen: number | undefined },
): ListFilters['ratings'] {
  const found = [4, 3, 2, 1].map(least => ({
    stars: least,
    count: stars.slice(least).reduce((sum, term) => sum + countOf(term), 0),
    chosen: chosen === least,
  }))
  return chosen !== undefined || found.some(({ count }) => count > 0) ? found : []
}
