import { fromCell } from '#base'
import {
  type CsvFormat,
  createDateOrderFinder,
  type DateOrder,
  type DecimalSign,
  decimalSignOf,
  type OpenFile,
  readRecords,
  UnreadableCsv,
} from '#csv'
import type { FoundDates, ImportProblem } from './report.ts'
import {
  createTableCells,
  readTableHeader,
  type TableCells,
  type TableHeader,
} from './table-cells.ts'
import type { TableContext, TableDefinition } from './table-definition.ts'

/** Rows that tell how decimals are written. */
const SAMPLE_ROWS = 500

/** Columns that are needed are missing. */
class MissingColumns extends Error {}

interface Reading<Item> {
  open: OpenFile
  format: CsvFormat | undefined
  mapping: Readonly<Record<string, string>>
  table: TableDefinition<Item>
  context: TableContext
  /** Called if the file has dates with slashes. */
  onDates?(dates: FoundDates): void
}

interface ReadItem<Item> {
  /** First row of the item. */
  row: number
  rows: number
  item: Item | undefined
  problems: ImportProblem[]
}

/** Parsed items in batches. Throws if the file cannot be read. */
export async function* readItems<Item>(
  reading: Reading<Item>,
  size: number,
): AsyncGenerator<ReadItem<Item>[]> {
  let batch: ReadItem<Item>[] = []
  for await (const rows of readGroups(reading)) {
    const item = reading.table.parse(rows, reading.context)
    const problems = rows.flatMap(cells => cells.problems)
    batch.push({ row: rows[0]?.row ?? 0, rows: rows.length, item, problems })
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* readGroups<Item>(reading: Reading<Item>): AsyncGenerator<TableCells[]> {
  const { open, format, mapping, table, context } = reading
  if (!format) return
  const { timeZone } = context.settings
  let header: TableHeader | undefined
  let decimal: DecimalSign | undefined
  let dates: DateOrder | undefined
  let group: TableCells[] = []
  for await (const { row, values } of readRecords(open, format)) {
    const cells = values.map(fromCell)
    if (!header) {
      header = readTableHeader(table.columns, cells, mapping)
      const { at } = header
      if (!table.isComplete(column => at.has(column))) throw new MissingColumns()
      decimal = await readDecimal(reading, header)
      dates = await readDateOrder(reading, header)
      continue
    }
    const next = createTableCells(header, { row, values: cells, decimal, dates }, timeZone)
    const { groupBy } = table
    const isSame =
      groupBy !== undefined &&
      group[0] !== undefined &&
      (next.text(groupBy) === group[0].text(groupBy) || next.text(groupBy) === '')
    if (!isSame && group.length > 0) {
      yield group
      group = []
    }
    group.push(next)
  }
  if (!header) throw new MissingColumns()
  if (group.length > 0) yield group
}

/** As the amounts tell; semicolons separate where commas are decimal. */
async function readDecimal<Item>({ open, format, table }: Reading<Item>, { at }: TableHeader) {
  if (!format || !table.amounts) return undefined
  const places = table.amounts.flatMap(column => at.get(column) ?? [])
  const texts: string[] = []
  let count = 0
  for await (const { values } of readRecords(open, format)) {
    texts.push(...places.map(index => values[index] ?? ''))
    if (++count > SAMPLE_ROWS) break
  }
  return decimalSignOf(texts) ?? (format.delimiter === ';' ? ',' : undefined)
}

/** As staff chose, else as the dates of the whole file tell. */
async function readDateOrder<Item>(
  { open, format, table, context, onDates }: Reading<Item>,
  { at }: TableHeader,
): Promise<DateOrder | undefined> {
  const places = (table.dates ?? []).flatMap(column => at.get(column) ?? [])
  if (!format || places.length === 0) return undefined
  const finder = createDateOrderFinder()
  let count = 0
  for await (const { values } of readRecords(open, format)) {
    for (const index of places) finder.add(values[index] ?? '')
    // Most files have other dates, and need no second reading.
    if (finder.order() || (++count > SAMPLE_ROWS && !finder.sample())) break
  }
  const sample = finder.sample()
  if (sample === undefined) return undefined
  const order = context.options.dateOrder ?? finder.order()
  onDates?.({ order: order ?? null, sample })
  return order
}

/** The problem of a file that cannot be read; undefined for other errors. */
export function toUnreadable(error: unknown, needs: string): ImportProblem | undefined {
  if (error instanceof MissingColumns) {
    return { row: 1, code: 'header', message: needs, refused: true }
  }
  if (!(error instanceof UnreadableCsv)) return undefined
  const isRow = error.problem === 'quote' || error.problem === 'too-long'
  const code = isRow ? 'malformed' : 'not-csv'
  return { row: error.row ?? 1, code, message: UNREADABLE[error.problem], refused: true }
}

const UNREADABLE: Record<UnreadableCsv['problem'], string> = {
  binary: 'This is not a CSV file. In Excel or Numbers, choose the format “CSV UTF-8”.',
  encoding: 'The file is not in the chosen encoding. Choose another one.',
  quote: 'A quotation mark is opened in this row and never closed.',
  'too-long': 'This row is longer than 4 MB. Check for a quotation mark that is never closed.',
}
