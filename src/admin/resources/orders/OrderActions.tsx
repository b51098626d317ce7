import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { isPaid, type OrderDetail, type OrderStatus } from '#shop/schema'
import { FulfilDialog } from './FulfilDialog.tsx'
import { OverpaymentDialog } from './OverpaymentDialog.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PaymentLink } from './PaymentLink.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { isStopped, StopOrderDialog, type StoppedStatus } from './StopOrderDialog.tsx'
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

/** The next step as a large button; payment, shipment and refund; undo and other steps. */
export function OrderActions({ order, isBusy, change }: OrderActionsProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [notify, setNotify] = useState(true)
  const [dialog, setDialog] = useState<
    'payment' | 'fulfil' | 'refund' | 'refund-all' | 'overpayment' | StoppedStatus
  >()
  const next = NEXT[order.status]
  const others = order.next
    .filter(status => status !== next && status !== order.undo)
    .filter(status => status !== 'refunded' || order.paid > order.refunded)
  const name = (status: OrderStatus) => translate(`resources.orders.status.${status}`)
  const move = (status: OrderStatus) => {
    setAnchor(undefined)
    return change('POST', '/status', { status, notify })
  }
  const ask = (name: typeof dialog) => {
    setAnchor(undefined)
    setDialog(name)
  }
  const dialogProps = {
    ...{ order, isBusy, change, willNotify: notify },
    onClose: () => setDialog(undefined),
  }
  const mayPay = order.status !== 'draft' && order.paid < order.totals.total
  const mayShip = isPaid(order) && order.openLines.some(line => line.toShip > 0)
  const mayRefund = order.paid > order.refunded
  const mayEdit = order.status === 'draft' || order.isEditable
  const excess = order.paid - order.totals.total
  if (order.next.length === 0 && !mayRefund && !mayPay && !mayEdit) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {next && (
        <Button variant="contained" size="large" disabled={isBusy} onClick={() => move(next)}>
          {translate(`resources.orders.steps.${next}`)}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayEdit && (
          <Button
            variant={order.status === 'draft' ? 'contained' : 'outlined'}
            component={Link}
            to={`/orders/${order.id}/edit`}
          >
            {translate(
              `resources.orders.form.${order.status === 'draft' ? 'editDraftAction' : 'edit'}`,
            )}
          </Button>
        )}
        {mayPay && <PaymentLink order={order} isBusy={isBusy} change={change} />}
        {excess > 0 && (
          <Button variant="outlined" disabled={isBusy} onClick={() => ask('overpayment')}>
            {translate('resources.orders.overpayment.action')}
          </Button>
        )}
        {mayPay && (
          <Button variant="outlined" disabled={isBusy} onClick={() => ask('payment')}>
            {translate('resources.orders.payment.action')}
          </Button>
        )}
        {mayShip && (
          <Button variant="outlined" disabled={isBusy} onClick={() => ask('fulfil')}>
            {translate('resources.orders.fulfil.action')}
          </Button>
        )}
        {mayRefund && (
          <Button variant="outlined" disabled={isBusy} onClick={() => ask('refund')}>
            {translate('resources.orders.refund.action')}
          </Button>
        )}
      </Box>
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
            onClick={() => {
              if (status === 'refunded') ask('refund-all')
              else if (isStopped(status)) ask(status)
              else move(status)
            }}
          >
            {isStopped(status) ? translate(`resources.orders.stop.action.${status}`) : name(status)}
          </MenuItem>
        ))}
      </Menu>
      {dialog && isStopped(dialog) && <StopOrderDialog {...dialogProps} status={dialog} />}
      {dialog === 'payment' && <PaymentDialog {...dialogProps} />}
      {dialog === 'overpayment' && <OverpaymentDialog {...dialogProps} />}
      {dialog === 'fulfil' && <FulfilDialog {...dialogProps} />}
      {(dialog === 'refund' || dialog === 'refund-all') && (
        <RefundDialog {...dialogProps} start={dialog === 'refund-all' ? 'everything' : 'nothing'} />
      )}
    </Box>
  )
}
