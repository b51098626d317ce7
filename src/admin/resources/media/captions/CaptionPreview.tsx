import Box from '@mui/material/Box'
import { type RefObject, useEffect } from 'react'
import { type MediaItem, mediaKey } from '#pages/schema'
import { type CaptionRow, toCues } from './caption-rows.ts'

interface CaptionPreviewProps {
  item: MediaItem
  language: string
  rows: readonly CaptionRow[]
  media: RefObject<HTMLVideoElement | null>
  label: string
  onTime(seconds: number): void
  onDuration(seconds: number): void
}

const tracks = new WeakMap<HTMLMediaElement, TextTrack>()

/** Video with the current captions. */
export function CaptionPreview(props: CaptionPreviewProps) {
  const { item, language, rows, media, label, onTime, onDuration } = props
  useEffect(() => {
    const element = media.current
    if (!element) return
    const track = tracks.get(element) ?? element.addTextTrack('captions', '', language)
    tracks.set(element, track)
    track.mode = 'showing'
    for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
    for (const { startSeconds, endSeconds, text } of toCues(rows)) {
      track.addCue(new VTTCue(startSeconds, endSeconds, text))
    }
  }, [rows, language, media])
  return (
    <Box
      component="video"
      ref={media}
      controls
      playsInline
      preload="metadata"
      src={`/media/${mediaKey(item)}/original`}
      aria-label={label}
      onTimeUpdate={() => onTime(media.current?.currentTime ?? 0)}
      onDurationChange={() => onDuration(media.current?.duration ?? Number.NaN)}
      sx={{
        inlineSize: '100%',
        aspectRatio: item.width && item.height ? `${item.width} / ${item.height}` : '16 / 9',
        maxBlockSize: { xs: '35vh', md: '50vh' },
        backgroundColor: '#14100c',
      }}
    />
  )
}
