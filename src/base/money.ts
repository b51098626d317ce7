import { createMemo } from './cache.ts'
import { trimEnd } from './text.ts'

/** An amount in the minor unit of its currency (cents for EUR, yen for JPY). Always an integer. */
export type Minor = number

/** Decimal places of an ISO 4217 currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export const currencyDigits = createMemo(currency => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
})

/** Rounds half away from zero. The only rounding rule for money. */
export function roundMinor(amount: number): Minor {
  const rounded =
    Math.sign(amount) * Math.round(Math.abs(amount) + Number.EPSILON * Math.abs(amount))
  return rounded === 0 ? 0 : rounded
}

/**
 * Parses a decimal such as `18.16`, `.5` or `1,299.00` (comma for thousands, dot for decimals).
 * Undefined if invalid or if it has more nonzero decimals than the currency.
 */
export function parseMoney(text: string, currency: string): Minor | undefined {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(text.trim())
  if (!match || (!match[2] && !match[3])) return undefined
  const digits = currencyDigits(currency)
  const whole = (match[2] ?? '').replaceAll(',', '') || '0'
  const fraction = trimEnd(match[3] ?? '', '0')
  if (fraction.length > digits) return undefined
  const minor = Number(whole + fraction.padEnd(digits, '0'))
  if (!Number.isSafeInteger(minor)) return undefined
  return match[1] && minor !== 0 ? -minor : minor
}

/** `1816`, `EUR` → `18.16`, for data attributes, feeds and structured data. */
export function toDecimal(minor: Minor, currency: string): string {
  const digits = currencyDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

const formatOf = createMemo(key => {
  const [locale, currency] = key.split(' ')
  return new Intl.NumberFormat(locale, { style: 'currency', currency })
})

/** Formats an amount for a locale: `€18.16`. */
export function formatMoney(minor: Minor, currency: string, locale = 'en'): string {
  return formatOf(`${locale} ${currency}`).format(minor / 10 ** currencyDigits(currency))
}

/**
 * `amount × numerator ÷ denominator` rounded toward zero, and the remainder of the division.
 * All arguments are integers; the denominator is positive.
 */
function divideExactly(
  amount: Minor,
  numerator: number | bigint,
  denominator: number | bigint,
): { quotient: Minor; roundsAway: boolean; remainder: number | bigint } {
  const product = amount * Number(numerator)
  if (Number.isSafeInteger(product) && typeof denominator === 'number') {
    const quotient = Math.trunc(product / denominator) || 0
    const remainder = Math.abs(product - quotient * denominator)
    return { quotient, remainder, roundsAway: remainder * 2 >= denominator }
  }
  const exact = BigInt(amount) * BigInt(numerator)
  const by = BigInt(denominator)
  const left = exact % by
  const remainder = left < 0n ? -left : left
  return { quotient: Number(exact / by), remainder, roundsAway: remainder * 2n >= by }
}

/** `amount × numerator ÷ denominator`, computed exactly and rounded half away from zero. */
export function scaleMinor(
  amount: Minor,
  numerator: number | bigint,
  denominator: number | bigint,
): Minor {
  const { quotient, roundsAway } = divideExactly(amount, numerator, denominator)
  if (!roundsAway) return quotient
  return quotient + (amount < 0 ? -1 : 1)
}

/**
 * Splits an amount by weights, which are integers from 0, so that the parts add up exactly. The
 * remainder goes to the largest fractions first (Hamilton's method), and no part is further than one
 * unit from its exact share. Without weights, the first part takes everything.
 */
export function allocate(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const shares = weights.map((weight, index) => {
    const { quotient, remainder } = divideExactly(amount, weight, total)
    return { index, part: quotient, remainder }
  })
  let rest = amount - shares.reduce((sum, share) => sum + share.part, 0)
  if (rest === 0) return shares.map(share => share.part)
  const largestFirst = [...shares].sort((a, b) => {
    if (a.remainder > b.remainder) return -1
    return a.remainder < b.remainder ? 1 : a.index - b.index
  })
  for (const share of largestFirst) {
    if (rest === 0) break
    share.part += Math.sign(rest)
    rest -= Math.sign(rest)
  }
  return shares.map(share => share.part)
}
