import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { VitrineError } from '#base'
import { type FileStore, hashBytes, openFileStore } from '#storage'
import type { BackupSettings } from '../read-settings.ts'
import {
  type Cipher,
  createLockedKey,
  type LockedKey,
  NotAuthentic,
  plainCipher,
  unlockKey,
} from './cipher.ts'

export const REPOSITORY_CONFIG = 'config/repository.json'
/** Keys of the store. */
export const BLOBS = 'blobs'
export const SNAPSHOTS = 'snapshots'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** Cleartext description of a repository. */
interface RepositoryConfig {
  format: 2
  /** Missing if the repository is not encrypted. */
  lockedKey?: LockedKey
}

/** Content of a chunk of a table or a list is stored with gzip; files are stored as they are. */
export interface BlobOptions {
  isCompressed: boolean
}

/**
 * A repository of backups: snapshots, and blobs that are named by their content and shared by
 * snapshots. Blobs have at most some megabytes, so that each fits into memory.
 */
export interface Repository {
  /** For messages. */
  name: string
  isEncrypted: boolean
  store: FileStore
  cipher: Cipher
  /** Stores content under a name that depends on it. Returns the bytes that were added. */
  putBlob(id: string, plain: Uint8Array, options: BlobOptions): Promise<number>
  /** Reads a blob and compares it with its name. Error `DamagedBlob`. */
  readBlob(id: string, options: BlobOptions): Promise<Buffer>
}

export class DamagedBlob extends Error {
  readonly problem: 'missing' | 'damaged'

  constructor(id: string, problem: 'missing' | 'damaged') {
    super(`blob ${id} is ${problem}`)
    this.problem = problem
  }
}

/**
 * Opens the repository that the settings name. Errors: `NO_BACKUPS` (it does not exist and `create`
 * is not set), `BACKUP_KEY_WRONG`, `BACKUP_KEY_MISSING`, `BACKUP_KEY_UNUSED`.
 */
export async function openRepository(
  settings: BackupSettings,
  { dataDir, create = false }: { dataDir: string; create?: boolean },
): Promise<Repository> {
  const store = await openPlace(settings, dataDir)
  const passphrase = await readKey(settings)
  const config =
    (await readConfig(store)) ?? (create ? await createConfig(store, passphrase) : undefined)
  if (!config) {
    throw new VitrineError('NO_BACKUPS', `There are no backups in ${settings.name}.`)
  }
  const cipher = await openCipher(settings.name, config, passphrase)
  return createRepository(settings.name, {
    store,
    cipher,
    isEncrypted: config.lockedKey !== undefined,
  })
}

/** A folder, a prefix of a bucket, or a downloaded backup. */
async function openPlace({ place }: BackupSettings, dataDir: string): Promise<FileStore> {
  if ('folder' in place && (await stat(place.folder).catch(() => undefined))?.isFile()) {
    const { openTarStore } = await import('../archive/tar-store.ts')
    return openTarStore(place.folder)
  }
  return openFileStore(place, {
    temporaryFolder: join(dataDir, '.incoming'),
    variables: { key: 'BACKUP_S3', bucket: 'BACKUP_TO' },
  })
}

function createRepository(
  name: string,
  { store, cipher, isEncrypted }: Pick<Repository, 'store' | 'cipher' | 'isEncrypted'>,
): Repository {
  return {
    name,
    isEncrypted,
    store,
    cipher,
    async putBlob(id, plain, { isCompressed }) {
      const bytes = cipher.encrypt(isCompressed ? await compress(plain) : plain, id)
      try {
        await store.write(`${BLOBS}/${id}`, bytes)
        return bytes.length
      } catch (error) {
        // Another process stored the same content, with another nonce or level of compression.
        if (error instanceof VitrineError && error.code === 'FILE_EXISTS') return 0
        throw error
      }
    },
    async readBlob(id, { isCompressed }) {
      if (!/^[0-9a-f]{64}$/.test(id)) throw new DamagedBlob(id, 'damaged')
      const bytes = await readObject(store, `${BLOBS}/${id}`)
      if (!bytes) throw new DamagedBlob(id, 'missing')
      try {
        const content = cipher.decrypt(bytes, id)
        const plain = isCompressed
          ? await expand(content, { maxOutputLength: MAX_PLAIN_BYTES })
          : content
        if (cipher.nameOf(hashBytes(plain)) === id) return plain
      } catch (error) {
        if (!(error instanceof NotAuthentic) && !isCompressed) throw error
      }
      throw new DamagedBlob(id, 'damaged')
    },
  }
}

/** Rows are small, so no chunk of them is larger. Prevents that a damaged blob exhausts the memory. */
const MAX_PLAIN_BYTES = 256 * 1024 * 1024

/** Content of a small object; undefined if it does not exist. */
export async function readObject(store: FileStore, name: string): Promise<Buffer | undefined> {
  try {
    return await store.read(name)
  } catch (error) {
    if ((await store.open(name)) === undefined) return undefined
    throw error
  }
}

async function readKey({ key, keyFile }: BackupSettings): Promise<string | undefined> {
  if (!keyFile) return key
  try {
    const content = (await readFile(keyFile, 'utf8')).trim()
    if (content) return content
  } catch (cause) {
    const why = (cause as Error).message
    throw new VitrineError('BAD_ENV', `BACKUP_KEY_FILE cannot be read: ${why}.`, { cause })
  }
  throw new VitrineError('BAD_ENV', `BACKUP_KEY_FILE names an empty file: ${keyFile}.`)
}

async function readConfig(store: FileStore): Promise<RepositoryConfig | undefined> {
  const bytes = await readObject(store, REPOSITORY_CONFIG)
  if (!bytes) return undefined
  const config = JSON.parse(bytes.toString()) as RepositoryConfig
  if (config.format === 2) return config
  const message = 'The backups were written by a newer Vitrine: use that version.'
  throw new VitrineError('BACKUP_NEWER', message)
}

async function createConfig(store: FileStore, passphrase: string | undefined) {
  const lockedKey = passphrase === undefined ? {} : { lockedKey: await createLockedKey(passphrase) }
  const config: RepositoryConfig = { format: 2, ...lockedKey }
  try {
    await store.write(REPOSITORY_CONFIG, Buffer.from(JSON.stringify(config, null, 2)))
    return config
  } catch (error) {
    // Another process created it first.
    const other = await readConfig(store)
    if (other) return other
    throw error
  }
}

async function openCipher(name: string, { lockedKey }: RepositoryConfig, passphrase?: string) {
  if (!lockedKey && passphrase === undefined) return plainCipher
  if (!lockedKey) {
    const message = `The backups in ${name} are not encrypted: unset BACKUP_KEY, or choose another place.`
    throw new VitrineError('BACKUP_KEY_UNUSED', message)
  }
  if (passphrase === undefined) {
    throw new VitrineError(
      'BACKUP_KEY_MISSING',
      `The backups in ${name} are encrypted: set BACKUP_KEY.`,
    )
  }
  try {
    return await unlockKey(passphrase, lockedKey)
  } catch (cause) {
    if (!(cause instanceof NotAuthentic)) throw cause
    const message = `BACKUP_KEY is not the key of the backups in ${name}.`
    throw new VitrineError('BACKUP_KEY_WRONG', message, { cause })
  }
}
