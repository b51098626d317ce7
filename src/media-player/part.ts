import type { MediaSource } from './sources.ts'
import { readClock } from './write-time.ts'

/** What plays of a recording, in seconds. */
export interface Part {
  startSeconds: number
  /** Infinite for its own end. */
  endSeconds: number
}

const FRAGMENT = /#(?:[^#]{0,200}&)?t=(?:npt:)?([\d:.]{0,16})(?:,([\d:.]{1,16}))?(?=&|$)/

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
  src.replace(/(#(?:[^#]{0,200}&)?t=(?:npt:)?[\d:.]{0,16}),[\d:.]{1,16}(?=&|$)/, '$1')

/** The part that sources ask for; all of them are of the same recording. */
export function partOf(sources: readonly MediaSource[]): Part {
  const found = sources.map(({ src }) => FRAGMENT.exec(src)).find(one => one !== null)
  const [startSeconds, endSeconds] = [readClock(found?.[1] ?? '') ?? 0, readClock(found?.[2] ?? '')]
  const hasEnd = endSeconds !== undefined && endSeconds > startSeconds
  return { startSeconds, endSeconds: hasEnd ? endSeconds : Number.POSITIVE_INFINITY }
}
