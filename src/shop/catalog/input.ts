import type { Minor } from '#base'
import type { Addon } from '../model/addon.ts'
import type { BundlePart } from '../model/bundle.ts'
import type { StoredVideo } from './stored.ts'
import type { Measures, ProductOption, ProductType, Visibility } from './view.ts'

export interface StockInput {
  /** Counted if set; otherwise `status` decides availability. */
  quantity?: number | undefined
  status?: 'in-stock' | 'out-of-stock' | 'on-backorder' | undefined
  backorders?: 'no' | 'notify' | 'yes' | undefined
  lowAt?: number | undefined
  /**
   * Quantity that the editor loaded: the stock item is changed by the difference, which keeps
   * concurrent sales. Null: was not counted.
   */
  was?: number | null | undefined
}

/** Missing ones keep their values; null: no rule, or that of the product. */
interface QuantityInput {
  minQuantity?: number | null | undefined
  maxQuantity?: number | null | undefined
  quantityStep?: number | null | undefined
}

export interface VariantInput extends QuantityInput {
  /** Existing variant of the product; otherwise identified by SKU. */
  id?: string | undefined
  sku?: string | undefined
  externalId?: string | undefined
  /** Value per option key; a missing key matches any value. */
  options?: Record<string, string> | undefined
  enabled?: boolean | undefined
  position?: number | undefined
  regularPrice?: Minor | undefined
  salePrice?: Minor | undefined
  saleFrom?: number | undefined
  /** Exclusive end of the sale. */
  saleTo?: number | undefined
  /** `product`: uses the product's stock item, shared with others. */
  stock?: StockInput | 'product' | undefined
  taxClass?: string | undefined
  shippingClass?: string | undefined
  virtual?: boolean | undefined
  downloadable?: boolean | undefined
  downloads?: { name: string; url: string }[] | undefined
  /** Downloads per purchased item; 0: unlimited. Default of the shop if missing. */
  downloadLimit?: number | undefined
  /** Days until downloads expire; 0: never. Default of the shop if missing. */
  downloadDays?: number | undefined
  descriptionHtml?: string | undefined
  image?: string | undefined
  /** Missing values of these three are kept. */
  gtin?: string | null | undefined
  mpn?: string | null | undefined
  cost?: Minor | null | undefined
  /** Content of the package, in the product's unit; missing keeps it. */
  content?: number | null | undefined
  measures?: Measures | undefined
  importDigest?: string | undefined
}

export interface ManufacturerInput {
  name: string
  address: string
  contact: string
  responsible_name: string
  responsible_address: string
  responsible_contact: string
}

/** A product to save. Missing values get the shop's defaults. */
export interface ProductInput extends QuantityInput {
  type: ProductType
  name: string
  /** Derived from the name if missing; made unique with a number. */
  slug?: string | undefined
  sku?: string | undefined
  externalId?: string | undefined
  status?: 'published' | 'draft' | 'trash' | undefined
  visibility?: Visibility | undefined
  featured?: boolean | undefined
  shortHtml?: string | undefined
  descriptionHtml?: string | undefined
  purchaseNote?: string | undefined
  taxStatus?: 'taxable' | 'shipping' | 'none' | undefined
  taxClass?: string | undefined
  shippingClass?: string | undefined
  /** Each sold item becomes a gift card worth its price. */
  giftCard?: boolean | undefined
  /** Excluded from the right of withdrawal. */
  noWithdrawal?: boolean | undefined
  manufacturerId?: string | null | undefined
  sizeGuide?: string | null | undefined
  /** By name instead of id; created if missing. */
  manufacturer?: ManufacturerInput | undefined
  /** Unchanged if missing. */
  brandId?: string | null | undefined
  /** By name instead of id; created if missing. */
  brand?: string | undefined
  safety?: string | undefined
  contentUnit?: string | undefined
  guaranteeYears?: number | undefined
  soldIndividually?: boolean | undefined
  /** Missing values of these four are kept. */
  seoTitle?: string | undefined
  seoDescription?: string | undefined
  noindex?: boolean | undefined
  socialImage?: string | null | undefined
  reviewsAllowed?: boolean | undefined
  externalUrl?: string | undefined
  buttonText?: string | undefined
  position?: number | undefined
  createdAt?: number | undefined
  options?: ProductOption[] | undefined
  /** Unchanged if missing. */
  bundle?: BundlePart[] | undefined
  bundlePpm?: number | null | undefined
  /** Unchanged if missing. */
  addons?: Addon[] | undefined
  /** Media ids; the first is the main image. */
  images?: string[] | undefined
  /** Unchanged if missing. */
  videos?: StoredVideo[] | undefined
  /** Paths in the category tree by name: `['Clothing', 'Hoodies']`. */
  categories?: string[][] | undefined
  /** By id instead of path. */
  categoryIds?: string[] | undefined
  /** By name. */
  tags?: string[] | undefined
  /** Product ids. */
  upsells?: string[] | undefined
  crossSells?: string[] | undefined
  grouped?: string[] | undefined
  /** Price and stock of a simple product; shared stock of a variable one. */
  variant?: VariantInput | undefined
  /** All variants of a variable product; missing ones are deleted. Undefined keeps them. */
  variants?: VariantInput[] | undefined
  importDigest?: string | undefined
}
