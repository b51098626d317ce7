import type { Encoding } from '#base'
import type { OpenFile } from '#csv'
import type { Database } from '#db'
import type { ImportKind, ImportOptions, KeptChange } from './job-view.ts'
import type { Journal, StoredChange } from './journal.ts'
import type { ImportResult } from './report.ts'

/** Column per heading; empty to leave a column out. Other columns are recognized by their heading. */
export type Mapping = Readonly<Record<string, string>>

export interface ImportRequest {
  /** Opens the file from the start on every call. */
  open: OpenFile
  /** Overrides the detected encoding. */
  encoding?: Encoding | undefined
  mapping?: Mapping | undefined
  options?: ImportOptions | undefined
  /** Skips invalid rows instead of refusing the file. */
  skipInvalid?: boolean
  /** Reports what would be done without writing. */
  dryRun?: boolean
  /** Notes changes, so that they can be undone. */
  journal?: Journal | undefined
  /** Aborts the import: `run` rejects with the reason. */
  signal?: AbortSignal
  /** Called often; an exception aborts the import. */
  onProgress?(doneRows: number, totalRows: number): Promise<void>
}

/** Reads, writes and undoes one kind of file. */
export interface Importer {
  kind: ImportKind
  /** Columns for matching by hand. */
  columns: readonly string[]
  /** The column of each heading; undefined if it is unknown. */
  match(headings: readonly string[]): (string | undefined)[]
  /**
   * Column whose value consecutive rows of one item share; undefined if each row is an item. Refused
   * items are returned with all their rows.
   */
  groupColumn?(headings: readonly string[]): number | undefined
  run(request: ImportRequest): Promise<ImportResult>
  /** Undoes changes in one transaction. Returns those that are kept. */
  undo(db: Database, changes: readonly StoredChange[]): Promise<KeptChange[]>
  /** Called after the last change of an import or an undo. */
  afterwards?(): Promise<void>
}
