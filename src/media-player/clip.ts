import { type MediaSource, vimeoId, youtubeId } from './sources.ts'
import { readClock } from './write-time.ts'

/** The range to play, in seconds. */
export interface Clip {
  startSeconds: number
  /** `Infinity` for the end of the recording. */
  endSeconds: number
}

/**
 * Formats a range as a media fragment (Media Fragments 1.0 §4.2.1). An end that is not after the
 * start is ignored.
 */
export function writeClip({
  startSeconds = 0,
  endSeconds = 0,
}: {
  startSeconds?: number | undefined
  endSeconds?: number | undefined
}): string {
  const end = endSeconds > startSeconds && Number.isFinite(endSeconds) ? `,${endSeconds}` : ''
  return startSeconds > 0 || end ? `#t=${startSeconds || ''}${end}` : ''
}

/** Removes the end time from a URL fragment. Browsers would stop there even when the visitor plays on. */
export const withoutEnd = (src: string) =>
  src.replace(/(#(?:[^#]{0,200}&)?t=[^&,]{0,40}?)(?:,|%2c)[^&]*/i, '$1')

/** The range named by the sources. All of them are the same recording. */
export function clipOf(sources: readonly MediaSource[]): Clip {
  const asked = sources.map(({ src }) => timesOf(src)).find(one => one !== undefined)
  const [startSeconds = 0, endSeconds] = (asked ?? []).map(readTime)
  const hasEnd = endSeconds !== undefined && endSeconds > startSeconds
  return { startSeconds, endSeconds: hasEnd ? endSeconds : Number.POSITIVE_INFINITY }
}

/** Start and end as written in a URL's fragment or in a provider's query; undefined if it names none. */
function timesOf(src: string): string[] | undefined {
  const url = URL.parse(src, 'http://localhost')
  const times = new URLSearchParams(url?.hash.slice(1)).getAll('t').at(-1)
  if (times !== undefined) return times.replace(/^npt:/, '').split(',')
  if (!url || !(youtubeId(src) || vimeoId(src))) return undefined
  const [start, end] = ['start', 'end'].map(name => url.searchParams.get(name))
  const at = url.searchParams.get('t') ?? start ?? ''
  return at || end ? [at, end ?? ''] : undefined
}

/** Time formats of providers: `90`, `90s`, `1m30s`, `1h2m3s`. */
const UNITS = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6}(?:\.\d*)?)s?)?$/

function readTime(text: string): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] = UNITS.exec(text) ?? []
  return (
    readClock(text) ?? (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined)
  )
}
