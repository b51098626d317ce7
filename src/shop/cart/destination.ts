import type { ShopSettings } from '../model/settings.ts'
import { defaultLocation } from '../money/tax-rates.ts'
import type { Destination } from './price-cart.ts'

/** The address as far as it is known, else the location of the shop. */
export function destinationAt(
  settings: ShopSettings,
  asked: Partial<Destination> | undefined,
): Destination {
  const { country, state = '', postcode = '', city = '', shippingMethod } = asked ?? {}
  const location = country ? { country, state, postcode, city } : defaultLocation(settings)
  return { ...location, shippingMethod }
}
