import type { BuyData } from '../product-data.ts'
import type { ProductContext } from './load-product.ts'

/** Only for products in stock that are sent. The page expires when the time to order ends. */
export async function loadDelivery(
  product: BuyData['product'],
  { services: { shop }, tag, freshUntil }: ProductContext,
): Promise<BuyData['delivery']> {
  if (!product?.isShipped || (product.stock !== 'in-stock' && product.stock !== 'low')) {
    return undefined
  }
  tag('site')
  const dates = await shop.catalog.deliveryDates()
  if (!dates) return undefined
  freshUntil(dates.orderBy)
  const { country, locale, timeZone } = await shop.settings()
  const orderBy = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(dates.orderBy)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return { dates: dates.text, orderBy, country: names.of(country) ?? country }
}
