import { createKey } from '#base'
import { type Database, inTransaction } from '#db'
import { hashToken } from '../customers/tokens.ts'
import type { ShopDeps } from '../deps.ts'
import { CONFIRM_MS, SENT_MS, WAIT_MS } from './stock-alert.ts'
import { loadWanted } from './variant-stock.ts'

/** Variants per query, and requests per transaction. */
const BATCH = 200

type Context = Pick<ShopDeps, 'db' | 'clock' | 'settings' | 'addToOutbox' | 'sealed'>

/** Queues a mail for each confirmed request whose variant is back in stock. Returns their number. */
export async function sendStockAlerts(context: Context, signal?: AbortSignal): Promise<number> {
  const settings = await context.settings()
  if (!settings.stockAlerts.enabled) return 0
  let count = 0
  for (let after = ''; ; ) {
    const waiting = await context.db
      .selectFrom('stock_alerts')
      .select('variant_id')
      .distinct()
      .where('state', '=', 'confirmed')
      .where('variant_id', '>', after)
      .orderBy('variant_id')
      .limit(BATCH)
      .execute()
    const ids = waiting.map(row => row.variant_id)
    for (const { id, state } of await loadWanted({ ...context, settings }, ids)) {
      if (signal?.aborted) return count
      if (state === 'in-stock' || state === 'low') count += await sendFor(context, id, signal)
    }
    if (ids.length < BATCH) return count
    after = ids.at(-1) ?? ''
  }
}

async function sendFor(context: Context, variantId: string, signal?: AbortSignal) {
  for (let count = 0; ; ) {
    const { sent } = await inTransaction(context, async tx => ({
      ok: true as const,
      sent: await sendBatch(tx, context, variantId),
    }))
    count += sent
    if (sent < BATCH || signal?.aborted) return count
  }
}

/** Each request changes its state once, so several processes send one mail. */
async function sendBatch(tx: Database, { clock, addToOutbox, sealed }: Context, variantId: string) {
  const nowMs = clock.now()
  const rows = await tx
    .selectFrom('stock_alerts')
    .select('id')
    .where('variant_id', '=', variantId)
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { id } of rows) {
    const token = createKey()
    const changed = await tx
      .updateTable('stock_alerts')
      .set({ state: 'sent', sent_at: nowMs, token_hash: hashToken(token) })
      .where('id', '=', id)
      .where('state', '=', 'confirmed')
      .returning('id')
      .executeTakeFirst()
    if (!changed) continue
    const payload = { template: 'stock-alert', alertId: id, token: sealed.seal(token) }
    const uniqueKey = `stock-alert:${id}:${nowMs}`
    await addToOutbox(tx, { kind: 'mail', payload, uniqueKey }, nowMs)
  }
  return rows.length
}

/** Deletes requests that were never confirmed, are done, or have waited too long. */
export async function pruneStockAlerts({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const nowMs = clock.now()
  const ended = [
    ['pending', 'mailed_at', CONFIRM_MS],
    ['confirmed', 'confirmed_at', WAIT_MS],
    ['sent', 'sent_at', SENT_MS],
  ] as const
  for (const [state, column, keptMs] of ended) {
    await db
      .deleteFrom('stock_alerts')
      .where('state', '=', state)
      .where(column, '<=', nowMs - keptMs)
      .execute()
  }
}
