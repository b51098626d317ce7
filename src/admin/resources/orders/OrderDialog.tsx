import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import type { ChangeOrder } from './use-order.ts'

/** Props of all dialogs of an order. */
export interface OrderDialogProps {
  order: OrderDetail
  willNotify: boolean
  isBusy: boolean
  change: ChangeOrder
  onClose(): void
}

/** A form in a dialog that changes an order. It closes once `onSave` has succeeded. */
export function OrderDialog(props: {
  title: string
  /** Names what happens, with amounts. */
  confirm: string
  isFinal?: boolean
  maxWidth?: 'xs' | 'sm'
  isBusy: boolean
  isDisabled: boolean
  onSave(): Promise<boolean>
  onClose(): void
  children: ReactNode
}) {
  const { title, confirm, isFinal = false, maxWidth = 'sm', isBusy, isDisabled, children } = props
  const translate = useTranslate()
  const titleId = useId()
  async function save(event: FormEvent) {
    event.preventDefault()
    if (!isDisabled && (await props.onSave())) props.onClose()
  }
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <form onSubmit={save} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={props.onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            color={isFinal ? 'error' : 'primary'}
            loading={isBusy}
            disabled={isDisabled}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
