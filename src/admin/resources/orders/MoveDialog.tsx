import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderStatus } from '#shop/schema'
import type { RefusedOrder } from './use-move-orders.ts'

/** Asks before the status of several orders changes, and shows the progress. */
export function MoveDialog(props: {
  status: OrderStatus
  count: number
  progress: { done: number; total: number } | undefined
  onMove(message: string): void
  onStop(): void
  onClose(): void
}) {
  const { status, count, progress, onMove, onStop, onClose } = props
  const translate = useTranslate()
  const [message, setMessage] = useState('')
  const t = (key: string, values = {}) => translate(`resources.orders.bulk.${key}`, values)
  const name = translate(`resources.orders.status.${status}`)
  return (
    <Dialog
      open
      onClose={progress ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="move-title"
    >
      <DialogTitle id="move-title">
        {t('question', { smart_count: count, status: name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('text')}</DialogContentText>
        <TextField
          label={t('reason')}
          value={message}
          disabled={progress !== undefined}
          onChange={event => setMessage(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {progress && (
          <>
            <LinearProgress
              variant="determinate"
              value={(100 * progress.done) / progress.total}
              aria-label={t('progress', progress)}
            />
            <DialogContentText role="status">{t('progress', progress)}</DialogContentText>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={progress ? onStop : onClose}>
          {progress ? t('stop') : translate('ra.action.cancel')}
        </Button>
        <Button loading={progress !== undefined} onClick={() => onMove(message)}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Orders whose status could not be changed, each with the reason. */
export function RefusedOrders(props: { refused: readonly RefusedOrder[]; onClose(): void }) {
  const { refused, onClose } = props
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.orders.bulk.${key}`, values)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="refused-title">
      <DialogTitle id="refused-title">{t('refused', { smart_count: refused.length })}</DialogTitle>
      <DialogContent>
        <List dense>
          {refused.map(({ id, number, reason }) => (
            <ListItem key={id} disableGutters>
              <ListItemText
                primary={t('order', { number: String(number) })}
                secondary={translate(`errors.${reason}`)}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
