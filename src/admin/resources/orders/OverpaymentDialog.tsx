import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'
import { useAmounts } from './use-amounts.ts'

/** Records that money paid beyond the total was returned. */
export function OverpaymentDialog({ order, isBusy, change, onClose }: OrderDialogProps) {
  const translate = useTranslate()
  const { amount } = useAmounts()
  const { currency } = order.money
  const excess = order.paid - order.totals.total
  const [returned, setReturned] = useState<number | null>(excess)
  const [note, setNote] = useState('')
  const isWrong = returned === null || returned <= 0 || returned > excess
  const t = (key: string) =>
    translate(`resources.orders.overpayment.${key}`, {
      number: order.number,
      excess: amount(excess, currency),
      amount: amount(returned ?? 0, currency),
    })
  return (
    <OrderDialog
      title={t('title')}
      confirm={t('confirm')}
      maxWidth="xs"
      isFinal
      isBusy={isBusy}
      isDisabled={isWrong}
      onSave={() => change('POST', '/overpayment', { amount: returned, note })}
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
      <TextField
        label={translate('resources.orders.payment.note')}
        value={note}
        onChange={event => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </OrderDialog>
  )
}
