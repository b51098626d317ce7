import { createFacetIndex, type FacetIndex } from '../../src/shop/facets/facet-index.ts'
import { queryFacets } from '../../src/shop/facets/query-facets.ts'
import type { Figure } from '../report.ts'
import { median } from '../statistics.ts'

const COUNTS = [1_000_000, 10_000_000]
const RUNS = 9
const PER_CATEGORY = 1000
const COLOURS = 8
const SIZES = 5
const FEATURES = 300
const FEATURES_EACH = 8
const VALUES = 6
const BRANDS = 40
const VARIANTS = 5

/** Facets by number; terms are numbered in the same order, categories last. */
const FACETS = { colour: 1, size: 2, brand: 3, firstFeature: 4 }
const ALL = 3
const FIRST = {
  colour: 4,
  size: 4 + COLOURS,
  brand: 4 + COLOURS + SIZES,
  feature: 4 + COLOURS + SIZES + BRANDS,
  category: 4 + COLOURS + SIZES + BRANDS + FEATURES * VALUES,
}

/**
 * The index of filters with up to 10,000,000 products of five variants and eight of 300 features:
 * its memory, and the processor time of filters in a category of 1,000 products and in all products.
 * Needs 8 GB of memory.
 */
export async function measureFacetIndex(): Promise<Figure[]> {
  const index = createFacetIndex()
  const figures: Figure[] = []
  const before = usedMb()
  let filled = 0
  for (const count of COUNTS) {
    for (; filled < count; filled++) index.set(filled, product(filled))
    const name = `${count.toLocaleString('en')} products`
    const facetOf = facetsOfTerms(count / PER_CATEGORY)
    figures.push({ what: `filter index, ${name}: memory`, value: usedMb() - before, unit: 'MB' })
    const colour = { facet: FACETS.colour, terms: [FIRST.colour] }
    const size = { facet: FACETS.size, terms: [FIRST.size + 1] }
    const brands = { facet: FACETS.brand, terms: [FIRST.brand, FIRST.brand + 3] }
    for (const [what, lists] of [
      ['a category', [FIRST.category + 7]],
      ['all products', [ALL]],
    ] as const) {
      const time = (groups: (typeof colour)[]) => timeOf(index, { lists, groups }, facetOf)
      figures.push(
        {
          what: `${what}, three filters, ${name}`,
          value: time([colour, size, brands]),
          unit: 'ms',
        },
        { what: `${what}, one filter, ${name}`, value: time([colour]), unit: 'ms' },
      )
    }
  }
  return figures
}

function timeOf(
  index: FacetIndex,
  {
    lists,
    groups,
  }: { lists: readonly number[]; groups: { facet: number; terms: readonly number[] }[] },
  facetOf: Uint16Array,
): number {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    // Another price limit each time, because matches of equal filters are kept.
    const price = [[0, 1_000_000 + run]] as const
    const { user } = process.cpuUsage()
    queryFacets(index, { lists, groups, price, sort: 'given', offset: 0, limit: 24 }, facetOf)
    times.push((process.cpuUsage().user - user) / 1000)
  }
  return median(times)
}

function product(number: number) {
  const own = Array.from({ length: FEATURES_EACH }, (_, n) => {
    const feature = (number * 7 + n * 37) % FEATURES
    return FIRST.feature + feature * VALUES + ((number + n) % VALUES)
  })
  const variants = Array.from({ length: VARIANTS }, (_, n) => [
    FIRST.colour + ((number + n) % COLOURS),
    FIRST.size + ((number * 3 + n) % SIZES),
  ])
  const category = FIRST.category + Math.floor(number / PER_CATEGORY)
  return {
    common: [ALL, category, FIRST.brand + (number % BRANDS), ...own],
    variants,
    price: 10 + (number % 190),
    goods: 'taxable ',
    position: 0,
    nameKey: `item ${number}`,
    createdAt: number,
    sales: number % 97,
    rating: number % 5,
  }
}

function facetsOfTerms(categories: number): Uint16Array {
  const facetOf = new Uint16Array(FIRST.category + categories)
  facetOf.fill(FACETS.colour, FIRST.colour, FIRST.size)
  facetOf.fill(FACETS.size, FIRST.size, FIRST.brand)
  facetOf.fill(FACETS.brand, FIRST.brand, FIRST.feature)
  for (let term = FIRST.feature; term < FIRST.category; term++) {
    facetOf[term] = FACETS.firstFeature + Math.floor((term - FIRST.feature) / VALUES)
  }
  return facetOf
}

const usedMb = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
