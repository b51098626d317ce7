import { plainText, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import { CUSTOMER_AUTHOR } from '../../model/authors.ts'
import type { OrderStatus } from '../../model/order-status.ts'
import type { OrderChangeContext } from '../change-status.ts'
import { lockOrder } from '../events.ts'
import { findCompletion } from '../find-completion.ts'
import { announceReturn } from './announce-return.ts'
import { insertReturn } from './insert-return.ts'
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
      const status = locked.status as OrderStatus
      const order = { id: orderId, completedAt: await findCompletion(db, { id: orderId, status }) }
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
      const position = returns.length + 1
      const id = await insertReturn(db, {
        ...{ orderId, kind: 'return', isLate: false, position, lines: wanted, reason, nowMs },
      })
      const step = { id, state: 'requested', message: reason, author: CUSTOMER_AUTHOR } as const
      await announceReturn(db, context, locked, step)
      return { ok: true, id }
    },
  )
}
