import type { ImportProblem } from '../import-jobs/report.ts'
import type { ShopSettings } from '../model/settings.ts'
import { type ImportedRow, parseRow } from './parse-row.ts'
import type { ProductFile } from './read-rows.ts'

const BATCH = 250

export interface Batch {
  rows: ImportedRow[]
  problems: ImportProblem[]
  /** Number of rows read, including refused ones. */
  count: number
  /** Set if the file cannot be read further. */
  unreadable?: ImportProblem
}

/** Parsed rows in batches. */
export async function* readBatches(
  file: ProductFile,
  settings: ShopSettings,
  size = BATCH,
): AsyncGenerator<Batch> {
  let batch: Batch = { rows: [], problems: [], count: 0 }
  for await (const raw of file.rows()) {
    if ('unreadable' in raw) {
      yield { ...batch, unreadable: raw.unreadable }
      return
    }
    const { imported, problems } = parseRow(raw, settings)
    if (imported) batch.rows.push(imported)
    batch.problems.push(...problems)
    batch.count++
    if (batch.count < size) continue
    yield batch
    batch = { rows: [], problems: [], count: 0 }
  }
  if (batch.count > 0) yield batch
}
