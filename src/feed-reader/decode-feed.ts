import { decodeText } from '#base/encoding'

const MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
]
/** Maximum length of an XML declaration. */
const HEAD = 200

/**
 * Decodes a feed by its byte order mark, as valid UTF-8, by its XML declaration, by the server's charset, or by
 * letter statistics. A declared charset is used only if the bytes are valid in it, because servers often send one for all files.
 */
export function decodeFeed(bytes: Uint8Array, contentType = ''): string {
  const mark = MARKS.find(one => one.bytes.every((byte, at) => bytes[at] === byte))
  const [, sent] = /charset\s{0,5}=\s{0,5}["']?([\w:.-]{1,40})/i.exec(contentType) ?? []
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')
  const [, own] = /<\?xml[^>]{1,100}encoding\s{0,5}=\s{0,5}["']([\w:.-]{1,40})/i.exec(head) ?? []
  const guessed = decodeText(bytes)
  // Text of another encoding with letters above ASCII hardly ever looks like UTF-8.
  const isUtf8 = guessed.encoding === 'utf-8' && bytes.some(byte => byte >= 0x80)
  if (!mark && isUtf8) return guessed.text
  // A declaration that could be read as ASCII is not in UTF-16.
  const isWide = mark !== undefined || bytes.subarray(0, HEAD).includes(0)
  for (const label of [mark?.label, own, sent]) {
    if (!label || (WIDE.test(label) && !isWide)) continue
    const text = tryDecode(bytes, label)
    if (text && !text.includes('\0')) return text
  }
  return guessed.text
}

const WIDE = /^(?:utf-?(?:16|32)|ucs|unicode)/i

/** Undefined for unknown encodings and invalid bytes. */
function tryDecode(bytes: Uint8Array, label: string): string | undefined {
  try {
    // Streaming mode, because the last character may be truncated.
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}
