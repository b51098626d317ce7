import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

const text = (key: string) => `resources.invoices.bookings.${key}`

/** First and last day of the previous month. */
function lastMonth(now: Date) {
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(Date.UTC(year, month - 1, 1)), to: day(Date.UTC(year, month, 0)) }
}

/** Chooses the period of a booking list. */
export function BookingDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate()
  const [period, setPeriod] = useState(() => lastMonth(new Date()))
  const { from, to } = period
  const isValid = from !== '' && to >= from && from.slice(0, 4) === to.slice(0, 4)
  const field = (name: 'from' | 'to') => (
    <TextField
      id={`bookings-${name}`}
      type="date"
      label={translate(`resources.invoices.${name}`)}
      value={period[name]}
      error={!isValid}
      helperText={isValid || name === 'from' ? undefined : translate('errors.bookings-period')}
      onChange={event => setPeriod({ ...period, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="bookings-title">
      <DialogTitle id="bookings-title">{translate(text('title'))}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{translate(text('about'))}</Typography>
        {field('from')}
        {field('to')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!isValid}
          href={`/api/admin/invoices/bookings?${new URLSearchParams(period)}`}
          onClick={onClose}
        >
          {translate(text('download'))}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
