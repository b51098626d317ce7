import { HOUR, MINUTE, ok, refuse } from '#base'
import type { ShopDeps } from '../deps.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import { type FileAddress, readFileAddress } from './file-address.ts'
import { downloadState } from './load-downloads.ts'

/** Time that a file can be requested after a download was counted: again, or in ranges. */
const OPEN_MS = 2 * HOUR
/** A second press of the button within this time is the same download. */
const SAME_PRESS_MS = MINUTE

type Context = Pick<ShopDeps, 'db' | 'clock' | 'publicUrl'> & { settings: ShopSettings }

export interface FoundDownload {
  id: string
  name: string
  address: FileAddress
  /** Null: unlimited. */
  left: number | null
  /** Null: never. */
  expiresAt: number | null
  /** A download was counted recently, so requests for the file are not counted. */
  isOpen: boolean
}

/**
 * The download with this key, or the reason why it is unavailable. A used-up download is found
 * while its last counted download is open.
 */
export async function findDownload({ db, clock, settings, publicUrl }: Context, key: string) {
  const row = await db
    .selectFrom('order_downloads')
    .innerJoin('orders', 'orders.id', 'order_downloads.order_id')
    .selectAll('order_downloads')
    .select(['orders.status', 'orders.erased_at'])
    .where('order_downloads.key', '=', key)
    .executeTakeFirst()
  if (!row || row.erased_at !== null) return refuse('unknown')
  const nowMs = clock.now()
  const state = downloadState(row, row.status as OrderStatus, settings, nowMs)
  const isOpen = row.counted_at !== null && nowMs - row.counted_at < OPEN_MS
  if (state !== 'ready' && !(state === 'used-up' && isOpen)) return refuse(state)
  const download: FoundDownload = {
    id: row.id,
    name: row.name,
    address: readFileAddress(row.url, publicUrl),
    left: row.max_downloads === null ? null : Math.max(0, row.max_downloads - row.downloads),
    expiresAt: row.expires_at,
    isOpen,
  }
  return ok({ download })
}

/**
 * Counts a download and opens its file. Repeated presses and presses while the last allowed
 * download is open are not counted. Returns false if none is left.
 */
export async function startDownload(
  { db, clock }: Pick<ShopDeps, 'db' | 'clock'>,
  id: string,
): Promise<boolean> {
  const nowMs = clock.now()
  const counted = await db
    .updateTable('order_downloads')
    .set(eb => ({ downloads: eb('downloads', '+', 1), counted_at: nowMs }))
    .where('id', '=', id)
    .where(eb =>
      eb.or([eb('counted_at', 'is', null), eb('counted_at', '<=', nowMs - SAME_PRESS_MS)]),
    )
    .where(eb =>
      eb.or([eb('max_downloads', 'is', null), eb('downloads', '<', eb.ref('max_downloads'))]),
    )
    .executeTakeFirst()
  if (counted.numUpdatedRows > 0n) return true
  const row = await db
    .selectFrom('order_downloads')
    .select('counted_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && row.counted_at !== null && nowMs - row.counted_at < OPEN_MS
}
