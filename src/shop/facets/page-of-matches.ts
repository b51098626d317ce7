import type { FacetIndex } from './facet-index.ts'
import type { FacetQuery, FacetResult } from './facet-query.ts'
import { countBits, eachBit, hasBit } from './member-set.ts'

/** Share of matches below which they are sorted by rank, instead of searched along the order. */
const FEW_SHARE = 1 / 16

/** Part of the matching products in an order, and their number. */
export function pageOf(
  index: FacetIndex,
  query: Pick<FacetQuery, 'sort' | 'within' | 'offset' | 'limit'>,
  products: Uint32Array,
): Pick<FacetResult, 'page' | 'count' | 'offset'> {
  const count = countBits(products)
  const { sort, within = [] } = query
  if (count === 0) return { page: [], count, offset: 0 }
  const lastOffset = Math.floor((count - 1) / query.limit) * query.limit
  const offset = Math.min(query.offset, lastOffset)
  const limit = Math.min(query.limit, count - offset)
  if (sort === 'given') {
    const found = within.filter(product => hasBit(products, product))
    return { page: found.slice(offset, offset + limit), count, offset }
  }
  const isReversed = sort === 'price-desc'
  const { order, rank } = index.sorted(isReversed ? 'price-asc' : sort)
  const part = { from: isReversed ? count - offset - limit : offset, limit, count }
  const isFew = count < order.length * FEW_SHARE
  const page = isFew ? sortByRank({ order, rank }, products, part) : walk(order, products, part)
  return { page: isReversed ? page.reverse() : page, count, offset }
}

interface Part {
  from: number
  limit: number
  /** Number of all matches. */
  count: number
}

function sortByRank(
  { order, rank }: { order: Uint32Array; rank: Uint32Array },
  products: Uint32Array,
  { from, limit, count }: Part,
): number[] {
  const ranks = new Uint32Array(count)
  let length = 0
  eachBit(products, product => {
    ranks[length++] = rank[product] as number
  })
  ranks.sort()
  return [...ranks.subarray(from, from + limit)].map(place => order[place] as number)
}

/** Reads along the order, from the nearer end. */
function walk(order: Uint32Array, products: Uint32Array, { from, limit, count }: Part): number[] {
  const found: number[] = []
  const isForward = from + limit / 2 <= count / 2
  const step = isForward ? 1 : -1
  let skipped = isForward ? from : count - from - limit
  let at = isForward ? 0 : order.length - 1
  for (; found.length < limit && at >= 0 && at < order.length; at += step) {
    const product = order[at] as number
    if (!hasBit(products, product)) continue
    if (skipped > 0) skipped--
    else found.push(product)
  }
  return isForward ? found : found.reverse()
}
