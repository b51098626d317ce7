import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'
import { useAmounts } from './use-amounts.ts'

/** Statuses that release stock and gift cards, so staff is asked first. */
export const STOPPED_STATUSES = ['cancelled', 'failed'] as const
export type StoppedStatus = (typeof STOPPED_STATUSES)[number]

export const isStopped = (status: string): status is StoppedStatus =>
  STOPPED_STATUSES.some(one => one === status)

/** Asks before an order is cancelled or failed, and lists the effects. */
export function StopOrderDialog(props: OrderDialogProps & { status: StoppedStatus }) {
  const { order, status, willNotify, isBusy, change, onClose } = props
  const translate = useTranslate()
  const { amount } = useAmounts()
  const t = (key: string, values = {}) => translate(`resources.orders.stop.${key}`, values)
  const money = (minor: number) => ({ amount: amount(minor, order.money.currency) })
  const toCards = returnedToCards(order)
  const kept = order.paid - order.refunded - toCards
  const effects = [
    order.openLines.some(line => line.restockable > 0) && t('restock'),
    toCards > 0 && t('toCards', money(toCards)),
    kept > 0 && t('keepsMoney', money(kept)),
    order.invoices.some(one => one.kind === 'invoice' && !one.isCancelled) && t('invoice'),
    willNotify && order.email && t('notify', { email: order.email }),
    t(`after.${status}`),
  ].filter((text): text is string => Boolean(text))
  return (
    <OrderDialog
      title={t(`title.${status}`, { number: order.number })}
      confirm={t(`confirm.${status}`)}
      maxWidth="xs"
      isFinal
      isBusy={isBusy}
      isDisabled={false}
      onSave={() => change('POST', '/status', { status, notify: willNotify })}
      onClose={onClose}
    >
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {effects.map(text => (
          <Typography key={text} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ))}
      </Box>
    </OrderDialog>
  )
}

/** Payments by gift card are returned, unless a part of the order was refunded. */
function returnedToCards({ payments, refunded }: OrderDetail): number {
  if (refunded > 0) return 0
  return payments
    .filter(({ method, state }) => method === 'gift-card' && state === 'settled')
    .reduce((sum, payment) => sum + payment.amount, 0)
}
