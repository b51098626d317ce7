import type { ShopDeps } from '../deps.ts'
import { DOWNLOAD_PATH, downloadState } from '../downloads/load-downloads.ts'
import type { OrderDownloadView } from '../downloads/view.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'

const MAX_SHOWN = 200

export interface CustomerDownload extends OrderDownloadView {
  product: string
  orderNumber: number
}

/** Files of all orders of a customer, newest first. Those of cancelled and refunded orders are left out. */
export async function listCustomerDownloads(
  { db, clock, settings }: Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings },
  customerId: string,
): Promise<CustomerDownload[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_downloads', 'order_downloads.order_id', 'orders.id')
    .innerJoin('order_lines', 'order_lines.id', 'order_downloads.line_id')
    .selectAll('order_downloads')
    .select(['orders.number', 'orders.status', 'order_lines.name as product'])
    .where('orders.customer_id', '=', customerId)
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_lines.position')
    .orderBy('order_downloads.position')
    .orderBy('order_downloads.id')
    .limit(MAX_SHOWN)
    .execute()
  return rows
    .map(row => ({
      id: row.id,
      lineId: row.line_id,
      name: row.name,
      product: row.product,
      orderNumber: row.number,
      state: downloadState(row, row.status as OrderStatus, settings, clock.now()),
      path: DOWNLOAD_PATH + row.key,
      downloads: row.downloads,
      left: row.max_downloads === null ? null : Math.max(0, row.max_downloads - row.downloads),
      expiresAt: row.expires_at,
    }))
    .filter(download => download.state !== 'ended')
}
