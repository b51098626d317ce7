import { createMemo } from '#base'

export interface NumberStyle {
  percent: boolean
  prefix: string
  suffix: string
  grouping: boolean
  /** Decimal places of the final number, also while counting. */
  decimals: number
  locale: string
}

const formatOf = createMemo(key => {
  const [locale, decimals, grouping, style] = key.split(' ')
  return new Intl.NumberFormat(locale, {
    style: style as 'decimal' | 'percent',
    useGrouping: grouping === 'true',
    minimumFractionDigits: Number(decimals),
    maximumFractionDigits: Number(decimals),
  })
})

/** Formats a number with the locale's grouping and sign, and with prefix and suffix. */
export function formatNumber(value: number, look: NumberStyle): string {
  const { locale, decimals, grouping, percent, prefix, suffix } = look
  const format = formatOf(`${locale} ${decimals} ${grouping} ${percent ? 'percent' : 'decimal'}`)
  // Passed as a string, because 0.29 × 100 is not exactly 29.
  const written = percent
    ? format.format(`${value}e-2` as Intl.StringNumericLiteral)
    : format.format(value)
  return `${prefix}${written}${suffix}`
}

/** Decimal places of an entered number: 2 for 12.25; at most 6. */
export function decimalsOf(value: number): number {
  const fraction = String(value).split('.')[1] ?? ''
  return Math.min(fraction.includes('e') ? 0 : fraction.length, 6)
}
