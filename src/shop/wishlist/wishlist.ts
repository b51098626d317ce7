import type { ProductCard } from '../catalog/view.ts'
import type { MoneyFormat } from '../model/shown-values.ts'

export interface WishedProduct {
  id: string
  card: ProductCard
  /** The choice with which it was kept; empty for any. */
  options: { key: string; name: string; value: string }[]
  /** Path of the product with that choice. */
  path: string
  /** Whether it can be added to the cart from the list: all choices are made and it is in stock. */
  canAdd: boolean
}

export interface WishlistView {
  items: WishedProduct[]
  /** Products that were kept and are not for sale now. */
  gone: number
  /** Part of the link with which others see the list; undefined if it is not shared. */
  shareKey: string | undefined
  money: MoneyFormat
  freshUntil: number | undefined
}

/** Whose list: that of a signed-in customer, else that of the browser. */
export interface WishlistOwner {
  key: string | undefined
  customerId: string | undefined
}

/** A product to keep, with its choice. */
export interface WishedItem {
  productId: string
  /** Value per option key. */
  options?: Record<string, string> | undefined
}

/** Maximum number of products in a list. */
export const MAX_WISHES = 200

/** Maximum number of choices with which a list contains one product. */
export const MAX_WISHED_CHOICES = 20

/** Identity of an item within its list. */
export const itemKeyOf = ({ productId, options = {} }: WishedItem) =>
  `${productId} ${JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))}`
