import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { CustomerItem } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'

/** Asks for the email address of the customer who gets the orders. */
export function MergeDialog({ customer, onClose }: { customer: CustomerItem; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const act = useAction()
  const [email, setEmail] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const t = (key: string) => translate(`resources.customers.merge.${key}`)

  async function findOther(): Promise<CustomerItem | undefined> {
    const wanted = email.trim().toLowerCase()
    const query = new URLSearchParams({ q: wanted, perPage: '200' })
    const { items } = await callApi<{ items: CustomerItem[] }>('GET', `/customers?${query}`)
    return items.find(one => one.email === wanted && one.id !== customer.id)
  }

  async function merge(event: FormEvent) {
    event.preventDefault()
    if (!email.trim() || isBusy) return
    setBusy(true)
    const other = await findOther()
    setUnknown(!other)
    const body = { into: other?.id ?? '' }
    const path = `/customers/${customer.id}/merge`
    const done = other && (await act(() => callApi('POST', path, { body })))
    setBusy(false)
    if (!other || !done) return
    notify(t('done'), { type: 'success' })
    onClose()
    navigate(`/customers/${other.id}`)
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="merge-title">
      <form onSubmit={merge} noValidate>
        <DialogTitle id="merge-title">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { paddingBlockStart: 1 } }}>
          <DialogContentText>{t('text')}</DialogContentText>
          <TextField
            type="email"
            label={t('into')}
            value={email}
            error={isUnknown}
            helperText={isUnknown ? t('unknown') : undefined}
            onChange={event => {
              setEmail(event.target.value)
              setUnknown(false)
            }}
            required
            slotProps={{ htmlInput: { maxLength: 254 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" color="warning" loading={isBusy} disabled={!email.trim()}>
            {t('confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
