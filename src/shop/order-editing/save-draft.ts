import { createId, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { giftMessageOf } from '../model/checkout-fields.ts'
import { localizeFields } from '../model/checkout-settings.ts'
import { fieldsOfOrder, toFieldValues } from '../model/custom-fields.ts'
import type { OrderChangeContext } from '../orders/change-status.ts'
import { lockOrder } from '../orders/events.ts'
import { firstFulfilmentState, insertOrder } from '../orders/insert-order.ts'
import { toOrderCurrency } from '../orders/order-exchange.ts'
import { refreshOrderWords } from '../orders/search-orders.ts'
import { insertOrderDiscounts, toLineRows } from '../orders/write-lines.ts'
import { paymentOf, toOrderColumns, toPaymentColumns } from './order-columns.ts'
import type { OrderInput } from './order-input.ts'
import {
  type EnteredOrder,
  isPriceable,
  locateOrder,
  type OrderPlace,
  type PricingContext,
  priceOrder,
} from './price-order.ts'

export type EditingContext = OrderChangeContext & PricingContext

export type DraftReason = 'unknown-order' | 'order-stale' | 'not-allowed' | 'order-too-large'

/** Creates a draft order from the input so far. It holds no stock and is no revenue. */
export async function createDraft(
  context: EditingContext,
  { input, author }: { input: OrderInput; author: string },
): Promise<Result<{ id: string }, DraftReason>> {
  if (!isPriceable(input)) return refuse('order-too-large')
  const place = await locateOrder(context, input)
  return inTransaction(context, async db => {
    const { settings } = context
    const nowMs = context.clock.now()
    const order = await priceOrder(db, context, { input, place })
    const id = createId({ now: () => nowMs })
    await insertOrder(
      { db, kind: context.kind },
      {
        ...{ id, cartId: id, fields: order.fields, lines: order.lines, priced: order.priced },
        ...{ fees: order.charges.fees, vatCheck: order.vatCheck, reservedStock: new Set() },
        customFields: toFieldValues(
          fieldsOfOrder(
            localizeFields(settings.checkout.fields, settings.locale),
            order.priced.needsShipping,
          ),
          order.fields,
        ),
        giftMessage: giftMessageOf(order.fields),
        ...{ currency: toOrderCurrency(settings), locale: settings.locale, author },
        payment: { ...paymentOf(settings, order.fields.payment_method), status: 'draft' },
      },
      nowMs,
    )
    await storeInput(db, id, input)
    return { ok: true, id }
  })
}

/** Replaces the content of a draft. Refused if someone else has changed it since `version`. */
export async function saveDraft(
  context: EditingContext,
  request: { orderId: string; version: number; input: OrderInput },
): Promise<Result<object, DraftReason>> {
  if (!isPriceable(request.input)) return refuse('order-too-large')
  const place = await locateOrder(context, request.input)
  return inTransaction(context, async (db): Promise<Result<object, DraftReason>> => {
    const saved = await writeDraft(db, context, { ...request, place })
    return saved.ok ? { ok: true } : saved
  })
}

/** Locks a draft and writes its content, priced now. */
export async function writeDraft(
  db: Database,
  context: EditingContext,
  {
    orderId,
    version,
    input,
    place,
  }: { orderId: string; version: number; input: OrderInput; place: OrderPlace },
): Promise<Result<{ order: EnteredOrder }, DraftReason>> {
  const nowMs = context.clock.now()
  const locked = await lockOrder(db, orderId, nowMs)
  if (!locked) return refuse('unknown-order')
  if (locked.status !== 'draft') return refuse('not-allowed')
  if (locked.version !== version + 1) return refuse('order-stale')
  const order = await priceOrder(db, context, { input, place })
  await deleteLines(db, orderId)
  await db
    .updateTable('orders')
    .set({
      ...toOrderColumns(order, { settings: context.settings, storedFields: '' }),
      ...toPaymentColumns(context.settings, order.fields.payment_method),
      fulfilment_state: firstFulfilmentState(order.lines),
    })
    .where('id', '=', orderId)
    .execute()
  await insertLines(db, orderId, order, nowMs)
  await refreshOrderWords(db, [orderId])
  await storeInput(db, orderId, input)
  return { ok: true, order }
}

async function insertLines(db: Database, id: string, order: EnteredOrder, nowMs: number) {
  const { lines, priced, charges } = order
  const idOf = new Map(priced.lines.map(line => [line.id, createId({ now: () => nowMs })]))
  const rows = await toLineRows(db, {
    ...{ id, lines, fees: charges.fees, priced, idOf, reservedOf: () => 0 },
  })
  if (rows.length > 0) await db.insertInto('order_lines').values(rows).execute()
  await insertOrderDiscounts(db, { id, priced, idOf }, nowMs)
}

async function deleteLines(db: Database, orderId: string) {
  await db.deleteFrom('order_discount_parts').where('order_id', '=', orderId).execute()
  await db.deleteFrom('order_discounts').where('order_id', '=', orderId).execute()
  await db.deleteFrom('order_lines').where('order_id', '=', orderId).execute()
}

async function storeInput(db: Database, orderId: string, input: OrderInput) {
  const stored = JSON.stringify(input)
  await db
    .insertInto('order_drafts')
    .values({ order_id: orderId, input: stored })
    .onConflict(conflict => conflict.column('order_id').doUpdateSet({ input: stored }))
    .execute()
}
