import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import type { PageItem } from '#pages/schema'

const COLORS = {
  draft: 'default',
  published: 'success',
  changed: 'warning',
  scheduled: 'info',
} as const

export function StatusChip({ status }: Pick<PageItem, 'status'>) {
  const translate = useTranslate()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[status]}
      label={translate(`resources.pages.status.${status}`)}
    />
  )
}
