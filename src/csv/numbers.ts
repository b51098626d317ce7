/** Decimal separator. */
export type DecimalSign = '.' | ','

/** Signs and codes of currencies, and what people write for them. */
const CURRENCY = String.raw`(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}|S?Fr\.?|kr\.?|zł|Kč|Ft|lei|лв\.?|руб\.?|грн\.?|Rs\.?)`
const CURRENCY_BEFORE = new RegExp(String.raw`^${CURRENCY}\s*(?=[-\d.,])`, 'u')
const CURRENCY_BEHIND = new RegExp(String.raw`(?<=[-–—\d.,])\s*${CURRENCY}$`, 'u')
/** `12,–`: no cents. */
const NO_CENTS = /(?<=\d)[.,]\s?[-–—]{1,2}$/
/** The longest amount that is read: the patterns below are not linear in long texts. */
const MAX_LENGTH = 40
/** Spaces and apostrophes used as digit group separators (CLDR). */
const GROUP_SPACE = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu

/**
 * Parses an amount in any notation and returns it with a decimal point and without grouping:
 * `1.234,50`, `1,234.50`, `1 234,50 €` and `1'234.50` all become `1234.50`. Undefined if invalid.
 *
 * A single separator with exactly three digits behind it is ambiguous. Where the file does not tell, it groups digits, unless
 * amounts have three decimals.
 * @param decimals How many decimals amounts have; undefined for measures, where a single separator is always decimal.
 * @param decimal What decimals of the file are written behind, as far as it is known.
 */
export function readAmount(
  text: string,
  { decimals, decimal }: { decimals?: number | undefined; decimal?: DecimalSign | undefined } = {},
): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const plain = text
    .trim()
    .replace(CURRENCY_BEFORE, '')
    .replace(CURRENCY_BEHIND, '')
    .replace(NO_CENTS, '')
    .replace(GROUP_SPACE, '')
  if (!/^-?(?:\d+(?:[.,]\d+)*[.,]?|[.,]\d+)$/.test(plain)) return undefined
  const marks = plain.match(/[.,]/g) ?? []
  const kinds = new Set(marks)
  const last = marks.at(-1)
  if (last === undefined) return plain
  const behind = plain.length - plain.lastIndexOf(last) - 1
  if (kinds.size === 2) {
    // `1.234,50`: the last separator is decimal, so it occurs once.
    if (marks.filter(mark => mark === last).length > 1) return undefined
    return join(plain, last)
  }
  if (marks.length > 1) return isGrouped(plain) ? plain.replace(/[.,]/g, '') : undefined
  const isAmbiguous = behind === 3 && !/^-?0?[.,]/.test(plain)
  const groups =
    decimals !== undefined &&
    isAmbiguous &&
    (decimal ? last !== decimal : decimals !== 3 || last === ',')
  return groups ? plain.replace(last, '') : join(plain, last)
}

/** Detects the decimal separator from amounts with one or two decimals; undefined if they disagree. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign | undefined {
  const found = new Set<string>()
  for (const text of texts) {
    const plain = text.slice(0, MAX_LENGTH).trim().replace(CURRENCY_BEHIND, '')
    const sign = /([.,])\d{1,2}$/.exec(plain)?.[1]
    if (sign) found.add(sign)
  }
  if (found.size !== 1) return undefined
  return found.has(',') ? ',' : '.'
}

function join(plain: string, decimal: string): string | undefined {
  const at = plain.lastIndexOf(decimal)
  const whole = plain.slice(0, at)
  if (/[.,]/.test(whole) && !isGrouped(whole)) return undefined
  const fraction = plain.slice(at + 1)
  return `${whole.replace(/[.,]/g, '') || '0'}${fraction ? `.${fraction}` : ''}`
}

const isGrouped = (digits: string) => /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits)
