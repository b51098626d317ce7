import type { Minor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import { shownAmount, type TaxMode, type TaxRate } from './tax.ts'
import { taxRates } from './tax-rates.ts'

export interface TaxedGoods {
  tax_status: string
  tax_class: string
}

export function taxMode({ prices }: ShopSettings): TaxMode {
  return { included: prices.includeTax, display: prices.display }
}

/** Tax rates of a product for a country; empty if not taxable. */
export function goodsRates(settings: ShopSettings, country: string, goods: TaxedGoods): TaxRate[] {
  return goods.tax_status === 'taxable' ? taxRates(settings, country, goods.tax_class) : []
}

/** Displayed price for a destination; cached pages use the shop's country. */
export function shownPrice(
  settings: ShopSettings,
  amount: Minor,
  goods: TaxedGoods,
  country = settings.country,
): Minor {
  return shownAmount(amount, goodsRates(settings, country, goods), taxMode(settings))
}
