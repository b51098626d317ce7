import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import type { ProductListItem } from '#shop/schema'
import { useShop } from './use-shop.ts'

/** A product's price or range of prices in the reader's language. */
export function usePrices() {
  const [locale] = useLocaleState()
  const translate = useTranslate()
  const shop = useShop()
  return ({ minPrice, maxPrice, onSale }: ProductListItem) => {
    if (!shop || minPrice === null || maxPrice === null) return '–'
    const amount = (minor: number) => formatMoney(minor, shop.currency, locale)
    const text =
      minPrice === maxPrice ? amount(minPrice) : `${amount(minPrice)} – ${amount(maxPrice)}`
    return onSale ? `${text} · ${translate('resources.products.sale')}` : text
  }
}
