import { useLocale } from 'react-admin'

const MOST = 9.99

/** Shares and lifts of 1, as percentages in the language of who reads. */
export function usePercents() {
  const locale = useLocale()
  const format = (options: Intl.NumberFormatOptions) => {
    const numbers = new Intl.NumberFormat(locale, { style: 'percent', ...options })
    return (value: number) => numbers.format(value)
  }
  const signed = format({ maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return {
    share: format({ maximumFractionDigits: 1 }),
    /** What is more than ten times as much is not told apart. */
    lift: (value: number) => (value > MOST ? `> ${signed(MOST)}` : signed(value)),
    /** Of 100. */
    rate: (percent: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        percent / 100,
      ),
    count: (value: number) => new Intl.NumberFormat(locale).format(value),
  }
}
