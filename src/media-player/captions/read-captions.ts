import type { CaptionFile } from './caption-file.ts'
import { parseTtml } from './ttml.ts'
import { parseWebVtt } from './webvtt.ts'

/** Larger files are no captions of anything: 5 MB are taken, however they are counted. */
export const MAX_CAPTION_BYTES = 6_000_000

/** WebVTT or DFXP (MP-3), by what the text says of itself; undefined for anything else. */
export function parseCaptions(text: string): CaptionFile | undefined {
  return parseWebVtt(text) ?? parseTtml(text)
}

/**
 * The text of a caption file: UTF-8 as the standards ask, also where a letter of it is broken, UTF-16 by its mark or its zeros; what is neither as its
 * XML declaration says, else as the Windows-1252 (Latin-1) that old programs write.
 */
export function decodeCaptions(bytes: Uint8Array): string {
  const wide = WIDE.find(({ starts }) =>
    starts.some(([first, second]) => bytes[0] === first && bytes[1] === second),
  )
  const text = new TextDecoder(wide?.encoding).decode(bytes)
  return wide || isMostlyWhole(text) ? text : decoderOf(bytes).decode(bytes)
}

const BROKEN = /\ufffd/g
const WHOLE = /[^\0-\x7f\ufffd]/g

/** Letters of another encoding are broken nearly everywhere. */
function isMostlyWhole(text: string): boolean {
  const broken = text.match(BROKEN)?.length ?? 0
  return broken === 0 || broken < (text.match(WHOLE)?.length ?? 0)
}

/** A mark of the order of its bytes, or the first letter of XML. */
const WIDE = [
  {
    encoding: 'utf-16le',
    starts: [
      [0xff, 0xfe],
      [0x3c, 0],
    ],
  },
  {
    encoding: 'utf-16be',
    starts: [
      [0xfe, 0xff],
      [0, 0x3c],
    ],
  },
]

function decoderOf(bytes: Uint8Array): TextDecoder {
  const old = new TextDecoder('windows-1252')
  const [, declared] =
    /^<\?xml\s[^>]{0,100}encoding\s?=\s?["']([\w:.-]{1,40})["']/.exec(
      old.decode(bytes.subarray(0, 200)),
    ) ?? []
  try {
    return declared ? new TextDecoder(declared) : old
  } catch {
    return old
  }
}
