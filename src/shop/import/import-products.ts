import { sql } from 'kysely'
import { inTransaction } from '#db'
import { refreshProducts } from '../catalog/refresh.ts'
import { createSaveContext } from '../catalog/save-product.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'
import { type FetchedPictures, fetchPictures } from './pictures.ts'
import { type Plan, planImport } from './plan.ts'
import type { OpenFile } from './read-rows.ts'
import { emptyReport, type ImportReport, type ImportResult } from './report.ts'
import { writeRows } from './write-rows.ts'

export interface ImportRequest {
  /** Gives the file from its beginning each time. */
  open: OpenFile
  /** Leaves refused rows out instead of refusing the file. */
  skipInvalid?: boolean
  /** Says what would be done, and does nothing. */
  dryRun?: boolean
}

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'cleanHtml' | 'pictures' | 'publicUrl'> & {
  settings: ShopSettings
}

const REFRESHED_AT_ONCE = 200

/**
 * Takes a product CSV as WooCommerce writes it into the catalogue. The whole file is checked first and written in
 * one transaction: all of it, or nothing. The same file again changes nothing.
 */
export async function importProducts(
  context: Context,
  request: ImportRequest,
): Promise<ImportResult> {
  const plan = await planImport(context.db, request.open, context.settings)
  const report = { ...emptyReport(), rows: plan.rows, problems: plan.problems }
  if (plan.unreadable) return { ok: false, reason: 'unreadable', report }
  if (plan.refused.size > 0 && !request.skipInvalid) {
    return { ok: false, reason: 'invalid', report }
  }
  report.skipped = plan.refused.size
  const pictures: FetchedPictures = request.dryRun
    ? new Map()
    : await fetchPictures(context, plan.pictures.keys())
  if (!request.dryRun) reportPictures(plan, pictures, report)
  const answer = await inTransaction(context, async db => {
    // Two imports at once would each find the catalogue without the other's products.
    if (context.kind === 'postgres') await sql`select pg_advisory_xact_lock(7286150)`.execute(db)
    const counts = { ...report, created: 0, updated: 0, unchanged: 0 }
    const save = createSaveContext(db, context)
    const { placeholderId } = context.pictures
    const touched = await writeRows(
      {
        save,
        settings: context.settings,
        open: request.open,
        refused: plan.refused,
        pictures,
        placeholderId,
      },
      counts,
    )
    const ids = [...touched]
    for (let i = 0; i < ids.length; i += REFRESHED_AT_ONCE) {
      await refreshProducts(db, ids.slice(i, i + REFRESHED_AT_ONCE), {
        nowMs: save.nowMs,
        lowAt: context.settings.stock.lowAt,
        scope: 'all',
      })
    }
    return request.dryRun ? { ok: false as const, counts } : { ok: true as const, counts }
  })
  return { ok: true, report: answer.counts }
}

export function reportPictures(plan: Plan, pictures: FetchedPictures, report: ImportReport) {
  let replaced = 0
  for (const [url, rows] of plan.pictures) {
    if (pictures.has(url)) continue
    replaced++
    const message = `The picture ${url} could not be fetched; a placeholder stands in for it.`
    const problems = rows.map(
      row => ({ row, column: 'Images', code: 'picture', message, refused: false }) as const,
    )
    report.problems.push(...problems)
  }
  report.problems.sort((a, b) => a.row - b.row)
  report.pictures = { fetched: pictures.size, replaced }
}
