import { type Minor, scaleMinor } from '#base'
import type { AddonPrice } from '../model/addon.ts'
import type { Exchange } from '../model/currency-settings.ts'
import { convertPrice } from './exchange.ts'

const PPM = 1_000_000

/** What surcharges add to an entered price: for each item, and once per line. */
export interface Surcharge {
  perItem: Minor
  once: Minor
}

/**
 * The surcharges of a line as an entered amount, so that they are taxed and discounted like the
 * product. Percentages are of the price of one item, and each is rounded once.
 */
export function surchargeOf(
  prices: readonly AddonPrice[],
  price: Minor,
  exchange: Exchange | undefined,
): Surcharge {
  const surcharge: Surcharge = { perItem: 0, once: 0 }
  for (const { kind, amount, per } of prices) {
    const added =
      kind === 'percent' ? scaleMinor(price, amount, PPM) : convertPrice(amount, exchange)
    surcharge[per === 'item' ? 'perItem' : 'once'] += added
  }
  return surcharge
}
