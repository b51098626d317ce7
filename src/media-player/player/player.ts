import type { MediaTrack } from '../description.ts'
import type { Part } from '../part.ts'
import type { MediaSource } from '../sources.ts'
import type { createRelay, Media, Stream } from './media.ts'
import type { Say } from './texts.ts'

/** What the parts of one player share. */
export interface Player {
  /** Holds the element, the controls, and what is said of failures. */
  box: HTMLElement
  element: HTMLMediaElement
  isVideo: boolean
  sources: MediaSource[]
  part: Part
  /** Whether it begins again when it has ended. */
  repeats: boolean
  tracks: MediaTrack[]
  say: Say
  /** Aborted when another takes its place in the box. */
  signal: AbortSignal
  /** What plays now: the element, or a provider's frame. */
  media: Media
  /** Tells of whatever plays. */
  on: ReturnType<typeof createRelay>['on']
  /** Whether it came to its end, and has not been played since. */
  hasEnded: boolean
  hasFailed: boolean
  /** Whether it was once to be played. */
  wasAsked: boolean
  /** Whether it should play as soon as it can. An element whose source failed says that it is paused. */
  wantsToPlay: boolean
  /** Nothing to choose from where it is no stream. */
  stream: Stream
  play(): void
  toggle(): void
  seek(seconds: number): void
}

/** In seconds: as it is known before anything is loaded, then as it is. Not a number, or infinite, where nobody knows. */
export function durationOf({ media, element }: Player): number {
  return Number.isNaN(media.duration)
    ? Number(element.dataset.duration ?? Number.NaN)
    : media.duration
}

/** A stream that goes on: it has a present, and no end to which it could be sought. */
export const isLive = (player: Player) => durationOf(player) === Number.POSITIVE_INFINITY

/** Told on the player's box when something that is no medium changes. */
export type PlayerEvent = 'player-failed' | 'player-restored' | 'player-stream' | 'player-tracks'

export const tell = ({ box }: Player, name: PlayerEvent) => box.dispatchEvent(new Event(name))
