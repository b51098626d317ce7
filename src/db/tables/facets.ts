import type { Generated } from 'kysely'

/** Brands, shared attributes, and what filters need to know of products. */
export interface FacetTables {
  brands: {
    id: string
    slug: string
    name: string
    /** Plain text. */
    description: string
    image: string | null
  }
  /** Options of products with the same key that are shared across the catalogue. */
  attributes: {
    id: string
    /** `ProductOption.key`. */
    key: string
    slug: string
    /** As filters show it. */
    name: string
    position: number
    /** 1: visitors can filter by it. */
    filterable: number
  }
  attribute_values: {
    id: string
    attribute_id: string
    /** The value of products in lower case. */
    value_key: string
    slug: string
    /** As filters show it. */
    name: string
    position: number
    /** JSON `Swatch`. */
    swatch: string | null
  }
  /** Numbers of lists and attribute values in `product_facets`. */
  facet_numbers: { number: Generated<number>; id: string }
  /** Terms and sort keys of a product, which every process has in memory. */
  product_facets: {
    /** Of the product, in memory. */
    number: Generated<number>
    product_id: string
    /** Numbers of the lists that contain the product. */
    lists: string
    /** Numbers of other terms, see `encodeTerms`. Null if the product is not shown. */
    terms: string | null
    /** A character per variant: whether it is in stock and on sale. */
    variant_states: string
    /** As entered, after automatic discounts; -1 without a price. */
    price: number
    /** Tax status and tax class. */
    goods: string
    name_key: string
    position: number
    created_at: number
    sales: number
    rating: number
    /** Whole stars of the average; 0 without reviews. */
    stars: Generated<number>
  }
}
