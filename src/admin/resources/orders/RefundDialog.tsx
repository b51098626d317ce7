import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import type { FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import { RefundLine } from './RefundLine.tsx'
import { useAmounts } from './use-amounts.ts'
import type { ChangeOrder } from './use-order.ts'
import { useRefund } from './use-refund.ts'

interface RefundDialogProps {
  order: OrderDetail
  /** Starts with everything that is left. */
  isWhole: boolean
  willNotify: boolean
  isBusy: boolean
  change: ChangeOrder
  onClose(): void
}

/** Refund of items and amounts. The button names the exact sum, because a refund is final. */
export function RefundDialog(props: RefundDialogProps) {
  const { order, isWhole, willNotify, isBusy, change, onClose } = props
  const translate = useTranslate()
  const { amount } = useAmounts()
  const form = useRefund(order, isWhole)
  const { currency } = order.money
  // Of the refund, or of all that is available while nothing is chosen.
  const isSent = !form.isManual && !form.asCredit
  const sent = isSent ? Math.min(order.onlineRefundable, form.total || form.available) : 0
  const t = (key: string) =>
    translate(`resources.orders.refund.${key}`, {
      number: order.number,
      total: amount(form.total, currency),
      available: amount(form.available, currency),
      email: order.email,
      sent: amount(sent, currency),
      rest: amount(form.total - sent, currency),
    })
  const isTooMuch = form.total > form.available
  async function save(event: FormEvent) {
    event.preventDefault()
    if (await change('POST', '/refunds', form.request(willNotify))) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="refund-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="refund-title">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{t(sent > 0 ? 'textOnline' : 'text')}</DialogContentText>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {form.rows.map(row => (
              <RefundLine key={row.line.id} row={row} currency={currency} form={form} />
            ))}
          </Box>
          <TextField
            label={t('reason')}
            value={form.reason}
            multiline
            onChange={event => form.setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
          {order.email && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={form.asCredit}
                  onChange={event => form.setAsCredit(event.target.checked)}
                />
              }
              label={t('asCredit')}
            />
          )}
          {order.onlineRefundable > 0 && !form.asCredit && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={form.isManual}
                  onChange={event => form.setManual(event.target.checked)}
                />
              }
              label={t('manual')}
            />
          )}
          {sent > 0 && sent < form.total && (
            <DialogContentText>{t('partlyOnline')}</DialogContentText>
          )}
          {isTooMuch && <Alert severity="error">{t('tooMuch')}</Alert>}
          {willNotify && <DialogContentText>{t('notify')}</DialogContentText>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            color="error"
            loading={isBusy}
            disabled={form.total === 0 || isTooMuch}
          >
            {t('confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
