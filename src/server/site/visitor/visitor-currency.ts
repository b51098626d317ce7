import type { RequestState } from '#module-contract'
import type { Services } from '#modules/services'
import type { CurrencyOfPage, PageCache, RenderedPage } from '#render'
import { catalogTags, findExchange, type Shop } from '#shop'
import { CURRENCY_COOKIE } from '#shop/http'
import type { ShopSettings } from '#shop/schema'

const SENT = new RegExp(`(?:^|; )${CURRENCY_COOKIE}=([A-Z]{3})(?:;|$)`)

/** Code of the currency in a `Cookie` header, which may not be one of the shop. */
export const sentCurrency = (header: string | undefined): string | undefined =>
  header?.match(SENT)?.[1]

/** The currency of a visitor, if it is not the base currency. */
export type CurrencyOf = (cookies: string | undefined) => Promise<string | undefined>

/** Without the cookie, no settings are read. */
export function createCurrencyOf(settings: () => Promise<ShopSettings>): CurrencyOf {
  return async cookies => {
    const code = sentCurrency(cookies)
    return code && findExchange(await settings(), code)?.currency
  }
}

/** What the currency means for the caching of a rendered page. */
export function currencyOfPage(
  { tags }: Pick<RenderedPage, 'tags'>,
  currency: string | undefined,
): CurrencyOfPage {
  if (!tags.has(catalogTags.currency)) return undefined
  return currency ? 'other' : 'base'
}

/** Cache key of a page in a currency. Keys of pages contain no space before this one. */
export const keyIn = (key: string, currency: string | undefined): string =>
  currency ? `${key} $${currency}` : key

/** The key under which a page is looked up: pages without prices are the same in all currencies. */
export function cacheKeyIn(
  cache: Pick<PageCache, 'get'>,
  key: string,
  currency: string | undefined,
): string {
  const known = currency ? cache.get(key) : undefined
  return known && !known.currency ? key : keyIn(key, currency)
}

type ShownPrices = Pick<RequestState, 'currency' | 'customerGroup'>

/** A shop that shows prices in a currency, and those of a group of customers. */
export const shopIn = (shop: Shop, { currency, customerGroup }: ShownPrices): Shop =>
  currency || customerGroup ? { ...shop, ...shop.storefront(currency, customerGroup) } : shop

export const servicesIn = (services: Services, shown: ShownPrices): Services => {
  const shop = shopIn(services.shop, shown)
  return shop === services.shop ? services : { ...services, shop }
}
