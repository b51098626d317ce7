const CURRENCY_BEFORE = /^(?:\p{Sc}|[A-Z]{3})\s*/u
const CURRENCY_BEHIND = /\s*(?:\p{Sc}|[A-Z]{3})$/u
/** The longest amount that is read: the patterns below are not linear in long texts. */
const MAX_LENGTH = 40
/** Spaces and apostrophes that group digits (CLDR). */
const GROUP_SPACE = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu

/**
 * Reads an amount in the notation of any country and returns it with a decimal point and without grouping: `1.234,50`,
 * `1,234.50`, `1 234,50 €` and `1'234.50` are all `1234.50`. Returns undefined for anything else.
 *
 * A single separator with exactly three digits behind it is ambiguous. It groups digits, unless amounts have three decimals.
 * @param decimals How many decimals amounts have; undefined for measures, where a single separator is always decimal.
 * @param decimalComma Whether the file is known to use decimal commas, such as one separated by semicolons.
 */
export function readAmount(
  text: string,
  {
    decimals,
    decimalComma = false,
  }: { decimals?: number | undefined; decimalComma?: boolean } = {},
): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const plain = text
    .trim()
    .replace(CURRENCY_BEFORE, '')
    .replace(CURRENCY_BEHIND, '')
    .replace(GROUP_SPACE, '')
  if (!/^-?(?:\d+(?:[.,]\d+)*[.,]?|[.,]\d+)$/.test(plain)) return undefined
  const marks = plain.match(/[.,]/g) ?? []
  const kinds = new Set(marks)
  const last = marks.at(-1)
  if (last === undefined) return plain
  const behind = plain.length - plain.lastIndexOf(last) - 1
  if (kinds.size === 2) {
    // `1.234,50`: the last sign is decimal and stands once.
    if (marks.filter(mark => mark === last).length > 1) return undefined
    return join(plain, last)
  }
  if (marks.length > 1) return isGrouped(plain) ? plain.replace(/[.,]/g, '') : undefined
  const isAmbiguous = behind === 3 && !/^-?0?[.,]/.test(plain)
  const groups =
    decimals !== undefined &&
    isAmbiguous &&
    (decimals !== 3 || (last === ',' && !decimalComma) || (last === '.' && decimalComma))
  return groups ? plain.replace(last, '') : join(plain, last)
}

function join(plain: string, decimal: string): string | undefined {
  const at = plain.lastIndexOf(decimal)
  const whole = plain.slice(0, at)
  if (/[.,]/.test(whole) && !isGrouped(whole)) return undefined
  const fraction = plain.slice(at + 1)
  return `${whole.replace(/[.,]/g, '') || '0'}${fraction ? `.${fraction}` : ''}`
}

const isGrouped = (digits: string) => /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits)
