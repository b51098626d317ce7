import { plainText, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { OrderChangeContext } from '../change-status.ts'
import { lockOrder } from '../events.ts'
import { restockLines } from '../order-stock.ts'
import { loadRefundable } from '../refunds/load-refundable.ts'
import { announceReturn } from './announce-return.ts'
import { maySetReturn, type ReturnState, type StaffReturnState } from './return-states.ts'

export type ChangeReturnReason =
  | 'unknown-order'
  | 'not-allowed'
  | 'return-too-many'
  | 'return-empty'

export interface ReturnChange {
  orderId: string
  returnId: string
  state: StaffReturnState
  /** To the buyer. */
  answer?: string
  /** Items that have arrived, for `received`. */
  received?: readonly { lineId: string; quantity: number; restock?: boolean | undefined }[]
  author: string
  /** False skips the buyer's mail. */
  notify?: boolean
}

/** The only way to change a return: accepts or declines it, or records the items that arrived. */
export function changeReturn(
  context: OrderChangeContext,
  change: ReturnChange,
): Promise<Result<object, ChangeReturnReason>> {
  const { orderId, returnId, state, author, received = [], notify = true } = change
  const answer = plainText(change.answer ?? '').trim()
  const nowMs = context.clock.now()
  return inTransaction(context, async (db): Promise<Result<object, ChangeReturnReason>> => {
    const order = await lockOrder(db, orderId, nowMs)
    const row = await db
      .selectFrom('order_returns')
      .select(['state', 'answer'])
      .where('id', '=', returnId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!order || !row) return refuse('unknown-order')
    if (!maySetReturn(row.state as ReturnState, state)) return refuse('not-allowed')
    if (state === 'received') {
      const problem = await receive(db, context, { orderId, returnId, received, author })
      if (problem) return refuse(problem)
    }
    await db
      .updateTable('order_returns')
      .set({ state, answer: answer || row.answer, updated_at: nowMs })
      .where('id', '=', returnId)
      .execute()
    await announceReturn(db, context, order, {
      ...{ id: returnId, state, message: answer, author, notify },
    })
    return { ok: true }
  })
}

/** Records the items that arrived and returns them to stock on request. */
async function receive(
  db: Database,
  { clock, settings }: OrderChangeContext,
  {
    orderId,
    returnId,
    received,
    author,
  }: Required<Pick<ReturnChange, 'orderId' | 'returnId' | 'received' | 'author'>>,
): Promise<ChangeReturnReason | undefined> {
  if (received.every(line => line.quantity === 0)) return 'return-empty'
  if (new Set(received.map(line => line.lineId)).size < received.length) return 'return-too-many'
  const asked = await db
    .selectFrom('order_return_lines')
    .select(['line_id', 'quantity'])
    .where('return_id', '=', returnId)
    .execute()
  const askedOf = new Map(asked.map(line => [line.line_id, line.quantity]))
  if (received.some(line => line.quantity > (askedOf.get(line.lineId) ?? 0))) {
    return 'return-too-many'
  }
  for (const { lineId, quantity } of received) {
    await db
      .updateTable('order_return_lines')
      .set({ received: quantity })
      .where('return_id', '=', returnId)
      .where('line_id', '=', lineId)
      .execute()
  }
  const lines = await loadRefundable(db, orderId)
  const restocked = received.flatMap(({ lineId, quantity, restock }) => {
    const line = restock ? lines.find(one => one.id === lineId) : undefined
    const items = Math.min(quantity, line?.reserved ?? 0)
    if (!line || items === 0) return []
    return [{ lineId, productId: line.productId, stockId: line.stockId, quantity: items }]
  })
  const nowMs = clock.now()
  await restockLines(db, restocked, { orderId, author, nowMs, lowAt: settings.stock.lowAt })
  return undefined
}
