import type { CaptionFile } from './caption-file.ts'
import { parseTtml } from './ttml.ts'
import { parseWebVtt } from './webvtt.ts'

/** Larger files are no captions of anything. */
export const MAX_CAPTION_BYTES = 5_000_000

/** WebVTT or DFXP (MP-3), by what the text says of itself; undefined for anything else. */
export function parseCaptions(text: string): CaptionFile | undefined {
  return parseWebVtt(text) ?? parseTtml(text)
}

/**
 * The text of a caption file: UTF-8 as the standards ask, UTF-16 by its mark, and what is neither as the Windows-1252 (Latin-1)
 * that old programs write.
 */
export function decodeCaptions(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
