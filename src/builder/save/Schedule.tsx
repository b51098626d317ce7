import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTexts } from '../texts.ts'

interface ScheduleProps {
  open: boolean
  /** UTC milliseconds. */
  at: number | null
  onClose(): void
  onSchedule(at: number): void
  onUnschedule(): void
}

/** Dialog that schedules publishing. */
export function Schedule({ open, at, onClose, onSchedule, onUnschedule }: ScheduleProps) {
  const texts = useTexts()
  const [isPast, setPast] = useState(false)
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="schedule-title">
      <form
        onSubmit={event => {
          event.preventDefault()
          const entered = new FormData(event.currentTarget).get('at')
          const time = new Date(String(entered)).getTime()
          if (!(time > Date.now())) return setPast(true)
          setPast(false)
          onSchedule(time)
        }}
      >
        <DialogTitle id="schedule-title">{texts('Schedule publishing')}</DialogTitle>
        <DialogContent>
          <TextField
            name="at"
            type="datetime-local"
            label={texts('Date and time')}
            required
            autoFocus
            fullWidth
            margin="dense"
            defaultValue={at ? toLocal(at) : ''}
            error={isPast}
            helperText={
              isPast
                ? texts('This time is in the past. Choose a later one.')
                : texts(
                    'In the time zone of this computer. The draft is published as it is at that time.',
                  )
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          {at !== null && <Button onClick={onUnschedule}>{texts('Cancel schedule')}</Button>}
          <Button onClick={onClose}>{texts('Close')}</Button>
          <Button type="submit" variant="contained">
            {texts('Schedule')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function toLocal(ms: number): string {
  const date = new Date(ms)
  return new Date(ms - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
