import { createId, type Minor, plainText } from '#base'
import type { Database } from '#db'
import type { OrderStatus } from '../model/order-status.ts'
import type { OrderEventKind } from './view.ts'

export interface NewEvent {
  kind: OrderEventKind
  from?: OrderStatus
  to?: OrderStatus
  message: string
  /** Received or refunded money. */
  amount?: Minor | undefined
  author: string
}

/** Adds an event to an order; returns its position. The caller must have locked the order. */
export async function addEvent(
  db: Database,
  orderId: string,
  nowMs: number,
  event: NewEvent,
): Promise<number> {
  const { position } = await db
    .insertInto('order_events')
    .values({
      id: createId({ now: () => nowMs }),
      order_id: orderId,
      position: eb =>
        eb
          .selectFrom('order_events')
          .select(sub => sub.fn.countAll<number>().as('events'))
          .where('order_id', '=', orderId),
      kind: event.kind,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      message: plainText(event.message),
      amount: event.amount ?? null,
      author: event.author,
      created_at: nowMs,
    })
    .returning('position')
    .executeTakeFirstOrThrow()
  return position
}

/** Locks an order and counts a change of it; undefined if it does not exist. */
export function lockOrder(db: Database, orderId: string, nowMs: number) {
  return db
    .updateTable('orders')
    .set(eb => ({ updated_at: nowMs, version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .returning(['id', 'number', 'status', 'email', 'billing', 'shipping', 'cart_id', 'erased_at'])
    .returning(['payment_method', 'payment_state', 'currency', 'total', 'paid', 'refunded'])
    .returning(['fulfilment_state', 'key', 'locale'])
    .returning('version')
    .executeTakeFirst()
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Whether the customer can get mails. Orders by phone may have no email address. */
export const hasReader = ({ email, erased_at }: Pick<LockedOrder, 'email' | 'erased_at'>) =>
  email !== '' && erased_at === null
