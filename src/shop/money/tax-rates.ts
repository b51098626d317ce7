import type { ShopSettings } from '../model/settings.ts'
import type { TaxExemption } from '../model/shown-values.ts'
import type { TaxRate } from './tax.ts'

/** The parts of an address that determine tax. Empty if unknown. */
export interface TaxLocation {
  country: string
  state: string
  postcode: string
  city: string
}

export const shopLocation = ({ country, base }: ShopSettings): TaxLocation => ({ country, ...base })

/**
 * The location of cached pages, and of buyers whose address is unknown. They are not assumed to live
 * in the town of the shop.
 */
export const defaultLocation = ({ country, base }: ShopSettings): TaxLocation => ({
  country,
  state: base.state,
  postcode: '',
  city: '',
})

/** Tax rates at a location, by tax class; the standard class is an empty string. */
export interface LocalRates {
  location: TaxLocation
  /** Whether any rate applies here; otherwise the location is outside the tax area. */
  isTaxed: boolean
  ratesOf(taxClass: string): readonly TaxRate[]
  /** Those that also apply to shipping. */
  shippingRatesOf(taxClass: string): readonly TaxRate[]
}

/** The taxes of one buyer. */
export interface BuyerTaxes {
  /** Rates at the shop, which are part of prices entered with tax. */
  base: LocalRates
  local: LocalRates
  exemption: TaxExemption | undefined
}

/** Taxes of buyers at the shop, such as those who pick up their order. */
export const taxesAtShop = (base: LocalRates): BuyerTaxes => ({
  base,
  local: base,
  exemption: undefined,
})

export interface TaxedGoods {
  tax_status: string
  tax_class: string
}

/** Tax rates of a product; empty if it is not taxable. */
export const goodsRates = (rates: LocalRates, goods: TaxedGoods): readonly TaxRate[] =>
  goods.tax_status === 'taxable' ? rates.ratesOf(goods.tax_class) : []

/** The setting for shipping that is taxed like the items in the cart. */
export const INHERITED_CLASS = 'inherit'

/**
 * Tax class of shipping; undefined if it is not taxed. Inherited from several classes, it is the
 * standard class if it is among them, else the first in the order of the settings.
 */
export function shippingTaxClass(
  { tax }: ShopSettings,
  shipped: readonly TaxedGoods[],
): string | undefined {
  if (tax.shippingClass !== INHERITED_CLASS) return tax.shippingClass
  const classes = shipped.filter(goods => goods.tax_status !== 'none').map(goods => goods.tax_class)
  return ['', ...tax.classes.map(one => one.id)].find(id => classes.includes(id)) ?? classes[0]
}
