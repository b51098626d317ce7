import { useLocale } from 'react-admin'

/** Shares and lifts of 1, as percentages in the language of who reads. */
export function usePercents() {
  const locale = useLocale()
  const format = (options: Intl.NumberFormatOptions) => {
    const numbers = new Intl.NumberFormat(locale, { style: 'percent', ...options })
    return (value: number) => numbers.format(value)
  }
  return {
    share: format({ maximumFractionDigits: 1 }),
    signed: format({ maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    /** Of 100. */
    rate: (percent: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        percent / 100,
      ),
    count: (value: number) => new Intl.NumberFormat(locale).format(value),
  }
}
