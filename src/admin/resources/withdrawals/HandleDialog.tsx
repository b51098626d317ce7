import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import type { WithdrawalView } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'

/** Assigns a withdrawal to an order, or closes it with a reason. */
export function HandleDialog({
  withdrawal,
  step,
  onClose,
}: {
  withdrawal: WithdrawalView
  step: 'assign' | 'close'
  onClose(): void
}) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const act = useAction()
  const [value, setValue] = useState('')
  const [isBusy, setBusy] = useState(false)
  const t = (key: string) => translate(`resources.withdrawals.${step}.${key}`)
  const isValid = step === 'assign' ? /^\s*[1-9]\d{0,8}\s*$/.test(value) : value.trim() !== ''
  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = step === 'assign' ? { orderNumber: Number(value) } : { note: value }
    const done = await act(() => callApi('POST', `/withdrawals/${withdrawal.id}/${step}`, { body }))
    setBusy(false)
    if (!done) return
    refresh()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="withdrawal-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="withdrawal-title">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { paddingBlockStart: 1 } }}>
          <DialogContentText>{t('text')}</DialogContentText>
          <TextField
            label={t('field')}
            value={value}
            onChange={event => setValue(event.target.value)}
            required
            slotProps={{
              htmlInput: {
                maxLength: 500,
                ...(step === 'assign' && { inputMode: 'numeric' }),
              },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isValid}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
