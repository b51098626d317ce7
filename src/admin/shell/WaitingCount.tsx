import Chip from '@mui/material/Chip'
import { visuallyHidden } from '@mui/utils'
import { useGetList, useLocaleState, useTranslate } from 'react-admin'

interface WaitingCountProps {
  resource: string
  filter: Readonly<Record<string, string>>
}

const EVERY_MS = 60_000

/** Number of entries that need attention, from the list API. */
export function WaitingCount({ resource, filter }: WaitingCountProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { total = 0 } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: EVERY_MS, retry: false, onError: () => {} },
  )
  if (total === 0) return null
  return (
    <>
      <Chip size="small" color="primary" label={total.toLocaleString(locale)} />
      <span style={visuallyHidden}> {translate('shell.waiting')}</span>
    </>
  )
}
