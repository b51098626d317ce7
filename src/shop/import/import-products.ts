import { inTransaction, transactionAdvisoryLock, writeInBulk, yieldToWriters } from '#db'
import { refreshProducts } from '../catalog/refresh.ts'
import { createSaveContext } from '../catalog/save-context.ts'
import type { ShopDeps } from '../deps.ts'
import type { ImportRequest } from '../import-jobs/importer.ts'
import { emptyReport, type ImportReport, type ImportResult } from '../import-jobs/report.ts'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import type { ShopSettings } from '../model/settings.ts'
import { recordSetQuantities } from '../stock/movements.ts'
import { type FetchedPictures, fetchPictures } from './pictures.ts'
import { type Plan, planImport } from './plan.ts'
import { createProductJournal } from './product-journal.ts'
import { openProductFile } from './read-rows.ts'
import { writeRows } from './write-rows.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'cleanHtml' | 'pictures' | 'publicUrl'> & {
  settings: ShopSettings
}

const IMPORTED = { reason: 'import', author: SYSTEM_AUTHOR } as const

/** Rows per transaction, limited so that other writers do not wait long. */
const ROWS_PER_TRANSACTION = 50

/**
 * Imports a product CSV in WooCommerce's format while the shop is running: validates it completely,
 * then writes batches in separate transactions. An interrupted import keeps what it wrote; running
 * the same file again continues, because unchanged rows are skipped.
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
  const { mapping, options } = request
  const dateOrder = options?.dateOrder
  const file = await openProductFile(open, { language, encoding, mapping, dateOrder })
  const plan = await planImport(context.db, file, context.settings, async rows => {
    await onProgress(0, rows)
    await yieldToWriters()
  })
  const report: ImportReport = {
    ...emptyReport(),
    format: file.format,
    rows: plan.rows,
    problems: plan.problems,
  }
  const dates = file.dates()
  if (dates) report.dates = dates
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
  const newCategories = new Set<string>()
  const changed = request.journal && createProductJournal(request.journal)
  const shared = {
    asDrafts: options?.asDrafts ?? false,
    beforeWrite: (ids: string[]) => changed?.before(shared.save.db, ids) ?? Promise.resolve(),
    save: createSaveContext(context.db, context, IMPORTED),
    settings: context.settings,
    file,
    refused: plan.refused,
    pictures,
    placeholderId: context.pictures.placeholderId,
    newCategories,
    onFilled: (ids: readonly string[]) => changed?.editTerms('category', ids),
    batchSize: ROWS_PER_TRANSACTION,
    inBatch: async (work: () => Promise<string[]>, rows: number) => {
      const before = { ...report }
      await inTransaction(context, async db => {
        // Concurrent imports would not see each other's products.
        await transactionAdvisoryLock({ tx: db, kind: context.kind }, 'product-imports')
        // A retried transaction starts with the previous counts.
        Object.assign(report, before)
        changed?.restart()
        shared.save = createSaveContext(db, context, IMPORTED, term => {
          if (term.kind === 'category') newCategories.add(term.id)
          changed?.addTerm(term)
        })
        const ids = await work()
        await changed?.after(db, ids)
        const { nowMs, stockCause } = shared.save
        await recordSetQuantities(db, ids, { ...stockCause, nowMs })
        const { lowAt } = context.settings.stock
        await refreshProducts(db, ids, { nowMs, lowAt, scope: 'all' })
        return { ok: true as const }
      })
      done += rows
      await onProgress(done, total)
      await yieldToWriters()
    },
  }
  await writeInBulk(context, () => writeRows(shared, report))
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
