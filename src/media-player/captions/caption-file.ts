/** Where a cue stands (WebVTT §4.4); what a file leaves out is as the standard begins. */
export interface CueSettings {
  vertical: '' | 'rl' | 'lr'
  /** A line, or with `snapToLines` off percent of the picture. */
  line: number | 'auto'
  snapToLines: boolean
  lineAlign: 'start' | 'center' | 'end'
  /** Percent. */
  position: number | 'auto'
  positionAlign: 'line-left' | 'center' | 'line-right' | 'auto'
  /** Percent. */
  size: number
  align: 'start' | 'center' | 'end' | 'left' | 'right'
  /** The id of a region; empty for none. */
  region: string
}

export interface Cue {
  id: string
  startSeconds: number
  /** After the start; `Infinity` for one that stays to the end. */
  endSeconds: number
  /** WebVTT cue text with nothing in it but the spans of the standard. */
  text: string
  settings: CueSettings
}

/** The order of a track's cues: who begins at the same time stays in the order of the longest first (HTML §4.8.11.11.1). */
export const byTime = (one: Cue, other: Cue) =>
  one.startSeconds - other.startSeconds || compare(other.endSeconds, one.endSeconds)

/** As a difference, which of two without an end is none. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other)

/** A part of the picture that cues stand in (WebVTT §4.3); all but lines in percent. */
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
  /** Style sheets as the file has them; `cleanCueStyles` says what of them is used. */
  styles: string[]
  /** Whether what is said at once stands below each other in the order of the file, as in TTML; in WebVTT the first stands lowest. */
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

/** More than a film of ten hours has; what comes after them is left out. */
export const MAX_CUES = 20_000
