import type { Minor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import { shownAmount, type TaxMode, type TaxRate, toBasis } from './tax.ts'
import { shopLocation, type TaxLocation, taxRates } from './tax-rates.ts'

export interface TaxedGoods {
  tax_status: string
  tax_class: string
}

export function taxMode({ prices }: ShopSettings): TaxMode {
  return { included: prices.includeTax, display: prices.display }
}

/** Tax rates of a product at a location; empty if not taxable. */
export function goodsRates(
  settings: ShopSettings,
  location: TaxLocation,
  goods: TaxedGoods,
): TaxRate[] {
  return goods.tax_status === 'taxable' ? taxRates(settings, location, goods.tax_class) : []
}

/**
 * Displayed price on pages, at the location of the shop. `reduce` takes off discounts in the basis
 * of orders, as carts do.
 */
export function shownPrice(
  settings: ShopSettings,
  amount: Minor,
  goods: TaxedGoods,
  reduce = (basis: Minor) => basis,
): Minor {
  const rates = goodsRates(settings, shopLocation(settings), goods)
  const mode = taxMode(settings)
  return shownAmount(reduce(toBasis(amount, rates, mode)), rates, mode)
}
