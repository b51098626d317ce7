import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

interface ChangeThemeProps {
  /** Display name. */
  name: string
  hasPages: boolean
  isBroken: boolean
  onClose(): void
  onChange(withPages: boolean): Promise<void>
}

/** Confirmation before changing the theme. */
export function ChangeTheme({ name, hasPages, isBroken, onClose, onChange }: ChangeThemeProps) {
  const translate = useTranslate()
  const [withPages, setWithPages] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const text = (key: string, options = {}) => translate(`resources.themes.${key}`, options)
  return (
    <Dialog open onClose={onClose} aria-labelledby="change-theme-title">
      <DialogTitle id="change-theme-title">{text('confirm', { name })}</DialogTitle>
      <DialogContent>
        <p>{text('confirmText')}</p>
        {hasPages && (
          <FormControlLabel
            control={
              <Checkbox
                checked={withPages}
                onChange={event => setWithPages(event.target.checked)}
              />
            }
            label={text('withPages')}
          />
        )}
        {isBroken && <Alert severity="error">{text('failed')}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => {
            setBusy(true)
            onChange(withPages).finally(() => setBusy(false))
          }}
        >
          {text('activate')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
