import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { AnyOrder, toReason } from './schemas.ts'

const allow = 'orders.write'
const Id = Type.String({ maxLength: 100 })
const PaymentParams = Type.Object({ id: Id, payment: Id })

/** Payments and refunds at payment providers. */
export function providerRoutes({ shop }: AdminDeps) {
  const show = async (id: string) => (await shop.orders.detail(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'POST',
      path: '/orders/:id/payments/:payment/capture',
      summary: 'Take authorized money, at most what is left to pay',
      allow,
      audit: 'order.payment-captured',
      params: PaymentParams,
      answer: AnyOrder,
      handle: async ({ params: { id, payment }, audit }) => {
        const captured = await shop.orders.capturePayment({ orderId: id, paymentId: payment })
        if (!captured.ok) return refuse(toReason(captured.reason))
        const order = await show(id)
        const label = 'number' in order ? String(order.number) : ''
        audit({ id, label, details: { amount: captured.amount } })
        return order
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/payments/:payment/release',
      summary: 'Release authorized money without taking it',
      allow,
      audit: 'order.payment-released',
      params: PaymentParams,
      answer: AnyOrder,
      handle: async ({ params: { id, payment }, audit }) => {
        const released = await shop.orders.releasePayment({ orderId: id, paymentId: payment })
        if (!released.ok) return refuse(toReason(released.reason))
        const order = await show(id)
        audit({ id, label: 'number' in order ? String(order.number) : '' })
        return order
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/orders/:id/transfers/:transfer/retry',
      summary: 'Send money again that a payment provider refused to refund',
      allow,
      audit: 'order.refund-sent-again',
      params: Type.Object({ id: Id, transfer: Id }),
      answer: AnyOrder,
      handle: async ({ params: { id, transfer }, audit }) => {
        const retried = await shop.orders.retryTransfer({ orderId: id, transferId: transfer })
        if (!retried.ok) return refuse(toReason(retried.reason))
        const order = await show(id)
        audit({ id, label: 'number' in order ? String(order.number) : '' })
        return order
      },
    }),
  ]
}
