import { type Minor, parseMoney, toDecimal } from '#base'

/** `1,5` or `1.5`, as the language writes it. */
function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(part => part.type === 'decimal')?.value ?? '.'
}

/** An amount as it is typed in a language, without its currency: `6.90`, in German `6,90`. */
export function showAmount(minor: Minor, currency: string, locale: string): string {
  return toDecimal(minor, currency).replace('.', decimalSign(locale))
}

/**
 * Reads it again. A comma or point before the last one or two digits begins the cents in any language; elsewhere the
 * language says which of them does, and the other stands between thousands.
 */
export function readAmount(text: string, currency: string, locale: string): Minor | undefined {
  const sign = /([.,])\d{1,2}$/.exec(text.trim())?.[1] ?? decimalSign(locale)
  const swap = (one: string) => (one === ',' ? '.' : ',')
  return parseMoney(sign === ',' ? text.replace(/[.,]/g, swap) : text, currency)
}
