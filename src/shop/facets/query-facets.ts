import { countMatches, countProducts, countTerms, createPriceRanges } from './count-facets.ts'
import type { FacetIndex, ListCounts } from './facet-index.ts'
import type { FacetQuery, FacetResult } from './facet-query.ts'
import { matchGroups } from './match-groups.ts'
import { countBits, eachBit, hasBit, setBit } from './member-set.ts'
import { pageOf } from './page-of-matches.ts'

/** Filters, counts and sorts products. @param facetOf Facet of each term; 0 for none. */
export function queryFacets(
  index: FacetIndex,
  query: FacetQuery,
  facetOf: Uint16Array,
): FacetResult {
  const base = baseOf(index, query)
  const { lists, within, groups, price } = query
  const countBase = () => (within ? countTerms(index, base) : countList(index, lists, base).counts)
  if (groups.length === 0 && !price) {
    const prices = createPriceRanges(index)
    eachBit(base, prices.add)
    return { ...pageOf(index, query, base), counts: countBase(), prices: prices.found }
  }
  const match = () =>
    countMatches(index, matchGroups(index, base, query), { query, facetOf, countBase })
  const { full, counts, prices } = within
    ? match()
    : index.recentMatches.find([facetOf, JSON.stringify([lists, groups, price])], match)
  return { ...pageOf(index, query, full), counts, prices }
}

/** Number of matching products, without any other counts. */
export function countMatching(
  index: FacetIndex,
  query: Pick<FacetQuery, 'lists' | 'within' | 'groups' | 'price'>,
): number {
  const matched = matchGroups(index, baseOf(index, query), query)
  return countProducts(index, matched, query.groups)
}

function baseOf(
  index: FacetIndex,
  { lists, within }: Pick<FacetQuery, 'lists' | 'within'>,
): Uint32Array {
  const base = new Uint32Array(index.words)
  const [first, ...others] = lists
  if (first !== undefined) index.members(first)?.addTo(base)
  for (const list of others) {
    const other = new Uint32Array(base.length)
    index.members(list)?.addTo(other)
    for (let at = 0; at < base.length; at++) base[at] = (base[at] as number) & (other[at] as number)
  }
  if (!within) return base
  const narrowed = new Uint32Array(base.length)
  for (const product of within) {
    if (index.arena.has(product) && (lists.length === 0 || hasBit(base, product))) {
      setBit(narrowed, product)
    }
  }
  return narrowed
}

/** Unfiltered counts of a list, which the index keeps up to date. */
function countList(index: FacetIndex, lists: readonly number[], base: Uint32Array): ListCounts {
  const key = lists.join(' ')
  const known = index.listCounts.get(key)
  if (known) return known
  const counted = { terms: lists, size: countBits(base), counts: countTerms(index, base) }
  index.listCounts.set(key, counted)
  return counted
}
