import type { Minor } from '#base'
import type { ShownSwatch } from './swatch.ts'

/** Filters of a product list by slug; unknown ones are ignored. */
export interface ProductFilters {
  brands: readonly string[]
  /** Slugs of values by slug of the attribute. */
  attributes: ReadonlyMap<string, readonly string[]>
  /** In the shown currency and with the shown taxes, inclusive. */
  minPrice: Minor | undefined
  maxPrice: Minor | undefined
  inStock: boolean
  onSale: boolean
  /** Lowest whole stars, 1 to 4. */
  minStars: number | undefined
}

export interface FilterValue {
  slug: string
  name: string
  /** Number of products if it is chosen too. */
  count: number
  chosen: boolean
  swatch?: ShownSwatch
}

/** A facet with the values that occur in the list. */
export interface FilterFacet {
  kind: 'brand' | 'category' | 'attribute'
  /** Of the attribute; otherwise the kind. */
  slug: string
  /** Of the attribute; otherwise empty. */
  name: string
  values: FilterValue[]
  /** Number of values that are left out. */
  more: number
}

/** Filters of a list with the number of products for each. */
export interface ListFilters {
  facets: FilterFacet[]
  inStock: { count: number; chosen: boolean }
  onSale: { count: number; chosen: boolean }
  price: {
    /** Lowest and highest shown price; undefined without prices. */
    range: { min: Minor; max: Minor } | undefined
    min: Minor | undefined
    max: Minor | undefined
  }
  /** Products with at least these stars, most stars first. Empty if none has reviews. */
  ratings: { stars: number; count: number; chosen: boolean }[]
  /** Number of chosen values that exist. */
  chosen: number
  /** If nothing was found: number of products without the filters of a facet. */
  removals: {
    kind: 'brand' | 'attribute' | 'price' | 'in_stock' | 'on_sale' | 'rating'
    /** Of the attribute. */
    slug: string
    count: number
  }[]
}

export const hasFilters = (filters: ProductFilters): boolean =>
  filters.brands.length > 0 ||
  filters.attributes.size > 0 ||
  filters.minPrice !== undefined ||
  filters.maxPrice !== undefined ||
  filters.inStock ||
  filters.onSale ||
  filters.minStars !== undefined
