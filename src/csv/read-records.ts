import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Encoding } from '#base'
import { EncodingDetector } from '#base/encoding'
import type { CsvFormat } from './format.ts'

export type { CsvFormat }

/** Yields the bytes of a file from its beginning, each time it is called. */
export type OpenFile = () => AsyncIterable<Uint8Array>

export const MAX_RECORD_BYTES = 4 * 1024 * 1024
/** Characters at the start of a file in which its separator is looked for. */
const START_LENGTH = 64 * 1024
/** Saved again by a spreadsheet, it has a separator for each further column. */
const SEPARATOR_LINE = /^sep=(?:(.)\1*)?$/i
const DELIMITERS = ['\t', ';', '|', ',']

/**
 * Why a file cannot be read on. `binary`: it is no text, such as a workbook; `encoding`: it is not in the chosen encoding; `quote`: a
 * quotation mark is not closed or stands in the middle of a cell; `too-long`: a row has more than `MAX_RECORD_BYTES`.
 */
export type CsvProblem = 'binary' | 'encoding' | 'quote' | 'too-long'

export class UnreadableCsv extends Error {
  readonly problem: CsvProblem
  /** Row in which reading ended, as spreadsheets count; undefined for the file as a whole. */
  readonly row: number | undefined

  constructor(problem: CsvProblem, row?: number) {
    super(`the CSV file cannot be read: ${problem}`)
    this.problem = problem
    this.row = row
  }
}

/**
 * Finds out how a file is written. What a person chose is kept.
 * @param language BCP 47 tag of the site, for files whose bytes do not tell their encoding.
 */
export async function detectFormat(
  open: OpenFile,
  { language, encoding }: { language: string; encoding?: Encoding | undefined },
): Promise<CsvFormat> {
  const detector = new EncodingDetector()
  for await (const chunk of open()) detector.add(chunk)
  const found = encoding ?? detector.guess(language)
  return { encoding: found, delimiter: delimiterOf(await startOf(open, found)) }
}

/** The records of a file in order, with the number of the record as spreadsheets count rows. Blank records are left out. */
export async function* readRecords(
  open: OpenFile,
  format: CsvFormat,
): AsyncGenerator<{ row: number; values: string[] }> {
  const parser = parse({
    delimiter: format.delimiter,
    relax_column_count: true,
    max_record_size: MAX_RECORD_BYTES,
    // Spaces between a separator and a quotation mark, and in the padding of columns.
    trim: true,
    relax_quotes: true,
  })
  // Errors reach the loop below, which reads the parser.
  pipeline(Readable.from(textOf(open, format.encoding)), parser, () => {})
  let row = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      // Spreadsheets write `sep=;` as a first line for each other.
      if (row === 0 && SEPARATOR_LINE.test(record.join(format.delimiter))) {
        row++
        continue
      }
      row++
      if (record.some(value => value !== '')) yield { row, values: record }
    }
  } catch (error) {
    throw toUnreadable(error, parser.info.records + 1)
  }
}

function toUnreadable(error: unknown, row: number) {
  if (!(error instanceof CsvError)) return error
  return new UnreadableCsv(error.code === 'CSV_MAX_RECORD_SIZE' ? 'too-long' : 'quote', row)
}

async function* textOf(open: OpenFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new UnreadableCsv('encoding')
    }
  }
  for await (const chunk of open()) yield refuseBinary(decode(chunk))
  yield refuseBinary(decode())
}

/** Workbooks and images hold NUL characters, whatever they are decoded as. */
function refuseBinary(text: string): string {
  if (text.includes('\0')) throw new UnreadableCsv('binary')
  return text
}

async function startOf(open: OpenFile, encoding: Encoding): Promise<string> {
  const decoder = new TextDecoder(encoding)
  let start = ''
  for await (const chunk of open()) {
    start += decoder.decode(chunk, { stream: true })
    if (start.length >= START_LENGTH) break
  }
  return start
}

/** The separator of a file: as its `sep=` line says, else the sign that splits the header into most cells, quoted text aside. */
function delimiterOf(start: string): string {
  const said = /^"?sep=(.)\1*"?[\r\n]/i.exec(start)?.[1]
  if (said) return said
  const [header = ''] = start.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const count = (sign: string) => header.split(sign).length
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
