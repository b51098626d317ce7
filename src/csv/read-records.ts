import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Encoding } from '#base'
import { EncodingDetector } from '#base/encoding'
import type { CsvFormat } from './format.ts'

export type { CsvFormat }

/** Yields the file's bytes from the start on each call. */
export type OpenFile = () => AsyncIterable<Uint8Array>

export const MAX_RECORD_BYTES = 4 * 1024 * 1024
/** Number of characters searched for the separator. */
const START_LENGTH = 64 * 1024
/** Saved again by a spreadsheet, it has a separator for each further column. */
const SEPARATOR_LINE = /^sep=(?:(.)\1*)?$/i
const DELIMITERS = ['\t', ';', '|', ',']

/**
 * Reason why a file cannot be read. `binary`: not text, such as a workbook; `encoding`: not in the
 * chosen encoding; `quote`: an unclosed or misplaced quotation mark; `too-long`: a row exceeds
 * `MAX_RECORD_BYTES`.
 */
export type CsvProblem = 'binary' | 'encoding' | 'quote' | 'too-long'

export class UnreadableCsv extends Error {
  readonly problem: CsvProblem
  /** Row number as in a spreadsheet; undefined if the whole file is unreadable. */
  readonly row: number | undefined

  constructor(problem: CsvProblem, row?: number) {
    super(`the CSV file cannot be read: ${problem}`)
    this.problem = problem
    this.row = row
  }
}

/**
 * Detects encoding and separator; choices of the user take precedence.
 * @param language BCP 47 tag of the site, used when the bytes are ambiguous.
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

/** Yields the records of a file with their row number as in a spreadsheet. Skips blank records. */
export async function* readRecords(
  open: OpenFile,
  format: CsvFormat,
): AsyncGenerator<{ row: number; values: string[] }> {
  const parser = parse({
    delimiter: format.delimiter,
    relax_column_count: true,
    max_record_size: MAX_RECORD_BYTES,
    // Allows padding between separators and quotation marks.
    trim: true,
    relax_quotes: true,
  })
  // Errors are thrown by the loop below.
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

/** Workbooks and images contain NUL characters in every encoding. */
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

/**
 * Separator from the `sep=` line, else the character that splits the header into the most cells
 * outside of quotes.
 */
function delimiterOf(start: string): string {
  const said = /^"?sep=(.)\1*"?[\r\n]/i.exec(start)?.[1]
  if (said) return said
  const [header = ''] = start.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const count = (sign: string) => header.split(sign).length
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
