import { useLocaleState } from 'react-admin'
import { formatMoney } from '#base'
import { useDates } from '../../lists/dates.tsx'

/** Amounts and moments as the reader's language writes them. */
export function useAmounts() {
  const [locale] = useLocaleState()
  const { day, moment } = useDates()
  return {
    amount: (minor: number, currency: string) => formatMoney(minor, currency, locale),
    date: day,
    moment,
  }
}
