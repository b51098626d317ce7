import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'
import { useAmounts } from './use-amounts.ts'

/** Records money that arrived, by default the balance. */
export function PaymentDialog(props: OrderDialogProps) {
  const { order, willNotify, isBusy, change, onClose } = props
  const translate = useTranslate()
  const { amount } = useAmounts()
  const { currency } = order.money
  const due = order.totals.total - order.paid
  const [paid, setPaid] = useState<number | null>(due)
  const [note, setNote] = useState('')
  const isWrong = paid === null || paid <= 0 || paid > due
  const t = (key: string) =>
    translate(`resources.orders.payment.${key}`, {
      number: order.number,
      due: amount(due, currency),
      amount: amount(paid ?? 0, currency),
    })
  return (
    <OrderDialog
      title={t('title')}
      confirm={t('confirm')}
      maxWidth="xs"
      isBusy={isBusy}
      isDisabled={isWrong}
      onSave={() => change('POST', '/payments', { amount: paid, note, notify: willNotify })}
      onClose={onClose}
    >
      <DialogContentText>{t('text')}</DialogContentText>
      <MoneyField
        label={t('amountLabel')}
        currency={currency}
        value={paid}
        onChange={setPaid}
        error={isWrong}
        helperText={isWrong ? t('wrong') : ' '}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label={t('note')}
        value={note}
        onChange={event => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </OrderDialog>
  )
}
