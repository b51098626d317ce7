import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import { useInput, useTranslate } from 'react-admin'
import { useMediaPicker } from '#staff/client'
import { type ProductVideo, VideoRow } from './VideoRow.tsx'

/** Product videos from the library, YouTube or Vimeo, with posters. */
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
          onChange={changes => change(index, changes)}
          choosePoster={async () => (await choose({ value: video.poster }))?.id}
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
