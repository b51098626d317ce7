import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { delimiterOf, fromCell } from '#base'
import { type Header, readHeader } from './columns.ts'
import type { ImportProblem, ProblemCode } from './report.ts'

/** The file from its beginning; opened once per pass. */
export type OpenFile = () => AsyncIterable<Uint8Array>

export interface RawRow {
  row: number
  header: Header
  values: string[]
}

/** Comes last out of a file that cannot be read on. */
export interface Unreadable {
  unreadable: ImportProblem
}

const LONGEST_RECORD = 4 * 1024 * 1024

/** Rows below the header, one at a time; blank ones are passed over. */
export async function* readRows(open: OpenFile): AsyncGenerator<RawRow | Unreadable> {
  let row = 0
  let header: Header | undefined
  try {
    for await (const values of records(open)) {
      row++
      if (values.every(value => value.trim() === '')) continue
      if (header) {
        yield { row, header, values: values.map(fromCell) }
        continue
      }
      header = readHeader(values)
      if (header) continue
      const message = 'The first row has no columns “Name” and “SKU” or “ID”: not a product table.'
      yield unreadable(row, 'header', message)
      return
    }
  } catch (error) {
    yield toUnreadable(error, row + 1)
    return
  }
  if (!header) yield unreadable(1, 'not-csv', 'The file is empty.')
}

async function* records(open: OpenFile): AsyncGenerator<string[]> {
  const text = decode(open())
  const first = await text.next()
  const start = first.done ? '' : first.value
  async function* whole() {
    yield start
    yield* text
  }
  const parser = parse({
    delimiter: delimiterOf(start),
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
  })
  // The callback takes the error that reading the parser throws as well.
  pipeline(Readable.from(whole()), parser, () => {})
  for await (const record of parser) yield record as string[]
}

async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of bytes) {
    if (chunk.includes(0)) throw new TypeError('it holds binary data')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

function toUnreadable(error: unknown, row: number): Unreadable {
  if (error instanceof CsvError) {
    const where = typeof error.lines === 'number' ? ` (line ${error.lines})` : ''
    return unreadable(row, 'malformed', `This row is broken${where}: ${error.message}`)
  }
  if (error instanceof TypeError) {
    return unreadable(row, 'not-csv', `The file is not text in UTF-8: ${error.message}.`)
  }
  throw error
}

function unreadable(row: number, code: ProblemCode, message: string): Unreadable {
  return { unreadable: { row, code, message, refused: true } }
}
