import type { FileStore } from './file-store.ts'

/** All stores of a site, by the names of their folders or S3 prefixes. */
export const FILE_STORES = [
  'media',
  'form-files',
  'product-files',
  'order-files',
  'review-photos',
] as const
/** Stores whose files are created again at each start. Backups and moves leave them out. */
export type DerivedStoreName = 'builds'
export type StoreName = (typeof FILE_STORES)[number]

/** The place of all files of a site. */
export interface FileStorage {
  kind: 'disk' | 's3'
  store(name: StoreName | DerivedStoreName): FileStore
  /**
   * Fails with one sentence if the settings are wrong. A storage that does not answer is no
   * failure, because pages work without it; the problem is returned instead.
   */
  checkAccess(): Promise<{ problem?: string }>
}
