import { createHash } from 'node:crypto'
import { type Encoding, fromCell } from '#base'
import { detectFormat, type OpenFile, readRecords, UnreadableCsv } from '#csv'
import type { Database } from '#db'
import type { Importer, Mapping } from './importer.ts'
import type { ImportKind } from './job-view.ts'
import type { MatchedColumn } from './report.ts'

/** Headings of a file and the first row below; undefined if it cannot be read. */
export async function readHeadings(
  open: OpenFile,
  choice: { language: string; encoding?: Encoding | undefined },
): Promise<{ headings: string[]; sample: string[] } | undefined> {
  const found: string[][] = []
  try {
    const format = await detectFormat(open, choice)
    for await (const { values } of readRecords(open, format)) {
      found.push(values.map(fromCell))
      if (found.length === 2) break
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
  }
  const [headings, sample = []] = found
  return headings && { headings, sample }
}

/** What each column is imported as: as staff matched it, else as its heading says. */
export function matchColumns(
  importer: Pick<Importer, 'match' | 'columns'>,
  { headings, sample }: { headings: readonly string[]; sample: readonly string[] },
  mapping: Mapping,
): MatchedColumn[] {
  const known = importer.match(headings)
  return headings.map((heading, index) => ({
    heading,
    column: (mapping[heading] ?? known[index]) || null,
    byHand: Object.hasOwn(mapping, heading),
    sample: (sample[index] ?? '').slice(0, 100),
  }))
}

const hashOf = (headings: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(headings)).digest('base64url')

type Key = { kind: ImportKind; headings: readonly string[] }

/** The columns that staff matched for the last file with the same headings. */
export async function recallMapping(db: Database, { kind, headings }: Key): Promise<Mapping> {
  const row = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('kind', '=', kind)
    .where('headings', '=', hashOf(headings))
    .executeTakeFirst()
  return row ? (JSON.parse(row.mapping) as Mapping) : {}
}

export async function rememberMapping(
  db: Database,
  { kind, headings }: Key,
  mapping: Mapping,
  nowMs: number,
) {
  const row = { kind, headings: hashOf(headings) }
  const set = { mapping: JSON.stringify(mapping), used_at: nowMs }
  await db
    .insertInto('import_mappings')
    .values({ ...row, ...set })
    .onConflict(conflict => conflict.columns(['kind', 'headings']).doUpdateSet(set))
    .execute()
}
