import { useLocale } from 'react-admin'

const MOST = 9.99

/** Formats fractions as percentages. */
export function usePercents() {
  const locale = useLocale()
  const format = (options: Intl.NumberFormatOptions) => {
    const numbers = new Intl.NumberFormat(locale, { style: 'percent', ...options })
    return (value: number) => numbers.format(value)
  }
  const signed = format({ maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return {
    share: format({ maximumFractionDigits: 1 }),
    /** Values above ten are capped. */
    lift: (value: number) => (value > MOST ? `> ${signed(MOST)}` : signed(value)),
    /** Already in percent. */
    rate: (percent: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        percent / 100,
      ),
    count: (value: number) => new Intl.NumberFormat(locale).format(value),
  }
}
