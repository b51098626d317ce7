import { join } from 'node:path'
import type { FileStorage } from './file-storage.ts'
import { createFolderStore } from './folder-store.ts'
import type { S3Settings } from './s3/settings.ts'

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
