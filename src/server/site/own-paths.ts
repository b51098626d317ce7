import type { ShopSettings } from '#shop/schema'
import { SEARCH_PATH } from './built-in/search.ts'

/** What the site has pages of its own at, by its settings. */
export const ownPaths = ({ paths }: Pick<ShopSettings, 'paths'>): string[] => [
  ...[SEARCH_PATH, '/404'],
  ...[paths.shop, paths.cart, paths.checkout, paths.orderReceived],
]
