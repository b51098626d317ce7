import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createId, HOUR } from '#base'

/**
 * Creates a folder and those above it. `mkdir` with `recursive` never returns in Node 24 when a
 * folder cannot be created in an existing parent, for example where an automatic mount fails.
 */
export async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder)
  const isMissing = await mkdir(folder).then(
    () => false,
    error => {
      if (error.code !== 'ENOENT' || parent === folder) return ignoreExisting(error)
      return true
    },
  )
  if (!isMissing) return
  await makeFolder(parent)
  await mkdir(folder).catch(ignoreExisting)
}

/** Another call may have created the folder at the same time. */
function ignoreExisting(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false
  throw error
}

/** Temporary files in a folder on the local disk. */
export function createTemporaryFiles(folder: string) {
  return {
    async temporaryFile(): Promise<string> {
      await makeFolder(folder)
      return join(folder, `${createId()}.part`)
    },
    /** Deletes incomplete uploads of processes that died. */
    async sweepIncoming() {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        const found = await stat(file).catch(() => undefined)
        if (found && found.mtimeMs < Date.now() - HOUR) await unlink(file).catch(() => {})
      }
    },
  }
}

/** Writes a new file and waits until the disk has it. A partial file is deleted. */
export async function writeSynced(path: string, bytes: Uint8Array) {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await unlink(path).catch(() => {})
    throw error
  }
  await handle.close()
}

/** Copies to a new file and waits until the disk has it, because the source may be deleted then. */
export async function copySynced(from: string, to: string) {
  await copyFile(from, to)
  const handle = await open(to, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** SHA-256 as hexadecimal digits. */
export async function hashStream(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

export const hashFile = (path: string) => hashStream(createReadStream(path))

export const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
