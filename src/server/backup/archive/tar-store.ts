import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { VitrineError } from '#base'
import { type FileStore, hashStream } from '#storage'
import { paddingOf, readTarHeader, TAR_BLOCK_BYTES } from './tar.ts'

interface Position {
  at: number
  bytes: number
}

/**
 * Opens a downloaded backup without unpacking it: its objects are read from their positions in the
 * file. Errors: `BACKUP_DAMAGED` if the file is incomplete, `BACKUP_READ_ONLY` for changes.
 */
export async function openTarStore(path: string): Promise<FileStore> {
  const file = await open(path)
  const { index, modifiedMs } = await readIndex(file, path).finally(() => file.close())

  async function openEntry(name: string) {
    const found = index.get(name)
    if (!found) return undefined
    const { at, bytes } = found
    return {
      bytes,
      stream: (start = 0, end = bytes - 1) =>
        end < start
          ? Readable.from([])
          : createReadStream(path, { start: at + start, end: at + end }),
    }
  }

  async function read(name: string) {
    const found = index.get(name)
    if (!found) throw new Error(`${path} does not contain ${name}`)
    const content = Buffer.alloc(found.bytes)
    const opened = await open(path)
    await opened.read(content, 0, found.bytes, found.at).finally(() => opened.close())
    return content
  }

  const refuse = async (): Promise<never> => {
    const message = `${path} is a downloaded backup, so it can only be read.`
    throw new VitrineError('BACKUP_READ_ONLY', message)
  }

  return {
    open: openEntry,
    read,
    async hash(name) {
      const found = await openEntry(name)
      return found && hashStream(found.stream())
    },
    async *list(key) {
      for (const [name, { bytes }] of index) {
        if (key === undefined || name.startsWith(`${key}/`)) yield { name, bytes, modifiedMs }
      }
    },
    keysBefore: async () => [],
    sweepIncoming: async () => {},
    write: refuse,
    temporaryFile: refuse,
    adopt: refuse,
    put: refuse,
    remove: refuse,
    withLocalFile: refuse,
  }
}

/** Reads all headers. About 200 bytes of memory for each object. */
async function readIndex(file: FileHandle, path: string) {
  const { size, mtimeMs: modifiedMs } = await file.stat()
  const index = new Map<string, Position>()
  const header = Buffer.alloc(TAR_BLOCK_BYTES)
  let at = 0
  for (;;) {
    const { bytesRead } = await file.read(header, 0, TAR_BLOCK_BYTES, at)
    const entry = bytesRead === TAR_BLOCK_BYTES ? readTarHeader(header) : undefined
    if (entry === null) return { index, modifiedMs }
    at += TAR_BLOCK_BYTES
    if (!entry || at + entry.bytes > size) {
      const message = `${path} is not a complete backup: download it again.`
      throw new VitrineError('BACKUP_DAMAGED', message)
    }
    if (entry.isFile) index.set(entry.name, { at, bytes: entry.bytes })
    at += entry.bytes + paddingOf(entry.bytes)
  }
}
