/** What is known of a film or a sound by looking into it. */
export interface ProbedMedia {
  durationMs: number | null
  /** Of the picture as it is shown, in pixels; null for a sound. */
  width: number | null
  height: number | null
}

/** Small pictures of a film in one, from left to right and from top to bottom. */
export interface Strip {
  /** From one to the next. */
  everySeconds: number
  columns: number
  rows: number
}

/**
 * What looks into films and sounds, where this machine has such a program. Each rejects with the signal's reason when it is aborted.
 * @throws ToolsMissing where there is none.
 */
export interface MediaTools {
  isThere(): Promise<boolean>
  /** Undefined for what cannot be read. */
  probe(file: ToolInput): Promise<ProbedMedia | undefined>
  /** A picture that is like the film, as PNG; undefined when there is none. */
  still(file: ToolInput, atSeconds: number): Promise<Buffer | undefined>
  /** As PNG; undefined when it could not be made in time. */
  strip(file: ToolInput, strip: Strip, durationSeconds: number): Promise<Buffer | undefined>
}

export interface ToolInput {
  path: string
  mime: string
  signal: AbortSignal
}

/** The program has gone, or never was. */
export class ToolsMissing extends Error {}
