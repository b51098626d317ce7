import { formatCueTime } from '#media-player'
import type { Strip } from './media-tools.ts'

const MAX_PICTURES = 60
const COLUMNS = 10
const MIN_SECONDS_BETWEEN = 1

/** Number and interval of seek bar thumbnails; undefined if the duration is unknown. */
export function planStrip(seconds: number): Strip | undefined {
  if (!(seconds > 0)) return undefined
  const everySeconds = Math.max(MIN_SECONDS_BETWEEN, Math.ceil(seconds / MAX_PICTURES))
  const count = Math.ceil(seconds / everySeconds)
  return { everySeconds, columns: Math.min(COLUMNS, count), rows: Math.ceil(count / COLUMNS) }
}

/** WebVTT track that maps times to parts of the sprite (Media Fragments 1.0 §4.2.2). */
export function writeStripTrack(
  { everySeconds, columns }: Strip,
  seconds: number,
  { width, height }: { width: number; height: number },
): string {
  const count = Math.ceil(seconds / everySeconds)
  const cues = Array.from({ length: count }, (_, index) => {
    const from = index * everySeconds
    const to = Math.min(seconds, from + everySeconds)
    const x = (index % columns) * width
    const y = Math.floor(index / columns) * height
    return `${formatCueTime(from)} --> ${formatCueTime(to)}\nthumbnails.webp#xywh=${x},${y},${width},${height}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}
