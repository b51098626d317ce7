import type { ShopSettings } from '../model/settings.ts'
import { type TaxRate, toPpm } from './tax.ts'

/** The parts of an address that determine tax. Empty if unknown. */
export interface TaxLocation {
  country: string
  state: string
  postcode: string
  city: string
}

/** The location of cached pages, and of buyers whose address is unknown. */
export const shopLocation = ({ country }: ShopSettings): TaxLocation => ({
  country,
  state: '',
  postcode: '',
  city: '',
})

/** Tax rates of a class for a location; specific rules take precedence over `*`. */
export function taxRates(
  settings: ShopSettings,
  { country }: TaxLocation,
  taxClass: string,
): TaxRate[] {
  return rules(settings, country, taxClass).map(toRate)
}

/** Tax rates on shipping: those of the standard class that apply to it. */
export function shippingTaxRates(settings: ShopSettings, { country }: TaxLocation): TaxRate[] {
  return rules(settings, country, '')
    .filter(rule => rule.shipping)
    .map(toRate)
}

function rules(settings: ShopSettings, country: string, taxClass: string) {
  const ofClass = settings.taxes.filter(rule => rule.taxClass === taxClass)
  const own = ofClass.filter(rule => rule.country === country)
  return own.length > 0 ? own : ofClass.filter(rule => rule.country === '*')
}

const toRate = ({ name, percent }: { name: string; percent: number }): TaxRate => ({
  name,
  ppm: toPpm(percent),
})
