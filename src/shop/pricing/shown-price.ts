import type { Minor } from '#base'
import type { ShopSettings } from '../settings.ts'
import { taxRates } from '../tax/rates.ts'
import { type TaxRate, taxOn } from './tax.ts'

export interface TaxedGoods {
  tax_status: string
  tax_class: string
}

/** Rates on a product sold to a country; none on what is not taxed. */
export function goodsRates(settings: ShopSettings, country: string, goods: TaxedGoods): TaxRate[] {
  return goods.tax_status === 'taxable' ? taxRates(settings, country, goods.tax_class) : []
}

/** A price as pages show it: with or without the shop's own country's tax, however it was entered. */
export function shownPrice(settings: ShopSettings, amount: Minor, goods: TaxedGoods): Minor {
  const { includeTax, display } = settings.prices
  if (includeTax === (display === 'incl')) return amount
  const { net, tax } = taxOn(amount, goodsRates(settings, settings.country, goods), includeTax)
  return display === 'incl' ? net + tax : net
}
