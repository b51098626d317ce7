export const FACET_SORTS = [
  'default',
  'popularity',
  'rating',
  'newest',
  'price-asc',
  'name',
] as const
export type FacetSort = (typeof FACET_SORTS)[number]

/** A filter: the product, or one of its variants, has one of these terms. */
export interface FacetGroup {
  /** Number of the facet that the terms belong to. */
  facet: number
  terms: readonly number[]
}

/** Prices as entered that are within the limits, by kind of tax; inclusive. */
export type PriceLimits = readonly (readonly [min: number, max: number])[]

export interface FacetQuery {
  /** Lists that contain the product. */
  lists: readonly number[]
  /** Only these products, such as matches of a search, best first. */
  within?: readonly number[] | undefined
  /** At most 24, one per facet. */
  groups: readonly FacetGroup[]
  price?: PriceLimits | undefined
  /** `given`: as in `within`. */
  sort: FacetSort | 'price-desc' | 'given'
  offset: number
  /** At least 1. */
  limit: number
}

/** Entered prices by kind of tax. */
export type PriceRanges = readonly (readonly [min: number, max: number] | undefined)[]

export interface FacetResult {
  /** Numbers of the products of the page. */
  page: number[]
  count: number
  /** Of the page; that of the last page if the requested one is behind it. */
  offset: number
  /**
   * Number of products by term that match all other filters. Counts of a facet ignore its own
   * filter.
   */
  counts: Uint32Array
  /** Of products that match all other filters. */
  prices: PriceRanges
}

/** Counts of a query with the set of products that pass its filters. */
export type Counted = Pick<FacetResult, 'counts' | 'prices'> & { full: Uint32Array }
