import { htmlToText, toDecimal } from '#base'
import type { StockState } from '../stock/availability.ts'
import type { ProductDetail, Rating } from './view.ts'

const AVAILABILITY: Record<StockState, string> = {
  'in-stock': 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  'on-backorder': 'https://schema.org/BackOrder',
  'out-of-stock': 'https://schema.org/OutOfStock',
}

/** Characters of descriptions; Merchant Center reads 5,000. */
const MAX_TEXT = 5000

/** schema.org/Product with its offer. */
export function toProductJsonLd(product: ProductDetail, publicUrl: string) {
  const url = new URL(product.path, publicUrl).href
  const description = describe(product)
  const picture = (id: string) => new URL(`/media/${id}/original`, publicUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(product.sku ? { sku: product.sku } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
    ...(description && { description }),
    ...(product.gallery.length > 0 ? { image: product.gallery.map(({ id }) => picture(id)) } : {}),
    ...(product.rating ? { aggregateRating: toAggregateRating(product.rating) } : {}),
    ...tradeNumbers(product),
    ...(product.price ? { offers: toOffer(product, product.price, url) } : {}),
  }
}

/** Short description, or the start of the long one. */
function describe({ shortHtml, descriptionHtml }: ProductDetail): string {
  const characters = [...(htmlToText(shortHtml) || htmlToText(descriptionHtml))]
  return characters.slice(0, MAX_TEXT).join('')
}

const toAggregateRating = ({ average, count }: Rating) => ({
  '@type': 'AggregateRating',
  ratingValue: Math.round(average * 100) / 100,
  reviewCount: count,
})
/** Of products without variants: GTIN by its length, and number of the manufacturer. */
function tradeNumbers({ variants, type }: ProductDetail) {
  const [variant] = type === 'variable' && variants.length > 1 ? [] : variants
  const { gtin, mpn } = variant ?? {}
  return {
    ...(gtin && { [`gtin${gtin.length}`]: gtin }),
    ...(mpn && { mpn }),
  }
}

function toOffer(product: ProductDetail, price: { min: number; max: number }, url: string) {
  const { currency } = product.money
  const common = { url, priceCurrency: currency, availability: AVAILABILITY[product.stock] }
  if (price.min === price.max) {
    return { '@type': 'Offer', price: toDecimal(price.min, currency), ...common }
  }
  return {
    '@type': 'AggregateOffer',
    lowPrice: toDecimal(price.min, currency),
    highPrice: toDecimal(price.max, currency),
    offerCount: product.variants.length || product.members.length,
    ...common,
  }
}
