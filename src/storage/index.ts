export { FILE_STORES, type FileStorage, type StoreName } from './file-storage.ts'
export type { FileStore, ListedFile, StoredFile } from './file-store.ts'
export { isFileName, keyOf, unlessDeleted } from './file-store.ts'
export { createFolderStore } from './folder-store.ts'
export { hashBytes, hashStream, makeFolder } from './local-files.ts'
export {
  compareFiles,
  type FileComparison,
  type MoveProgress,
  type MoveResult,
  moveFiles,
} from './move-files.ts'
export { openFileStore, type Place } from './open-file-store.ts'
export { createDiskStorage, openStorage } from './open-storage.ts'
export type { S3Settings } from './s3/settings.ts'
