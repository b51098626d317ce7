import Add from '@mui/icons-material/Add'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { MediaItem, OwnTrack } from '#pages/schema'
import { ApiError } from '#staff/client'
import { mayLeave, useLeaveWarning } from '../../../forms/use-leave-warning.ts'
import { CaptionKeys } from './CaptionKeys.tsx'
import { CaptionPreview } from './CaptionPreview.tsx'
import { CaptionRowFields } from './CaptionRowFields.tsx'
import { actionForKey, type CaptionEvent } from './caption-keys.ts'
import { addRow, findProblem, isError, isShownAt } from './caption-rows.ts'
import { useCaptionActions } from './use-caption-actions.ts'
import { useCaptionFile } from './use-caption-file.ts'
import { useCaptionRows } from './use-caption-rows.ts'

interface CaptionEditorProps {
  item: MediaItem
  track: OwnTrack
  /** `Captions – English` */
  title: string
  onClose(): void
}

/** Edits times and texts of captions or chapters during playback. Saves as WebVTT. */
export function CaptionEditor({ item, track, title, onClose }: CaptionEditorProps) {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.media.captions.${key}`, values)
  const history = useCaptionRows()
  const { rows, change } = history
  const file = useCaptionFile(track.file, history.load)
  const media = useRef<HTMLVideoElement>(null)
  const [now, setNow] = useState(0)
  const [duration, setDuration] = useState((item.durationMs ?? Number.NaN) / 1000)
  const [said, setSaid] = useState('')
  const acts = useCaptionActions(history, media)
  const problems = rows.map((row, index) => findProblem(row, rows[index - 1], duration))
  const errors = problems.filter(problem => problem && isError(problem)).length
  const isChanged = file.isLoaded && rows !== file.savedRows
  useLeaveWarning(isChanged)

  async function save() {
    if (errors > 0) {
      acts.focusKey(rows[problems.findIndex(problem => problem && isError(problem))]?.key)
      return setSaid(t('mistakes', { smart_count: errors }))
    }
    try {
      await file.save(rows)
      setSaid(t('saved'))
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      setSaid(translate(`errors.${reason}`))
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act: CaptionEvent | 'save' | undefined =
      (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
        ? 'save'
        : actionForKey(event)
    if (!act) return
    event.preventDefault()
    if (act === 'save') save()
    else acts.run(act)
  }
  const close = () => {
    if (mayLeave()) onClose()
  }

  return (
    <Dialog
      open
      fullScreen
      onClose={close}
      onKeyDown={onKeyDown}
      aria-labelledby="caption-editor-title"
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          padding: 2,
          borderBlockEnd: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" id="caption-editor-title" noWrap sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Typography role="status" color={errors > 0 ? 'error' : 'textSecondary'}>
          {said}
        </Typography>
        <IconButton onClick={history.undo} disabled={!history.canUndo} aria-label={t('act.undo')}>
          <Undo />
        </IconButton>
        <IconButton onClick={history.redo} disabled={!history.canRedo} aria-label={t('act.redo')}>
          <Redo />
        </IconButton>
        <Button variant="contained" onClick={save} disabled={!isChanged}>
          {translate('ra.action.save')}
        </Button>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(16rem, 2fr) minmax(0, 3fr)' },
          gridTemplateRows: { xs: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
          gap: 2,
          padding: 2,
          minBlockSize: 0,
          flexGrow: 1,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', overflow: 'auto' }}>
          <CaptionPreview
            item={item}
            language={track.language}
            rows={rows}
            media={media}
            label={item.fileName}
            onTime={setNow}
            onDuration={setDuration}
          />
          <CaptionKeys />
        </Box>
        <Box sx={{ overflow: 'auto', minBlockSize: 0 }}>
          {file.failed && <Typography color="error">{t('notRead')}</Typography>}
          {file.isLoaded && rows.length === 0 && <Typography>{t('none')}</Typography>}
          <Box
            component="ol"
            ref={acts.list}
            aria-label={title}
            lang={track.language}
            sx={{ listStyle: 'none', margin: 0, padding: 0 }}
          >
            {rows.map((row, index) => (
              <CaptionRowFields
                key={row.key}
                row={row}
                index={index}
                problem={problems[index]}
                isPlaying={isShownAt(row, now)}
                onChange={acts.change}
                onFocus={acts.setCurrent}
                isLast={index === rows.length - 1}
                onPlay={acts.playFrom}
                onSplit={acts.split}
                onMerge={acts.merge}
                onRemove={acts.remove}
              />
            ))}
          </Box>
          {file.isLoaded && (
            <Button
              startIcon={<Add />}
              onClick={() =>
                change(all => addRow(all, all.length - 1, media.current?.currentTime || undefined))
              }
            >
              {t('act.add')}
            </Button>
          )}
        </Box>
      </Box>
    </Dialog>
  )
}
