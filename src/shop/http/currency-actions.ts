import type { VisitorOfAction } from '#base'
import type { Shop } from '../create-shop.ts'
import { baseCurrency } from '../money/settings-in.ts'
import { rememberCartCount, rememberCurrency } from './cookies.ts'
import { visitorCart } from './signed-in.ts'

export const CURRENCY_CHANGES_PER_MINUTE = 60

interface Caller {
  services: { shop: Shop }
  visitor(): VisitorOfAction
  postedUrl: URL
}

/** Stores the posted currency, and tells the buyer that prices in the cart have changed. */
export async function changePostedCurrency(
  { services: { shop }, visitor: visitorOf, postedUrl }: Caller,
  code: string,
) {
  const settings = await shop.settings()
  const isBase = code === baseCurrency(settings)
  if (!isBase && !settings.currencies.some(one => one.code === code)) {
    return { ok: false as const, reason: 'unknown-currency', status: 422 as const }
  }
  const visitor = visitorOf()
  rememberCurrency(visitor, isBase ? undefined : code)
  const { key, customer } = await visitorCart(shop, visitor)
  const cart = key && (await shop.storefront(code, customer?.groupId).cart.view({ key, customer }))
  if (cart && cart.count > 0) {
    rememberCartCount(visitor, cart)
    const isChanged = code !== settings.currency
    const notice = { kind: 'info', key: 'currencyChanged', values: { currency: code } } as const
    if (isChanged) await shop.cart.keepNotices(key, [notice])
  }
  return { ok: true as const, redirect: postedUrl.pathname + postedUrl.search }
}
