import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { createId } from '#base'

/** Where media bytes are kept. Names are `<key>/<file>`; a name is written once and never changed. */
export interface MediaStore {
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer>
  open(
    name: string,
  ): Promise<{ stream(start?: number, end?: number): Readable; bytes: number } | undefined>
  /** Removes everything below a key; nothing when there is none. */
  remove(key: string): Promise<void>
}

const KEY = /^[A-Za-z0-9_-]+(\.\d+)?$/
const NAME = /^[A-Za-z0-9_-]+(\.\d+)?\/[A-Za-z0-9_.-]+$/

/** A folder on disk. A file appears under its name only when it is whole. */
export function createFolderStore(folder: string): MediaStore {
  const fileOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('not a media name')
    return join(folder, name)
  }
  return {
    async write(name, bytes) {
      const file = fileOf(name)
      await mkdir(dirname(file), { recursive: true })
      const temporary = `${file}.${createId()}.part`
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
    async remove(key) {
      if (!KEY.test(key)) throw new Error('not a media key')
      await rm(join(folder, key), { recursive: true, force: true })
    },
    read: name => readFile(fileOf(name)),
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
