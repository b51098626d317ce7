import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState } from 'react'
import type { PageDocument } from '#module-contract'
import type { PageRevision } from '#pages/schema'
import { datesIn } from '#staff/client'
import type { PageApi } from '../api.ts'
import { useTexts } from '../texts.ts'

interface RevisionsProps {
  api: PageApi
  pageId: string
  open: boolean
  onClose(): void
  /** Puts a revision on the canvas as an undoable change. */
  onRestore(document: PageDocument): void
}

/** Revisions of the page with previews. */
export function Revisions({ api, pageId, open, onClose, onRestore }: RevisionsProps) {
  const texts = useTexts()
  const [items, setItems] = useState<PageRevision[]>()
  const [chosen, setChosen] = useState<PageRevision>()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!open) return
    setChosen(undefined)
    setFailed(false)
    api.revisions().then(
      answer => setItems(answer.items),
      () => setFailed(true),
    )
  }, [open, api])

  async function restore() {
    if (!chosen) return
    try {
      const { document } = await api.revision(chosen.id)
      onRestore(document)
      onClose()
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="revisions-title">
      <DialogTitle id="revisions-title">{texts('Revisions')}</DialogTitle>
      <DialogContent className="revisions">
        {isFailed && <p role="alert">{texts('Something went wrong. Please try again.')}</p>}
        {items?.length === 0 && <p>{texts('No revisions yet')}</p>}
        <ol>
          {items?.map(item => (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={chosen?.id === item.id}
                onClick={() => setChosen(item)}
              >
                <strong>{toTime(item.createdAt)}</strong>
                <span>
                  {texts(item.event === 'published' ? 'Published' : 'Draft')}, {item.author}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {chosen ? (
          <iframe
            title={texts('Preview of the revision')}
            src={`/api/admin/pages/${encodeURIComponent(pageId)}/revisions/${chosen.id}/view`}
          />
        ) : (
          <p className="panel-note">{texts('Select a revision to preview it.')}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts('Close')}</Button>
        <Button variant="contained" disabled={!chosen} onClick={() => void restore()}>
          {texts('Restore')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function toTime(ms: number): string {
  return datesIn(document.documentElement.lang).moment(ms)
}
