import Delete from '@mui/icons-material/DeleteOutlined'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Title, usePermissions, useTranslate } from 'react-admin'
import type { MediaKind, MediaUse } from '#pages/schema'
import {
  DropArea,
  FolderEntry,
  FolderList,
  MediaResults,
  UploadList,
  useMediaList,
  useUploads,
} from '#staff/client'
import { useListKeys } from '../../lists/use-list-keys.ts'
import { FolderDialog } from './FolderDialog.tsx'
import { MediaDetails } from './MediaDetails.tsx'
import { MediaToolbar } from './MediaToolbar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { UsedDialog } from './UsedDialog.tsx'
import { useMediaActions } from './use-media-actions.tsx'

type MediaFilter = { folder?: string | undefined; unused?: true; trash?: true }
type Asking = 'move' | 'rename' | { ids: string[]; uses: MediaUse[] } | undefined

/** Media library: folders, tiles and details. */
export default function MediaPage() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.media.${key}`)
  const { permissions } = usePermissions()
  const mayWrite = Boolean(permissions?.includes('media.write'))
  const [place, setPlace] = useState<MediaFilter>({})
  const [q, setQ] = useState('')
  const [kind, setKind] = useState<MediaKind | 'all'>('all')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isOpen, setOpen] = useState(false)
  const [asking, setAsking] = useState<Asking>()
  const list = useMediaList({ ...place, q, ...(kind === 'all' ? {} : { kinds: [kind] }) })
  const acts = useMediaActions(list.reload)
  const queue = useUploads(list.reload)
  const root = useListKeys()
  const ids = [...selected]
  const [first] = ids
  const shown = isOpen && ids.length === 1 ? list.items.find(one => one.id === first) : undefined

  // In narrow windows the details are above the tiles, so scroll to them after a click.
  const details = useRef<HTMLDivElement>(null)
  const isPointed = useRef(false)
  const shownId = shown?.id
  useEffect(() => {
    if (shownId && isPointed.current) details.current?.scrollIntoView({ block: 'nearest' })
  }, [shownId])

  const go = (next: MediaFilter) => {
    setPlace(next)
    setSelected(new Set())
  }
  const upload = (files: File[]) => {
    if (!mayWrite) return
    if (place.trash || place.unused) go({})
    queue.add(files, place.folder)
  }
  const remove = async (which: readonly string[], force = false) => {
    const used = await acts.remove(which, force)
    setSelected(new Set(used.ids))
    setAsking(used.ids.length > 0 ? used : undefined)
  }
  const choose = async (folder: string) => {
    const from = place.folder
    setAsking(undefined)
    if (asking === 'move') {
      await acts.move(ids, folder)
      setSelected(new Set())
    } else if (from && !(await acts.renameFolder(from, folder))) go({ folder })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).closest('input, textarea, [role="dialog"]')
    if (isTyping || ids.length === 0) return
    if (event.key === 'Delete' && mayWrite && !place.trash) remove(ids)
    if (event.key === 'Escape') setSelected(new Set())
  }

  return (
    <Box ref={root} onKeyDown={onKeyDown} sx={{ paddingBlock: 2 }}>
      <Title title={translate('resources.media.name', { smart_count: 2 })} />
      <DropArea onFiles={upload}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: '12rem minmax(0, 1fr)',
              lg: shown ? '13rem minmax(0, 1fr) 22rem' : '13rem minmax(0, 1fr)',
            },
          }}
        >
          <FolderList
            folders={list.folders}
            value={place.unused || place.trash ? 'none of them' : place.folder}
            onChange={folder => go({ folder })}
          >
            <FolderEntry
              icon={<HelpOutline fontSize="small" />}
              label={t('unused')}
              isCurrent={Boolean(place.unused)}
              onClick={() => go({ unused: true })}
            />
            <FolderEntry
              icon={<Delete fontSize="small" />}
              label={t('trash')}
              isCurrent={Boolean(place.trash)}
              onClick={() => go({ trash: true })}
            />
          </FolderList>
          <Box
            sx={{ order: { xs: 2, sm: 0 } }}
            onPointerDown={() => {
              isPointed.current = true
            }}
            onKeyDown={() => {
              isPointed.current = false
            }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockEnd: 2 }}>
              {ids.length > 1 || (place.trash && ids.length > 0) ? (
                <SelectionBar
                  count={ids.length}
                  isTrash={Boolean(place.trash)}
                  onMove={() => setAsking('move')}
                  onDelete={() => remove(ids)}
                  onRestore={() => acts.restore(ids).then(() => setSelected(new Set()))}
                  onClear={() => setSelected(new Set())}
                />
              ) : (
                <MediaToolbar
                  q={q}
                  onSearch={setQ}
                  kind={kind}
                  onKind={setKind}
                  onFiles={mayWrite ? upload : undefined}
                />
              )}
              {mayWrite && place.folder && ids.length === 0 && (
                <Button onClick={() => setAsking('rename')}>{t('renameFolder')}</Button>
              )}
            </Box>
            {place.trash && (
              <Typography color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
                {t('trashHint')}
              </Typography>
            )}
            <UploadList queue={queue} />
            <MediaResults
              list={list}
              isFiltered={q !== '' || kind !== 'all'}
              multiple={mayWrite}
              selected={selected}
              onSelect={chosen => {
                setSelected(chosen)
                setOpen(true)
              }}
              onOpen={item => {
                setSelected(new Set([item.id]))
                setOpen(true)
              }}
            />
          </Box>
          {shown && (
            <Paper
              ref={details}
              variant="outlined"
              sx={{
                order: { xs: 1, sm: 0 },
                scrollMarginBlockStart: 64,
                gridColumn: { xs: '1', sm: '2', lg: 'auto' },
                gridRow: { xs: 'auto', sm: '1', lg: 'auto' },
                position: { lg: 'sticky' },
                insetBlockStart: 64,
                maxBlockSize: { lg: 'calc(100vh - 80px)' },
                overflow: 'auto',
              }}
            >
              <MediaDetails
                item={shown}
                onChange={list.update}
                onClose={() => setOpen(false)}
                onDelete={mayWrite && !place.trash ? () => remove([shown.id]) : undefined}
              />
            </Paper>
          )}
        </Box>
      </DropArea>
      {(asking === 'move' || asking === 'rename') && (
        <FolderDialog
          title={t(asking === 'move' ? 'moveTitle' : 'renameFolder')}
          action={t(asking === 'move' ? 'move' : 'renameFolder')}
          folders={list.folders.map(folder => folder.path)}
          value={place.folder ?? ''}
          onChoose={choose}
          onClose={() => setAsking(undefined)}
        />
      )}
      {typeof asking === 'object' && (
        <UsedDialog
          uses={asking.uses}
          onDelete={() => remove(asking.ids, true)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Box>
  )
}
