import type { MediaInfo } from 'dashjs'
import type { StreamTrack } from '../player/media.ts'
import { languageName } from '../player/texts.ts'

/** Converts a DASH audio or caption track. */
export function toTrack({ lang, labels, index }: MediaInfo): StreamTrack {
  const language = lang && lang !== 'und' ? lang : ''
  const label = (labels as { text?: string }[] | undefined)?.[0]?.text
  return { label: label || languageName(language) || String((index ?? 0) + 1), language }
}
