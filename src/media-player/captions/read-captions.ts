import type { CaptionFile } from './caption-file.ts'
import { parseTtml } from './ttml.ts'
import { parseWebVtt } from './webvtt.ts'

/** Parses WebVTT or DFXP, detected by content (MP-3); undefined for other formats. */
export function parseCaptions(text: string): CaptionFile | undefined {
  return parseWebVtt(text) ?? parseTtml(text)
}
