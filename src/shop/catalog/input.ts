import type { Minor } from '#base'
import type { StoredVideo } from './stored.ts'
import type { Measures, ProductOption, ProductType, Visibility } from './view.ts'

export interface StockInput {
  /** Counted when given; otherwise `status` alone says whether it can be had. */
  quantity?: number | undefined
  status?: 'in-stock' | 'out-of-stock' | 'on-backorder' | undefined
  backorders?: 'no' | 'notify' | 'yes' | undefined
  lowAt?: number | undefined
  /**
   * What the writer read before: the stock item is changed by the difference, so that what was sold meanwhile stays sold.
   * Null: it was not counted.
   */
  was?: number | null | undefined
}

export interface VariantInput {
  /** An own one of the product, which stays itself; otherwise it is known by its SKU. */
  id?: string | undefined
  sku?: string | undefined
  externalId?: string | undefined
  /** Value per option key; a key that is left out takes any value. */
  options?: Record<string, string> | undefined
  enabled?: boolean | undefined
  position?: number | undefined
  regularPrice?: Minor | undefined
  salePrice?: Minor | undefined
  saleFrom?: number | undefined
  /** The sale is over at this moment. */
  saleTo?: number | undefined
  /** `product`: taken from the product's stock item, shared with others. */
  stock?: StockInput | 'product' | undefined
  taxClass?: string | undefined
  virtual?: boolean | undefined
  downloadable?: boolean | undefined
  downloads?: { name: string; url: string }[] | undefined
  /** Downloads per piece bought; 0: unlimited. The shop's default when left out. */
  downloadLimit?: number | undefined
  /** Days until downloads expire; 0: never. The shop's default when left out. */
  downloadDays?: number | undefined
  descriptionHtml?: string | undefined
  image?: string | undefined
  measures?: Measures | undefined
  importDigest?: string | undefined
}

/** A product as it is saved. What is left out takes the shop's default. */
export interface ProductInput {
  type: ProductType
  name: string
  /** Made of the name when missing; a number is added when it is taken. */
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
  soldIndividually?: boolean | undefined
  reviewsAllowed?: boolean | undefined
  externalUrl?: string | undefined
  buttonText?: string | undefined
  position?: number | undefined
  createdAt?: number | undefined
  options?: ProductOption[] | undefined
  /** Media ids; the first is the product's picture. */
  images?: string[] | undefined
  /** Those that are there stay where nothing is said of them. */
  videos?: StoredVideo[] | undefined
  /** Each a way down the tree by name: `['Clothing', 'Hoodies']`. */
  categories?: string[][] | undefined
  /** The same by id, in place of their ways. */
  categoryIds?: string[] | undefined
  /** By name. */
  tags?: string[] | undefined
  /** Product ids. */
  upsells?: string[] | undefined
  crossSells?: string[] | undefined
  grouped?: string[] | undefined
  /** What is sold: price and stock of a simple product; shared stock of a variable one. */
  variant?: VariantInput | undefined
  /** All variants of a variable product; those left out are removed. Undefined leaves them as they are. */
  variants?: VariantInput[] | undefined
  importDigest?: string | undefined
}
