import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'
import { RefundLine } from './RefundLine.tsx'
import { useAmounts } from './use-amounts.ts'
import { type RefundStart, useRefund } from './use-refund.ts'

interface RefundDialogProps extends OrderDialogProps {
  start: RefundStart
}

/** Refund of items and amounts. The button names the exact sum, because a refund is final. */
export function RefundDialog(props: RefundDialogProps) {
  const { order, start, willNotify, isBusy, change, onClose } = props
  const translate = useTranslate()
  const { amount } = useAmounts()
  const form = useRefund(order, start)
  const { currency } = order.money
  const { toCards, sent, rest } = form.ways
  const t = (key: string) =>
    translate(`resources.orders.refund.${key}`, {
      number: order.number,
      total: amount(form.total, currency),
      available: amount(form.available, currency),
      email: order.email,
      toCards: amount(toCards, currency),
      sent: amount(sent, currency),
      rest: amount(rest, currency),
    })
  const isTooMuch = form.total > form.available
  return (
    <OrderDialog
      title={t('title')}
      confirm={t('confirm')}
      isFinal
      isBusy={isBusy}
      isDisabled={form.total === 0 || isTooMuch}
      onSave={() => change('POST', '/refunds', form.request(willNotify))}
      onClose={onClose}
    >
      <DialogContentText>{t('text')}</DialogContentText>
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
      <Box role="status">
        {toCards > 0 && <DialogContentText>{t('toCards')}</DialogContentText>}
        {sent > 0 && <DialogContentText>{t('online')}</DialogContentText>}
        {rest > 0 && <DialogContentText>{t('transfer')}</DialogContentText>}
      </Box>
      {isTooMuch && <Alert severity="error">{t('tooMuch')}</Alert>}
      {willNotify && <DialogContentText>{t('notify')}</DialogContentText>}
    </OrderDialog>
  )
}
