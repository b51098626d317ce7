import { createId, createKey, DAY } from '#base'
import { type Database, prepareQuery } from '#db'
import { readDownloads } from '../catalog/stored.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'

type Context = { settings: ShopSettings }

/** Whether downloads are available in an order status. */
export function opensDownloads(status: OrderStatus, { downloads }: ShopSettings): boolean {
  return status === 'completed' || (status === 'processing' && downloads.grantAfterPayment)
}

/**
 * Adds missing files of an order's products and grants access once it is paid. Existing downloads
 * keep their files even if products have changed.
 */
export async function addDownloads(
  db: Database,
  { settings }: Context,
  { orderId, status, nowMs }: { orderId: string; status: OrderStatus; nowMs: number },
) {
  const lines = await findDownloadableLines(db, orderId)
  const rows = lines.flatMap(line =>
    readDownloads(line.downloads).map(({ name, url }, position) => ({
      id: createId({ now: () => nowMs }),
      order_id: orderId,
      line_id: line.id,
      position,
      name,
      url,
      key: createKey(),
      downloads: 0,
      max_downloads: maxDownloads(line, settings),
      granted_at: null,
      expires_at: null,
      counted_at: null,
    })),
  )
  if (rows.length > 0) {
    await db
      .insertInto('order_downloads')
      .values(rows)
      .onConflict(conflict => conflict.columns(['line_id', 'url']).doNothing())
      .execute()
  }
  if (!opensDownloads(status, settings)) return
  const waiting = await db
    .selectFrom('order_downloads')
    .select(['id', 'line_id'])
    .where('order_id', '=', orderId)
    .where('granted_at', 'is', null)
    .execute()
  const daysOf = new Map(lines.map(line => [line.id, line.download_days]))
  for (const { id, line_id } of waiting) {
    await db
      .updateTable('order_downloads')
      .set({ granted_at: nowMs, expires_at: expiry(daysOf.get(line_id), settings, nowMs) })
      .where('id', '=', id)
      .execute()
  }
}

/** Resets downloads of an order, all or one, with current limits. */
export async function renewDownloads(
  db: Database,
  { settings }: Context,
  { orderId, downloadId, nowMs }: { orderId: string; downloadId?: string; nowMs: number },
): Promise<number> {
  const lines = await findDownloadableLines(db, orderId)
  const lineOf = new Map(lines.map(line => [line.id, line]))
  const quantityOf = new Map(
    (
      await db
        .selectFrom('order_lines')
        .select(['id', 'quantity'])
        .where('order_id', '=', orderId)
        .execute()
    ).map(row => [row.id, row.quantity]),
  )
  const rows = await db
    .selectFrom('order_downloads')
    .select(['id', 'line_id'])
    .where('order_id', '=', orderId)
    .$if(downloadId !== undefined, query => query.where('id', '=', downloadId ?? ''))
    .execute()
  for (const { id, line_id } of rows) {
    const line = lineOf.get(line_id)
    const limits = { download_limit: line?.download_limit ?? null }
    await db
      .updateTable('order_downloads')
      .set({
        downloads: 0,
        counted_at: null,
        granted_at: nowMs,
        max_downloads: maxDownloads(
          { ...limits, quantity: quantityOf.get(line_id) ?? 1 },
          settings,
        ),
        expires_at: expiry(line?.download_days, settings, nowMs),
      })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

/** Number of product files that the order does not have. */
export async function countNewDownloads(db: Database, orderId: string): Promise<number> {
  const lines = await findDownloadableLines(db, orderId)
  const rows = await db
    .selectFrom('order_downloads')
    .select(['line_id', 'url'])
    .where('order_id', '=', orderId)
    .execute()
  const known = new Set(rows.map(row => `${row.line_id} ${row.url}`))
  const files = lines.flatMap(line =>
    readDownloads(line.downloads).map(({ url }) => `${line.id} ${url}`),
  )
  return new Set(files.filter(file => !known.has(file))).size
}

/** Lines with downloadable variants and their limits. */
const findDownloadableLines = (db: Database, orderId: string) =>
  downloadableLines.execute(db, { orderId })

const downloadableLines = prepareQuery<{ orderId: string }>()((db, value) =>
  db
    .selectFrom('order_lines')
    .innerJoin('variants', 'variants.id', 'order_lines.variant_id')
    .select([
      'order_lines.id',
      'order_lines.quantity',
      'variants.downloads',
      'variants.download_limit',
      'variants.download_days',
    ])
    .where('order_lines.order_id', '=', value('orderId'))
    .where('variants.downloadable', '=', 1)
    .where('variants.downloads', '!=', '[]')
    .orderBy('order_lines.position'),
)

function maxDownloads(
  line: { download_limit: number | null; quantity: number },
  { downloads }: ShopSettings,
): number | null {
  const limit = line.download_limit ?? downloads.limit
  return limit === 0 ? null : Math.min(limit * line.quantity, 2 ** 31 - 1)
}

function expiry(days: number | null | undefined, { downloads }: ShopSettings, nowMs: number) {
  const lasting = days ?? downloads.days
  return lasting === 0 ? null : nowMs + lasting * DAY
}
