import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import type { MediaItem, MediaKind } from '#pages/schema'
import { ApiError } from '../api.ts'
import { useStaffTexts } from '../texts.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import { readMedia } from './media-calls.ts'
import { useMediaPicker } from './use-media-picker.tsx'

interface MediaPickerProps {
  /** Media id. */
  value: string | null
  onChange(id: string | null): void
  kinds?: readonly MediaKind[]
  /** Accepted type. */
  mime?: string | undefined
  label: string
  /** Hides the visible label, which is shown elsewhere. */
  isLabelled?: boolean
  help?: string | undefined
  /** Validation message. */
  error?: string | undefined
  disabled?: boolean
}

/** Field for a library entry; works without a form. */
export function MediaPicker(props: MediaPickerProps) {
  const {
    value,
    onChange,
    kinds = ['image', 'svg'],
    mime,
    label,
    help,
    error,
    disabled = false,
    isLabelled = false,
  } = props
  const t = useStaffTexts()
  const id = useId()
  const { choose, dialog } = useMediaPicker()
  const [item, setItem] = useItem(value)
  const open = async () => {
    const chosen = await choose({ kinds, mime, value })
    if (!chosen) return
    setItem(chosen)
    onChange(chosen.id)
  }
  return (
    <Box
      role="group"
      aria-labelledby={id}
      aria-describedby={help && !error ? `${id}-help` : undefined}
      sx={{ inlineSize: '100%' }}
    >
      <Typography
        id={id}
        hidden={isLabelled}
        variant="body2"
        color="textSecondary"
        sx={{ marginBlockEnd: 0.5 }}
      >
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {item && (
          <Box sx={{ inlineSize: 72, flex: 'none' }}>
            <MediaThumbnail item={item} />
          </Box>
        )}
        <Box
          sx={{
            minInlineSize: 0,
            '& .MuiButton-root:first-of-type': { marginInlineStart: -0.625 },
          }}
        >
          <Typography noWrap color={item ? 'textPrimary' : 'textSecondary'}>
            {item ? item.fileName : t(value && item === null ? 'media.gone' : 'media.none')}
          </Typography>
          <Button size="small" disabled={disabled} onClick={open}>
            {t(value ? 'media.replace' : 'media.choose')}
          </Button>
          {value && (
            <Button size="small" disabled={disabled} onClick={() => onChange(null)}>
              {t('media.remove')}
            </Button>
          )}
        </Box>
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {help && !error && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
      {dialog}
    </Box>
  )
}

/** Loads an entry; null if it does not exist, undefined while loading. */
function useItem(id: string | null) {
  const [item, setItem] = useState<MediaItem | null>()
  useEffect(() => {
    let isCurrent = true
    if (id === null) setItem(undefined)
    else {
      readMedia(id).then(
        found => isCurrent && setItem(found.deletedAt ? null : found),
        cause => {
          if (isCurrent && cause instanceof ApiError && cause.status === 404) setItem(null)
        },
      )
    }
    return () => {
      isCurrent = false
    }
  }, [id])
  return [item, setItem] as const
}
