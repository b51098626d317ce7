import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { InvoiceView, OrderDetail } from '#shop/schema'
import { useAmounts } from './use-amounts.ts'
import type { ChangeOrder } from './use-order.ts'

interface OrderInvoicesProps {
  order: OrderDetail
  isBusy: boolean
  /** Undefined without permission to change. */
  change: ChangeOrder | undefined
}

/** Invoice and credit notes of an order. */
export function OrderInvoices(props: OrderInvoicesProps) {
  const { order, isBusy, change } = props
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const t = (key: string) => translate(`resources.orders.invoice.${key}`)
  const { invoices, mayInvoice, invoiceProblem } = order
  const hasValid = invoices.some(one => one.kind === 'invoice' && !one.isCancelled)
  if (invoices.length === 0 && !(change && (mayInvoice || invoiceProblem))) return null
  const cancel = (replace: boolean) => {
    setAsking(false)
    change?.('POST', '/invoices/cancel', { replace })
  }
  return (
    <Box>
      <Typography variant="h3">{t('list')}</Typography>
      {invoices.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {invoices.map(invoice => (
            <Invoice key={invoice.id} {...props} invoice={invoice} />
          ))}
        </Box>
      )}
      {change && invoiceProblem && (
        <Alert
          severity="warning"
          sx={{ marginBlockStart: 1 }}
          action={
            <Button component={Link} to="/settings/invoices" color="inherit" size="small">
              {t('settings')}
            </Button>
          }
        >
          {translate(`errors.${invoiceProblem}`)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        {change && mayInvoice && (
          <Button
            variant="outlined"
            size="small"
            disabled={isBusy}
            onClick={() => change('POST', '/invoices', {})}
          >
            {t('create')}
          </Button>
        )}
        {change && hasValid && (
          <Button size="small" color="inherit" disabled={isBusy} onClick={() => setAsking(true)}>
            {t('cancel')}
          </Button>
        )}
      </Box>
      <Confirm
        isOpen={isAsking}
        title={t('cancelTitle')}
        content={t('cancelText')}
        confirm={t('cancelConfirm')}
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => cancel(false)}
      />
    </Box>
  )
}

function Invoice({
  order,
  isBusy,
  change,
  invoice,
}: OrderInvoicesProps & { invoice: InvoiceView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { amount, date } = useAmounts()
  const { id, kind, number, total, issuedOn, isCancelled } = invoice
  const t = (key: string) => translate(`resources.orders.invoice.${key}`, { number })
  const file = `/api/admin/invoices/${id}`
  async function send() {
    if (await change?.('POST', `/invoices/${id}/mail`)) {
      notify('resources.orders.resent', { messageArgs: { email: order.email } })
    }
  }
  return (
    <Box component="li" sx={{ paddingBlock: 0.75 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t(`kinds.${kind}`)} {number} · {amount(total, order.money.currency)}
        {isCancelled && ` · ${t('cancelled')}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {date(Date.parse(issuedOn))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: -1 }}>
        <Button size="small" href={`${file}/pdf`} target="_blank" aria-label={t('pdfOf')}>
          PDF
        </Button>
        <Button size="small" href={`${file}/xml`} aria-label={t('xmlOf')}>
          XML
        </Button>
        {change && order.erasedAt === null && order.email && (
          <Button size="small" disabled={isBusy} aria-label={t('sendOne')} onClick={send}>
            {t('send')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
