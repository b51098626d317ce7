import { ok, type Result, refuse } from '#base'
import type { PaymentProvider, ProviderReason } from '../../payments/provider.ts'
import { applyPayment } from './apply-payment.ts'
import { type ProviderAccess, providerOf } from './provider-context.ts'

export type CaptureReason = 'unknown-order' | 'not-authorized' | ProviderReason

type Captured = Result<{ amount: number }, CaptureReason>

interface CaptureRequest {
  orderId: string
  paymentId: string
}

/** Takes authorized money, as much as the order is worth now. */
export function capturePayment(
  context: ProviderAccess,
  request: CaptureRequest,
): Promise<Captured> {
  return withAuthorized(context, request, (provider, payment) => {
    const { reference, amount, due, currency } = payment
    const taken = Math.min(amount, due)
    return provider.capture({ paymentId: request.paymentId, reference, amount: taken, currency })
  })
}

/** Releases authorized money without taking it. */
export function releasePayment(
  context: ProviderAccess,
  request: CaptureRequest,
): Promise<Captured> {
  return withAuthorized(context, request, (provider, { reference }) => provider.cancel(reference))
}

async function withAuthorized(
  context: ProviderAccess,
  { orderId, paymentId }: CaptureRequest,
  run: (
    provider: PaymentProvider,
    payment: { reference: string; amount: number; due: number; currency: string },
  ) => ReturnType<PaymentProvider['capture']>,
): Promise<Captured> {
  const row = await context.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.reference', 'payments.state', 'payments.amount', 'payments.currency'])
    .select(['payments.method', 'payments.test_mode', 'orders.total', 'orders.paid'])
    .where('payments.id', '=', paymentId)
    .where('payments.order_id', '=', orderId)
    .executeTakeFirst()
  if (!row) return refuse('unknown-order')
  const { reference, state, amount, currency, method } = row
  const due = row.total - row.paid
  if (state !== 'authorized' || reference === null || due <= 0) return refuse('not-authorized')
  const provider = await providerOf(context, row)
  if (!provider) return refuse('provider-keys')
  const answer = await run(provider, { reference, amount, due, currency })
  if (!answer.ok) return refuse(answer.reason)
  await applyPayment(context, { ...answer.payment, paymentId, method })
  return ok({ amount: answer.payment.amount })
}
