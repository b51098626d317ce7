import { decodeText } from '#base/encoding'

const MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
]
/** How far an XML declaration reaches. */
const HEAD = 200

/**
 * The text of a feed, by its byte order mark, what its server says, what the file itself says and what its bytes look like
 * (RFC 7303 §3). A label counts only where the bytes are valid in it: servers often send a wrong one.
 */
export function decodeFeed(bytes: Uint8Array, contentType = ''): string {
  const mark = MARKS.find(one => one.bytes.every((byte, at) => bytes[at] === byte))
  const [, sent] = /charset\s{0,5}=\s{0,5}["']?([\w:.-]{1,40})/i.exec(contentType) ?? []
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')
  const [, own] = /<\?xml[^>]{1,100}encoding\s{0,5}=\s{0,5}["']([\w:.-]{1,40})/i.exec(head) ?? []
  for (const label of [mark?.label, ...bestFirst(sent, own)]) {
    const text = label && tryDecode(bytes, label)
    if (text) return text
  }
  return decodeText(bytes).text
}

/** In an encoding of single bytes all bytes are valid: UTF-8, if either names it, tells more. */
function bestFirst(...labels: (string | undefined)[]): (string | undefined)[] {
  const isUtf8 = (label: string | undefined) => /^utf-?8$/i.test(label ?? '')
  return [...labels.filter(isUtf8), ...labels.filter(label => !isUtf8(label))]
}

/** Undefined for an encoding of no known name, and for bytes that are not valid in it. */
function tryDecode(bytes: Uint8Array, label: string): string | undefined {
  try {
    // As a stream: the last letter may be cut off.
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}
