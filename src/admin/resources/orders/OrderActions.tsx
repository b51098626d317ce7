import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderDetail, OrderStatus } from '#shop/schema'
import { RefundDialog } from './RefundDialog.tsx'
import type { ChangeOrder } from './use-order.ts'

/** The main next status. */
const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'processing',
  'on-hold': 'processing',
  processing: 'completed',
  failed: 'processing',
}

interface OrderActionsProps {
  order: OrderDetail
  isBusy: boolean
  change: ChangeOrder
}

/** The next step as a large button, with undo and other steps. */
export function OrderActions({ order, isBusy, change }: OrderActionsProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [notify, setNotify] = useState(true)
  const [isRefunding, setRefunding] = useState(false)
  const next = NEXT[order.status]
  const others = order.next.filter(status => status !== next && status !== order.undo)
  const name = (status: OrderStatus) => translate(`resources.orders.status.${status}`)
  const move = (status: OrderStatus) => {
    setAnchor(undefined)
    setRefunding(false)
    return change('POST', '/status', { status, notify })
  }
  const askForRefund = () => {
    setAnchor(undefined)
    setRefunding(true)
  }
  if (order.next.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {next && (
        <Button variant="contained" size="large" disabled={isBusy} onClick={() => move(next)}>
          {translate(`resources.orders.steps.${next}`)}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {order.undo && (
          <Button disabled={isBusy} onClick={() => order.undo && move(order.undo)}>
            {translate('resources.orders.undo', { status: name(order.undo) })}
          </Button>
        )}
        {others.length > 0 && (
          <Button
            color="inherit"
            disabled={isBusy}
            aria-haspopup="menu"
            sx={{ marginInlineStart: -1 }}
            onClick={event => setAnchor(event.currentTarget)}
          >
            {translate('resources.orders.otherSteps')}
          </Button>
        )}
        <FormControlLabel
          sx={{ marginInlineStart: 'auto', marginInlineEnd: 0 }}
          control={
            <Switch
              size="small"
              checked={notify}
              onChange={event => setNotify(event.target.checked)}
            />
          }
          label={translate('resources.orders.notify')}
        />
      </Box>
      <Menu anchorEl={anchor ?? null} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {others.map(status => (
          <MenuItem
            key={status}
            onClick={() => (status === 'refunded' ? askForRefund() : move(status))}
          >
            {name(status)}
          </MenuItem>
        ))}
      </Menu>
      <RefundDialog
        order={order}
        isOpen={isRefunding}
        willNotify={notify}
        onCancel={() => setRefunding(false)}
        onRefund={() => move('refunded')}
      />
    </Box>
  )
}
