import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import type { ProductListItem, ShopConfig } from '#shop/schema'
import { callApi } from '#staff/client'

export function useShop(): ShopConfig | undefined {
  const { data } = useQuery({
    queryKey: ['shop/config'],
    queryFn: () => callApi<ShopConfig>('GET', '/shop/config'),
    staleTime: 300_000,
  })
  return data
}

/** Formats the price or price range of a product. */
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
