import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { AnyOrder, MAX_NOTE, toReason } from './schemas.ts'

const write = 'orders.write'
/** At most the largest price; see `docs/architecture/shop.md`. */
const Amount = Type.Integer({ minimum: 1, maximum: 1e12 })
const MAX_LINES = 500

/** Payments that staff records, and refunds. */
export function moneyRoutes({ shop }: AdminDeps) {
  const show = async (id: string) => (await shop.orders.detail(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'POST',
      path: '/orders/:id/payments',
      summary:
        'Record a payment that arrived outside a payment provider; without `amount`, the balance. A fully paid order is processed',
      allow: write,
      audit: 'order.paid',
      params: IdParams,
      body: Type.Object(
        {
          amount: Type.Optional(Amount),
          note: Type.Optional(Type.String({ maxLength: MAX_NOTE })),
          notify: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const paid = await shop.orders.recordPayment({ orderId: id, author: actor.name, ...body })
        if (!paid.ok) return refuse(toReason(paid.reason))
        const order = await show(id)
        const label = 'number' in order ? String(order.number) : ''
        audit({ id, label, details: { amount: paid.amount } })
        return order
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/payments/:payment/void',
      summary: 'Void a payment that was recorded by mistake; the status of the order stays',
      allow: write,
      audit: 'order.payment-voided',
      params: Type.Object({
        id: Type.String({ maxLength: 100 }),
        payment: Type.String({ maxLength: 100 }),
      }),
      answer: AnyOrder,
      handle: async ({ params: { id, payment }, actor, audit }) => {
        const request = { orderId: id, paymentId: payment, author: actor.name }
        const voided = await shop.orders.voidPayment(request)
        if (!voided.ok) return refuse(toReason(voided.reason))
        const order = await show(id)
        audit({ id, label: 'number' in order ? String(order.number) : '' })
        return order
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/overpayment',
      summary:
        'Return money paid beyond the total through the provider; with `isManual`, record that staff has returned it',
      allow: write,
      audit: 'order.overpayment-returned',
      params: IdParams,
      body: Type.Object(
        {
          amount: Amount,
          note: Type.Optional(Type.String({ maxLength: MAX_NOTE })),
          /** Staff returns the money, even if it was paid at a provider. */
          isManual: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const request = { orderId: id, author: actor.name, ...body }
        const returned = await shop.orders.returnOverpayment(request)
        if (!returned.ok) return refuse(toReason(returned.reason))
        const order = await show(id)
        const label = 'number' in order ? String(order.number) : ''
        audit({ id, label, details: { amount: body.amount } })
        return order
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/refunds',
      summary:
        'Refund items or amounts of an order, also of its shipping; `refundedBefore` is the sum of earlier refunds, so that two refunds at once do not add up',
      allow: write,
      audit: 'order.refunded',
      params: IdParams,
      body: Type.Object(
        {
          lines: Type.Array(
            Type.Object(
              {
                lineId: Type.String({ maxLength: 100 }),
                quantity: Type.Integer({ minimum: 0, maximum: 1e9, default: 0 }),
                /** With tax; the share of the returned items if missing. */
                amount: Type.Optional(Amount),
                restock: Type.Optional(Type.Boolean()),
              },
              { additionalProperties: false },
            ),
            { minItems: 1, maxItems: MAX_LINES },
          ),
          refundedBefore: Type.Integer({ minimum: 0, maximum: 1e15 }),
          reason: Type.String({ maxLength: MAX_NOTE, default: '' }),
          /** The customer gets store credit instead of money. */
          asCredit: Type.Optional(Type.Boolean()),
          notify: Type.Optional(Type.Boolean()),
          /** Staff returns the money, even if it was paid at a provider. */
          isManual: Type.Optional(Type.Boolean()),
          /** The return whose items are refunded. */
          returnId: Type.Optional(Type.String({ maxLength: 100 })),
        },
        { additionalProperties: false },
      ),
      answer: AnyOrder,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const refunded = await shop.orders.refund({ orderId: id, author: actor.name, ...body })
        if (!refunded.ok) return refuse(toReason(refunded.reason))
        const order = await show(id)
        const label = 'number' in order ? String(order.number) : ''
        audit({ id, label, details: { amount: refunded.amount } })
        return order
      },
    }),
  ]
}
