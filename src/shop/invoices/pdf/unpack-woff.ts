import { inflateSync } from 'node:zlib'

const ENTRY = { woff: 20, sfnt: 16 }
const HEADER = { woff: 44, sfnt: 12 }

/**
 * Converts WOFF 1 to the TrueType format inside it. Reading a large font as WOFF takes seconds,
 * because each glyph decompresses its table.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * 16, 10)
  const tables: Buffer[] = []
  let offset = header.length
  for (let index = 0; index < count; index++) {
    const entry = HEADER.woff + index * ENTRY.woff
    const at = HEADER.sfnt + index * ENTRY.sfnt
    const [start, packed] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8)]
    const length = woff.readUInt32BE(entry + 12)
    const bytes = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    woff.copy(header, at, entry, entry + 4)
    woff.copy(header, at + 4, entry + 16, entry + 20)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(length, at + 12)
    tables.push(table, Buffer.alloc(-length & 3))
    offset += length + (-length & 3)
  }
  return Buffer.concat([header, ...tables])
}
