import { useLocale } from 'react-admin'
import { datesIn } from '#staff/client'

/** Days and moments in the reader's language. */
export const useDates = () => datesIn(useLocale())
