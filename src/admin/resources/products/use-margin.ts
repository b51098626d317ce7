import { useLocale, useTranslate } from 'react-admin'
import { formatMoney, numberFormat } from '#base'
import { useShop } from './use-shop.ts'

const PPM = 1_000_000

/** Describes the margin of a price in the user's language; empty if it is unknown. */
export function useMargin() {
  const shop = useShop()
  const locale = useLocale()
  const translate = useTranslate()
  return (sold: {
    price: number | null | undefined
    cost: number | null | undefined
    taxClass: string | null | undefined
    taxStatus: string | undefined
  }): string => {
    const { price, cost, taxClass, taxStatus } = sold
    if (!shop || !price || typeof cost !== 'number') return ''
    const share = taxStatus === 'taxable' ? (shop.netShares[taxClass ?? ''] ?? PPM) : PPM
    const net = (price * share) / PPM
    const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    return translate('resources.products.margin', {
      percent: percent.format((net - cost) / net),
      amount: formatMoney(Math.round(net - cost), shop.currency, locale),
    })
  }
}
