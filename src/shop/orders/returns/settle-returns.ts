import type { Database } from '#db'
import { addEvent, type LockedOrder } from '../events.ts'
import { loadRefundable } from '../refunds/load-refundable.ts'
import { REFUNDABLE_RETURN_STATES, RETURN_STEPS } from './return-states.ts'

interface Change {
  author: string
  nowMs: number
}

/** Whether a return of a locked order can still be refunded. */
export async function isRefundableReturn(
  db: Database,
  { orderId, returnId }: { orderId: string; returnId: string },
): Promise<boolean> {
  return (await findOpen(db, orderId)).some(row => row.id === returnId)
}

/**
 * Ends the returns of a locked order that a refund settled: the one that it was made for, those whose
 * items it has, and those of which nothing is left to refund.
 */
export async function settleRefundedReturns(
  db: Database,
  order: Pick<LockedOrder, 'id'>,
  refund: Change & {
    returnId?: string | undefined
    parts: readonly { lineId: string; quantity: number }[]
    isComplete: boolean
  },
) {
  const { returnId, isComplete, author, nowMs } = refund
  const open = await findOpen(db, order.id)
  if (open.length === 0) return
  const lines = await db
    .selectFrom('order_return_lines')
    .select(['return_id', 'line_id', 'quantity', 'received'])
    .where('order_id', '=', order.id)
    .execute()
  const left = new Map((await loadRefundable(db, order.id)).map(line => [line.id, line.quantity]))
  const refunded = new Map(refund.parts.map(part => [part.lineId, part.quantity]))
  const isFor = (row: { id: string; state: string }) => row.id === returnId
  const inOrder = [
    ...open.filter(isFor),
    ...open.filter(row => !isFor(row) && row.state === 'received'),
    ...open.filter(row => !isFor(row) && row.state !== 'received'),
  ]
  for (const row of inOrder) {
    const items = lines
      .filter(line => line.return_id === row.id)
      .map(({ line_id, quantity, received }) => ({
        ...{ lineId: line_id, quantity: row.state === 'received' ? received : quantity },
      }))
      .filter(item => item.quantity > 0)
    const hasItems = items.length > 0
    const isCovered = items.every(item => (refunded.get(item.lineId) ?? 0) >= item.quantity)
    const isGone = items.every(item => (left.get(item.lineId) ?? 0) === 0)
    if (!isFor(row) && !isComplete && !(hasItems && (isCovered || isGone))) continue
    // An item settles one return.
    for (const { lineId, quantity } of items) {
      refunded.set(lineId, Math.max((refunded.get(lineId) ?? 0) - quantity, 0))
    }
    await end(db, order.id, row.id, { state: 'refunded', author, nowMs })
  }
}

/** Ends the open returns of an order that was cancelled. Withdrawals wait until its money is refunded. */
export async function closeReturns(db: Database, orderId: string, change: Change) {
  const open = await findOpen(db, orderId)
  if (open.length === 0) return
  const { paid, refunded } = await db
    .selectFrom('orders')
    .select(['paid', 'refunded'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  for (const { id, kind } of open) {
    if (kind === 'withdrawal' && paid > refunded) continue
    await end(db, orderId, id, { state: 'closed', ...change })
  }
}

const findOpen = (db: Database, orderId: string) =>
  db
    .selectFrom('order_returns')
    .select(['id', 'kind', 'state'])
    .where('order_id', '=', orderId)
    .where('state', 'in', REFUNDABLE_RETURN_STATES)
    .orderBy('position')
    .execute()

async function end(
  db: Database,
  orderId: string,
  id: string,
  { state, author, nowMs }: Change & { state: 'refunded' | 'closed' },
) {
  await db
    .updateTable('order_returns')
    .set({ state, updated_at: nowMs })
    .where('id', '=', id)
    .execute()
  await addEvent(db, orderId, nowMs, { kind: RETURN_STEPS[state].event, message: '', author })
}
