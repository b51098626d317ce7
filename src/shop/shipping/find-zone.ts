import type { ShippingZone } from '../model/shipping-settings.ts'
import { normalizePostcode, postcodesOf, toPostcodeRule } from '../tax/postcodes.ts'

/** Where goods are sent. Empty parts are unknown. */
export interface ShippingLocation {
  country: string
  state: string
  postcode: string
}

/** The first zone that includes a location. A zone with postcodes needs a known one. */
export function findZone(
  zones: readonly ShippingZone[],
  location: ShippingLocation,
): ShippingZone | undefined {
  return zones.find(zone => includesRegion(zone, location) && includesPostcode(zone, location))
}

function includesRegion(
  { countries, states = [] }: ShippingZone,
  { country, state }: ShippingLocation,
): boolean {
  if (countries.length === 0 && states.length === 0) return true
  return countries.includes(country) || states.includes(`${country}:${state}`)
}

function includesPostcode({ postcodes = [] }: ShippingZone, location: ShippingLocation): boolean {
  const rules = postcodes.filter(text => text.trim() !== '')
  if (rules.length === 0) return true
  const spellings = postcodesOf(normalizePostcode(location.postcode), location.country)
  return rules.some(text => {
    const matches = toPostcodeRule(text)
    return spellings.some(matches)
  })
}
