import { csvLine, type Encoding, fromCell } from '#base'
import { detectFormat, type OpenFile, readRecords } from '#csv'
import type { Database } from '#db'
import type { Importer } from './importer.ts'
import type { ImportProblem } from './report.ts'

/** Maximum number of refused rows in the file for corrections. */
const MAX_REFUSED = 50_000
const BATCH = 500

/** Heading of the added column. Imports ignore it. */
export const ERROR_HEADING = 'Import error'

/** Rows with missing images are imported with placeholders, but can be imported again, too. */
const isExported = ({ refused, code }: ImportProblem) => refused || code === 'picture'

/** Replaces the stored refusals of a file. */
export async function storeRefusals(
  db: Database,
  importId: string,
  problems: readonly ImportProblem[],
) {
  await db.deleteFrom('import_problems').where('import_id', '=', importId).execute()
  const refused = problems.filter(isExported).slice(0, MAX_REFUSED)
  for (let start = 0; start < refused.length; start += BATCH) {
    const rows = refused.slice(start, start + BATCH).map((problem, index) => ({
      import_id: importId,
      position: start + index,
      row: Math.floor(problem.row),
      message: problem.column ? `${problem.column}: ${problem.message}` : problem.message,
    }))
    await db.insertInto('import_problems').values(rows).execute()
  }
}

type Place = (cells: readonly string[], text: string) => string[]

/** The refused rows of a file as CSV with their errors, for correction and another import. */
export async function* exportRefused(
  db: Database,
  file: {
    importId: string
    importer: Pick<Importer, 'groupColumn'>
    open: OpenFile
    encoding: Encoding | undefined
    language: string
  },
): AsyncGenerator<string> {
  const messages = await readMessages(db, file.importId)
  const format = await detectFormat(file.open, file)
  let place: Place | undefined
  let groupAt: number | undefined
  let group: { row: number; cells: string[] }[] = []
  const finish = () => {
    const rows = group
    group = []
    if (!place || !rows.some(({ row }) => messages.has(row))) return ''
    const placed = place
    return rows.map(({ row, cells }) => csvLine(placed(cells, messages.get(row) ?? ''))).join('')
  }
  for await (const { row, values } of readRecords(file.open, format)) {
    const cells = values.map(fromCell)
    if (!place) {
      place = createPlace(cells)
      groupAt = file.importer.groupColumn?.(cells)
      yield `\uFEFF${csvLine(place(cells, ERROR_HEADING))}`
      continue
    }
    const isSame = groupAt !== undefined && group[0]?.cells[groupAt] === cells[groupAt]
    if (!isSame) yield finish()
    group.push({ row, cells })
  }
  yield finish()
}

async function readMessages(db: Database, importId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('import_problems')
    .select(['row', 'message'])
    .where('import_id', '=', importId)
    .orderBy('position')
    .execute()
  const messages = new Map<number, string>()
  for (const { row, message } of rows) {
    const known = messages.get(row)
    messages.set(row, known ? `${known} ${message}` : message)
  }
  return messages
}

/** Puts errors into the last column, or into the one that a corrected file already has. */
function createPlace(headings: readonly string[]): Place {
  const known = headings.indexOf(ERROR_HEADING)
  const at = known < 0 ? headings.length : known
  return (cells, text) => [
    ...Array.from({ length: at }, (_, index) => cells[index] ?? ''),
    text,
    ...cells.slice(known < 0 ? at : at + 1),
  ]
}
