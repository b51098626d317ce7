import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib'
import { brotliOptions } from './brotli-options.ts'

/** Content codings of responses (RFC 9110 §8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

/** Body of a cached page. A coding is made in the thread pool when it is requested first. */
export interface PageBody {
  /** Digest of the plain body; each coding derives its own `ETag`. */
  digest: string
  /** The body in this coding, if it was made before. */
  made(coding: Coding): Buffer | undefined
  make(coding: Coding): Promise<Buffer>
  /** Bytes in memory. */
  size(): number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

/** Higher levels take several times longer for one percent. */
const BROTLI_LEVEL = 6
const GZIP_LEVEL = 7

/**
 * Keeps the codings that were requested. The plain body is the largest and requested by few
 * clients, so it is dropped as soon as a compressed one exists.
 * @param onResize Called after `size` changed.
 */
export function createPageBody(text: string, onResize: () => void): PageBody {
  const plain = Buffer.from(text)
  const kept: Partial<Record<Coding, Buffer>> = { identity: plain }
  const running = new Map<Coding, Promise<Buffer>>()
  let isPlainRequested = false

  async function decompress(): Promise<Buffer> {
    if (kept.identity) return kept.identity
    return kept.br ? decompressBrotli(kept.br) : decompressGzip(kept.gzip ?? Buffer.alloc(0))
  }

  async function encode(coding: Coding): Promise<Buffer> {
    const source = await decompress()
    const body =
      coding === 'br'
        ? await compressBrotli(source, brotliOptions(BROTLI_LEVEL, source.length))
        : coding === 'gzip'
          ? await compressGzip(source, { level: GZIP_LEVEL })
          : source
    kept[coding] = body
    if (coding !== 'identity' && !isPlainRequested) delete kept.identity
    onResize()
    return body
  }

  return {
    digest: createHash('sha256').update(plain).digest('base64url').slice(0, 20),
    made: coding => kept[coding],
    make(coding) {
      if (coding === 'identity') isPlainRequested = true
      const made = kept[coding]
      if (made) return Promise.resolve(made)
      const promise =
        running.get(coding) ?? encode(coding).finally(() => void running.delete(coding))
      running.set(coding, promise)
      return promise
    },
    size: () => Object.values(kept).reduce((sum, body) => sum + body.length, 0),
  }
}
