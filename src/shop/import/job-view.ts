import type { ImportResult } from './report.ts'

/** `checked` has a report of what it would do, `interrupted` and `cancelled` may be run again and continue where they stopped. */
export const IMPORT_STATES = [
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'interrupted',
  'cancelled',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** A product file that was sent in. */
export interface ImportJob {
  id: string
  fileName: string
  bytes: number
  state: ImportState
  doneRows: number
  totalRows: number
  skipInvalid: boolean
  outcome: ImportResult | null
  /** Why it broke off. */
  error: string | null
  author: string
  createdAt: number
  endedAt: number | null
}
