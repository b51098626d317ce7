import type { StoreName } from '#storage'
import type { Row } from './tables.ts'

/** A file of a site in a backup. */
export interface SourceFile {
  store: StoreName
  name: string
  /** Missing in simple folders. */
  sha256?: string
}

/** A backup that can be restored: a simple folder, or a snapshot of a repository. */
export interface BackupSource {
  /** Version of Vitrine that made it; missing in simple folders. */
  version?: string
  migrations: string[]
  tables: { name: string; rows: number; hash?: string }[]
  /** Missing if the environment provided the secret key. */
  secret: string | undefined
  /** Fails with `IncompleteBackup`. */
  rows(table: string): AsyncIterable<Row>
  files(): AsyncIterable<SourceFile>
  /** Passes a path on the local disk that is valid until `work` has ended. */
  withLocalFile(file: SourceFile, work: (path: string) => Promise<void>): Promise<void>
  /** Deletes temporary data. */
  close?(): Promise<void>
}

export class IncompleteBackup extends Error {}
