import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { createId, HOUR } from '#base'

/** Storage for media files named `<key>/<file>`. Files are immutable. */
export interface MediaStore {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Path for a temporary file to be passed to `adopt`. Leftovers are deleted later. */
  temporaryFile(): Promise<string>
  /** Moves a file into the store. */
  adopt(name: string, path: string): Promise<void>
  read(name: string): Promise<Buffer>
  /** Path for external programs; read-only. */
  pathOf(name: string): string
  open(
    name: string,
  ): Promise<{ stream(start?: number, end?: number): Readable; bytes: number } | undefined>
  /** Removes everything below a key. */
  remove(key: string): Promise<void>
  /** Keys last modified before a time (UTC milliseconds, file system clock). */
  keysBefore(beforeMs: number): Promise<string[]>
  /** Deletes incomplete uploads older than an hour. */
  sweepIncoming(): Promise<void>
}

const KEY = /^[A-Za-z0-9_-]+(\.\d+)?$/
const NAME = /^[A-Za-z0-9_-]+(\.\d+)?\/[A-Za-z0-9_.-]+$/

/** Keys never start with a dot, so this folder is not served. */
const INCOMING = '.incoming'

/** File system storage. Files become visible only when complete. */
export function createFolderStore(folder: string): MediaStore {
  const fileOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('not a media name')
    return join(folder, name)
  }
  async function temporaryFile() {
    const incoming = join(folder, INCOMING)
    await mkdir(incoming, { recursive: true })
    return join(incoming, `${createId()}.part`)
  }
  return {
    async write(name, bytes) {
      const file = fileOf(name)
      await mkdir(dirname(file), { recursive: true })
      const temporary = await temporaryFile()
      const handle = await open(temporary, 'wx')
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } catch (error) {
        await handle.close()
        await unlink(temporary).catch(() => {})
        throw error
      }
      await handle.close()
      await rename(temporary, file)
    },
    temporaryFile,
    async adopt(name, path) {
      const file = fileOf(name)
      await mkdir(dirname(file), { recursive: true })
      await rename(path, file)
    },
    async remove(key) {
      if (!KEY.test(key)) throw new Error('not a media key')
      await rm(join(folder, key), { recursive: true, force: true })
    },
    async keysBefore(beforeMs) {
      const names = await readdir(folder).catch(() => [])
      const old: string[] = []
      for (const name of names.filter(one => KEY.test(one))) {
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found?.isDirectory() && found.mtimeMs < beforeMs) old.push(name)
      }
      return old
    },
    sweepIncoming: () => removeForgotten(join(folder, INCOMING)),
    read: name => readFile(fileOf(name)),
    pathOf: fileOf,
    async open(name) {
      const file = fileOf(name)
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return {
        bytes: found.size,
        stream: (start, end) => createReadStream(file, { start, end }),
      }
    },
  }
}

/** Deletes incomplete uploads of processes that died. */
async function removeForgotten(incoming: string) {
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = join(incoming, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - HOUR) await unlink(file).catch(() => {})
  }
}
