import { createWriteStream } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { StorageUnavailable } from '#base'
import {
  checkFileName,
  checkKeyOrName,
  type FileStore,
  fileExists,
  isFileKey,
  isFileName,
  keyOf,
} from '../file-store.ts'
import { createTemporaryFiles, hashBytes, hashFile, hashStream } from '../local-files.ts'
import type { S3Client } from './s3-client.ts'
import { readBody } from './s3-fetch.ts'
import type { S3Limits } from './settings.ts'
import { uploadFile } from './upload-file.ts'

const REMOVED_AT_ONCE = 10

/** Files as objects of a bucket, below a prefix. Only temporary files are on the local disk. */
export function createS3Store(options: {
  client: S3Client
  limits: S3Limits
  /** Ends with a slash. */
  prefix: string
  temporaryFolder: string
}): FileStore {
  const { client, limits, prefix } = options
  const { temporaryFile, sweepIncoming } = createTemporaryFiles(options.temporaryFolder)
  const objectOf = (name: string) => prefix + checkFileName(name)

  /** Sends an object, or fails if it does not exist. */
  async function* send(name: string, start?: number, end?: number) {
    const response = await client.get(objectOf(name), start, end)
    if (!response) throw new Error(`The file ${name} does not exist.`)
    yield* readBody(response, limits.idleMs)
  }

  /** An upload is repeated after its answer was lost, so the same content is no conflict. */
  async function checkSame(name: string, sha256: string) {
    const stored = await client.head(objectOf(name))
    // Removed at this moment; the caller may try again.
    if (!stored) throw new StorageUnavailable(`The file ${name} is being changed.`)
    if ((stored.sha256 ?? (await hashStream(send(name)))) !== sha256) throw fileExists(name)
  }

  async function put(name: string, path: string, replace: boolean) {
    const key = objectOf(name)
    const sha256 = await hashFile(path)
    const isStored = await uploadFile(client, limits, key, path, { sha256, replace })
    if (!isStored) await checkSame(name, sha256)
  }

  async function withLocalFile<Done>(name: string, work: (path: string) => Promise<Done>) {
    const path = await temporaryFile()
    try {
      await pipeline(send(name), createWriteStream(path, { flags: 'wx' }))
      return await work(path)
    } finally {
      await unlink(path).catch(() => {})
    }
  }

  async function* list(only?: string) {
    const start = only === undefined ? prefix : `${prefix}${only}/`
    for await (const { key, bytes, modifiedMs } of client.list(start)) {
      const name = key.slice(prefix.length)
      if (isFileName(name)) yield { name, bytes, modifiedMs }
    }
  }

  return {
    async write(name, bytes, { replace = false } = {}) {
      const sha256 = hashBytes(bytes)
      const isStored = await client.put(objectOf(name), bytes, { sha256, replace })
      if (!isStored) await checkSame(name, sha256)
    },
    temporaryFile,
    async adopt(name, path) {
      await put(name, path, false)
      await unlink(path)
    },
    put: (name, path, { replace = false } = {}) => put(name, path, replace),
    async read(name, { signal } = {}) {
      const reading = buffer(send(name))
      return signal ? untilAborted(reading, signal) : reading
    },
    async open(name) {
      const stored = await client.head(objectOf(name))
      if (!stored) return undefined
      const { bytes } = stored
      return {
        bytes,
        stream: (start, end) =>
          Readable.from(bytes === 0 ? [] : send(name, start, end), { objectMode: false }),
      }
    },
    withLocalFile,
    async remove(keyOrName) {
      if (!isFileKey(checkKeyOrName(keyOrName))) {
        await client.remove(objectOf(keyOrName))
        return
      }
      let found: string[] = []
      const removeFound = () => Promise.all(found.map(key => client.remove(key)))
      for await (const { key } of client.list(`${prefix}${keyOrName}/`)) {
        found.push(key)
        if (found.length < REMOVED_AT_ONCE) continue
        await removeFound()
        found = []
      }
      await removeFound()
    },
    async keysBefore(beforeMs) {
      const newest = new Map<string, number>()
      for await (const { key, modifiedMs } of client.list(prefix)) {
        const name = key.slice(prefix.length)
        if (!isFileName(name)) continue
        newest.set(keyOf(name), Math.max(newest.get(keyOf(name)) ?? 0, modifiedMs))
      }
      return [...newest].filter(([, modifiedMs]) => modifiedMs < beforeMs).map(([key]) => key)
    },
    list,
    sweepIncoming,
    async hash(name) {
      const stored = await client.head(objectOf(name))
      return stored && (stored.sha256 ?? hashStream(send(name)))
    },
    signedUrl: (name, { expiresSeconds, contentType, downloadName }) =>
      client.signedUrl(objectOf(name), expiresSeconds, {
        'response-content-type': contentType,
        // s3mini leaves the characters !'()* as they are, but they must be escaped in a signature.
        'response-content-disposition': `attachment; filename="${downloadName.replace(/[^\w .-]/g, '_')}"`,
      }),
  }
}

async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(new StorageUnavailable('S3 did not answer in time.'))
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
    work.catch(() => {})
  }
}
