import type { Visitor } from '#base'
import type { Shop } from '../create-shop.ts'
import { orderReceivedPath } from '../orders/order-received.ts'
import { orderPayPath } from '../orders/payments/pay-link.ts'
import type { PayReason } from '../orders/payments/pay-view.ts'
import { findOnlineMethod } from '../payments/methods.ts'
import type { PostedTexts } from './posted-items.ts'
import { customerOf } from './signed-in.ts'

export const PAYMENT_STARTS_PER_MINUTE = 20

interface Caller {
  services: { shop: Shop }
  visitor(): Visitor
  publicUrl: string
  translate(key: 'orderAt', values: { number: string; shop: string }): string
}

const STATUS: Partial<Record<PayReason, 403 | 404 | 409 | 422 | 429>> = {
  'unknown-order': 404,
  terms: 422,
  'unknown-method': 422,
  'too-often': 429,
}

/** Starts paying an order with the posted method. Without script, the answer leads to the provider. */
export async function payPostedOrder(
  { services: { shop }, visitor, publicUrl, translate }: Caller,
  posted: PostedTexts,
) {
  const address = { number: Number(posted.order), key: posted.key ?? '' }
  const found = await shop.payments.findPayable(address)
  if (!found) return refusePayment('unknown-order')
  if (found.needsTerms && !posted.terms) return refusePayment('terms')
  const settings = await shop.settings()
  const { payment_method: method = '' } = posted
  if (!findOnlineMethod(method)) {
    const changed = await shop.payments.payLater({ orderId: found.id, method })
    if (!changed.ok) return refusePayment(changed.reason)
    return { ok: true as const, redirect: orderReceivedPath(settings, address) }
  }
  const flow = posted.flow === 'form' ? 'form' : 'redirect'
  const customer = found.customerId ? await customerOf(shop, visitor()) : undefined
  const page = new URL(orderPayPath(address), publicUrl).href
  const started = await shop.payments.startOnline({
    ...{ orderId: found.id, method, flow, returnUrl: page, cancelUrl: page },
    ...(customer?.id === found.customerId && { customer }),
    description: translate('orderAt', { number: String(found.number), shop: settings.name }),
  })
  // The page shows that it was paid.
  if (!started.ok && started.reason === 'already-paid') {
    return { ok: true as const, redirect: orderPayPath(address) }
  }
  if (!started.ok) return refusePayment(started.reason)
  const { next } = started
  if (next.kind === 'redirect') return { ok: true as const, redirect: next.url }
  return { ok: true as const, answer: { next } }
}

export function refusePayment(reason: PayReason, waitSeconds?: number) {
  return {
    ok: false as const,
    reason,
    refusal: { reason },
    status: STATUS[reason] ?? (409 as const),
    ...(waitSeconds !== undefined && { waitSeconds }),
  }
}
