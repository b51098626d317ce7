import type { TaxRate } from '../money/tax.ts'
import type { LocalRates, TaxLocation } from '../money/tax-rates.ts'
import { type PostcodeRule, postcodesOf, toPostcodeRule } from './postcodes.ts'

/** A tax rate and where it applies. Empty parts of the place match everything. */
export interface TaxRateRule {
  id: string
  country: string
  state: string
  /** Codes, ranges and prefixes; see `toPostcodeRule`. */
  postcodes: string[]
  cities: string[]
  ppm: number
  name: string
  /** Of the rates with the same priority, only the most specific one applies. */
  priority: number
  compound: boolean
  /** Also applied to shipping. */
  shipping: boolean
  taxClass: string
  /** Decides between equally specific rates. */
  position: number
}

/** A rule that is ready for matching. */
export type PreparedRate = Omit<TaxRateRule, 'postcodes' | 'cities'> & {
  postcodes: readonly PostcodeRule[]
  /** In upper case. */
  cities: ReadonlySet<string>
}

/** Rules by tax class, the most specific of each priority first. */
export type PreparedRates = ReadonlyMap<string, readonly PreparedRate[]>

const toCity = (city: string) => city.trim().toUpperCase()

export function prepareRates(rules: readonly TaxRateRule[]): PreparedRates {
  const prepared = rules
    .map(rule => ({
      ...rule,
      postcodes: rule.postcodes.map(toPostcodeRule),
      cities: new Set(rule.cities.map(toCity)),
    }))
    .sort(bySpecificity)
  return Map.groupBy(prepared, rate => rate.taxClass)
}

/** Countries, states, postcodes and cities come before everywhere, in this order. */
function bySpecificity(a: PreparedRate, b: PreparedRate): number {
  return (
    a.priority - b.priority ||
    Number(a.country === '') - Number(b.country === '') ||
    Number(a.state === '') - Number(b.state === '') ||
    Number(a.postcodes.length === 0) - Number(b.postcodes.length === 0) ||
    Number(a.cities.size === 0) - Number(b.cities.size === 0) ||
    a.position - b.position ||
    (a.id < b.id ? -1 : 1)
  )
}

/**
 * Rates at a location, as WooCommerce chooses them: of each priority the most specific rate that
 * matches.
 */
export function ratesAt(location: TaxLocation, rates: PreparedRates): LocalRates {
  const matched = new Map<string, { goods: TaxRate[]; shipping: TaxRate[] }>()
  const state = location.state.trim().toUpperCase()
  const city = toCity(location.city)
  const postcodes = postcodesOf(location.postcode, location.country)
  const applies = (rate: PreparedRate) =>
    (rate.country === '' || rate.country === location.country) &&
    (rate.state === '' || rate.state === state) &&
    (rate.cities.size === 0 || rate.cities.has(city)) &&
    (rate.postcodes.length === 0 ||
      rate.postcodes.some(rule => postcodes.some(postcode => rule(postcode))))

  function match(taxClass: string) {
    const known = matched.get(taxClass)
    if (known) return known
    const found: PreparedRate[] = []
    for (const rate of rates.get(taxClass) ?? []) {
      if (found.at(-1)?.priority !== rate.priority && applies(rate)) found.push(rate)
    }
    const applied = {
      goods: found.map(toRate),
      shipping: found.filter(rate => rate.shipping).map(toRate),
    }
    matched.set(taxClass, applied)
    return applied
  }

  return {
    location,
    isTaxed: [...rates.values()].some(ofClass => ofClass.some(applies)),
    ratesOf: taxClass => match(taxClass).goods,
    shippingRatesOf: taxClass => match(taxClass).shipping,
  }
}

const toRate = ({ name, ppm, compound }: PreparedRate): TaxRate =>
  compound ? { name, ppm, compound } : { name, ppm }

/** Rates of a location where nothing is taxed. */
export const untaxedAt = (location: TaxLocation): LocalRates => ratesAt(location, new Map())
