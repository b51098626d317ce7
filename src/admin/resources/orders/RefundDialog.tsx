import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import { useAmounts } from './use-amounts.ts'

interface RefundDialogProps {
  order: OrderDetail
  isOpen: boolean
  willNotify: boolean
  onCancel(): void
  onRefund(): void
}

/** Confirmation of a refund with the amount, because it is final. */
export function RefundDialog({ order, isOpen, willNotify, onCancel, onRefund }: RefundDialogProps) {
  const translate = useTranslate()
  const { amount } = useAmounts()
  const total = amount(order.totals.total, order.money.currency)
  const t = (key: string) =>
    translate(`resources.orders.refund.${key}`, { number: order.number, total, email: order.email })
  return (
    <Dialog open={isOpen} onClose={onCancel} aria-labelledby="refund-title">
      <DialogTitle id="refund-title">{t('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('text')}</DialogContentText>
        {willNotify && <DialogContentText>{t('notify')}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" onClick={onRefund}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
