import type { Encoding } from '#base'
import { inTransaction, letOthersWrite, lockFor } from '#db'
import { refreshProducts } from '../catalog/refresh.ts'
import { createSaveContext } from '../catalog/save-context.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'
import { type FetchedPictures, fetchPictures } from './pictures.ts'
import { type Plan, planImport } from './plan.ts'
import { type OpenFile, openProductFile } from './read-rows.ts'
import { emptyReport, type ImportReport, type ImportResult } from './report.ts'
import { writeRows } from './write-rows.ts'

export interface ImportRequest {
  /** Gives the file from its beginning each time. */
  open: OpenFile
  /** Where staff corrects the guess. */
  encoding?: Encoding | undefined
  /** Leaves refused rows out instead of refusing the file. */
  skipInvalid?: boolean
  /** Says what would be done, and does nothing. */
  dryRun?: boolean
  /** Ends the import where it is: `importProducts` rejects with the reason. */
  signal?: AbortSignal
  /** Called often; what it throws ends the import where it is. */
  onProgress?(doneRows: number, totalRows: number): Promise<void>
}

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'cleanHtml' | 'pictures' | 'publicUrl'> & {
  settings: ShopSettings
}

/** Rows written in one transaction: who else wants to write waits no longer than these take. */
const ROWS_PER_TRANSACTION = 50

/**
 * Takes a product CSV as WooCommerce writes it into the catalogue, beside a running shop: checked as a whole, then
 * written some rows at a time, each lot durable by itself. An import that breaks off has done what it has done; the same
 * file again goes on from there, because rows that are written already change nothing.
 */
export async function importProducts(
  context: Context,
  request: ImportRequest,
): Promise<ImportResult> {
  const { open, encoding, signal } = request
  const onProgress = async (done: number, total: number) => {
    signal?.throwIfAborted()
    await request.onProgress?.(done, total)
  }
  const language = context.settings.locale
  const file = await openProductFile(open, { language, encoding })
  const plan = await planImport(context.db, file, context.settings, async rows => {
    await onProgress(0, rows)
    await letOthersWrite()
  })
  const report: ImportReport = {
    ...emptyReport(),
    format: file.format,
    rows: plan.rows,
    problems: plan.problems,
  }
  const { changes } = plan
  if (plan.unreadable) return { ok: false, reason: 'unreadable', report, changes }
  report.skipped = plan.refused.size
  if (plan.refused.size > 0 && !request.skipInvalid) {
    return { ok: false, reason: 'invalid', report: { ...report, ...plan.counts }, changes }
  }
  if (request.dryRun) return { ok: true, report: { ...report, ...plan.counts }, changes }

  const total = plan.rows - plan.refused.size
  const pictures: FetchedPictures = await fetchPictures(context, plan.pictures.keys(), () =>
    onProgress(0, total),
  )
  reportPictures(plan, pictures, report)
  let done = 0
  const shared = {
    save: createSaveContext(context.db, context),
    settings: context.settings,
    file,
    refused: plan.refused,
    pictures,
    placeholderId: context.pictures.placeholderId,
    batchSize: ROWS_PER_TRANSACTION,
    inBatch: async (work: () => Promise<string[]>, rows: number) => {
      const before = { ...report }
      await inTransaction(context, async db => {
        // Two imports at once would each find the catalogue without the other's products.
        await lockFor({ tx: db, kind: context.kind }, 'product-imports')
        // A transaction that is tried again counts anew.
        Object.assign(report, before)
        shared.save = createSaveContext(db, context)
        const ids = await work()
        const { nowMs } = shared.save
        const { lowAt } = context.settings.stock
        await refreshProducts(db, ids, { nowMs, lowAt, scope: 'all' })
        return { ok: true as const }
      })
      done += rows
      await onProgress(done, total)
      await letOthersWrite()
    },
  }
  await writeRows(shared, report)
  return { ok: true, report, changes }
}

function reportPictures(plan: Plan, pictures: FetchedPictures, report: ImportReport) {
  let replaced = 0
  for (const [url, places] of plan.pictures) {
    if (pictures.has(url)) continue
    replaced++
    const message = `The picture ${url} could not be fetched; a placeholder stands in for it.`
    const problems = places.map(
      place => ({ ...place, code: 'picture', message, refused: false }) as const,
    )
    report.problems.push(...problems)
  }
  report.problems.sort((a, b) => a.row - b.row)
  report.pictures = { fetched: pictures.size, replaced }
}
