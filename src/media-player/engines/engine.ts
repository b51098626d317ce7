import type { Media, Stream } from '../player/media.ts'
import type { FailureText } from '../player/overlay.ts'

export interface EngineInput {
  element: HTMLMediaElement
  src: string
  /** Undefined for the start of the recording. */
  startSeconds?: number | undefined
  /** Reports a fatal error. @param next Whether the next source may be tried. */
  fail(text: FailureText, next: boolean): void
  /** Called when the available tracks and qualities are known or change. */
  offer(choices: Stream): void
  /** Called when more data has loaded without the element knowing. */
  progress(): void
}

/** Plays one source. */
export interface Engine {
  /** Set if playback happens outside the page's media element. */
  media?: Media
  /** Whether the source brings its own controls. */
  hasControls?: boolean
  end(): void
}
