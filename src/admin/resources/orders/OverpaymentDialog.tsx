import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'
import { useAmounts } from './use-amounts.ts'

/** Returns money that was paid beyond the total. */
export function OverpaymentDialog({ order, isBusy, change, onClose }: OrderDialogProps) {
  const translate = useTranslate()
  const { amount } = useAmounts()
  const { currency } = order.money
  const excess = order.paid - order.totals.total
  const [returned, setReturned] = useState<number | null>(excess)
  const [note, setNote] = useState('')
  const [isManual, setManual] = useState(false)
  const isWrong = returned === null || returned <= 0 || returned > excess
  const toCards = Math.max((returned ?? 0) - order.moneyRefundable, 0)
  const sent = isManual ? 0 : Math.min(order.onlineRefundable, (returned ?? 0) - toCards)
  const rest = (returned ?? 0) - toCards - sent
  const t = (key: string) =>
    translate(`resources.orders.overpayment.${key}`, {
      number: order.number,
      excess: amount(excess, currency),
      amount: amount(returned ?? 0, currency),
    })
  const ways = (key: 'toCards' | 'online' | 'transfer') =>
    translate(`resources.orders.refund.${key}`, {
      toCards: amount(toCards, currency),
      sent: amount(sent, currency),
      rest: amount(rest, currency),
    })
  return (
    <OrderDialog
      title={t('title')}
      confirm={t('confirm')}
      maxWidth="xs"
      isFinal
      isBusy={isBusy}
      isDisabled={isWrong}
      onSave={() =>
        change('POST', '/overpayment', {
          ...{ amount: returned, note },
          ...(isManual && { isManual }),
        })
      }
      onClose={onClose}
    >
      <DialogContentText>{t('text')}</DialogContentText>
      <MoneyField
        label={translate('resources.orders.payment.amountLabel')}
        currency={currency}
        value={returned}
        onChange={setReturned}
        error={isWrong}
        helperText={isWrong ? t('wrong') : ' '}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {order.onlineRefundable > 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={isManual} onChange={event => setManual(event.target.checked)} />
          }
          label={translate('resources.orders.refund.manual')}
        />
      )}
      <Box role="status">
        {!isWrong && toCards > 0 && <DialogContentText>{ways('toCards')}</DialogContentText>}
        {!isWrong && sent > 0 && <DialogContentText>{ways('online')}</DialogContentText>}
        {!isWrong && rest > 0 && <DialogContentText>{ways('transfer')}</DialogContentText>}
      </Box>
      <TextField
        label={translate('resources.orders.payment.note')}
        value={note}
        onChange={event => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </OrderDialog>
  )
}
