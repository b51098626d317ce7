import type { Clip } from '../clip.ts'
import type { MediaTrack } from '../description.ts'
import type { MediaSource } from '../sources.ts'
import type { createRelay, Media, Stream } from './media.ts'
import type { Translate } from './texts.ts'

/** State shared by the parts of one player. */
export interface Player {
  /** Contains the element, the controls and error messages. */
  box: HTMLElement
  element: HTMLMediaElement
  isVideo: boolean
  sources: MediaSource[]
  clip: Clip
  /** Whether playback repeats at the end. */
  repeats: boolean
  tracks: MediaTrack[]
  translate: Translate
  /** Aborted when another player replaces this one. */
  signal: AbortSignal
  /** The element, or a provider's iframe. */
  media: Media
  /** Listens to the events of `media`, whichever it is. */
  on: ReturnType<typeof createRelay>['on']
  /** True after the end until playback starts again. */
  hasEnded: boolean
  hasFailed: boolean
  /** Whether playback was ever requested. */
  wasAsked: boolean
  /**
   * Whether it should play as soon as possible. The element itself reports `paused` after a failed
   * source.
   */
  wantsToPlay: boolean
  /** Empty unless a stream is playing. */
  stream: Stream
  play(): void
  toggle(): void
  seek(seconds: number): void
}

/** Duration in seconds: the announced one until the media is loaded. NaN or Infinity if unknown. */
export function durationOf({ media, element }: Player): number {
  return Number.isNaN(media.duration)
    ? Number(element.dataset.duration ?? Number.NaN)
    : media.duration
}

/** Live streams have no end and cannot be sought. */
export const isLive = (player: Player) => durationOf(player) === Number.POSITIVE_INFINITY

/** Events dispatched on the player's box, in addition to media events. */
type PlayerEvent = 'player-failed' | 'player-restored' | 'player-stream' | 'player-tracks'

export const emit = ({ box }: Player, name: PlayerEvent) => box.dispatchEvent(new Event(name))

/** Functions that the page provides to its players. */
export interface PlayerPage {
  /** Page URL that opens this element at a time; undefined if the page cannot address it. */
  addressAt(element: HTMLMediaElement, seconds: number): string | undefined
  /** Whether consent allows storing playback positions. */
  mayRemember(): boolean
  /** Runs once it is allowed: now, or after consent. */
  onMayRemember(run: () => void): void
}
