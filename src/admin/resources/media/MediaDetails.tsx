import Close from '@mui/icons-material/Close'
import Delete from '@mui/icons-material/DeleteOutlined'
import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import { writeClock } from '#media-player/schema'
import type { MediaChanges, MediaItem } from '#pages/schema'
import {
  ApiError,
  datesIn,
  MediaThumbnail,
  sendFile,
  thumbnailOf,
  UploadButton,
} from '#staff/client'
import { formatBytes } from '../../lists/format-bytes.ts'
import { CaptionTracks } from './captions/CaptionTracks.tsx'
import { FocalPoint } from './FocalPoint.tsx'
import { MediaUses } from './MediaUses.tsx'
import { useAutoSave } from './use-auto-save.ts'

interface MediaDetailsProps {
  item: MediaItem
  onChange(item: MediaItem): void
  onClose(): void
  /** Undefined without permission to delete. */
  onDelete?: (() => void) | undefined
}

/** Details of a selected entry: facts, usage and editable texts. Saves automatically. */
export function MediaDetails({ item, onChange, onClose, onDelete }: MediaDetailsProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const t = (key: string, values?: object) => translate(`resources.media.${key}`, values)
  const mayWrite = Boolean(permissions?.includes('media.write')) && item.deletedAt === null
  const { values, change, state } = useAutoSave(item, onChange)
  const [sent, setSent] = useState<number>()
  const preview = thumbnailOf(item, 640)

  async function replace([file]: File[]) {
    if (!file) return
    setSent(0)
    try {
      const { item: changed } = await sendFile(file, {
        replaces: item.id,
        onProgress: setSent,
        signal: new AbortController().signal,
      })
      onChange(changed)
      notify('resources.media.replaced', { type: 'success' })
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      notify(`errors.${reason}`, { type: 'error' })
    }
    setSent(undefined)
  }

  const text = (name: 'alt' | 'fileName' | 'folder', helperText?: string) => (
    <TextField
      fullWidth
      label={t(`fields.${name}`)}
      value={values[name]}
      onChange={event => change({ [name]: event.target.value } as MediaChanges)}
      disabled={!mayWrite}
      {...(helperText ? { helperText: t(helperText) } : {})}
    />
  )
  return (
    <Box component="aside" aria-label={t('details')} sx={{ display: 'grid', gap: 2, padding: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" noWrap sx={{ flexGrow: 1 }}>
          {item.fileName}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {state !== 'idle' && t(state)}
        </Typography>
        <IconButton size="small" onClick={onClose} aria-label={t('close')}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {item.kind === 'image' && preview ? (
        <FocalPoint
          src={preview}
          value={values.focus}
          onChange={focus => change({ focus })}
          disabled={!mayWrite}
        />
      ) : (
        <MediaThumbnail item={item} width={640} />
      )}
      <Typography variant="body2" color="textSecondary">
        {describe(item)}
      </Typography>
      {item.preparation && item.preparation !== 'done' && (
        <Typography variant="body2" role="status">
          {t(`preparation.${item.preparation}`)}
        </Typography>
      )}
      {(item.kind === 'image' || item.kind === 'svg') && text('alt', 'altHelp')}
      {text('fileName')}
      {text('folder', 'newFolder')}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {mayWrite && (
          <UploadButton
            variant="outlined"
            size="small"
            multiple={false}
            onFiles={replace}
            loading={sent !== undefined}
          >
            {t('replace')}
          </UploadButton>
        )}
        <Button
          size="small"
          startIcon={<Download />}
          href={`/api/admin/media/${encodeURIComponent(item.id)}/upload`}
          download={item.fileName}
        >
          {t('download')}
        </Button>
        {onDelete && (
          <Button size="small" color="error" startIcon={<Delete />} onClick={onDelete}>
            {t('delete')}
          </Button>
        )}
      </Box>
      {sent !== undefined && (
        <LinearProgress
          aria-label={t('replace')}
          variant={sent < 1 ? 'determinate' : 'indeterminate'}
          {...(sent < 1 ? { value: sent * 100 } : {})}
        />
      )}
      {(item.kind === 'video' || item.kind === 'audio') && (
        <CaptionTracks item={item} mayWrite={mayWrite} onChange={onChange} />
      )}
      <MediaUses id={item.id} />
    </Box>
  )
}

/** `2400 × 1600 · 4:05 · 1.2 MB · 3 May 2026` */
function describe({ width, height, durationMs, bytes, createdAt }: MediaItem): string {
  const locale = document.documentElement.lang
  const size = formatBytes(bytes, locale)
  const day = datesIn(locale).day(createdAt)
  const measures = width && height ? `${width} × ${height}` : ''
  const length = durationMs === null ? '' : writeClock(durationMs / 1000)
  return [measures, length, size, day].filter(Boolean).join(' · ')
}
