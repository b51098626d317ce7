import { type Minor, scaleMinor } from '#base'

/** Units of a package's content with the unit that prices refer to (directive 98/6/EC). */
export const CONTENT_UNITS = {
  g: { per: 'kg', parts: 1000 },
  kg: { per: 'kg', parts: 1 },
  ml: { per: 'l', parts: 1000 },
  l: { per: 'l', parts: 1 },
  cm: { per: 'm', parts: 100 },
  m: { per: 'm', parts: 1 },
  m2: { per: 'm2', parts: 1 },
  piece: { per: 'piece', parts: 1 },
} as const
export type ContentUnit = keyof typeof CONTENT_UNITS

/** The price of one `per`. */
export interface UnitPrice {
  price: Minor
  per: (typeof CONTENT_UNITS)[ContentUnit]['per']
}

/** Contents have at most three decimals. */
const SCALE = 1000

/** Price per kilogram, liter, meter, square meter or piece; undefined without a content. */
export function unitPriceOf(
  price: Minor | undefined,
  content: number | null | undefined,
  unit: string,
): UnitPrice | undefined {
  if (price === undefined || !content || content <= 0 || !isContentUnit(unit)) return undefined
  const { per, parts } = CONTENT_UNITS[unit]
  const thousandths = Math.round(content * SCALE)
  if (thousandths === 0) return undefined
  return { price: scaleMinor(price, parts * SCALE, thousandths), per }
}

export const isContentUnit = (unit: string): unit is ContentUnit =>
  Object.hasOwn(CONTENT_UNITS, unit)
