import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import type { SubscriberStatus } from '#newsletter/schema'

const COLORS = {
  pending: 'default',
  confirmed: 'success',
  unsubscribed: 'default',
  bounced: 'error',
  suppressed: 'error',
} as const

export function SubscriberStatusChip({ status }: { status: SubscriberStatus }) {
  const translate = useTranslate()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[status]}
      label={translate(`resources.newsletter-subscribers.statuses.${status}`)}
    />
  )
}
