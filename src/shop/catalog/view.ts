import type { Minor } from '#base'

/** A picture of the media library as pages show it. */
export interface Picture {
  id: string
  alt: string
  /** Pixels of the original; 0 when unknown. */
  width: number
  height: number
  /** `#rrggbb` behind the picture while it loads. */
  colour: string
  /** Widths in pixels that exist as AVIF and WebP. */
  widths: number[]
}

/** A video of the media library as pages play it. */
export interface VideoFile {
  src: string
  mime: string
  width?: number
  height?: number
  durationSeconds?: number
  uploadedAt?: number
  poster?: Picture
  thumbnails?: string
  tracks?: readonly {
    src: string
    kind: 'captions' | 'subtitles' | 'chapters' | 'descriptions'
    language: string
  }[]
}

/** Of the library, or at an address. */
export interface ProductVideo {
  file: VideoFile | null
  url: string
  poster: Picture | null
}

export const PRODUCT_TYPES = ['simple', 'variable', 'grouped', 'external'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const VISIBILITIES = ['visible', 'catalog', 'search', 'hidden'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const SORTS = ['default', 'popularity', 'newest', 'price-asc', 'price-desc', 'name'] as const
export type Sort = (typeof SORTS)[number]

export type StockState = 'in-stock' | 'low' | 'out-of-stock' | 'on-backorder'

/** How amounts are written. */
export interface MoneyFormat {
  currency: string
  locale: string
}

/** Minor units; `min` and `max` differ when variants do. */
export interface PriceRange {
  min: Minor
  max: Minor
  regularMin: Minor
  regularMax: Minor
  onSale: boolean
}

export interface ProductCard {
  id: string
  type: ProductType
  path: string
  name: string
  /** Undefined: not for sale. */
  price: PriceRange | undefined
  stock: StockState
  picture: Picture | undefined
  /** Shown on hover where there is one. */
  secondPicture: Picture | undefined
  /** A variant that can be added without a choice. */
  quickAdd: string | undefined
  /** `text` is empty where the owner gave the button none. */
  external: { url: string; text: string } | undefined
}

/** A page of a list of products. */
export interface ProductList {
  products: ProductCard[]
  page: number
  pages: number
  count: number
  /** True when there are more matches than are counted. */
  more: boolean
  sort: Sort
  money: MoneyFormat
  /** When a price in it changes by itself. */
  freshUntil: number | undefined
}

/** A choice that a buyer makes, or a property that all variants share. */
export interface ProductOption {
  /** Permanent name in forms and addresses. */
  key: string
  name: string
  values: string[]
  /** Listed under additional information. */
  visible: boolean
  /** Told apart by variants. */
  variation: boolean
  /** Shared by the catalogue, not the product's own. */
  global?: boolean
  /** How values look, as far as the owner says so. */
  swatches?: Record<string, Swatch>
}

/** A picture of the media library, else a color (`#rrggbb`). */
export interface Swatch {
  colour?: string
  image?: string
}

export type ShownSwatch = { colour: string } | { picture: Picture }

/** In the shop's units; undefined where unknown. */
export interface Measures {
  weight?: number
  length?: number
  width?: number
  height?: number
}

export interface VariantStock {
  state: StockState
  /** Units left where that is worth saying. */
  left: number | undefined
  /** The most that one order can take. */
  max: number | undefined
}

export interface VariantView {
  id: string
  sku: string | undefined
  /** Value per option key; a missing key takes any value. */
  options: Record<string, string>
  price: Minor | undefined
  regularPrice: Minor | undefined
  onSale: boolean
  stock: VariantStock
  /** Id of a picture in the gallery. */
  picture: string | undefined
  measures: Measures
  descriptionHtml: string
}

export interface Term {
  name: string
  path: string
}

/** All that a product page shows. */
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
  stock: StockState
  options: ProductOption[]
  /** By option key and value; a value without one is said in words alone. */
  swatches: Record<string, Record<string, ShownSwatch>>
  variants: VariantView[]
  gallery: Picture[]
  /** A drawing, where there are no images and no videos. */
  scene?: Picture | undefined
  /** Shown after the pictures. */
  videos: ProductVideo[]
  categories: Term[]
  tags: Term[]
  measures: Measures
  units: { weight: string; length: string }
  soldIndividually: boolean
  /** Members of a grouped product that can be bought, in order. */
  members: ProductDetail[]
  upsells: ProductCard[]
  /** `text` is empty where the owner gave the button none. */
  external: { url: string; text: string } | undefined
  money: MoneyFormat
  freshUntil: number | undefined
}
