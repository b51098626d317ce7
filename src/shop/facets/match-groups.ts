import type { FacetIndex } from './facet-index.ts'
import type { FacetQuery, PriceLimits } from './facet-query.ts'
import { setBit } from './member-set.ts'

/** Products of a list by the filters that they fail as a whole. */
export interface MatchedProducts {
  /** Products that pass all filters, each perhaps with another variant. */
  passing: Uint32Array
  /** By group, and by price at the end: products that fail only this one. */
  failing: Uint32Array[]
}

export function matchGroups(
  index: FacetIndex,
  base: Uint32Array,
  { groups, price }: Pick<FacetQuery, 'groups' | 'price'>,
): MatchedProducts {
  const { length } = base
  const failsAny = new Uint32Array(length)
  const failsMore = new Uint32Array(length)
  const failing: Uint32Array[] = []
  const add = (passed: Uint32Array) => {
    // The set of products that pass becomes the set of those that fail.
    for (let at = 0; at < length; at++) {
      const missing = (base[at] as number) & ~(passed[at] as number)
      passed[at] = missing
      failsMore[at] = (failsMore[at] as number) | ((failsAny[at] as number) & missing)
      failsAny[at] = (failsAny[at] as number) | missing
    }
    failing.push(passed)
  }
  for (const { terms } of groups) {
    const passed = new Uint32Array(length)
    for (const term of terms) index.members(term)?.addTo(passed)
    add(passed)
  }
  if (price) {
    const passed = new Uint32Array(length)
    for (let at = 0; at < length; at++) {
      for (let left = (base[at] as number) & ~(failsMore[at] as number); left !== 0; ) {
        const product = (at << 5) + 31 - Math.clz32(left & -left)
        if (isPriced(index, price, product)) setBit(passed, product)
        left &= left - 1
      }
    }
    add(passed)
  }
  const passing = new Uint32Array(length)
  for (let at = 0; at < length; at++) {
    passing[at] = (base[at] as number) & ~(failsAny[at] as number)
    for (const set of failing) set[at] = (set[at] as number) & ~(failsMore[at] as number)
  }
  return { passing, failing }
}

function isPriced(index: FacetIndex, limits: PriceLimits, product: number): boolean {
  const [min, max] = limits[index.goods(product)] ?? [0, -1]
  const price = index.price(product)
  return price >= min && price <= max
}
