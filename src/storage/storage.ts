import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { S3Settings } from './s3/settings.ts'

/** All stores of a site, by the names of their folders or S3 prefixes. */
export const FILE_STORES = [
  'media',
  'form-files',
  'product-files',
  'order-files',
  'review-photos',
] as const
export type StoreName = (typeof FILE_STORES)[number]

/** The place of all files of a site. */
export interface FileStorage {
  kind: 'disk' | 's3'
  store(name: StoreName): FileStore
  /**
   * Fails with one sentence if the settings are wrong. A storage that does not answer is no
   * failure, because pages work without it; the problem is returned instead.
   */
  checkAccess(): Promise<{ problem?: string }>
}

/** A folder per store inside the data folder. */
export function createDiskStorage(dataDir: string): FileStorage {
  return {
    kind: 'disk',
    store: name => createFolderStore(join(dataDir, name)),
    checkAccess: async () => ({}),
  }
}

export interface StorageSettings {
  dataDir: string
  /** Files are on the local disk without these. */
  s3: S3Settings | undefined
  /** Local copies of public files from S3; 0 for none. */
  cacheMb: number
}

/** Loads the S3 client only if it is configured. */
export async function openStorage({ dataDir, s3, cacheMb }: StorageSettings): Promise<FileStorage> {
  if (!s3) return createDiskStorage(dataDir)
  const { createS3Storage } = await import('./s3/s3-storage.ts')
  return createS3Storage({ dataDir, s3, cacheMb })
}
