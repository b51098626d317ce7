import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useLocale, useRefresh, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import type { GiftCardDetail } from '#shop/schema'
import { callApi } from '#staff/client'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { useAction } from '../../forms/use-action.ts'

/** Adds money to a gift card or takes some, with a reason. */
export function AdjustDialog({ card, onClose }: { card: GiftCardDetail; onClose(): void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const refresh = useRefresh()
  const act = useAction()
  const [direction, setDirection] = useState<'add' | 'take'>('add')
  const [amount, setAmount] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const t = (key: string, values?: Record<string, unknown>) =>
    translate(`resources.gift-cards.adjust.${key}`, values)
  const signed = (direction === 'add' ? 1 : -1) * (amount ?? 0)
  const after = card.balance + signed
  const isTooMuch = after < 0
  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = { amount: signed, note }
    const done = await act(() => callApi('POST', `/gift-cards/${card.id}/entries`, { body }))
    setBusy(false)
    if (!done) return
    refresh()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="adjust-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="adjust-title">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { paddingBlockStart: 1 } }}>
          <TextField
            select
            label={t('direction')}
            value={direction}
            onChange={event => setDirection(event.target.value as 'add' | 'take')}
          >
            <MenuItem value="add">{t('add')}</MenuItem>
            <MenuItem value="take">{t('take')}</MenuItem>
          </TextField>
          <MoneyField
            label={translate('resources.gift-cards.fields.amount')}
            currency={card.currency}
            value={amount}
            onChange={setAmount}
            error={isTooMuch}
            helperText={
              isTooMuch
                ? translate('errors.gift-card-balance')
                : t('after', { balance: formatMoney(after, card.currency, locale) })
            }
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            label={translate('resources.gift-cards.entry.note')}
            value={note}
            onChange={event => setNote(event.target.value)}
            required
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!amount || isTooMuch || !note.trim()}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
