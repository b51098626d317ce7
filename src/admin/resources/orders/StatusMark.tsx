import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { OrderStatus } from '#shop/schema'

const COLORS: Record<OrderStatus, string> = {
  draft: 'text.secondary',
  pending: 'warning.main',
  'on-hold': 'warning.main',
  processing: 'info.main',
  completed: 'success.main',
  cancelled: 'text.secondary',
  refunded: 'text.secondary',
  failed: 'error.main',
}

/** Order status as text with a color. */
export function StatusMark({ status }: { status: OrderStatus }) {
  const translate = useTranslate()
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          inlineSize: 8,
          blockSize: 8,
          borderRadius: '50%',
          backgroundColor: COLORS[status],
        }}
      />
      {translate(`resources.orders.status.${status}`)}
    </Box>
  )
}
