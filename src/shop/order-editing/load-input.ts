import type { Database } from '#db'
import type { OrderInput } from './order-input.ts'
import { loadStoredOrder, toOrderInput } from './stored-order.ts'

/** The content of a draft or placed order, and its version. */
export async function loadOrderInput(
  db: Database,
  orderId: string,
): Promise<{ input: OrderInput; version: number } | undefined> {
  const stored = await loadStoredOrder(db, orderId)
  if (!stored) return undefined
  const draft = await db
    .selectFrom('order_drafts')
    .select('input')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const input = draft ? (JSON.parse(draft.input) as OrderInput) : toOrderInput(stored)
  return { input, version: stored.row.version }
}
