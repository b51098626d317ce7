import { sql } from 'kysely'
import { createId, ok, plainText, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { isPaid, type OrderStatus } from '../../model/order-status.ts'
import { toShip } from '../../model/payment-state.ts'
import type { OrderChangeContext } from '../change-status.ts'
import { loadShippable, writeFulfilmentState } from '../derive-states.ts'
import { addEvent, hasReader, lockOrder } from '../events.ts'
import { refreshOrderWords } from '../search-orders.ts'
import { dropMail, MAIL_DELAY_MS, queueEnabledMail } from '../status-mail.ts'
import { carrierName, trackingUrl } from './carriers.ts'

export type FulfilReason =
  | 'unknown-order'
  | 'not-allowed'
  | 'fulfil-empty'
  | 'fulfil-unknown-line'
  | 'fulfil-too-many'

export interface Fulfilment {
  orderId: string
  lines: readonly { lineId: string; quantity: number }[]
  /** Id of a known carrier, another name, or empty. */
  carrier: string
  trackingNumber: string
  /** Overrides the tracking page of the carrier. */
  trackingUrl?: string
  author: string
  /** False skips the buyer's mail. */
  notify?: boolean
}

/** Records a shipment of some items of a paid order. Its mail is delayed, to allow cancelling. */
export function fulfilOrder(
  context: OrderChangeContext,
  fulfilment: Fulfilment,
): Promise<Result<{ id: string }, FulfilReason>> {
  const { orderId, author, notify = true } = fulfilment
  const nowMs = context.clock.now()
  return inTransaction(context, async (db): Promise<Result<{ id: string }, FulfilReason>> => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    if (!isPaid({ status: order.status as OrderStatus })) return refuse('not-allowed')
    const problem = await findProblem(db, fulfilment)
    if (problem) return refuse(problem)
    const { carrier, trackingNumber } = cleaned(fulfilment)
    const position = await addEvent(db, orderId, nowMs, {
      kind: 'fulfilment',
      message: [carrierName(carrier), trackingNumber].filter(Boolean).join(' '),
      author,
    })
    const id = await insertFulfilment(
      db,
      { ...fulfilment, ...cleaned(fulfilment) },
      position,
      nowMs,
    )
    await writeFulfilmentState(db, orderId)
    if (trackingNumber) await refreshOrderWords(db, [orderId])
    if (notify && hasReader(order)) {
      const mail = { template: 'order-shipped', orderId, position, nowMs } as const
      await queueEnabledMail(db, context, { ...mail, dueAt: nowMs + MAIL_DELAY_MS })
    }
    return ok({ id })
  })
}

async function findProblem(
  db: Database,
  { orderId, lines }: Fulfilment,
): Promise<FulfilReason | undefined> {
  if (lines.every(line => line.quantity === 0)) return 'fulfil-empty'
  if (new Set(lines.map(line => line.lineId)).size < lines.length) return 'fulfil-unknown-line'
  const shippable = await loadShippable(db, orderId)
  for (const { lineId, quantity } of lines) {
    const line = shippable.get(lineId)
    if (!line) return 'fulfil-unknown-line'
    if (quantity > toShip(line)) return 'fulfil-too-many'
  }
  return undefined
}

function cleaned({ carrier, trackingNumber }: Fulfilment) {
  return { carrier: plainText(carrier).trim(), trackingNumber: plainText(trackingNumber).trim() }
}

async function insertFulfilment(
  db: Database,
  fulfilment: Fulfilment,
  eventPosition: number,
  nowMs: number,
): Promise<string> {
  const { orderId, carrier, trackingNumber, author } = fulfilment
  const id = createId({ now: () => nowMs })
  await db
    .insertInto('fulfilments')
    .values({
      id,
      order_id: orderId,
      position: eb =>
        eb
          .selectFrom('fulfilments')
          .select(sql<number>`count(*) + 1`.as('position'))
          .where('order_id', '=', orderId),
      carrier,
      tracking_number: trackingNumber,
      tracking_url: fulfilment.trackingUrl || trackingUrl(carrier, trackingNumber),
      event_position: eventPosition,
      author,
      created_at: nowMs,
      cancelled_at: null,
    })
    .execute()
  const rows = fulfilment.lines
    .filter(line => line.quantity > 0)
    .map(({ lineId, quantity }) => ({
      ...{ fulfilment_id: id, order_id: orderId, line_id: lineId, quantity },
    }))
  await db.insertInto('fulfilment_lines').values(rows).execute()
  return id
}

/** Cancels a shipment. Its mail is dropped unless it was sent. */
export function cancelFulfilment(
  context: OrderChangeContext,
  { orderId, fulfilmentId, author }: { orderId: string; fulfilmentId: string; author: string },
): Promise<Result<object, 'unknown-order'>> {
  const nowMs = context.clock.now()
  return inTransaction(context, async (db): Promise<Result<object, 'unknown-order'>> => {
    const order = await lockOrder(db, orderId, nowMs)
    const cancelled = await db
      .updateTable('fulfilments')
      .set({ cancelled_at: nowMs })
      .where('id', '=', fulfilmentId)
      .where('order_id', '=', orderId)
      .where('cancelled_at', 'is', null)
      .returning(['event_position', 'carrier', 'tracking_number'])
      .executeTakeFirst()
    if (!order || !cancelled) return refuse('unknown-order')
    const { event_position, carrier, tracking_number } = cancelled
    await dropMail(db, orderId, event_position, nowMs)
    await addEvent(db, orderId, nowMs, {
      kind: 'fulfilment-cancelled',
      message: [carrierName(carrier), tracking_number].filter(Boolean).join(' '),
      author,
    })
    await writeFulfilmentState(db, orderId)
    return ok()
  })
}
