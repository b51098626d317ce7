/** Upload limit. Slightly above 5 MB, so that 5 MB fit in decimal and in binary units. */
export const MAX_CAPTION_BYTES = 6_000_000

/**
 * Decodes a caption file: UTF-8 (even with a few invalid bytes), UTF-16 by its byte order mark or
 * zero bytes, the encoding of an XML declaration, else Windows-1252.
 */
export function decodeCaptions(bytes: Uint8Array): string {
  const wide = WIDE.find(({ starts }) =>
    starts.some(([first, second]) => bytes[0] === first && bytes[1] === second),
  )
  const text = new TextDecoder(wide?.encoding).decode(bytes)
  return wide || isMostlyValid(text) ? text : decoderOf(bytes).decode(bytes)
}

const BROKEN = /\ufffd/g
const WHOLE = /[^\0-\x7f\ufffd]/g

/** True if few characters failed to decode; text in another encoding fails nearly everywhere. */
function isMostlyValid(text: string): boolean {
  const broken = text.match(BROKEN)?.length ?? 0
  return broken === 0 || broken < (text.match(WHOLE)?.length ?? 0)
}

/** Byte order marks, and the first character of XML in UTF-16. */
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
