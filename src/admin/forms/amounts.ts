import { type Minor, parseMoney, toDecimal } from '#base'

/** Decimal separator of a locale. */
function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(part => part.type === 'decimal')?.value ?? '.'
}

/** Formats an amount without currency: `6.90`, in German `6,90`. */
export function showAmount(minor: Minor, currency: string, locale: string): string {
  return toDecimal(minor, currency).replace('.', decimalSign(locale))
}

/**
 * Parses an amount. A comma or point followed by one or two final digits is decimal in every
 * language; otherwise the language decides, and the other sign groups thousands.
 */
export function readAmount(text: string, currency: string, locale: string): Minor | undefined {
  const sign = /([.,])\d{1,2}$/.exec(text.trim())?.[1] ?? decimalSign(locale)
  const swap = (one: string) => (one === ',' ? '.' : ',')
  return parseMoney(sign === ',' ? text.replace(/[.,]/g, swap) : text, currency)
}
