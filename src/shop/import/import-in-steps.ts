import { setImmediate as breathe } from 'node:timers/promises'
import { inTransaction } from '#db'
import { refreshProducts } from '../catalog/refresh.ts'
import { createSaveContext } from '../catalog/save-product.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'
import { type ImportRequest, reportPictures } from './import-products.ts'
import { type FetchedPictures, fetchPictures } from './pictures.ts'
import { planImport } from './plan.ts'
import { emptyReport, type ImportChange, type ImportReport } from './report.ts'
import { writeRows } from './write-rows.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'cleanHtml' | 'pictures' | 'publicUrl'> & {
  settings: ShopSettings
}

/** Rows written in one transaction: visitors and buyers wait no longer than these take. */
const ROWS_AT_ONCE = 20

/** What an import found or did, and the first rows that it is about. */
export interface ImportOutcome {
  /** False: nothing was written, because the file cannot be read or rows were refused. */
  ok: boolean
  report: ImportReport
  changes: ImportChange[]
}

export interface Steps extends ImportRequest {
  /** Said often; what it throws ends the import where it is. */
  onProgress(doneRows: number, totalRows: number): Promise<void>
}

/**
 * The import beside a running shop: checked as a whole, then written some rows at a time, each lot durable by itself. One
 * that breaks off has done what it has done; the same file again goes on from there, because written rows are known.
 */
export async function importInSteps(context: Context, request: Steps): Promise<ImportOutcome> {
  const { open, onProgress } = request
  const plan = await planImport(context.db, open, context.settings, async rows => {
    await onProgress(0, rows)
    await breathe()
  })
  const report: ImportReport = { ...emptyReport(), rows: plan.rows, problems: plan.problems }
  const { changes } = plan
  if (plan.unreadable || (plan.refused.size > 0 && !request.skipInvalid)) {
    const counts = plan.unreadable ? {} : { ...plan.counts, skipped: plan.refused.size }
    return { ok: false, report: { ...report, ...counts }, changes }
  }
  report.skipped = plan.refused.size
  if (request.dryRun) return { ok: true, report: { ...report, ...plan.counts }, changes }

  const pictures: FetchedPictures = await fetchPictures(context, plan.pictures.keys())
  reportPictures(plan, pictures, report)
  const total = plan.rows - plan.refused.size
  let done = 0
  const lowAt = context.settings.stock.lowAt
  const shared = {
    save: createSaveContext(context.db, context),
    settings: context.settings,
    open,
    refused: plan.refused,
    pictures,
    placeholderId: context.pictures.placeholderId,
    batchSize: ROWS_AT_ONCE,
    inBatch: async (work: () => Promise<string[]>, rows: number) => {
      const before = { ...report }
      await inTransaction(context, async db => {
        // A transaction that is tried again counts anew.
        Object.assign(report, before)
        shared.save = createSaveContext(db, context)
        const ids = await work()
        const { nowMs } = shared.save
        await refreshProducts(db, ids, { nowMs, lowAt, scope: 'all' })
        return { ok: true as const }
      })
      done += rows
      await onProgress(done, total)
      await breathe()
    },
  }
  await writeRows(shared, report)
  return { ok: true, report, changes }
}
