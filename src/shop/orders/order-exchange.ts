import type { Selectable } from 'kysely'
import type { Tables } from '#db'
import type { Exchange } from '../model/currency-settings.ts'
import type { ShopSettings } from '../model/settings.ts'

export type OrderCurrency = Pick<
  Selectable<Tables['orders']>,
  'currency' | 'base_currency' | 'currency_rate' | 'currency_rate_date'
>

/** Columns of an order in the currency of these settings. */
export function toOrderCurrency({ currency, exchange }: ShopSettings): OrderCurrency {
  return {
    currency,
    base_currency: exchange?.base ?? '',
    currency_rate: exchange?.rate ?? '',
    currency_rate_date: exchange?.rateDate ?? '',
  }
}

/** The exchange of an order as of the purchase; undefined if it was in the base currency. */
export function exchangeOfOrder(
  row: OrderCurrency,
  { currencies }: Pick<ShopSettings, 'currencies'>,
): Exchange | undefined {
  const { currency, base_currency: base, currency_rate: rate, currency_rate_date: rateDate } = row
  if (!rate) return undefined
  const rounding = currencies.find(one => one.code === currency)?.rounding ?? 'none'
  return { base, currency, rate, rateDate, rounding }
}

/** Whether an order was placed with this base currency. */
export const hasBaseCurrency = (
  { currency, base_currency: base }: OrderCurrency,
  code: string,
): boolean => (base || currency) === code
