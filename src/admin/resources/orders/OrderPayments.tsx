import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { DisputeView, OrderDetail, PaymentView } from '#shop/schema'
import { useAmounts } from './use-amounts.ts'
import type { ChangeOrder } from './use-order.ts'

interface OrderPaymentsProps {
  order: OrderDetail
  isBusy: boolean
  /** Undefined without permission to change. */
  change: ChangeOrder | undefined
}

/** Attempts to pay; recorded by mistake, they can be voided. Authorized money can be taken or released. */
export function OrderPayments(props: OrderPaymentsProps) {
  const translate = useTranslate()
  const { payments, disputes } = props.order
  if (payments.length === 0) return null
  return (
    <Box>
      <Typography variant="h3">{translate('resources.orders.payment.list')}</Typography>
      {disputes.map(dispute => (
        <Dispute key={dispute.reference} dispute={dispute} order={props.order} />
      ))}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {payments.map(payment => (
          <Payment key={payment.id} {...props} payment={payment} />
        ))}
      </Box>
    </Box>
  )
}

function Payment(props: OrderPaymentsProps & { payment: PaymentView }) {
  const { order, isBusy, change, payment } = props
  const translate = useTranslate()
  const { amount, moment } = useAmounts()
  const [isAsking, setAsking] = useState(false)
  const sum = amount(payment.amount, order.money.currency)
  const until = payment.capturableUntil === undefined ? '' : moment(payment.capturableUntil)
  const t = (key: string) => translate(`resources.orders.payment.${key}`, { amount: sum, until })
  const method = translate(`resources.orders.payments.${payment.method}`, { _: payment.method })
  const details = [method, !payment.giftCardId && payment.reference, payment.isTest && t('test')]
  return (
    <Box component="li" sx={{ paddingBlock: 0.75 }}>
      <Typography>
        {sum} · {t(`state.${payment.state}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {moment(payment.at)} · {details.filter(Boolean).join(' · ')}
        {payment.giftCardId && (
          <>
            {' '}
            <Link component={RouterLink} to={`/gift-cards/${payment.giftCardId}`}>
              {payment.reference}
            </Link>
          </>
        )}
      </Typography>
      {payment.problem && payment.state !== 'settled' && (
        <Typography variant="body2" color="error">
          {payment.problem}
        </Typography>
      )}
      {payment.mayCapture && payment.capturableUntil !== undefined && (
        <Typography variant="body2">{t('captureUntil')}</Typography>
      )}
      {change && payment.mayCapture && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy}
            onClick={() => change('POST', `/payments/${payment.id}/capture`)}
          >
            {t('capture')}
          </Button>
          <Button
            size="small"
            color="inherit"
            disabled={isBusy}
            onClick={() => change('POST', `/payments/${payment.id}/release`)}
          >
            {t('release')}
          </Button>
        </Box>
      )}
      {change && payment.mayVoid && (
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          sx={{ marginInlineStart: -1 }}
          aria-label={t('voidOne')}
          onClick={() => setAsking(true)}
        >
          {t('void')}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={t('voidTitle')}
        content={t('voidText')}
        confirm={t('voidConfirm')}
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          change?.('POST', `/payments/${payment.id}/void`)
        }}
      />
    </Box>
  )
}

function Dispute({ dispute, order }: { dispute: DisputeView; order: OrderDetail }) {
  const translate = useTranslate()
  const { amount, moment } = useAmounts()
  const values = {
    amount: amount(dispute.amount, order.money.currency),
    reason: dispute.reason,
    until: dispute.dueAt === undefined ? '' : moment(dispute.dueAt),
  }
  return (
    <Alert severity={dispute.state === 'open' ? 'error' : 'info'} sx={{ marginBlock: 1 }}>
      {translate(`resources.orders.dispute.${dispute.state}`, values)}
      {dispute.state === 'open' && values.until && (
        <> {translate('resources.orders.dispute.until', values)}</>
      )}
    </Alert>
  )
}
