import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useInput, useTranslate } from 'react-admin'
import { MediaImage, useMediaItem, useMediaPicker } from '#staff/client'

interface ProductVideo {
  file: string | null
  url: string
  poster: string | null
}

/** Videos of a product: of the library, or at YouTube or Vimeo; each with an image until it plays. */
export function VideosField() {
  const translate = useTranslate()
  const { field } = useInput<ProductVideo[]>({ source: 'videos', defaultValue: [] })
  const { choose, dialog } = useMediaPicker()
  const videos: ProductVideo[] = field.value ?? []
  const change = (at: number, changes: Partial<ProductVideo>) =>
    field.onChange(videos.map((video, index) => (index === at ? { ...video, ...changes } : video)))
  const add = (video: Partial<ProductVideo>) =>
    field.onChange([...videos, { file: null, url: '', poster: null, ...video }])
  const addFile = async () => {
    const chosen = await choose({ kinds: ['video'] })
    if (chosen && !videos.some(({ file }) => file === chosen.id)) add({ file: chosen.id })
  }
  const label = translate('resources.products.fields.videos')
  return (
    <Box role="group" aria-label={label} className="whole" sx={{ display: 'grid', gap: 1.5 }}>
      <FormLabel component="span">{label}</FormLabel>
      {videos.map((video, index) => (
        <VideoRow
          key={index}
          video={video}
          number={index + 1}
          onAddress={url => change(index, { url })}
          onPoster={async () => {
            const chosen = await choose({ value: video.poster })
            if (chosen) change(index, { poster: chosen.id })
          }}
          onRemove={() => field.onChange(videos.filter((_one, at) => at !== index))}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -1 }}>
        <Button onClick={() => void addFile()}>{translate('resources.products.addVideo')}</Button>
        <Button onClick={() => add({})}>{translate('resources.products.addVideoUrl')}</Button>
      </Box>
      {dialog}
    </Box>
  )
}

interface VideoRowProps {
  video: ProductVideo
  /** From 1. */
  number: number
  onAddress(url: string): void
  onPoster(): Promise<void>
  onRemove(): void
}

function VideoRow({ video, number, onAddress, onPoster, onRemove }: VideoRowProps) {
  const translate = useTranslate()
  const fileName = useMediaItem(video.file)?.fileName ?? video.file
  const name = fileName ?? translate('resources.products.videoNumber', { number })
  const isWrong = !video.file && !/^https:\/\/\S+$/.test(video.url)
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {video.poster && <MediaImage id={video.poster} size={56} alt="" />}
      {video.file ? (
        <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>{fileName}</Box>
      ) : (
        <TextField
          type="url"
          size="small"
          label={translate('resources.products.videoUrl')}
          value={video.url}
          error={video.url !== '' && isWrong}
          helperText={translate('resources.products.videoUrlHelp')}
          onChange={event => onAddress(event.target.value.trim())}
          sx={{ flex: '1 1 14rem' }}
        />
      )}
      <Button onClick={() => void onPoster()}>{translate('resources.products.videoPoster')}</Button>
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
