import type { ShopSettings } from '../model/settings.ts'
import { shopLocation } from '../money/tax-rates.ts'
import type { Destination } from './price-cart.ts'

/** The address as far as it is known, else the location of the shop. */
export function destinationAt(
  settings: ShopSettings,
  asked: Partial<Destination> | undefined,
): Destination {
  return {
    ...shopLocation(settings),
    ...(asked?.country && asked),
    shippingMethod: asked?.shippingMethod,
  }
}
