import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { AddressStatus, MediaImage, useAddressDetails, useMediaItem } from '#staff/client'

export interface ProductVideo {
  file: string | null
  url: string
  poster: string | null
}

interface VideoRowProps {
  video: ProductVideo
  /** From 1. */
  number: number
  onChange(changes: Partial<ProductVideo>): void
  /** Resolves with a media id, undefined if cancelled. */
  choosePoster(): Promise<string | undefined>
  onRemove(): void
}

/** A video: file or URL, and poster. */
export function VideoRow({ video, number, onChange, choosePoster, onRemove }: VideoRowProps) {
  const translate = useTranslate()
  const fileName = useMediaItem(video.file)?.fileName ?? video.file
  const name = fileName ?? translate('resources.products.videoNumber', { number })
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}
    >
      {video.poster && <MediaImage id={video.poster} size={56} alt="" />}
      {video.file ? (
        <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>{fileName}</Box>
      ) : (
        <VideoAddress video={video} onChange={onChange} />
      )}
      <Button
        onClick={async () => {
          const poster = await choosePoster()
          if (poster) onChange({ poster })
        }}
      >
        {translate('resources.products.videoPoster')}
      </Button>
      <IconButton
        size="small"
        aria-label={translate('resources.products.removeVideo', { name })}
        onClick={onRemove}
      >
        <Close fontSize="inherit" />
      </IconButton>
    </Box>
  )
}

/** Video URL; loads a poster from its provider when pasted or left. */
function VideoAddress({ video, onChange }: Pick<VideoRowProps, 'video' | 'onChange'>) {
  const translate = useTranslate()
  const { url, poster } = video
  /** A loaded poster, which may be replaced automatically, unlike a chosen one. */
  const filled = useRef<string>(undefined)
  const isWanted = !poster || poster === filled.current
  const { source, state, ask, listeners } = useAddressDetails({
    url,
    isWanted,
    onFound: found => {
      if (!found.poster || !isWanted) return
      filled.current = found.poster.id
      onChange({ poster: found.poster.id })
    },
  })
  return (
    <Box sx={{ flex: '1 1 14rem', minInlineSize: 0 }} {...listeners}>
      <TextField
        type="url"
        size="small"
        fullWidth
        label={translate('resources.products.videoUrl')}
        value={url}
        error={url !== '' && !/^https:\/\/\S+$/.test(url)}
        helperText={translate('resources.products.videoUrlHelp')}
        onChange={event => onChange({ url: event.target.value.trim() })}
      />
      {source && (
        <AddressStatus
          provider={source.provider}
          state={state}
          offers={poster ? undefined : 'fetchImage'}
          onAsk={ask}
        />
      )}
    </Box>
  )
}
