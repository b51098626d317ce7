/** Metadata of a video or audio file. */
export interface ProbedMedia {
  durationMs: number | null
  /** Displayed size in pixels; null for audio. */
  width: number | null
  height: number | null
}

/** A sprite of video frames in rows. */
export interface Strip {
  /** Interval between frames. */
  everySeconds: number
  columns: number
  rows: number
}

/**
 * Tools for video and audio. All functions reject with the signal's reason when aborted.
 * @throws ToolsMissing if not installed.
 */
export interface MediaTools {
  isThere(): Promise<boolean>
  /** Undefined for unreadable files. */
  probe(file: ToolInput): Promise<ProbedMedia | undefined>
  /** A representative frame as PNG; undefined if none. */
  still(file: ToolInput, atSeconds: number): Promise<Buffer | undefined>
  /** As PNG; undefined on timeout. */
  strip(file: ToolInput, strip: Strip, durationSeconds: number): Promise<Buffer | undefined>
}

export interface ToolInput {
  path: string
  mime: string
  signal: AbortSignal
}

/** The program is not installed. */
export class ToolsMissing extends Error {}
