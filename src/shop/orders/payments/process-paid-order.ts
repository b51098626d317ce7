import { refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import { isPaid, maySetStatus, type OrderStatus } from '../../model/order-status.ts'
import { changeStatus, type OrderChangeContext } from '../change-status.ts'
import { addEvent, type LockedOrder } from '../events.ts'
import { followPayment } from '../invoices/issue-invoice.ts'
import type { SystemReason } from '../view.ts'
import { issueBoughtCards } from './issue-cards.ts'

const NO_STOCK: SystemReason = 'paid-without-stock'

/**
 * Starts processing a locked order whose payment is complete, if its status allows. If a released
 * order has no stock left, it keeps its status with a note, so that the money can be refunded.
 */
export async function processPaidOrder(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  {
    author,
    notify = true,
    needsCards = false,
  }: {
    author: string
    notify?: boolean
    /** Gift cards pay the rest, unless another order was faster. */
    needsCards?: boolean
  },
) {
  if (!maySetStatus(order.status as OrderStatus, 'processing', 'payment')) {
    // It was processed before it was paid, such as with cash on delivery.
    if (isPaid({ status: order.status as OrderStatus }))
      await issueBoughtCards(db, context, order.id)
    await followPayment(db, context, order, { author, notify })
    return
  }
  const transition = { status: 'processing', actor: 'payment', author, notify } as const
  const moved = await inTransaction({ db }, async nested => {
    const changed = await changeStatus(nested, context, order, transition)
    if (!changed.ok || !needsCards || (await isCovered(nested, order.id))) return changed
    return refuse('not-covered')
  })
  if (moved.ok || moved.reason !== 'not-enough-stock') return
  const event = { kind: 'note', message: NO_STOCK, author: SYSTEM_AUTHOR } as const
  await addEvent(db, order.id, context.clock.now(), event)
}

async function isCovered(db: Database, orderId: string): Promise<boolean> {
  const { paid, total } = await db
    .selectFrom('orders')
    .select(['paid', 'total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return paid >= total
}
