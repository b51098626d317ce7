import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useLocaleState, useNotify, useRefresh, useTranslate } from 'react-admin'
import { EU_RATES_DATE } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'

const text = (key: string) => `resources.tax-rates.eu.${key}`

/** Inserts the VAT rates of all EU countries after a confirmation. */
export function InsertEuRates({ onClose }: { onClose(): void }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const notify = useNotify()
  const refresh = useRefresh()
  const act = useAction()
  const [isBusy, setBusy] = useState(false)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(EU_RATES_DATE),
  )

  async function insert() {
    setBusy(true)
    const done = await act(() => callApi<{ added: number }>('POST', '/tax-rates/eu'))
    setBusy(false)
    if (!done) return
    notify(translate(text('done'), { smart_count: done.value.added }), { type: 'info' })
    refresh()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="eu-rates">
      <DialogTitle id="eu-rates">{translate(text('title'))}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(text('text'), { date })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={insert}>
          {translate(text('run'))}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
