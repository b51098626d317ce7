import type { ImportResult } from './report.ts'

/** `checked` has a report of the planned changes; `interrupted` and `cancelled` can be continued. */
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

/** An uploaded product file. */
export interface ImportJob {
  id: string
  fileName: string
  bytes: number
  state: ImportState
  doneRows: number
  totalRows: number
  skipInvalid: boolean
  outcome: ImportResult | null
  /** Reason of the failure. */
  error: string | null
  author: string
  createdAt: number
  endedAt: number | null
}
