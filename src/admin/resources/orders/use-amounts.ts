import { useLocaleState } from 'react-admin'
import { formatMoney } from '#base'
import { useDates } from '../../lists/dates.tsx'

/** Formats amounts and times in the user's language. */
export function useAmounts() {
  const [locale] = useLocaleState()
  const { day, moment } = useDates()
  return {
    amount: (minor: number, currency: string) => formatMoney(minor, currency, locale),
    date: day,
    moment,
  }
}
