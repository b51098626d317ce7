/** Cue settings (WebVTT §4.4). A missing setting has the default of the standard. */
export interface CueSettings {
  vertical: '' | 'rl' | 'lr'
  /** A line number, or a percentage of the video height when `snapToLines` is false. */
  line: number | 'auto'
  snapToLines: boolean
  lineAlign: 'start' | 'center' | 'end'
  /** Percent. */
  position: number | 'auto'
  positionAlign: 'line-left' | 'center' | 'line-right' | 'auto'
  /** Percent. */
  size: number
  align: 'start' | 'center' | 'end' | 'left' | 'right'
  /** Region id, or an empty string. */
  region: string
}

export interface Cue {
  id: string
  startSeconds: number
  /** Seconds after the start. `Infinity` for a cue that is shown until the end. */
  endSeconds: number
  /** Cue text that contains only the tags of the WebVTT standard. */
  text: string
  settings: CueSettings
}

/** Sorts by start time; of cues that start together, the longest comes first (HTML §4.8.11.11.1). */
export const byTime = (one: Cue, other: Cue) =>
  one.startSeconds - other.startSeconds || compare(other.endSeconds, one.endSeconds)

/** Subtraction that handles two infinite values. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other)

/** A region that cues are placed in (WebVTT §4.3). All values except `lines` are percentages. */
export interface Region {
  id: string
  width: number
  lines: number
  regionAnchor: readonly [number, number]
  viewportAnchor: readonly [number, number]
  scroll: '' | 'up'
}

export interface CaptionFile {
  cues: Cue[]
  regions: Region[]
  /** Style sheets as written in the file. `cleanCueStyles` filters them. */
  styles: string[]
  /**
   * Whether simultaneous cues are stacked top to bottom in file order, as in TTML. WebVTT stacks
   * bottom to top.
   */
  stacks?: boolean
}

export const newSettings = (): CueSettings => ({
  vertical: '',
  line: 'auto',
  snapToLines: true,
  lineAlign: 'start',
  position: 'auto',
  positionAlign: 'auto',
  size: 100,
  align: 'center',
  region: '',
})

/** Enough for ten hours of video. Later cues are dropped. */
export const MAX_CUES = 20_000
