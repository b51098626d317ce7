import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { useAmounts } from './use-amounts.ts'
import type { ChangeOrder } from './use-order.ts'

/** Records money that arrived, by default the balance. */
export function PaymentDialog(props: {
  order: OrderDetail
  willNotify: boolean
  isBusy: boolean
  change: ChangeOrder
  onClose(): void
}) {
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
  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { amount: paid, note, notify: willNotify }
    if (!isWrong && (await change('POST', '/payments', body))) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="payment-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="payment-title">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
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
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={isWrong}>
            {t('confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
