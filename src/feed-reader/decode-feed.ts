const MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
]
/** How far an XML declaration reaches. */
const HEAD = 200

/** What stands in a feed's bytes: by its mark, by what its server says, by what itself says, and else by trying (RFC 7303 §3). */
export function decodeFeed(bytes: Uint8Array, contentType = ''): string {
  const mark = MARKS.find(one => one.bytes.every((byte, at) => bytes[at] === byte))
  const [, sent] = /charset\s{0,5}=\s{0,5}["']?([\w:.-]{1,40})/i.exec(contentType) ?? []
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')
  const [, own] = /<\?xml[^>]{1,100}encoding\s{0,5}=\s{0,5}["']([\w:.-]{1,40})/i.exec(head) ?? []
  for (const label of [mark?.label, sent, own]) {
    const text = label && tryDecode(bytes, label)
    if (text) return text
  }
  return tryDecode(bytes, 'utf-8', true) ?? tryDecode(bytes, 'windows-1252') ?? ''
}

/** Undefined for an encoding of no known name and, where it is asked for, for bytes that are none of its. */
function tryDecode(bytes: Uint8Array, label: string, fatal = false): string | undefined {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}
