import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import {
  type OrderDetail,
  RETURN_STEPS,
  type ReturnView,
  type StaffReturnState,
} from '#shop/schema'
import { RefundDialog } from './RefundDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import { useAmounts } from './use-amounts.ts'
import type { ChangeOrder } from './use-order.ts'

/** Returns that the customer has requested, with the next steps. */
export function OrderReturns(props: {
  order: OrderDetail
  isBusy: boolean
  /** Undefined without permission to change. */
  change: ChangeOrder | undefined
}) {
  const { order, isBusy, change } = props
  const translate = useTranslate()
  const { moment } = useAmounts()
  const [asked, setAsked] = useState<{ one: ReturnView; state: StaffReturnState | 'refund' }>()
  const t = (key: string, values = {}) => translate(`resources.orders.returns.${key}`, values)
  if (order.returns.length === 0) return null
  const dialog = { order, isBusy, willNotify: true, onClose: () => setAsked(undefined) }
  const mayRefund = order.paid > order.refunded
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{t('list')}</Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}
      >
        {order.returns.map(one => (
          <Box key={one.id} component="li">
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {one.lines.map(line => `${line.quantity} × ${line.name}`).join(', ') || t('noItems')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {one.kind === 'withdrawal' && `${t(one.isLate ? 'lateWithdrawal' : 'withdrawal')} · `}
              {t(`state.${one.state}`)} · {moment(one.createdAt)}
              {(one.state === 'received' || one.state === 'refunded') &&
                hasReceived(one) &&
                ` · ${receivedText(one, t)}`}
            </Typography>
            {one.reason && (
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {t(one.kind === 'withdrawal' ? 'declaration' : 'reason', { reason: one.reason })}
              </Typography>
            )}
            {one.answer && (
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {t('answer', { answer: one.answer })}
              </Typography>
            )}
            {change && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {RETURN_STEPS[one.state].next.map(state => (
                  <Button key={state} disabled={isBusy} onClick={() => setAsked({ one, state })}>
                    {t(`actions.${state}`)}
                  </Button>
                ))}
                {one.state === 'received' && mayRefund && (
                  <Button disabled={isBusy} onClick={() => setAsked({ one, state: 'refund' })}>
                    {t('refund')}
                  </Button>
                )}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {change && asked?.state === 'refund' && (
        <RefundDialog
          {...dialog}
          change={(method, part, body) => change(method, part, { ...body, returnId: asked.one.id })}
          start={new Map(asked.one.lines.map(line => [line.lineId, line.received]))}
        />
      )}
      {change && asked && asked.state !== 'refund' && (
        <ReturnDialog {...dialog} change={change} one={asked.one} state={asked.state} />
      )}
    </Box>
  )
}

const hasReceived = ({ lines }: ReturnView) => lines.some(line => line.received > 0)

function receivedText({ lines }: ReturnView, t: (key: string, values: object) => string): string {
  const sum = (of: 'received' | 'quantity') => lines.reduce((all, line) => all + line[of], 0)
  return t('receivedOf', { received: sum('received'), quantity: sum('quantity') })
}
