import { createWriteStream } from 'node:fs'
import { open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createId, DAY, StorageUnavailable } from '#base'
import type { FileStore, StoredFile } from '../file-store.ts'
import { makeFolder } from '../local-files.ts'

/** Larger files, such as videos, are sent from S3, because visitors read parts of them. */
const MAX_FILE_BYTES = 8 * 1024 * 1024
/** Deleted files stay in the caches of other processes no longer than this. */
const MAX_AGE_MS = DAY

/**
 * Keeps local copies of small files that were opened. Files are immutable, so copies are never
 * outdated. The oldest copies are deleted when they exceed the limit.
 */
export function createReadCache(
  store: FileStore,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): FileStore {
  /** Names of files contain no such character. */
  const fileOf = (name: string) => name.replace('/', '~')
  const running = new Map<string, Promise<StoredFile | undefined>>()
  /** Sizes of copies, oldest first. Read again at times, because other processes add copies too. */
  let known: Map<string, number> | undefined
  let added = 0

  async function openCopy(name: string): Promise<StoredFile | undefined> {
    const path = join(folder, fileOf(name))
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtimeMs < Date.now() - MAX_AGE_MS) return undefined
    const { size: bytes } = found
    return {
      bytes,
      stream: (start, end) => Readable.from(send(name, bytes, start, end), { objectMode: false }),
    }
  }

  /** Sends the copy, or the file itself if the copy was deleted since it was found. */
  async function* send(name: string, bytes: number, start?: number, end?: number) {
    const copy = await open(join(folder, fileOf(name))).catch(() => undefined)
    if (copy) return yield* copy.createReadStream({ start, end })
    const file = await store.open(name)
    if (file?.bytes !== bytes) throw new StorageUnavailable(`The file ${name} is being changed.`)
    yield* file.stream(start, end)
  }

  async function addCopy(name: string): Promise<StoredFile | undefined> {
    const file = await store.open(name)
    if (!file || file.bytes > Math.min(MAX_FILE_BYTES, maxBytes)) return file
    const temporary = join(folder, `${createId()}.part`)
    try {
      await makeFolder(folder)
      await pipeline(file.stream(), createWriteStream(temporary, { flags: 'wx' }))
      if ((await stat(temporary)).size !== file.bytes) {
        throw new StorageUnavailable(`S3 sent only a part of ${name}.`)
      }
      await rename(temporary, join(folder, fileOf(name)))
    } catch (error) {
      await unlink(temporary).catch(() => {})
      if (error instanceof StorageUnavailable) throw error
      // The local disk may be full. The file can be sent without a copy.
      return file
    }
    await trim(fileOf(name), file.bytes)
    // Another process may have deleted the copy.
    return (await openCopy(name)) ?? file
  }

  async function trim(newest: string, bytes: number) {
    if (!known || added++ % 100 === 0) known = await readCopies(folder)
    known.delete(newest)
    known.set(newest, bytes)
    let total = [...known.values()].reduce((sum, size) => sum + size, 0)
    for (const [file, size] of known) {
      if (total <= maxBytes) break
      if (file === newest) continue
      await unlink(join(folder, file)).catch(() => {})
      known.delete(file)
      total -= size
    }
  }

  return {
    ...store,
    async open(name) {
      const copy = await openCopy(name)
      if (copy) return copy
      const opening = running.get(name) ?? addCopy(name).finally(() => running.delete(name))
      running.set(name, opening)
      return opening
    },
    async remove(keyOrName) {
      await store.remove(keyOrName)
      const name = fileOf(keyOrName)
      for (const file of await readdir(folder).catch(() => [])) {
        if (file === name || file.startsWith(`${name}~`)) {
          await unlink(join(folder, file)).catch(() => {})
        }
      }
    },
  }
}

/** Also deletes incomplete copies of processes that died, once they are old. */
async function readCopies(folder: string): Promise<Map<string, number>> {
  const copies: { file: string; bytes: number; at: number }[] = []
  for (const file of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (!found) continue
    if (found.mtimeMs < Date.now() - MAX_AGE_MS) await unlink(join(folder, file)).catch(() => {})
    else if (!file.endsWith('.part')) copies.push({ file, bytes: found.size, at: found.mtimeMs })
  }
  copies.sort((a, b) => a.at - b.at)
  return new Map(copies.map(({ file, bytes }) => [file, bytes]))
}
