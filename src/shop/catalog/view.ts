import type { Minor } from '#base'
import type { Addon, AddonPrice } from '../model/addon.ts'
import type { Picture, ProductVideo } from '../model/media.ts'
import type { QuantityRule } from '../model/quantity-rule.ts'
import type { MoneyFormat } from '../model/shown-values.ts'
import type { UnitPrice } from '../money/unit-price.ts'
import type { StockState, VariantStock } from '../stock/availability.ts'
import type { ListFilters } from './filters.ts'
import type { ShownSwatch, Swatch } from './swatch.ts'

export const PRODUCT_TYPES = ['simple', 'variable', 'grouped', 'external'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const VISIBILITIES = ['visible', 'catalog', 'search', 'hidden'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const SORTS = [
  'default',
  'popularity',
  'rating',
  'newest',
  'price-asc',
  'price-desc',
  'name',
] as const
export type Sort = (typeof SORTS)[number]

/** Minor units; `min` and `max` differ for variants with different prices. */
export interface PriceRange {
  min: Minor
  max: Minor
  regularMin: Minor
  regularMax: Minor
  onSale: boolean
  /** Note behind the lowest price, such as `incl. VAT`. */
  suffix?: string
  /** Names of automatic discounts. */
  label?: string
  /** Unit price of the product's one variant. */
  unitPrice?: UnitPrice
  /** Lowest price of the 30 days before the reduction. */
  lowest?: Minor
}

/** Average of 1 to 5 stars, and number of published reviews, which is at least 1. */
export interface Rating {
  average: number
  count: number
}

export interface ProductCard {
  id: string
  type: ProductType
  path: string
  name: string
  /** Undefined if not for sale. */
  price: PriceRange | undefined
  rating?: Rating
  stock: StockState
  picture: Picture | undefined
  /** Shown on hover. */
  secondPicture: Picture | undefined
  /** UTC milliseconds. */
  createdAt: number
  /** Values of the option with swatches; missing without one. */
  swatches?: CardSwatches
  /** Variant that can be added without choosing options. */
  quickAdd: string | undefined
  /** `text` is empty for the default label. */
  external: { url: string; text: string } | undefined
}

export interface CardSwatches {
  values: { value: string; path: string; swatch: ShownSwatch }[]
  /** Number of values that are left out. */
  more: number
}

/** One page of a product list. */
export interface ProductList {
  products: ProductCard[]
  page: number
  pages: number
  count: number
  /** Whether more matches exist than were counted. */
  more: boolean
  sort: Sort
  money: MoneyFormat
  /** When a price changes because of a sale. */
  freshUntil: number | undefined
  /** If the list was asked for with filters. */
  filters?: ListFilters
}

/** An option of the buyer, or an attribute shared by all variants. */
export interface ProductOption {
  /** Permanent identifier in forms and URLs. */
  key: string
  name: string
  values: string[]
  /** Shown as additional information. */
  visible: boolean
  /** Whether variants differ by it. */
  variation: boolean
  /** Shared across the catalogue instead of product-specific. */
  global?: boolean
  /** Configured swatches by value. */
  swatches?: Record<string, Swatch>
}

/** In the shop's units; undefined if unknown. */
export interface Measures {
  weight?: number
  length?: number
  width?: number
  height?: number
}

export interface VariantView {
  id: string
  sku: string | undefined
  /** Value per option key; a missing key matches any value. */
  options: Record<string, string>
  price: Minor | undefined
  regularPrice: Minor | undefined
  onSale: boolean
  /** Note behind the price. */
  suffix?: string
  unitPrice?: UnitPrice
  /** Lowest price of the 30 days before the reduction. */
  lowest?: Minor
  stock: VariantStock
  /** Only if it is not sold in any quantity. */
  rule?: QuantityRule
  gtin?: string
  mpn?: string
  /** Media id of a gallery image. */
  picture: string | undefined
  measures: Measures
  descriptionHtml: string
}

/** A business with its addresses, as products must state it (regulation (EU) 2023/988). */
export interface Business {
  name: string
  address: string
  contact: string
}

export interface ProductSafety {
  manufacturer: Business | undefined
  /** In the EU, for manufacturers elsewhere. */
  responsible: Business | undefined
  warnings: string
}

export interface Term {
  name: string
  path: string
}

/** A surcharge as displayed; percentages are of the displayed price. */
export type ShownSurcharge = AddonPrice

export interface ShownAddon extends Omit<Addon, 'price' | 'choices'> {
  price: ShownSurcharge | null
  choices: { id: string; label: string; price: ShownSurcharge | null; isSoldOut?: true }[]
}

/** For search engines and shared links, where the owner has set any. */
export interface ProductSeo {
  title: string
  description: string
  noindex: boolean
  /** Media id. */
  image: string | undefined
}

/** Data of a product page. */
export interface ProductDetail {
  id: string
  type: ProductType
  slug: string
  path: string
  name: string
  sku: string | undefined
  shortHtml: string
  descriptionHtml: string
  price: PriceRange | undefined
  rating?: Rating
  stock: StockState
  /** UTC milliseconds. */
  createdAt: number
  options: ProductOption[]
  /** By option key and value; values without a swatch are shown as text. */
  swatches: Record<string, Record<string, ShownSwatch>>
  variants: VariantView[]
  gallery: Picture[]
  /** Drawing for products without images and videos. */
  scene?: Picture | undefined
  /** Shown after the images. */
  videos: ProductVideo[]
  categories: Term[]
  tags: Term[]
  brand?: Term
  measures: Measures
  /** Id of a page or block. */
  sizeGuide?: string | undefined
  /** Sent to the buyer, unlike downloads. */
  isShipped: boolean
  units: { weight: string; length: string }
  soldIndividually: boolean
  acceptsReviews: boolean
  /** Only if it is not sold in any quantity. Variants may have their own. */
  rule?: QuantityRule | undefined
  seo?: ProductSeo | undefined
  /** Fields that buyers fill in. */
  addons?: ShownAddon[]
  /** What a bundle consists of. The path is empty for parts without a page. */
  parts?: { name: string; path: string; quantity: number }[]
  /** Purchasable members of a group, in order. */
  members: ProductDetail[]
  upsells: ProductCard[]
  /** Ids of the cross-sells. */
  crossSells: string[]
  /** `text` is empty for the default label. */
  external: { url: string; text: string } | undefined
  /** Undefined if there is nothing to state. */
  safety: ProductSafety | undefined
  /** The shop states the legal guarantee. */
  hasGuaranteeNotice: boolean
  /** The manufacturer's guarantee of durability. */
  guarantee: { years: number; manufacturer: string } | undefined
  money: MoneyFormat
  freshUntil: number | undefined
}
