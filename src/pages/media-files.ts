import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { createId, HOUR } from '#base'

/** Where media bytes are kept. Names are `<key>/<file>`; a name is written once and never changed. */
export interface MediaStore {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** A path at which a file can be written that `adopt` then takes in; what is forgotten there is removed in time. */
  temporaryFile(): Promise<string>
  /** Takes in a whole file by its path: it is moved, not copied. */
  adopt(name: string, path: string): Promise<void>
  read(name: string): Promise<Buffer>
  /** Where a file lies, for a program that reads it by itself; nothing may be written there. */
  pathOf(name: string): string
  open(
    name: string,
  ): Promise<{ stream(start?: number, end?: number): Readable; bytes: number } | undefined>
  /** Removes everything below a key; nothing when there is none. */
  remove(key: string): Promise<void>
  /** Keys that were last written to before a moment (UTC milliseconds), by the clock of the disk. */
  keysBefore(beforeMs: number): Promise<string[]>
  /** Removes files that a process left half received, when they are older than an hour. */
  sweepIncoming(): Promise<void>
}

const KEY = /^[A-Za-z0-9_-]+(\.\d+)?$/
const NAME = /^[A-Za-z0-9_-]+(\.\d+)?\/[A-Za-z0-9_.-]+$/

/** No key begins with a dot: what lies here is never served. */
const INCOMING = '.incoming'

/** A folder on disk. A file appears under its name only when it is whole. */
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

/** Files that a process left when it ended while they were received. */
async function removeForgotten(incoming: string) {
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = join(incoming, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - HOUR) await unlink(file).catch(() => {})
  }
}
