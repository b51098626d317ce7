import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import type { MediaItem, MediaKind } from '#pages/schema'
import { useStaffTexts } from '../texts.tsx'
import { DropArea } from './DropArea.tsx'
import { FolderList } from './FolderList.tsx'
import { MediaResults } from './MediaResults.tsx'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useMediaList } from './use-media-list.ts'
import { useUploads } from './use-uploads.ts'

interface MediaDialogProps {
  kinds: readonly MediaKind[]
  /** Comma-separated accepted types. */
  mime?: string | undefined
  /** The current value. */
  value?: string | null
  onChoose(item: MediaItem): void
  onClose(): void
}

const accepted: Record<MediaKind, string> = {
  image: 'image/*',
  svg: 'image/svg+xml',
  video: 'video/*,.flv',
  audio: 'audio/*',
  file: 'application/pdf,text/vtt,.vtt,.dfxp,.ttml,.xml,.pmtiles,application/json,.json',
}

/** Dialog for choosing a library entry; an uploaded file is chosen at once. Open while mounted. */
export function MediaDialog({ kinds, mime, value, onChoose, onClose }: MediaDialogProps) {
  const t = useStaffTexts()
  const results = useRef<HTMLDivElement>(null)
  const [folder, setFolder] = useState<string>()
  const [q, setQ] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(value ? [value] : []))
  const [uploaded, setUploaded] = useState<MediaItem>()
  const list = useMediaList({ folder, q, kinds, mime })
  const queue = useUploads(item => {
    list.reload()
    if (!kinds.includes(item.kind) || (mime && !mime.split(',').includes(item.mime))) return
    setUploaded(item)
    setSelected(new Set([item.id]))
  })
  const upload = (files: File[]) => queue.add(files, folder)
  const chosen = [...list.items, ...(uploaded ? [uploaded] : [])].find(item =>
    selected.has(item.id),
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="media-dialog-title">
      <DropArea onFiles={upload}>
        <DialogTitle id="media-dialog-title">{t('media.dialog')}</DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '13rem minmax(0, 1fr)' },
            gridTemplateRows: 'auto 1fr',
            gap: 2,
            blockSize: '65vh',
          }}
        >
          <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1, paddingBlockStart: 1 }}>
            <TextField
              autoFocus
              fullWidth
              type="search"
              label={t('media.search')}
              value={q}
              onChange={event => setQ(event.target.value)}
              onKeyDown={event => {
                if (event.key !== 'ArrowDown') return
                event.preventDefault()
                results.current
                  ?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')
                  ?.focus()
              }}
            />
            <UploadButton
              variant="outlined"
              accept={kinds.map(kind => accepted[kind]).join(',')}
              onFiles={upload}
            >
              {t('media.upload')}
            </UploadButton>
          </Box>
          <Box sx={{ overflow: 'auto', maxBlockSize: { xs: '8rem', sm: 'none' } }}>
            <FolderList folders={list.folders} value={folder} onChange={setFolder} />
          </Box>
          <Box ref={results} sx={{ overflow: 'auto' }}>
            <UploadList queue={queue} />
            <MediaResults
              list={list}
              isFiltered={q !== ''}
              selected={selected}
              onSelect={setSelected}
              onOpen={onChoose}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('media.cancel')}</Button>
          <Button variant="contained" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            {t('media.choose')}
          </Button>
        </DialogActions>
      </DropArea>
    </Dialog>
  )
}
