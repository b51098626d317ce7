import type { FacetIndex } from './facet-index.ts'
import type { Counted, FacetQuery } from './facet-query.ts'
import type { MatchedProducts } from './match-groups.ts'
import { countBits, eachBit, setBit } from './member-set.ts'
import { HEADER, type TermArena } from './term-arena.ts'

interface Counting {
  query: Pick<FacetQuery, 'groups' | 'price'>
  /** Facet of each term. */
  facetOf: Uint16Array
  /** Counts without filters. */
  countBase(): Uint32Array
}

/**
 * Counts terms of matching products, and returns these. A variant must pass all filters of values
 * that only some variants have by itself. Products and variants that fail one filter count for the
 * facet of this filter.
 */
export function countMatches(
  index: FacetIndex,
  { passing, failing }: MatchedProducts,
  { query: { groups, price }, facetOf, countBase }: Counting,
): Counted {
  const { needed, ...matcher } = matcherOf(index, groups)
  const counts = new Uint32Array(index.termCount)
  const countedFor = new Int32Array(index.termCount).fill(-1)
  const counter: Counter = { ...matcher, counts, countedFor, facetOf }
  const prices = createPriceRanges(index)
  const full = countPassing(counter, passing, { needed, groups, prices })
  const isAlone = groups.length + (price ? 1 : 0) === 1
  for (const [group, { facet, terms }] of groups.entries()) {
    const others: number[] = []
    for (let term = 0; term < counts.length; term++) {
      if (facetOf[term] === facet && !terms.includes(term)) others.push(term)
    }
    if (others.length === 0) continue
    if (isAlone) {
      // The only filter of its facet does not narrow the counts of this facet.
      const all = countBase()
      for (const term of [...others, ...terms]) counts[term] = all[term] ?? 0
      continue
    }
    const left = needed & ~(1 << group)
    const failed = failing[group] as Uint32Array
    if (left !== 0 && others.some(index.isOfVariants)) {
      countFailing(counter, failed, { needed: left, facet })
      continue
    }
    const set = isOneBit(left) ? failed : keepMatching(counter, failed, left)
    for (const term of others) {
      counts[term] = (counts[term] as number) + (index.members(term)?.countIn(set) ?? 0)
    }
  }
  if (price) {
    const failed = failing.at(-1) as Uint32Array
    eachBit(isOneBit(needed) ? failed : keepMatching(counter, failed, needed), prices.add)
  }
  return { full, counts, prices: prices.found }
}

/** Number of products of which one variant passes all filters. */
export function countProducts(
  index: FacetIndex,
  { passing }: Pick<MatchedProducts, 'passing'>,
  groups: FacetQuery['groups'],
): number {
  const { needed, ...matcher } = matcherOf(index, groups)
  return countBits(isOneBit(needed) ? passing : keepMatching(matcher, passing, needed))
}

/** Products that pass a filter as a whole have a variant that passes it. */
const isOneBit = (mask: number) => (mask & (mask - 1)) === 0

/** @returns `needed` has the bits of filters by values that only some variants have. */
function matcherOf(index: FacetIndex, groups: FacetQuery['groups']): Matcher & { needed: number } {
  const groupOf = new Uint32Array(index.termCount)
  let needed = 0
  let isCommon = false
  groups.forEach(({ terms }, group) => {
    if (!terms.some(index.isOfVariants)) return
    needed |= 1 << group
    isCommon ||= terms.some(index.isCommon)
    for (const term of terms) groupOf[term] = 1 << group
  })
  const { cells, starts } = index.arena
  return { cells, starts, groupOf, isCommon, needed }
}

interface Matcher {
  cells: TermArena['cells']
  starts: Uint32Array
  /** Bit of the filter that a term passes. */
  groupOf: Uint32Array
  /** Whether common terms pass any of these filters. */
  isCommon: boolean
}

interface Counter extends Matcher {
  counts: Uint32Array
  /** Last product that was counted for a term, because variants have the same terms. */
  countedFor: Int32Array
  facetOf: Uint16Array
}

/** Counts all terms of products with a matching variant, and those of variants that fail one filter. */
function countPassing(
  counter: Counter,
  passing: Uint32Array,
  {
    needed,
    groups,
    prices,
  }: {
    needed: number
    groups: FacetQuery['groups']
    prices: ReturnType<typeof createPriceRanges>
  },
): Uint32Array {
  const { cells, starts, groupOf } = counter
  const full = new Uint32Array(passing.length)
  for (let word = 0; word < passing.length; word++) {
    for (let left = passing[word] as number; left !== 0; left &= left - 1) {
      const product = (word << 5) + 31 - Math.clz32(left & -left)
      const start = starts[product] as number
      let at = start + HEADER
      const commonFrom = at + (cells[start] as number)
      const commonTo = commonFrom + (cells[start + 1] as number)
      let matches = cells[start + 2] === 0
      let failedFacets = 0
      const missing = needed & ~maskOf(counter, commonFrom, commonTo)
      for (let variant = cells[start + 2] as number; variant > 0; variant--) {
        const from = at + 1
        const to = from + (cells[at] as number)
        let failed = missing
        for (at = from; at < to; at++) failed &= ~(groupOf[cells[at] as number] as number)
        if (failed === 0) {
          matches = true
          countAll(counter, from, to, product)
        } else if (isOneBit(failed)) {
          failedFacets |= failed
          countFacet(counter, from, to, {
            product,
            facet: groups[31 - Math.clz32(failed)]?.facet as number,
          })
        }
      }
      if (matches) {
        setBit(full, product)
        prices.add(product)
        countAll(counter, commonFrom, commonTo, product)
        continue
      }
      for (; failedFacets !== 0; failedFacets &= failedFacets - 1) {
        const facet = groups[31 - Math.clz32(failedFacets & -failedFacets)]?.facet as number
        countFacet(counter, commonFrom, commonTo, { product, facet })
      }
    }
  }
  return full
}

/** Counts terms of one facet in variants that pass the other filters. */
function countFailing(
  counter: Counter,
  failed: Uint32Array,
  { needed, facet }: { needed: number; facet: number },
) {
  const { cells, starts, groupOf } = counter
  for (let word = 0; word < failed.length; word++) {
    for (let left = failed[word] as number; left !== 0; left &= left - 1) {
      const product = (word << 5) + 31 - Math.clz32(left & -left)
      const start = starts[product] as number
      let at = start + HEADER
      const commonFrom = at + (cells[start] as number)
      const commonTo = commonFrom + (cells[start + 1] as number)
      const missing = needed & ~maskOf(counter, commonFrom, commonTo)
      let matches = cells[start + 2] === 0
      for (let variant = cells[start + 2] as number; variant > 0; variant--) {
        const from = at + 1
        const to = from + (cells[at] as number)
        let missed = missing
        for (at = from; at < to; at++) missed &= ~(groupOf[cells[at] as number] as number)
        if (missed !== 0) continue
        matches = true
        countFacet(counter, from, to, { product, facet })
      }
      if (matches) countFacet(counter, commonFrom, commonTo, { product, facet })
    }
  }
}

/** Products of which one variant passes all these filters. */
function keepMatching(matcher: Matcher, products: Uint32Array, needed: number): Uint32Array {
  const { cells, starts, groupOf, isCommon } = matcher
  const kept = new Uint32Array(products.length)
  for (let word = 0; word < products.length; word++) {
    for (let left = products[word] as number; left !== 0; left &= left - 1) {
      const product = (word << 5) + 31 - Math.clz32(left & -left)
      const start = starts[product] as number
      let at = start + HEADER
      let missing = needed
      if (isCommon) {
        const commonFrom = at + (cells[start] as number)
        missing &= ~maskOf(matcher, commonFrom, commonFrom + (cells[start + 1] as number))
      }
      let matches = missing === 0
      for (let variant = cells[start + 2] as number; variant > 0 && !matches; variant--) {
        const to = at + 1 + (cells[at] as number)
        let missed = missing
        for (at++; at < to; at++) missed &= ~(groupOf[cells[at] as number] as number)
        matches = missed === 0
      }
      if (matches) kept[word] = (kept[word] as number) | (left & -left)
    }
  }
  return kept
}

function maskOf({ cells, groupOf, isCommon }: Matcher, from: number, to: number): number {
  let mask = 0
  if (!isCommon) return mask
  for (let at = from; at < to; at++) mask |= groupOf[cells[at] as number] as number
  return mask
}

function countAll(
  { cells, counts, countedFor }: Counter,
  from: number,
  to: number,
  product: number,
) {
  for (let at = from; at < to; at++) {
    const term = cells[at] as number
    if (countedFor[term] === product) continue
    countedFor[term] = product
    counts[term] = (counts[term] as number) + 1
  }
}

function countFacet(
  { cells, counts, countedFor, facetOf }: Counter,
  from: number,
  to: number,
  { product, facet }: { product: number; facet: number },
) {
  for (let at = from; at < to; at++) {
    const term = cells[at] as number
    if (facetOf[term] !== facet || countedFor[term] === product) continue
    countedFor[term] = product
    counts[term] = (counts[term] as number) + 1
  }
}

/** Counts all terms of products, without filters. */
export function countTerms(index: FacetIndex, products: Uint32Array): Uint32Array {
  const { cells, starts } = index.arena
  const counts = new Uint32Array(index.termCount)
  const counter: Counter = {
    ...{ cells, starts, counts, groupOf: counts, facetOf: new Uint16Array(0), isCommon: false },
    countedFor: new Int32Array(index.termCount).fill(-1),
  }
  eachBit(products, product => {
    const start = starts[product] as number
    let at = start + HEADER
    for (let variants = cells[start + 2] as number; variants > 0; variants--) {
      const to = at + 1 + (cells[at] as number)
      countAll(counter, at + 1, to, product)
      at = to
    }
    countAll(counter, at, at + (cells[start + 1] as number), product)
  })
  return counts
}

/** Collects the lowest and highest entered price by kind of tax. */
export function createPriceRanges(index: FacetIndex) {
  const found: [min: number, max: number][] = []
  return {
    found,
    add(product: number) {
      const price = index.price(product)
      if (price < 0) return
      const goods = index.goods(product)
      const range = found[goods]
      if (!range) found[goods] = [price, price]
      else if (price < range[0]) range[0] = price
      else if (price > range[1]) range[1] = price
    },
  }
}
