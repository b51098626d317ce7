import { ORDER_PAY_PATH, type ShopSettings } from '#shop/schema'
import { SEARCH_PATH } from './built-in/search.ts'

/** Paths used by built-in pages. */
export const ownPaths = ({ paths }: Pick<ShopSettings, 'paths'>): string[] => [
  ...[SEARCH_PATH, '/404', ORDER_PAY_PATH],
  ...[paths.shop, paths.cart, paths.checkout, paths.orderReceived, paths.withdrawal],
  ...[paths.account, paths.wishlist],
]
