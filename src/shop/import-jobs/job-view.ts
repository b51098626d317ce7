import type { DateOrder } from '#csv/schema'
import type { ImportResult } from './report.ts'

export const IMPORT_KINDS = [
  'products',
  'customers',
  'orders',
  'discounts',
  'reviews',
  'tax-rates',
] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const MAX_IMPORT_BYTES = 64 * 1024 * 1024

/** `checked` has a report of the planned changes; `interrupted` and `cancelled` can be continued. */
export const IMPORT_STATES = [
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'interrupted',
  'cancelled',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Choices of staff. Each kind of import reads those it knows. */
export interface ImportOptions {
  /** New products become drafts. */
  asDrafts?: boolean | undefined
  /** Changes existing coupons instead of refusing their rows. */
  updateExisting?: boolean | undefined
  /** Order of dates with slashes, for files with ambiguous dates. */
  dateOrder?: DateOrder | undefined
  /** Deletes tax rates that the file does not have. */
  replaceExisting?: boolean | undefined
  /** Prepended to numbers of orders that are taken. */
  prefix?: string | undefined
}

/** Result of an undo. */
export interface UndoReport {
  undone: number
  /** Number of changes that were left because of later edits or uses. */
  kept: number
  /** The first of them. */
  items: KeptChange[]
}

/** A change that was not undone. `edited`: changed since the import; `used`: needed elsewhere. */
export interface KeptChange {
  label: string
  reason: 'edited' | 'used' | 'deleted'
}

/** An uploaded file. */
export interface ImportJob {
  id: string
  kind: ImportKind
  fileName: string
  bytes: number
  state: ImportState
  doneRows: number
  totalRows: number
  skipInvalid: boolean
  options: ImportOptions
  outcome: ImportResult | null
  /** Number of changes that can be undone. */
  changes: number
  undo: UndoReport | null
  /** Reason of the failure. */
  error: string | null
  author: string
  createdAt: number
  endedAt: number | null
}
