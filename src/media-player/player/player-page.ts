/** Functions that the page provides to its players. */
export interface PlayerPage {
  /** Page URL that opens this element at a time; undefined if the page cannot address it. */
  addressAt(element: HTMLMediaElement, seconds: number): string | undefined
  /** Whether consent allows storing playback positions. */
  mayRemember(): boolean
  /** Runs once it is allowed: now, or after consent. */
  onMayRemember(run: () => void): void
}
