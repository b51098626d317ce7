import type { ShopSettings } from '../model/settings.ts'
import type { TaxRate } from './tax.ts'

/** Tax rates of a class for a country; specific rules take precedence over `*`. */
export function taxRates(settings: ShopSettings, country: string, taxClass: string): TaxRate[] {
  return rules(settings, country, taxClass).map(toRate)
}

/** Tax rates on shipping: those of the standard class that apply to it. */
export function shippingTaxRates(settings: ShopSettings, country: string): TaxRate[] {
  return rules(settings, country, '')
    .filter(rule => rule.shipping)
    .map(toRate)
}

function rules(settings: ShopSettings, country: string, taxClass: string) {
  const ofClass = settings.taxes.filter(rule => rule.taxClass === taxClass)
  const own = ofClass.filter(rule => rule.country === country)
  return own.length > 0 ? own : ofClass.filter(rule => rule.country === '*')
}

function toRate({ name, percent }: { name: string; percent: number }): TaxRate {
  return { name, percent }
}
