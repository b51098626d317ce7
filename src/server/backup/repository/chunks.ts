import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Row } from '../tables.ts'

/** Files are divided into chunks of this size, so that memory is bounded. */
export const FILE_CHUNK_BYTES = 4 * 1024 * 1024

export interface LineChunkLimits {
  minBytes: number
  maxBytes: number
  /** A line ends a chunk of sufficient size with a probability of one in this number. */
  lines: number
}

const LINE_CHUNKS: LineChunkLimits = { minBytes: 256 * 1024, maxBytes: 1024 * 1024, lines: 256 }

/**
 * Joins lines to chunks. Boundaries depend on the content of lines (content-defined chunking), so
 * that a new, changed or deleted row changes only the chunks around it.
 */
export function createLineChunks(limits: LineChunkLimits = LINE_CHUNKS) {
  let lines: string[] = []
  let bytes = 0
  const take = () => {
    const chunk = Buffer.from(lines.join(''))
    lines = []
    bytes = 0
    return chunk
  }
  return {
    /** Returns a chunk if the line completes it. */
    add(line: string): Buffer | undefined {
      lines.push(line)
      bytes += Buffer.byteLength(line)
      if (bytes >= limits.maxBytes) return take()
      if (bytes >= limits.minBytes && crc32(line) % limits.lines === 0) return take()
      return undefined
    },
    /** The last chunk, if there are lines left. */
    end: () => (lines.length > 0 ? take() : undefined),
  }
}

/** Divides a stream into chunks of equal size. */
export async function* divide(
  stream: AsyncIterable<Uint8Array>,
  chunkBytes = FILE_CHUNK_BYTES,
): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = []
  let bytes = 0
  for await (const received of stream) {
    let rest = received
    while (bytes + rest.length >= chunkBytes) {
      const fitting = chunkBytes - bytes
      yield Buffer.concat([...parts, rest.subarray(0, fitting)])
      parts = []
      bytes = 0
      rest = rest.subarray(fitting)
    }
    if (rest.length === 0) continue
    parts.push(rest)
    bytes += rest.length
  }
  if (bytes > 0) yield Buffer.concat(parts)
}

const MODULUS = 1n << 256n

/**
 * Hash of a set of rows that does not depend on their order, which differs between databases: the
 * sum of the SHA-256 of all rows modulo 2^256. Columns are sorted by name.
 */
export function createRowsHash() {
  let sum = 0n
  return {
    add(row: Row) {
      const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
      const digest = createHash('sha256').update(JSON.stringify(columns)).digest('hex')
      sum = (sum + BigInt(`0x${digest}`)) % MODULUS
    },
    digest: () => sum.toString(16).padStart(64, '0'),
  }
}
