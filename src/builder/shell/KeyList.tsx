import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { formatKeys } from '#staff/client'
import { KEYS } from '../commands/keys.ts'
import { useTexts } from '../texts.ts'

/** List of keyboard shortcuts. */
export function KeyList() {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const names = { control: texts('Ctrl'), shift: texts('Shift') }
  return (
    <>
      <button
        type="button"
        className="button-icon"
        aria-label={texts('Keyboard shortcuts')}
        title={texts('Keyboard shortcuts')}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="keys-title">
        <DialogTitle id="keys-title">{texts('Keyboard shortcuts')}</DialogTitle>
        <DialogContent>
          <dl className="key-list">
            {KEYS.map(({ keys, does }) => (
              <div key={`${keys} ${does}`}>
                <dt>{texts(does)}</dt>
                <dd>
                  <kbd>{formatKeys(keys, names)}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{texts('Close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
