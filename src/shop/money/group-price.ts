import { type Minor, scaleMinor } from '#base'
import type { StoredPrice } from './effective-price.ts'
import { WHOLE } from './tax.ts'

/**
 * Stored prices of a variant for members of a group. The share reduces the regular price; the sale
 * price stays, so that the lower of both applies.
 */
export function storedPriceFor<Price extends StoredPrice>(stored: Price, sharePpm: number): Price {
  if (sharePpm === 0) return stored
  const reduce = (amount: Minor) => scaleMinor(amount, WHOLE - sharePpm, WHOLE)
  const { regular_price: regular, sale_price: sale } = stored
  if (regular !== null) return { ...stored, regular_price: reduce(regular) }
  return { ...stored, sale_price: sale === null ? null : reduce(sale) }
}
