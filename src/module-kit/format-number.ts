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
  const [locale, decimals, grouping] = key.split(' ')
  return new Intl.NumberFormat(locale, {
    useGrouping: grouping === 'true',
    minimumFractionDigits: Number(decimals),
    maximumFractionDigits: Number(decimals),
  })
})

/** A number as it is shown: grouped as the locale does, with its sign and words. */
export function formatNumber(value: number, look: NumberLook): string {
  const written = formatOf(`${look.locale} ${look.decimals} ${look.grouping}`).format(value)
  return `${look.prefix}${written}${look.percent ? '%' : ''}${look.suffix}`
}

/** Decimal places of a number as it was entered: 2 for 12.25; 6 at most. */
export function decimalsOf(value: number): number {
  const fraction = String(value).split('.')[1] ?? ''
  return Math.min(fraction.includes('e') ? 0 : fraction.length, 6)
}
