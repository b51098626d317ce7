import type { Result } from '#base'
import type { CsvFormat, DateOrder } from '#csv/schema'

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
  | 'ambiguous-date'
  | 'duplicate'
  | 'taken'
  | 'unknown-parent'
  | 'unknown-product'
  | 'picture'
  | 'exists'
  | 'unknown'
  | 'contradiction'

/** A problem of a row; the header is row 1. */
export interface ImportProblem {
  row: number
  column?: string
  code: ProblemCode
  message: string
  /** The cell, for translated messages. */
  value?: string
  /** Whether the row was skipped. */
  refused: boolean
}

/** A column of a file and its field. */
export interface MatchedColumn {
  heading: string
  /** Null if it is not imported. */
  column: string | null
  /** Matched by staff, now or for an earlier file with the same headings. */
  byHand: boolean
  /** First cell below the heading. */
  sample: string
}

/** Dates with slashes in a file. */
export interface FoundDates {
  /** As the file or staff tells; null if staff has to choose. */
  order: DateOrder | null
  sample: string
}

export interface ImportReport {
  /** Detected format; undefined in reports of earlier versions. */
  format?: CsvFormat
  /** Undefined in reports of earlier versions. */
  columns?: MatchedColumn[]
  /** Only in files that have dates with slashes. */
  dates?: FoundDates
  /** Rows below the header. */
  rows: number
  created: number
  updated: number
  unchanged: number
  /** Skipped rows. */
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

/** Planned or applied change of a row. */
export interface ImportChange {
  row: number
  kind: 'created' | 'updated' | 'unchanged'
  sku: string
  name: string
}

/** Report with the first changes. */
interface Outcome {
  report: ImportReport
  changes: ImportChange[]
}

/** `unreadable`: not a table with the needed columns; `invalid`: nothing was written because of invalid rows. */
export type ImportResult = Result<Outcome, 'unreadable' | 'invalid', Outcome>
