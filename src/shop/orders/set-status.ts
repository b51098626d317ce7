import { type Result, refuse } from '#base'
import { inTransaction } from '#db'
import type { OrderStatus } from '../model/order-status.ts'
import { changeStatus, type TransitionReason } from './change-status.ts'
import { lockOrder } from './events.ts'
import type { ProviderAccess } from './payments/provider-context.ts'
import { type RefundReason, refundRest } from './refunds/refund-order.ts'
import { sendTransfers } from './refunds/transfer-refunds.ts'

export type StatusReason = 'unknown-order' | TransitionReason | RefundReason

export interface StatusChange {
  orderId: string
  status: OrderStatus
  /** Only if this is still the status. */
  from?: OrderStatus
  author: string
  message?: string
  /** False skips the buyer's mail. */
  notify?: boolean
  /** For periodic tasks. */
  actor?: 'staff' | 'system'
}

/**
 * Changes an order's status if the transition is allowed. Setting `refunded` refunds everything that
 * is left. Cancelled and failed orders release their stock and discounts once.
 */
export async function setOrderStatus(
  context: ProviderAccess,
  change: StatusChange,
): Promise<Result<{ from: OrderStatus }, StatusReason>> {
  const { orderId, actor = 'staff', ...rest } = change
  const nowMs = context.clock.now()
  const changed = await inTransaction(
    context,
    async (db): Promise<Result<{ from: OrderStatus }, StatusReason>> => {
      const order = await lockOrder(db, orderId, nowMs)
      if (!order) return refuse('unknown-order')
      const from = order.status as OrderStatus
      if (from === change.status) return { ok: true, from }
      if (change.from && change.from !== from) return refuse('not-allowed')
      if (change.status !== 'refunded') return changeStatus(db, context, order, { ...rest, actor })
      const { author, message = '', notify = true } = change
      const refunded = await refundRest(db, context, order, { author, reason: message, notify })
      return refunded.ok ? { ok: true, from } : refunded
    },
  )
  if (changed.ok && change.status === 'refunded') await sendTransfers(context, orderId)
  return changed
}
