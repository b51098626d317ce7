import { createHash } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ok, type Refusal, refuse, type Success } from '#base'
import type { FileStore } from '#storage'
import { isHeic, type SniffedType, sniffType } from './media-sniff.ts'
import { MEDIA_LIMITS_MB } from './schema.ts'

const MB = 1024 * 1024
/** Bytes needed to detect a file type. */
const SNIFFED_BYTES = 4000

/** An accepted upload on disk. */
export interface ReceivedFile {
  type: SniffedType
  /** Temporary path. */
  path: string
  bytes: number
  /** SHA-256. */
  digest: string
}
type Received =
  | Success<ReceivedFile>
  | Refusal<'bad-type' | 'heic' | 'zipped' | 'broken-file' | 'too-large'>

/**
 * Receives a file to disk, passes it on, and deletes the temporary file. Never buffered in memory,
 * because videos are large. Refused as early as possible.
 */
export async function withReceived<Done>(
  store: FileStore,
  content: Uint8Array | Readable,
  handle: (file: ReceivedFile) => Promise<Done>,
): Promise<Done | Exclude<Received, Success>> {
  const path = await store.temporaryFile()
  const source = content instanceof Readable ? content : Readable.from([content])
  try {
    const received = await receive(source, path)
    return received.ok ? await handle(received) : received
  } finally {
    // Drain the request after a refusal; browsers read the response only then.
    source.resume()
    await unlink(path).catch(() => {})
  }
}

async function receive(source: Readable, path: string): Promise<Received> {
  const digest = createHash('sha256')
  const file = await open(path, 'wx')
  let first = Buffer.alloc(0)
  let type: SniffedType | undefined
  let bytes = 0
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (!type && first.length < SNIFFED_BYTES) {
        first = Buffer.concat([first, chunk.subarray(0, SNIFFED_BYTES)])
        if (first.length >= SNIFFED_BYTES) {
          type = sniffType(first)
          if (!type) return refuseType(first)
        }
      }
      const limitMb = MEDIA_LIMITS_MB[type?.kind ?? 'video']
      if (bytes > limitMb * MB) return refuse('too-large', { limitMb })
      digest.update(chunk)
      await file.writeFile(chunk)
    }
    type ??= sniffType(first)
    if (!type) return refuseType(first)
    await file.sync()
    return ok({ type, path, bytes, digest: digest.digest('hex') })
  } catch (error) {
    // The client disconnected; no one reads the response.
    if (isBrokenOff(error)) return refuse('broken-file')
    throw error
  } finally {
    await file.close()
  }
}

/** Refusals that suggest a solution: unpack archives, save HEIC photos as JPEG. */
function refuseType(first: Buffer) {
  if (first.toString('latin1', 0, 4) === 'PK\x03\x04') return refuse('zipped')
  return refuse(isHeic(first) ? 'heic' : 'bad-type')
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}
