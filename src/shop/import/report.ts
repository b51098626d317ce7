import type { Result } from '#base'
import type { CsvFormat } from '#csv/schema'

export type ProblemCode =
  | 'not-csv'
  | 'malformed'
  | 'header'
  | 'columns'
  | 'missing'
  | 'invalid-type'
  | 'invalid-value'
  | 'invalid-price'
  | 'invalid-date'
  | 'duplicate'
  | 'taken'
  | 'unknown-parent'
  | 'unknown-product'
  | 'picture'

/** A finding about a row, counted as spreadsheets do: the header is row 1. */
export interface ImportProblem {
  row: number
  column?: string
  code: ProblemCode
  message: string
  /** The row was not taken because of it. */
  refused: boolean
}

export interface ImportReport {
  /** How the file was read; undefined in reports of earlier versions. */
  format?: CsvFormat
  /** Rows below the header. */
  rows: number
  created: number
  updated: number
  unchanged: number
  /** Rows that were refused and left out. */
  skipped: number
  problems: ImportProblem[]
  pictures: { fetched: number; replaced: number }
}

export function emptyReport(): ImportReport {
  return {
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    problems: [],
    pictures: { fetched: 0, replaced: 0 },
  }
}

/** Ends the digest of a row whose pictures could not all be had, so that they are tried again next time. */
export const INCOMPLETE = '!'

/** What becomes of a row. */
export interface ImportChange {
  row: number
  kind: 'created' | 'updated' | 'unchanged'
  sku: string
  name: string
}

/** What was found or done, and what becomes of the first rows. */
interface Outcome {
  report: ImportReport
  changes: ImportChange[]
}

/** `unreadable`: not a product table at all; `invalid`: rows were refused, so nothing was written. */
export type ImportResult = Result<Outcome, 'unreadable' | 'invalid', Outcome>
