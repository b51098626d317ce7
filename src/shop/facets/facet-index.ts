import { setImmediate as pauseOnce } from 'node:timers/promises'
import type { FacetProduct } from './facet-product.ts'
import { type Counted, FACET_SORTS, type FacetSort } from './facet-query.ts'
import { createMemberSet, type MemberSet, wordsFor } from './member-set.ts'
import { createRecentMatches } from './recent-matches.ts'
import { repairOrder, type SortedNumbers, sortNumbers } from './sorted-numbers.ts'
import { createTermArena } from './term-arena.ts'

/** Unfiltered counts of a list. */
export interface ListCounts {
  terms: readonly number[]
  size: number
  /** Number of products by term. */
  counts: Uint32Array
}

const MAX_COUNTED_LISTS = 200
const RUNS_WITHOUT_PAUSE = 4
const MAX_SORT_TRIES = 3

export type FacetIndex = ReturnType<typeof createFacetIndex>

/** Products of a shop with the terms that they have, for filters with counts (decision 94). */
export function createFacetIndex() {
  const arena = createTermArena()
  const members: (MemberSet | undefined)[] = []
  const nameKeys: string[] = []
  const goods: string[] = []
  const goodsNumbers = new Map<string, number>()
  let price = new Float64Array(256)
  let createdAt = new Float64Array(256)
  let sales = new Float64Array(256)
  let rating = new Float64Array(256)
  let position = new Float64Array(256)
  let goodsOf = new Uint16Array(256)
  let size = 0
  let largest = 0
  let version = 0
  const sorted = new Map<FacetSort, SortedNumbers>()
  const sorting = new Map<FacetSort, Promise<void>>()
  const moved = new Map<FacetSort, Set<number>>()
  const listCounts = new Map<string, ListCounts>()
  const recentMatches = createRecentMatches<Counted>(() => version)
  /** Number of products by term that only some of their variants have. */
  const variantUses: number[] = []

  function noteVariants(variants: readonly (readonly number[])[], change: 1 | -1) {
    for (const term of new Set(variants.flat())) {
      variantUses[term] = (variantUses[term] ?? 0) + change
    }
  }

  const byNumber = (values: () => Float64Array, direction: 1 | -1) => (a: number, b: number) =>
    direction * ((values()[a] as number) - (values()[b] as number)) || direction * (a - b)
  const byName = (a: number, b: number) => {
    const [left, right] = [nameKeys[a] as string, nameKeys[b] as string]
    return left < right ? -1 : left > right ? 1 : a - b
  }
  const compare: Record<FacetSort, (a: number, b: number) => number> = {
    default: (a, b) => (position[a] as number) - (position[b] as number) || byName(a, b),
    popularity: byNumber(() => sales, -1),
    rating: byNumber(() => rating, -1),
    newest: byNumber(() => createdAt, -1),
    'price-asc': byNumber(() => price, 1),
    name: byName,
  }

  function grow(product: number) {
    if (product < price.length) return
    const length = Math.ceil((product + 1) * 1.5)
    const enlarge = (values: Float64Array) => {
      const next = new Float64Array(length)
      next.set(values)
      return next
    }
    price = enlarge(price)
    createdAt = enlarge(createdAt)
    sales = enlarge(sales)
    rating = enlarge(rating)
    position = enlarge(position)
    const nextGoods = new Uint16Array(length)
    nextGoods.set(goodsOf)
    goodsOf = nextGoods
  }

  function noteMoved(product: number, sorts: readonly FacetSort[]) {
    for (const sort of sorts) {
      if (!sorted.has(sort)) continue
      const changed = moved.get(sort) ?? new Set<number>()
      moved.set(sort, changed.add(product))
    }
  }

  function recount(before: ReadonlySet<number>, after: ReadonlySet<number>) {
    for (const list of listCounts.values()) {
      for (const [terms, change] of [
        [before, -1],
        [after, 1],
      ] as const) {
        if (terms.size === 0 || !list.terms.every(term => terms.has(term))) continue
        list.size += change
        for (const term of terms) {
          if (term >= list.counts.length) {
            const next = new Uint32Array(term + 256)
            next.set(list.counts)
            list.counts = next
          }
          list.counts[term] = (list.counts[term] as number) + change
        }
      }
    }
  }

  function remove(product: number) {
    if (!arena.has(product)) return
    const terms = arena.termsOf(product)
    for (const term of terms) members[term]?.delete(product)
    recount(terms, new Set())
    noteVariants(arena.variantsOf(product), -1)
    arena.remove(product)
    noteMoved(product, FACET_SORTS)
    size--
    version++
  }

  async function sortAll(sort: FacetSort) {
    for (let tries = 0; ; tries++) {
      const since = version
      const numbers = new Uint32Array(size)
      let count = 0
      for (let product = 0; product <= largest; product++) {
        if (arena.has(product)) numbers[count++] = product
      }
      let steps = 0
      const pause = async () => {
        if (++steps % RUNS_WITHOUT_PAUSE === 0) await pauseOnce()
      }
      // The last try does not let changes in.
      const result = await sortNumbers(numbers, {
        compare: compare[sort],
        ...(tries < MAX_SORT_TRIES && { pause }),
      })
      if (version !== since) continue
      sorted.set(sort, result)
      return
    }
  }

  return {
    arena,
    /** Increased by every change. */
    get version() {
      return version
    },
    /** Number of listed products. */
    get size() {
      return size
    },
    /** Words of a set of bits that has one bit per product. */
    get words() {
      return wordsFor(largest)
    },
    get termCount() {
      return members.length
    },
    members: (term: number) => members[term],
    /** Whether a product has variants with and without the term. */
    isOfVariants: (term: number) => (variantUses[term] ?? 0) > 0,
    /** Whether all variants of a product have the term. */
    isCommon: (term: number) => (members[term]?.size ?? 0) > (variantUses[term] ?? 0),
    price: (product: number) => price[product] as number,
    goods: (product: number) => goodsOf[product] as number,
    /** Kinds of tax that occur, by number. */
    allGoods: goods as readonly string[],
    listCounts: {
      get: (key: string) => listCounts.get(key),
      set(key: string, counts: ListCounts) {
        listCounts.set(key, counts)
        const [oldest] = listCounts.keys()
        if (listCounts.size > MAX_COUNTED_LISTS && oldest !== undefined) listCounts.delete(oldest)
      },
    },
    set(product: number, next: FacetProduct) {
      const isNew = !arena.has(product)
      grow(product)
      largest = Math.max(largest, product)
      const before = arena.termsOf(product)
      noteVariants(arena.variantsOf(product), -1)
      noteVariants(next.variants, 1)
      arena.set(product, next.common, next.variants)
      const after = arena.termsOf(product)
      for (const term of before) if (!after.has(term)) members[term]?.delete(product)
      for (const term of after) {
        if (before.has(term)) continue
        const set = members[term] ?? createMemberSet()
        members[term] = set
        set.add(product)
      }
      recount(before, after)
      const isRenamed = isNew || nameKeys[product] !== next.nameKey
      if (isRenamed) noteMoved(product, ['name', 'default'])
      if (isNew || position[product] !== next.position) noteMoved(product, ['default'])
      if (isNew || price[product] !== next.price) noteMoved(product, ['price-asc'])
      if (isNew || sales[product] !== next.sales) noteMoved(product, ['popularity'])
      if (isNew || rating[product] !== next.rating) noteMoved(product, ['rating'])
      if (isNew || createdAt[product] !== next.createdAt) noteMoved(product, ['newest'])
      nameKeys[product] = next.nameKey
      position[product] = next.position
      price[product] = next.price
      sales[product] = next.sales
      rating[product] = next.rating
      createdAt[product] = next.createdAt
      const number = goodsNumbers.get(next.goods) ?? goods.push(next.goods) - 1
      goodsNumbers.set(next.goods, number)
      goodsOf[product] = number
      if (isNew) size++
      version++
    },
    remove,
    /** Sorts all products. Must be called once per order before `sorted`. */
    prepareSort(sort: FacetSort): Promise<void> {
      const known = sorting.get(sort) ?? sortAll(sort)
      sorting.set(sort, known)
      return known
    },
    sorted(sort: FacetSort): SortedNumbers {
      const known = sorted.get(sort)
      if (!known) throw new Error(`products are not sorted by ${sort}`)
      const changed = moved.get(sort)
      if (!changed || changed.size === 0) return known
      moved.delete(sort)
      const next = repairOrder(known, changed, { compare: compare[sort], isKept: arena.has })
      sorted.set(sort, next)
      return next
    },
    recentMatches,
    /** Bytes of all typed arrays; names take about 50 bytes per product more. */
    get bytes() {
      let sum = arena.bytes + price.byteLength * 5 + goodsOf.byteLength
      for (const set of members) sum += set?.bytes ?? 0
      for (const { order, rank } of sorted.values()) sum += order.byteLength + rank.byteLength
      return sum
    },
  }
}
