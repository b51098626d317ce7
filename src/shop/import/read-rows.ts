import { type Encoding, fromCell } from '#base'
import {
  type CsvFormat,
  type CsvProblem,
  detectFormat,
  type OpenFile,
  readRecords,
  UnreadableCsv,
} from '#csv'
import { type Header, readHeader } from './columns.ts'
import type { ImportProblem, ProblemCode } from './report.ts'
import { fromShopify, isShopifyHeader } from './shopify.ts'

export type { OpenFile }

export interface RawRow {
  /** As spreadsheets count: the header is row 1. A fraction tells apart what one row of another program becomes. */
  row: number
  header: Header
  values: string[]
  /** Whether the file is from a country with decimal commas. */
  decimalComma: boolean
}

/** The last item of a file that cannot be read on. */
export interface Unreadable {
  unreadable: ImportProblem
}

/** A product file whose format is known. It may be read several times. */
export interface ProductFile {
  format: CsvFormat
  rows(): AsyncGenerator<RawRow | Unreadable>
}

/** @param language BCP 47 tag of the site, for files whose bytes do not tell their encoding. */
export async function openProductFile(
  open: OpenFile,
  choice: { language: string; encoding?: Encoding | undefined },
): Promise<ProductFile> {
  const format = await detectFormat(open, choice)
  return { format, rows: () => readRows(open, format) }
}

/** Rows below the header, one at a time, without blank ones. */
async function* readRows(open: OpenFile, format: CsvFormat): AsyncGenerator<RawRow | Unreadable> {
  const decimalComma = format.delimiter === ';'
  let header: Header | undefined
  try {
    for await (const { row, values } of recordsOf(open, format)) {
      if (header) {
        yield { row, header, values, decimalComma }
        continue
      }
      header = readHeader(values)
      if (header) continue
      yield unreadable(row, 'header', NO_PRODUCTS)
      return
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    const code = error.problem === 'quote' || error.problem === 'too-long' ? 'malformed' : 'not-csv'
    yield unreadable(error.row ?? 1, code, MESSAGES[error.problem])
    return
  }
  if (!header) yield unreadable(1, 'not-csv', 'The file is empty.')
}

/** The records of a file with WooCommerce's columns, whichever program wrote it. */
async function* recordsOf(open: OpenFile, format: CsvFormat) {
  const records = cellsOf(open, format)
  const first = await records.next()
  if (first.done) return
  if (isShopifyHeader(first.value.values)) {
    yield* fromShopify(first.value.values, records)
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
