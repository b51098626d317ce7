import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import { useLeaveWarning } from '../../forms/use-leave-warning.ts'
import type { ChangeOrder } from './use-order.ts'

/** Internal note, or one mailed to the buyer; the button states which. */
export function OrderNotes(props: { order: OrderDetail; isBusy: boolean; change: ChangeOrder }) {
  const { order, isBusy, change } = props
  const translate = useTranslate()
  const [message, setMessage] = useState('')
  const [toCustomer, setToCustomer] = useState(false)
  useLeaveWarning(message !== '')
  async function save(event: FormEvent) {
    event.preventDefault()
    if (!(await change('POST', '/notes', { message, toCustomer }))) return
    setMessage('')
    setToCustomer(false)
  }
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        multiline
        minRows={2}
        label={translate('resources.orders.note')}
        value={message}
        onChange={event => setMessage(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={toCustomer}
              disabled={order.erasedAt !== null}
              onChange={event => setToCustomer(event.target.checked)}
            />
          }
          label={translate('resources.orders.toCustomer')}
        />
        <Button type="submit" disabled={isBusy || !message.trim()}>
          {translate(`resources.orders.${toCustomer ? 'sendNote' : 'keepNote'}`)}
        </Button>
      </Box>
    </Box>
  )
}
