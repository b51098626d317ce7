import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { datesIn } from '#staff/client'
import type { PageApi } from '../api.ts'
import type { Draft } from '../shell/use-autosave.ts'
import { useTexts } from '../texts.ts'
import type { Autosave } from './autosave.ts'

interface PreviewLinkProps {
  api: PageApi
  autosave: Autosave<Draft>
  open: boolean
  onClose(): void
}

/** Creates a link to the draft that works without sign-in until it expires. */
export function PreviewLink({ api, autosave, open, onClose }: PreviewLinkProps) {
  const texts = useTexts()
  const [link, setLink] = useState<{ url: string; expiresAt: number }>()
  const [said, setSaid] = useState('')
  const [isRevoked, setIsRevoked] = useState(false)

  useEffect(() => {
    if (!open) return
    setSaid('')
    setIsRevoked(false)
    setLink(undefined)
    autosave
      .flush()
      .then(() => api.preview())
      .then(setLink, () => setSaid(texts('Something went wrong. Please try again.')))
  }, [open, api, autosave, texts])

  const revoke = () =>
    api.revokePreviews().then(
      () => {
        setLink(undefined)
        setIsRevoked(true)
        setSaid(texts('All preview links of this page are revoked.'))
      },
      () => setSaid(texts('Something went wrong. Please try again.')),
    )

  return (
    <Dialog open={open} onClose={onClose} fullWidth aria-labelledby="preview-title">
      <DialogTitle id="preview-title">{texts('Share preview link')}</DialogTitle>
      <DialogContent>
        <p>
          {link
            ? texts('Anyone with this link can view the draft until {time}.', {
                time: datesIn(document.documentElement.lang).moment(link.expiresAt),
              })
            : !isRevoked && texts('One moment …')}
        </p>
        <TextField
          fullWidth
          label={texts('Link')}
          value={link?.url ?? ''}
          slotProps={{
            htmlInput: {
              readOnly: true,
              onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
            },
          }}
        />
        <p role="status">{said}</p>
      </DialogContent>
      <DialogActions>
        <Button color="error" disabled={!link} onClick={revoke}>
          {texts('Revoke all links')}
        </Button>
        <Button onClick={onClose}>{texts('Close')}</Button>
        <Button
          variant="contained"
          disabled={!link}
          onClick={() =>
            navigator.clipboard.writeText(link?.url ?? '').then(
              () => setSaid(texts('Copied.')),
              () => setSaid(texts('Your browser did not allow it: copy the link by hand.')),
            )
          }
        >
          {texts('Copy link')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
