import type { FailureText } from '../player/failure.ts'
import type { Media, Stream } from '../player/media.ts'

export interface EngineInput {
  element: HTMLMediaElement
  src: string
  /** Where it begins; undefined for its own beginning. */
  startSeconds?: number | undefined
  /**
   * It cannot go on.
   * @param next Whether another source may be tried in its place.
   */
  fail(text: FailureText, next: boolean): void
  /** What there is to choose from is known, or has changed. */
  offer(choices: Stream): void
  /** More of it has come, of which the element does not know. */
  progress(): void
}

/** Something that plays a source. */
export interface Engine {
  /** Where it is no element of the page that plays. */
  media?: Media
  /** Whether it brings its own controls. */
  hasControls?: boolean
  end(): void
}
