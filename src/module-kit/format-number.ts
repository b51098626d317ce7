import { createMemo } from '#base'

export interface NumberLook {
  percent: boolean
  prefix: string
  suffix: string
  grouping: boolean
  /** Decimal places of the final number; the count keeps them. */
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

/** A number as it is shown: grouped and signed as the locale does, with its words. */
export function formatNumber(value: number, look: NumberLook): string {
  const { locale, decimals, grouping, percent, prefix, suffix } = look
  const format = formatOf(`${locale} ${decimals} ${grouping} ${percent ? 'percent' : 'decimal'}`)
  // As text, of which Intl takes every digit: 0.29 × 100 is not 29.
  const written = percent
    ? format.format(`${value}e-2` as Intl.StringNumericLiteral)
    : format.format(value)
  return `${prefix}${written}${suffix}`
}

/** Decimal places of a number as it was entered: 2 for 12.25; 6 at most. */
export function decimalsOf(value: number): number {
  const fraction = String(value).split('.')[1] ?? ''
  return Math.min(fraction.includes('e') ? 0 : fraction.length, 6)
}
