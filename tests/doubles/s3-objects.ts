import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface ObjectHead {
  etag: string
  contentType: string
  metadata: Record<string, string>
}

export interface FoundObject extends ObjectHead {
  bytes: number
  modified: Date
  stream(start: number, end: number): Readable
}

export interface ReceivedBody {
  path: string
  bytes: number
  md5: Buffer
  sha256: Buffer
}

/**
 * Objects of a bucket in a folder: one file with the head as its first line. Several processes may
 * share the folder, because objects appear and are replaced atomically.
 */
export function openBucket(folder: string) {
  const objects = join(folder, 'objects')
  const uploads = join(folder, 'uploads')
  const incoming = join(folder, 'incoming')
  const fileOf = (key: string) => join(objects, encodeURIComponent(key))
  const uploadOf = (id: string) => join(uploads, id.replace(/[^\w-]/g, ''))

  /** Returns false if a conditional write found an object. */
  async function store(key: string, head: ObjectHead, parts: string[], isConditional: boolean) {
    const temporary = join(incoming, randomUUID())
    const write = async function* () {
      yield Buffer.from(`${JSON.stringify(head)}\n`)
      for (const part of parts) yield* createReadStream(part)
    }
    await pipeline(Readable.from(write()), createWriteStream(temporary))
    try {
      if (isConditional) await link(temporary, fileOf(key))
      else await rename(temporary, fileOf(key))
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      await rm(temporary, { force: true })
    }
  }

  return {
    exists: () => existsSync(objects),
    async create() {
      for (const one of [objects, uploads, incoming]) await mkdir(one, { recursive: true })
    },

    async receive(body: Readable): Promise<ReceivedBody> {
      const path = join(incoming, randomUUID())
      const [md5, sha256] = [createHash('md5'), createHash('sha256')]
      let bytes = 0
      await pipeline(
        body,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            bytes += chunk.length
            md5.update(chunk)
            sha256.update(chunk)
            yield chunk
          }
        },
        createWriteStream(path),
      )
      return { path, bytes, md5: md5.digest(), sha256: sha256.digest() }
    },

    put: (
      key: string,
      body: ReceivedBody,
      head: Omit<ObjectHead, 'etag'>,
      isConditional: boolean,
    ) => store(key, { ...head, etag: body.md5.toString('hex') }, [body.path], isConditional),

    async find(key: string): Promise<FoundObject | undefined> {
      const path = fileOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found) return undefined
      const handle = await open(path)
      const first = Buffer.alloc(16_384)
      await handle.read(first, 0, first.length, 0).finally(() => handle.close())
      const offset = first.indexOf('\n') + 1
      const head = JSON.parse(first.toString('utf8', 0, offset)) as ObjectHead
      return {
        ...head,
        bytes: found.size - offset,
        modified: found.mtime,
        stream: (start, end) =>
          createReadStream(path, { start: offset + start, end: offset + end }),
      }
    },

    /** Path of an object, for tests that damage or delete it. */
    pathOf: fileOf,

    remove: (key: string) => rm(fileOf(key), { force: true }),

    async keys(): Promise<string[]> {
      return (await readdir(objects)).map(decodeURIComponent).sort()
    },

    async beginUpload(head: Omit<ObjectHead, 'etag'>): Promise<string> {
      const id = randomUUID()
      await mkdir(uploadOf(id))
      await writeFile(join(uploadOf(id), 'head'), JSON.stringify(head))
      return id
    },
    hasUpload: (id: string) => existsSync(join(uploadOf(id), 'head')),
    async putPart(id: string, number: number, body: ReceivedBody) {
      const etag = body.md5.toString('hex')
      await rename(body.path, join(uploadOf(id), `${number}-${etag}`))
      return etag
    },
    /** Returns false if a conditional write found an object, and the wrong part if there is one. */
    async endUpload(
      id: string,
      key: string,
      parts: { number: number; etag: string }[],
      isConditional: boolean,
    ): Promise<boolean | 'InvalidPart' | 'EntityTooSmall'> {
      const paths = parts.map(({ number, etag }) => join(uploadOf(id), `${number}-${etag}`))
      if (!paths.every(path => existsSync(path))) return 'InvalidPart'
      for (const path of paths.slice(0, -1)) {
        if ((await stat(path)).size < MIN_PART_BYTES) return 'EntityTooSmall'
      }
      const head = JSON.parse(await readFile(join(uploadOf(id), 'head'), 'utf8'))
      const all = createHash('md5')
      for (const { etag } of parts) all.update(Buffer.from(etag, 'hex'))
      const etag = `${all.digest('hex')}-${parts.length}`
      const isStored = await store(key, { ...head, etag }, paths, isConditional)
      if (isStored) await rm(uploadOf(id), { recursive: true })
      return isStored
    },
    abortUpload: (id: string) => rm(uploadOf(id), { recursive: true, force: true }),
    openUploads: () => readdir(uploads),
  }
}

/** S3 accepts smaller parts only at the end. */
const MIN_PART_BYTES = 5 * 1024 * 1024

export type Bucket = ReturnType<typeof openBucket>
