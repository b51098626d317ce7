import { HOUR, ok, refuse } from '#base'
import type { ShopDeps } from '../deps.ts'
import type { OrderStatus } from '../orders/status.ts'
import type { ShopSettings } from '../settings.ts'
import { type FileAddress, readFileAddress } from './file-address.ts'
import { downloadState } from './load-downloads.ts'

/** A download that breaks off may be resumed for this long without being counted again. */
const RESUME_MS = 2 * HOUR

type Context = Pick<ShopDeps, 'db' | 'clock' | 'publicUrl'> & { settings: ShopSettings }

export interface FoundDownload {
  id: string
  name: string
  address: FileAddress
}

/**
 * The file behind a download's address. Refused as `unknown`, or with the reason why it cannot be downloaded now. A
 * request that resumes a counted download is allowed although the limit has been reached.
 */
export async function findDownload(
  { db, clock, settings, publicUrl }: Context,
  { key, resumes }: { key: string; resumes: boolean },
) {
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
  const isResumed = resumes && row.counted_at !== null && nowMs - row.counted_at < RESUME_MS
  if (state !== 'ready' && !(state === 'used-up' && isResumed)) return refuse(state)
  const address = readFileAddress(row.url, publicUrl)
  return ok({
    download: { id: row.id, name: row.name, address } satisfies FoundDownload,
    isResumed,
  })
}

/** Counts one download. False when the last one was taken in the meantime. */
export async function countDownload(
  { db, clock }: Pick<ShopDeps, 'db' | 'clock'>,
  id: string,
): Promise<boolean> {
  const counted = await db
    .updateTable('order_downloads')
    .set(eb => ({ downloads: eb('downloads', '+', 1), counted_at: clock.now() }))
    .where('id', '=', id)
    .where(eb =>
      eb.or([eb('max_downloads', 'is', null), eb('downloads', '<', eb.ref('max_downloads'))]),
    )
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}
