import type { Readable } from 'node:stream'
import { VitrineError } from '#base'

/** A stored file that can be read in parts. */
export interface StoredFile {
  bytes: number
  /** Both positions are inclusive, as in `Range` headers. */
  stream(start?: number, end?: number): Readable
}

export interface ListedFile {
  name: string
  bytes: number
  /** UTC milliseconds, clock of the storage. */
  modifiedMs: number
}

export interface WriteOptions {
  /** Overwrites another version, for files that are generated again, such as renditions. */
  replace?: boolean
}

export interface SignedUrlOptions {
  expiresSeconds: number
  contentType: string
  /** Name that the browser saves the file under. */
  downloadName: string
}

/**
 * Storage for files named `<key>/<file>`. Files are immutable: storing other bytes under an
 * existing name fails with `FILE_EXISTS`, and storing the same bytes again changes nothing. All
 * functions throw `StorageUnavailable` if the storage does not answer.
 */
export interface FileStore {
  write(name: string, bytes: Uint8Array, options?: WriteOptions): Promise<void>
  /** Path for a temporary file on the local disk. Leftovers are deleted later. */
  temporaryFile(): Promise<string>
  /** Moves a file from the local disk into the store. */
  adopt(name: string, path: string): Promise<void>
  /** Copies a file from the local disk into the store. */
  put(name: string, path: string, options?: WriteOptions): Promise<void>
  /** Fails if the file does not exist. Only for small files, because it is read into memory. */
  read(name: string, options?: { signal?: AbortSignal }): Promise<Buffer>
  open(name: string): Promise<StoredFile | undefined>
  /** SHA-256 as recorded at the upload, otherwise of the stored bytes; undefined if missing. */
  hash(name: string): Promise<string | undefined>
  /**
   * Passes a path on the local disk to external programs, which may only read it. The path is valid
   * until `work` has ended.
   */
  withLocalFile<Done>(name: string, work: (path: string) => Promise<Done>): Promise<Done>
  /** Removes a file, or everything below a key. Succeeds if nothing exists. */
  remove(keyOrName: string): Promise<void>
  /** Keys last modified before a time (UTC milliseconds, clock of the storage). */
  keysBefore(beforeMs: number): Promise<string[]>
  /** All complete files, or those below a key. */
  list(key?: string): AsyncGenerator<ListedFile>
  /** Deletes temporary files that are older than an hour. */
  sweepIncoming(): Promise<void>
  /** URL at which the storage itself sends a private file for some time, if it can. */
  signedUrl?(name: string, options: SignedUrlOptions): Promise<string>
}

const KEY = /^[A-Za-z0-9_-]+(\.\d+)?$/
const NAME = /^[A-Za-z0-9_-]+(\.\d+)?\/[A-Za-z0-9_.-]+$/

export const isFileKey = (key: string) => KEY.test(key)
export const isFileName = (name: string) => NAME.test(name) && !/\/\.\.?$/.test(name)

export function checkFileName(name: string) {
  if (!isFileName(name)) throw new Error(`not a file name: ${name}`)
  return name
}

export function checkKeyOrName(keyOrName: string) {
  if (!isFileKey(keyOrName)) checkFileName(keyOrName)
  return keyOrName
}

/** The outcome of reading a file; undefined if the file was deleted before it was read. */
export async function unlessDeleted<Outcome>(
  store: Pick<FileStore, 'open'>,
  name: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  try {
    return await work()
  } catch (error) {
    if ((await store.open(name)) === undefined) return undefined
    throw error
  }
}

export const keyOf = (name: string) => name.slice(0, name.indexOf('/'))

export function fileExists(name: string) {
  return new VitrineError('FILE_EXISTS', `The file ${name} already exists with other content.`)
}
