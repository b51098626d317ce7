import { type Result, refuse } from '#base'
import { inTransaction } from '#db'
import { takeUses } from '../discounts/discount-uses.ts'
import type { OrderStatus } from '../model/order-status.ts'
import { changeStatus, type TransitionReason } from '../orders/change-status.ts'
import { writePaymentState } from '../orders/derive-states.ts'
import { lockOrder } from '../orders/events.ts'
import { FIRST_MAILS, orderMailKey } from '../orders/status-mail.ts'
import { addPendingSales } from '../orders/write-lines.ts'
import { findPaymentMethod } from '../payments/methods.ts'
import { findOrderProblems } from './find-order-problems.ts'
import type { OrderInput } from './order-input.ts'
import { isPriceable, locateOrder } from './price-order.ts'
import { type DraftReason, type EditingContext, writeDraft } from './save-draft.ts'
import type { OrderProblem } from './view.ts'

/** Statuses in which staff may place an order. */
export const PLACED_STATUSES = ['pending', 'on-hold', 'processing'] as const satisfies OrderStatus[]

export type PlaceReason = DraftReason | TransitionReason | 'order-invalid' | 'discount-used-up'

export interface PlaceRequest {
  orderId: string
  version: number
  input: OrderInput
  /** The first status of the payment method if missing. */
  status?: (typeof PLACED_STATUSES)[number]
  author: string
  /** False skips the buyer's mail. */
  notify?: boolean
}

/**
 * Makes a draft an order: reserves stock, counts discounts and sets the status, in one transaction.
 * Prices, taxes and stock are those of this moment.
 */
export async function placeDraft(
  context: EditingContext,
  request: PlaceRequest,
): Promise<Result<object, PlaceReason, { problems?: OrderProblem[] }>> {
  const { orderId, input, author, notify = true } = request
  if (!isPriceable(input)) return refuse('order-too-large')
  const place = await locateOrder(context, input)
  return inTransaction(
    context,
    async (db): Promise<Result<object, PlaceReason, { problems?: OrderProblem[] }>> => {
      const nowMs = context.clock.now()
      const written = await writeDraft(db, context, { ...request, place })
      if (!written.ok) return written
      const { order } = written
      const problems = findOrderProblems(context.settings, order)
      if (problems.length > 0) return refuse('order-invalid', { problems })
      await db.updateTable('orders').set({ created_at: nowMs }).where('id', '=', orderId).execute()
      const locked = await lockOrder(db, orderId, nowMs)
      if (!locked) return refuse('unknown-order')
      const { status = firstStatus(order.fields.payment_method) } = request
      const moved = await changeStatus(db, context, locked, {
        ...{ status, actor: 'placing', author, notify: false },
      })
      if (!moved.ok) return moved
      const limited = order.priced.discounts.some(
        ({ code, discount }) => !code && discount.usageLimit !== null,
      )
      // The number of uses is in memory with them.
      if (limited) context.automatic.forget()
      const usedUp = await takeUses(
        db,
        order.priced.discounts.map(({ discount }) => discount),
        { orderId, email: order.fields.billing_email, nowMs },
      )
      if (usedUp) return refuse('discount-used-up')
      await addPendingSales(db, order.lines, nowMs)
      await db.deleteFrom('order_drafts').where('order_id', '=', orderId).execute()
      await writePaymentState(db, locked)
      if (notify && order.fields.billing_email !== '') {
        const [template] = FIRST_MAILS
        const uniqueKey = orderMailKey(orderId, template)
        const payload = { template, orderId }
        await context.addToOutbox(db, { kind: 'mail', payload, uniqueKey }, nowMs)
      }
      return { ok: true }
    },
  )
}

function firstStatus(method: string): (typeof PLACED_STATUSES)[number] {
  const first = findPaymentMethod(method)?.firstStatus
  return PLACED_STATUSES.find(status => status === first) ?? 'pending'
}
