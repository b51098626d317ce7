import { createId, plainText, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { CUSTOMER_AUTHOR } from '../../model/authors.ts'
import type { OrderStatus } from '../../model/order-status.ts'
import type { OrderChangeContext } from '../change-status.ts'
import { lockOrder } from '../events.ts'
import { announceReturn } from './announce-return.ts'
import { loadReturns } from './load-returns.ts'

export const MAX_RETURN_REASON_LENGTH = 1000

export type ReturnRequestReason =
  | 'unknown-order'
  | 'return-not-offered'
  | 'return-empty'
  | 'return-reason-missing'
  | 'return-too-many'

export interface ReturnRequest {
  orderId: string
  lines: readonly { lineId: string; quantity: number }[]
  reason: string
}

/** Requests a return for a buyer, within the period that the shop has set. */
export function requestReturn(
  context: OrderChangeContext,
  request: ReturnRequest,
): Promise<Result<{ id: string }, ReturnRequestReason>> {
  const { orderId } = request
  const nowMs = context.clock.now()
  const reason = plainText(request.reason).trim().slice(0, MAX_RETURN_REASON_LENGTH)
  const wanted = request.lines.filter(line => line.quantity !== 0)
  return inTransaction(
    context,
    async (db): Promise<Result<{ id: string }, ReturnRequestReason>> => {
      const locked = await lockOrder(db, orderId, nowMs)
      if (!locked || locked.erased_at !== null) return refuse('unknown-order')
      const order = { id: orderId, status: locked.status as OrderStatus }
      const { returnable, returns } = await loadReturns(db, context.settings, order, nowMs)
      if (returnable.length === 0) return refuse('return-not-offered')
      if (wanted.length === 0) return refuse('return-empty')
      if (!reason) return refuse('return-reason-missing')
      const left = new Map(returnable.map(line => [line.lineId, line.quantity]))
      const isTooMany = wanted.some(
        ({ lineId, quantity }) => quantity < 0 || quantity > (left.get(lineId) ?? 0),
      )
      const isRepeated = new Set(wanted.map(line => line.lineId)).size < wanted.length
      if (isTooMany || isRepeated) return refuse('return-too-many')
      const id = await insertReturn(db, { orderId, wanted, reason, nowMs }, returns.length + 1)
      const step = { id, state: 'requested', message: reason, author: CUSTOMER_AUTHOR } as const
      await announceReturn(db, context, locked, step)
      return { ok: true, id }
    },
  )
}

async function insertReturn(
  db: Database,
  {
    orderId,
    wanted,
    reason,
    nowMs,
  }: { orderId: string; wanted: ReturnRequest['lines']; reason: string; nowMs: number },
  position: number,
): Promise<string> {
  const id = createId({ now: () => nowMs })
  await db
    .insertInto('order_returns')
    .values({
      ...{ id, order_id: orderId, position, state: 'requested', reason, answer: '' },
      ...{ created_at: nowMs, updated_at: nowMs },
    })
    .execute()
  const rows = wanted.map(({ lineId, quantity }) => ({
    ...{ return_id: id, order_id: orderId, line_id: lineId, quantity },
  }))
  await db.insertInto('order_return_lines').values(rows).execute()
  return id
}
