import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { formatMoney } from '#base'

/** Amounts and moments as the reader's language writes them. */
export function useAmounts() {
  const [locale] = useLocaleState()
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      amount: (minor: number, currency: string) => formatMoney(minor, currency, locale),
      date: (at: number) => date.format(at),
      moment: (at: number) => moment.format(at),
    }
  }, [locale])
}
