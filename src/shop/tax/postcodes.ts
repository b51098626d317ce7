/** Upper case, without spaces and hyphens, so that notations of one postcode are equal. */
export const normalizePostcode = (postcode: string): string =>
  postcode.toUpperCase().replace(/[\s-]/g, '')

/** A postcode, a range such as `12345...12350` or `12345-12350`, or a prefix such as `123*`. */
export type PostcodeRule = (postcode: string) => boolean

const RANGE = /^\s*([^.]+?)\s*\.{3}\s*([^.]+?)\s*$/
/** Both ends have as many digits. `90210-1234`, `00-950` and `1000-123` are single postcodes. */
const HYPHENATED_RANGE = /^\s*(\d+)\s*-\s*(\d+)\s*$/

/** Reads a range; undefined if the text is not one, or ends before it starts. */
export function readRange(text: string): { from: string; to: string } | undefined {
  const dotted = RANGE.exec(text)
  const hyphenated = HYPHENATED_RANGE.exec(text)
  const isRange = dotted ?? (hyphenated?.[1]?.length === hyphenated?.[2]?.length && hyphenated)
  if (!isRange) return undefined
  const from = normalizePostcode(isRange[1] ?? '')
  const to = normalizePostcode(isRange[2] ?? '')
  return from !== '' && comparePostcodes(from, to) <= 0 ? { from, to } : undefined
}

export function toPostcodeRule(text: string): PostcodeRule {
  const range = readRange(text)
  if (range) {
    return postcode =>
      comparePostcodes(range.from, postcode) <= 0 &&
      comparePostcodes(postcode, range.to) <= 0 &&
      (isNumber(postcode) || postcode.length === range.from.length)
  }
  const plain = normalizePostcode(text)
  const star = plain.indexOf('*')
  if (star < 0) return postcode => postcode === plain
  const prefix = plain.slice(0, star)
  return postcode => postcode.startsWith(prefix)
}

const isNumber = (text: string) => /^\d+$/.test(text)

/** Numbers by value, other postcodes by letter. */
function comparePostcodes(a: string, b: string): number {
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b)
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Spellings of a buyer's postcode that a rule may name: a US ZIP+4 code lies in its ZIP code. */
export function postcodesOf(postcode: string, country: string): string[] {
  const plain = normalizePostcode(postcode)
  if (plain === '') return []
  return country === 'US' && /^\d{9}$/.test(plain) ? [plain, plain.slice(0, 5)] : [plain]
}
