/** What a player asks of the page around it. */
export interface PlayerPage {
  /** The page's address that shows this element at a time; undefined where none can name it. */
  addressAt(element: HTMLMediaElement, seconds: number): string | undefined
  /** Whether this browser may keep where somebody stopped. */
  mayRemember(): boolean
  /** Runs once when it may: now, or as soon as the visitor allows it. */
  onMayRemember(run: () => void): void
}
