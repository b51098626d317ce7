import { describe, expect, it } from 'vitest'
import { createFacetIndex } from './facet-index.ts'
import { decodeTerms, encodeTerms, type FacetProduct, groupTerms } from './facet-product.ts'
import { FACET_SORTS, type FacetGroup, type FacetQuery } from './facet-query.ts'
import { countMatching, queryFacets } from './query-facets.ts'
import { createRecentMatches } from './recent-matches.ts'

/** Facets 1 to 5 with five values each, and lists 1 to 3 without a facet. */
const FACET_COUNT = 5
const VALUES = 5
const LISTS = [1, 2, 3]
const termOf = (facet: number, value: number) => 10 + (facet - 1) * VALUES + value
const facetOf = new Uint16Array(10 + FACET_COUNT * VALUES).map((_, term) =>
  term < 10 ? 0 : Math.floor((term - 10) / VALUES) + 1,
)

function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    some: <T>(of: readonly T[], share = 0.5) => of.filter(() => next() < share),
  }
}
type Random = ReturnType<typeof createRandom>

/** A product with values of its own and up to four variants. */
interface Plain {
  lists: number[]
  common: number[]
  variants: number[][]
  keys: Pick<
    FacetProduct,
    'price' | 'goods' | 'position' | 'nameKey' | 'createdAt' | 'sales' | 'rating'
  >
}

function randomProduct(random: Random): Plain {
  const facets = Array.from({ length: FACET_COUNT }, (_, index) => index + 1)
  const varying = random.some(facets, 0.4)
  const common = facets
    .filter(facet => !varying.includes(facet))
    .flatMap(facet => random.some([0, 1, 2, 3, 4], 0.2).map(value => termOf(facet, value)))
  const variants = Array.from({ length: random.below(5) }, () =>
    varying.flatMap(facet => (random.next() < 0.9 ? [termOf(facet, random.below(3))] : [])),
  )
  return {
    lists: random.some(LISTS, 0.7),
    common,
    variants,
    keys: {
      price: random.next() < 0.1 ? -1 : random.below(50) * 10,
      goods: random.next() < 0.5 ? 'taxable ' : 'none ',
      position: random.below(3),
      nameKey: `name ${random.below(20)}`,
      createdAt: random.below(30),
      sales: random.below(4),
      rating: random.below(5),
    },
  }
}

function toFacetProduct({ lists, common, variants, keys }: Plain): FacetProduct {
  return { ...decodeTerms(encodeTerms(groupTerms([...lists, ...common], variants))), ...keys }
}

/** Terms of each variant with the common ones. */
const wholeVariants = ({ common, variants }: Plain) =>
  variants.length > 0 ? variants.map(terms => [...common, ...terms]) : [common]

const passes = (terms: readonly number[], groups: readonly FacetGroup[]) =>
  groups.every(group => group.terms.some(term => terms.includes(term)))

/** The same answer without an index. */
function queryNaively(products: ReadonlyMap<number, Plain>, query: FacetQuery) {
  const goods = ['taxable ', 'none ']
  const isPriced = ({ keys }: Plain) => {
    const [min, max] = query.price?.[goods.indexOf(keys.goods)] ?? [-1, Number.POSITIVE_INFINITY]
    return keys.price >= min && keys.price <= max
  }
  const inLists = [...products].filter(
    ([number, product]) =>
      query.lists.every(list => product.lists.includes(list)) &&
      (query.within?.includes(number) ?? true),
  )
  const priced = inLists.filter(([, product]) => isPriced(product))
  const matching = priced.filter(([, product]) =>
    wholeVariants(product).some(terms => passes(terms, query.groups)),
  )
  const counts: Record<number, number> = {}
  for (let facet = 1; facet <= FACET_COUNT; facet++) {
    const others = query.groups.filter(group => group.facet !== facet)
    for (let value = 0; value < VALUES; value++) {
      const term = termOf(facet, value)
      counts[term] = priced.filter(([, product]) =>
        wholeVariants(product).some(terms => terms.includes(term) && passes(terms, others)),
      ).length
    }
  }
  const prices = inLists
    .filter(([, product]) => wholeVariants(product).some(terms => passes(terms, query.groups)))
    .flatMap(([, { keys }]) => (keys.price < 0 ? [] : [keys.price]))
  const keyOf = (number: number) => products.get(number)?.keys as Plain['keys']
  const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const compare: Record<string, (a: number, b: number) => number> = {
    default: (a, b) =>
      keyOf(a).position - keyOf(b).position ||
      compareText(keyOf(a).nameKey, keyOf(b).nameKey) ||
      a - b,
    popularity: (a, b) => keyOf(b).sales - keyOf(a).sales || b - a,
    rating: (a, b) => keyOf(b).rating - keyOf(a).rating || b - a,
    newest: (a, b) => keyOf(b).createdAt - keyOf(a).createdAt || b - a,
    'price-asc': (a, b) => keyOf(a).price - keyOf(b).price || a - b,
    'price-desc': (a, b) => keyOf(b).price - keyOf(a).price || b - a,
    name: (a, b) => compareText(keyOf(a).nameKey, keyOf(b).nameKey) || a - b,
    given: (a, b) => (query.within?.indexOf(a) ?? 0) - (query.within?.indexOf(b) ?? 0),
  }
  const sorted = matching.map(([number]) => number).sort(compare[query.sort])
  const lastOffset = Math.max(Math.ceil(sorted.length / query.limit) - 1, 0) * query.limit
  const offset = Math.min(query.offset, lastOffset)
  return {
    count: sorted.length,
    page: sorted.slice(offset, offset + query.limit),
    counts,
    prices: prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined,
  }
}

function randomQuery(random: Random, numbers: readonly number[]): FacetQuery {
  const within = random.next() < 0.2 ? random.some(numbers, 0.3).reverse() : undefined
  const sorts = [...FACET_SORTS, 'price-desc', ...(within ? (['given'] as const) : [])] as const
  return {
    lists: random.some(LISTS, 0.3),
    within,
    groups: Array.from({ length: FACET_COUNT }, (_, index) => index + 1)
      .filter(() => random.next() < 0.5)
      .map(facet => ({
        facet,
        terms: random.some([0, 1, 2, 3, 4], 0.4).map(value => termOf(facet, value)),
      }))
      .filter(({ terms }) => terms.length > 0),
    price:
      random.next() < 0.3
        ? [
            [100, 300],
            [50, 200],
          ]
        : undefined,
    sort: sorts[random.below(sorts.length)] as FacetQuery['sort'],
    offset: random.below(4) * 5,
    limit: 5,
  }
}

async function expectSameAnswers(
  index: ReturnType<typeof createFacetIndex>,
  products: ReadonlyMap<number, Plain>,
  random: Random,
) {
  for (const sort of FACET_SORTS) await index.prepareSort(sort)
  for (let round = 0; round < 60; round++) {
    const query = randomQuery(random, [...products.keys()])
    if (query.lists.length === 0 && !query.within) query.lists = [1]
    const found = queryFacets(index, query, facetOf)
    const expected = queryNaively(products, query)
    const counts = Object.fromEntries(
      Object.keys(expected.counts).map(term => [term, found.counts[Number(term)] ?? 0]),
    )
    const all = found.prices.flatMap(range => range ?? [])
    const prices = all.length > 0 ? [Math.min(...all), Math.max(...all)] : undefined
    const { count, page } = found
    expect({ query, count, page, counts, prices }).toEqual({ query, ...expected })
    expect(countMatching(index, query)).toBe(expected.count)
  }
}

describe('the facet index', () => {
  it.each([1, 2, 3, 4, 5, 6])('SH-5 answers like a naive filter, catalogue %i', async seed => {
    const random = createRandom(seed)
    const index = createFacetIndex()
    const products = new Map<number, Plain>()
    // Kinds of tax are numbered in the order of their first product.
    const first = { lists: [], common: [], variants: [], keys: { ...randomProduct(random).keys } }
    index.set(1, toFacetProduct({ ...first, keys: { ...first.keys, goods: 'taxable ' } }))
    index.set(2, toFacetProduct({ ...first, keys: { ...first.keys, goods: 'none ' } }))
    index.remove(1)
    index.remove(2)
    for (let number = 3; number < 160; number += 1 + random.below(2)) {
      const product = randomProduct(random)
      products.set(number, product)
      index.set(number, toFacetProduct(product))
    }
    await expectSameAnswers(index, products, random)
    for (const number of random.some([...products.keys()], 0.3)) {
      if (random.next() < 0.3) {
        products.delete(number)
        index.remove(number)
      } else {
        const changed = randomProduct(random)
        products.set(number, changed)
        index.set(number, toFacetProduct(changed))
      }
    }
    await expectSameAnswers(index, products, random)
  })

  it('SH-5 counts once for other pages and orders of the same filters, until a product changes', () => {
    const values = new Uint16Array(20)
    let version = 1
    let matches = 0
    const recent = createRecentMatches(() => version)
    const find = (key: string, terms = values) => recent.find([terms, key], () => ++matches)
    expect([find('red'), find('red'), find('blue'), find('red')]).toEqual([1, 1, 2, 1])
    version++
    expect(find('red')).toBe(3)
    expect(find('red', new Uint16Array(20))).toBe(4)
    for (let other = 0; other < 60; other++) find(`value ${other}`)
    expect(find('red')).toBe(matches)
    expect(matches).toBe(65)
  })

  it('SH-5 reads the terms of a product from its row', () => {
    const terms = { common: [3, 8], variants: [[], [1, 14], [15]] }
    expect(decodeTerms(encodeTerms(terms))).toEqual(terms)
  })
})
