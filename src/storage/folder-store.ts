import { createReadStream } from 'node:fs'
import { link, readdir, readFile, rename, rm, rmdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  checkFileName,
  checkKeyOrName,
  type FileStore,
  fileExists,
  isFileKey,
  isFileName,
  type WriteOptions,
} from './file-store.ts'
import {
  copySynced,
  createTemporaryFiles,
  hashFile,
  makeFolder,
  writeSynced,
} from './local-files.ts'

/** Keys never start with a dot, so this folder is not served. */
const INCOMING = '.incoming'

/** File system storage. Files become visible only when complete. */
export function createFolderStore(folder: string): FileStore {
  const { temporaryFile, sweepIncoming } = createTemporaryFiles(join(folder, INCOMING))
  const fileOf = (name: string) => join(folder, checkFileName(name))

  /** Moves a file within the disk. */
  async function move(name: string, path: string, { replace = false }: WriteOptions = {}) {
    const file = fileOf(name)
    await makeFolder(dirname(file))
    if (replace || !(await existsAfterLink(path, file))) return rename(path, file)
    if (!(await isSame(file, path))) throw fileExists(name)
    return unlink(path)
  }

  async function moveOrDrop(name: string, path: string, options?: WriteOptions) {
    try {
      await move(name, path, options)
    } catch (error) {
      await unlink(path).catch(() => {})
      throw error
    }
  }

  return {
    async write(name, bytes, options) {
      checkFileName(name)
      const temporary = await temporaryFile()
      await writeSynced(temporary, bytes)
      await moveOrDrop(name, temporary, options)
    },
    temporaryFile,
    adopt: move,
    async put(name, path, options) {
      checkFileName(name)
      const temporary = await temporaryFile()
      await copySynced(path, temporary)
      await moveOrDrop(name, temporary, options)
    },
    async remove(keyOrName) {
      const path = join(folder, checkKeyOrName(keyOrName))
      await rm(path, { recursive: true, force: true })
      // Fails while the folder has other files.
      if (!isFileKey(keyOrName)) await rmdir(dirname(path)).catch(() => {})
    },
    async keysBefore(beforeMs) {
      const names = await readdir(folder).catch(() => [])
      const old: string[] = []
      for (const name of names.filter(isFileKey)) {
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found?.isDirectory() && found.mtimeMs < beforeMs) old.push(name)
      }
      return old
    },
    async *list(only) {
      const keys = only === undefined ? await readdir(folder).catch(() => []) : [only]
      for (const key of keys.filter(isFileKey)) {
        const files = await readdir(join(folder, key)).catch(() => [])
        for (const file of files) {
          const name = `${key}/${file}`
          if (!isFileName(name)) continue
          const found = await stat(join(folder, name)).catch(() => undefined)
          if (found?.isFile()) yield { name, bytes: found.size, modifiedMs: found.mtimeMs }
        }
      }
    },
    sweepIncoming,
    read: (name, { signal } = {}) => readFile(fileOf(name), { signal }),
    async hash(name) {
      const file = fileOf(name)
      return (await sizeOf(file)) === undefined ? undefined : hashFile(file)
    },
    withLocalFile: (name, work) => work(fileOf(name)),
    async open(name) {
      const file = fileOf(name)
      const bytes = await sizeOf(file)
      if (bytes === undefined) return undefined
      return { bytes, stream: (start, end) => createReadStream(file, { start, end }) }
    },
  }
}

/**
 * Links a file to a new name, which fails if the name exists, unlike renaming. Afterwards the name
 * exists. Returns false on file systems without links.
 */
async function existsAfterLink(path: string, file: string): Promise<boolean> {
  try {
    await link(path, file)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return true
    if (WITHOUT_LINKS.has(code)) return (await sizeOf(file)) !== undefined
    throw error
  }
}

const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'])

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one), stat(other)])
  if (first.ino === second.ino && first.dev === second.dev) return true
  return first.size === second.size && (await hashFile(one)) === (await hashFile(other))
}
