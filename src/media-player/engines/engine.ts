import type { FailureText } from '../player/failure.ts'
import type { Media, Quality } from '../player/media.ts'

export interface EngineInput {
  element: HTMLMediaElement
  src: string
  /**
   * It cannot go on.
   * @param next Whether another source may be tried in its place.
   */
  fail(text: FailureText, next: boolean): void
  /** The steps of the stream are known. */
  offer(quality: Quality): void
}

/** Something that plays a source. */
export interface Engine {
  /** Where it is no element of the page that plays. */
  media?: Media
  /** Whether it brings its own controls. */
  hasControls?: boolean
  end(): void
}
