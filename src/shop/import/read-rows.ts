import { type Encoding, fromCell } from '#base'
import {
  type CsvFormat,
  type CsvProblem,
  createDateOrderFinder,
  type DateOrder,
  type DecimalSign,
  decimalSignOf,
  detectFormat,
  type OpenFile,
  readRecords,
  UnreadableCsv,
} from '#csv'
import type { Mapping } from '../import-jobs/importer.ts'
import type { FoundDates, ImportProblem, ProblemCode } from '../import-jobs/report.ts'
import { type Header, readHeader } from './columns.ts'
import { fromShopify, isShopifyHeader } from './shopify.ts'

export type { OpenFile }

export interface RawRow {
  /**
   * Row number as in a spreadsheet; the header is row 1. A fraction distinguishes rows derived from
   * one source row.
   */
  row: number
  header: Header
  values: string[]
  /** Decimal separator, if the file reveals it. */
  decimal: DecimalSign | undefined
  /** Order of dates with slashes, if the file or staff tells. */
  dates: DateOrder | undefined
}

/** Last item of a file that cannot be read further. */
export interface Unreadable {
  unreadable: ImportProblem
}

/** A product file with a known format; can be read several times. */
export interface ProductFile {
  format: CsvFormat
  rows(): AsyncGenerator<RawRow | Unreadable>
  /** Dates with slashes, once the rows were read. */
  dates(): FoundDates | undefined
}

/** @param language BCP 47 tag of the site, for ambiguous encodings. */
export async function openProductFile(open: OpenFile, choice: FileChoice): Promise<ProductFile> {
  const format = await detectFormat(open, choice)
  let found: FoundDates | undefined
  const onDates = (dates: FoundDates | undefined) => {
    found = dates
  }
  return { format, rows: () => readRows(open, format, choice, onDates), dates: () => found }
}

interface FileChoice {
  language: string
  encoding?: Encoding | undefined
  mapping?: Mapping | undefined
  dateOrder?: DateOrder | undefined
}

/** Rows below the header without blank ones. */
async function* readRows(
  open: OpenFile,
  format: CsvFormat,
  { mapping = {}, dateOrder }: FileChoice,
  onDates: (dates: FoundDates | undefined) => void,
): AsyncGenerator<RawRow | Unreadable> {
  let header: Header | undefined
  let signs: Pick<RawRow, 'decimal' | 'dates'> = { decimal: undefined, dates: undefined }
  const readSigns = (rows: readonly CsvRow[], head: Header) => {
    const dates = datesOf(rows, head, dateOrder)
    onDates(dates)
    return { decimal: decimalOf(rows, head, format), dates: dates?.order ?? undefined }
  }
  // The first rows wait until they tell how decimals are written.
  let first: CsvRow[] | undefined = []
  try {
    for await (const { row, values } of recordsOf(open, format, mapping)) {
      if (!header) {
        header = readHeader(values, mapping)
        if (header) continue
        yield unreadable(row, 'header', NO_PRODUCTS)
        return
      }
      if (!first) {
        yield { row, header, values, ...signs }
        continue
      }
      first.push({ row, values })
      if (first.length < SAMPLE_ROWS) continue
      signs = readSigns(first, header)
      for (const one of first) yield { ...one, header, ...signs }
      first = undefined
    }
    if (header && first) {
      signs = readSigns(first, header)
      for (const one of first) yield { ...one, header, ...signs }
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    const code = error.problem === 'quote' || error.problem === 'too-long' ? 'malformed' : 'not-csv'
    yield unreadable(error.row ?? 1, code, MESSAGES[error.problem])
    return
  }
  if (!header) yield unreadable(1, 'not-csv', 'The file is empty.')
}

interface CsvRow {
  row: number
  values: string[]
}

const SAMPLE_ROWS = 500

/** As the prices tell; semicolons separate where commas are decimal. */
function decimalOf(rows: readonly CsvRow[], { at }: Header, { delimiter }: CsvFormat) {
  const prices = [at['regular price'], at['sale price']].filter(index => index !== undefined)
  const texts = rows.flatMap(({ values }) => prices.map(index => values[index] ?? ''))
  return decimalSignOf(texts) ?? (delimiter === ';' ? ',' : undefined)
}

/** As staff chose, else as the dates tell. */
function datesOf(
  rows: readonly CsvRow[],
  { at }: Header,
  chosen: DateOrder | undefined,
): FoundDates | undefined {
  const finder = createDateOrderFinder()
  const columns = ['date sale price starts', 'date sale price ends', 'created at'] as const
  const places = columns.flatMap(column => at[column] ?? [])
  for (const { values } of rows) for (const index of places) finder.add(values[index] ?? '')
  const sample = finder.sample()
  return sample === undefined ? undefined : { order: chosen ?? finder.order() ?? null, sample }
}

/** The records of a file with WooCommerce's columns, whichever program wrote it. */
async function* recordsOf(open: OpenFile, format: CsvFormat, mapping: Mapping) {
  const records = cellsOf(open, format)
  const first = await records.next()
  if (first.done) return
  if (isShopifyHeader(first.value.values)) {
    yield* fromShopify(first.value.values, records, mapping)
    return
  }
  yield first.value
  yield* records
}

async function* cellsOf(open: OpenFile, format: CsvFormat) {
  for await (const { row, values } of readRecords(open, format)) {
    yield { row, values: values.map(fromCell) }
  }
}

const NO_PRODUCTS =
  'This is not a product file: the first row needs the columns “Name” and “SKU” or “ID” (WooCommerce), or “Handle”, “Title” and “Variant Price” (Shopify).'

const MESSAGES: Record<CsvProblem, string> = {
  binary:
    'This is not a CSV file. In Excel or Numbers, choose “Save as” or “Export” and the format “CSV UTF-8”.',
  encoding:
    'The file is not in the chosen encoding. Choose another one, or save it in Excel as “CSV UTF-8”.',
  quote:
    'A quotation mark is opened in this row and never closed. Correct it, or save the file again in Excel as “CSV UTF-8”.',
  'too-long': 'This row is longer than 4 MB. Check for a quotation mark that is never closed.',
}

function unreadable(row: number, code: ProblemCode, message: string): Unreadable {
  return { unreadable: { row, code, message, refused: true } }
}
