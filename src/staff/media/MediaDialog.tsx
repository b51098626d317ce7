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
  /** Several entries, in the order of selection. */
  multiple?: boolean
  onChoose(items: MediaItem[]): void
  onClose(): void
}

const accepted: Record<MediaKind, string> = {
  image: 'image/*',
  svg: 'image/svg+xml',
  video: 'video/*,.flv',
  audio: 'audio/*',
  file: 'application/pdf,text/vtt,.vtt,.dfxp,.ttml,.xml,.pmtiles,application/json,.json',
}

/** Dialog for choosing library entries; uploaded files are selected at once. Open while mounted. */
export function MediaDialog(props: MediaDialogProps) {
  const { kinds, mime, value, multiple = false, onChoose, onClose } = props
  const t = useStaffTexts()
  const results = useRef<HTMLDivElement>(null)
  const [folder, setFolder] = useState<string>()
  const [q, setQ] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(value ? [value] : []))
  /** Entries of other folders and searches can be selected too. */
  const [known, setKnown] = useState<ReadonlyMap<string, MediaItem>>(new Map())
  const list = useMediaList({ folder, q, kinds, mime })
  const queue = useUploads(item => {
    list.reload()
    if (!kinds.includes(item.kind) || (mime && !mime.split(',').includes(item.mime))) return
    setKnown(items => new Map(items).set(item.id, item))
    setSelected(ids => new Set([...(multiple ? ids : []), item.id]))
  })
  const upload = (files: File[]) => queue.add(files, folder)
  const find = (id: string) => list.items.find(item => item.id === id) ?? known.get(id)
  const chosen = [...selected].flatMap(id => find(id) ?? [])
  const select = (ids: ReadonlySet<string>) => {
    setKnown(items => new Map([...items, ...list.items.map(item => [item.id, item] as const)]))
    setSelected(ids)
  }
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
              toggles={multiple}
              onSelect={select}
              onOpen={item =>
                onChoose(multiple ? [...chosen.filter(one => one.id !== item.id), item] : [item])
              }
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('media.cancel')}</Button>
          <Button
            variant="contained"
            disabled={chosen.length === 0 || (multiple && queue.isBusy)}
            onClick={() => onChoose(chosen)}
          >
            {multiple && chosen.length > 0
              ? t('media.chooseMany', { smart_count: chosen.length })
              : t('media.choose')}
          </Button>
        </DialogActions>
      </DropArea>
    </Dialog>
  )
}
