import type { Selectable } from 'kysely'
import type { Tables } from '#db'
import type { ShopDeps } from '../deps.ts'
import { hasEnded, type OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import { opensDownloads } from './add-downloads.ts'
import type { DownloadState, OrderDownloadView } from './view.ts'

/** Followed by the download's key. */
export const DOWNLOAD_PATH = '/order-downloads/'

type Context = Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings }
type Limits = Pick<
  Selectable<Tables['order_downloads']>,
  'downloads' | 'max_downloads' | 'granted_at' | 'expires_at'
>

/** Files of an order in the order of its lines. */
export async function loadDownloads(
  { db, clock, settings }: Context,
  order: { id: string; status: OrderStatus },
): Promise<OrderDownloadView[]> {
  const rows = await db
    .selectFrom('order_downloads')
    .innerJoin('order_lines', 'order_lines.id', 'order_downloads.line_id')
    .selectAll('order_downloads')
    .where('order_downloads.order_id', '=', order.id)
    .orderBy('order_lines.position')
    .orderBy('order_downloads.position')
    .orderBy('order_downloads.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    lineId: row.line_id,
    name: row.name,
    state: downloadState(row, order.status, settings, clock.now()),
    path: DOWNLOAD_PATH + row.key,
    downloads: row.downloads,
    left: row.max_downloads === null ? null : Math.max(0, row.max_downloads - row.downloads),
    expiresAt: row.expires_at,
  }))
}

/** Whether a file can be downloaded, or the reason why not. */
export function downloadState(
  row: Limits,
  status: OrderStatus,
  settings: ShopSettings,
  nowMs: number,
): DownloadState {
  if (!opensDownloads(status, settings)) {
    return hasEnded(status) && status !== 'completed' ? 'ended' : 'waiting'
  }
  if (row.granted_at === null) return 'waiting'
  if (row.expires_at !== null && row.expires_at <= nowMs) return 'expired'
  if (row.max_downloads !== null && row.downloads >= row.max_downloads) return 'used-up'
  return 'ready'
}
