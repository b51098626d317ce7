import { type MediaSource, vimeoId, youtubeId } from './sources.ts'
import { readClock } from './write-time.ts'

/** What plays of a recording, in seconds. */
export interface Part {
  startSeconds: number
  /** Infinite for its own end. */
  endSeconds: number
}

/** A part of a recording as its address asks for it (Media Fragments 1.0 §4.2.1); an end that is not after the start is none. */
export function writePart({
  startSeconds = 0,
  endSeconds = 0,
}: {
  startSeconds?: number | undefined
  endSeconds?: number | undefined
}): string {
  const end = endSeconds > startSeconds && Number.isFinite(endSeconds) ? `,${endSeconds}` : ''
  return startSeconds > 0 || end ? `#t=${startSeconds || ''}${end}` : ''
}

/** An address that asks for no end: browsers know theirs by themselves, and would stop there whoever goes on. */
export const withoutEnd = (src: string) =>
  src.replace(/(#(?:[^#]{0,200}&)?t=[^&,]{0,40}?)(?:,|%2c)[^&]*/i, '$1')

/** The part that sources ask for; all of them are of the same recording. */
export function partOf(sources: readonly MediaSource[]): Part {
  const asked = sources.map(({ src }) => timesOf(src)).find(one => one !== undefined)
  const [startSeconds = 0, endSeconds] = (asked ?? []).map(readTime)
  const hasEnd = endSeconds !== undefined && endSeconds > startSeconds
  return { startSeconds, endSeconds: hasEnd ? endSeconds : Number.POSITIVE_INFINITY }
}

/** Start and end as an address writes them, in its fragment or as providers do in their query; undefined where it names none. */
function timesOf(src: string): string[] | undefined {
  const url = URL.parse(src, 'http://localhost')
  const times = new URLSearchParams(url?.hash.slice(1)).getAll('t').at(-1)
  if (times !== undefined) return times.replace(/^npt:/, '').split(',')
  if (!url || !(youtubeId(src) || vimeoId(src))) return undefined
  const [start, end] = ['start', 'end'].map(name => url.searchParams.get(name))
  const at = url.searchParams.get('t') ?? start ?? ''
  return at || end ? [at, end ?? ''] : undefined
}

/** As providers write it: `90`, `90s`, `1m30s`, `1h2m3s`. */
const UNITS = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6}(?:\.\d*)?)s?)?$/

function readTime(text: string): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] = UNITS.exec(text) ?? []
  return (
    readClock(text) ?? (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined)
  )
}
