import type { Minor } from '#base'
import type { Database } from '#db'
import { createTranslate } from '#texts'
import type { Tender } from '../gift-cards/pay-with-cards.ts'
import { giftCardTexts } from '../gift-cards/texts.ts'
import { CUSTOMER_AUTHOR } from '../model/authors.ts'
import type { CheckoutFields } from '../model/checkout-fields.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { NewOrder, PlacedOrder } from '../orders/insert-order.ts'
import { followPayment } from '../orders/invoices/issue-invoice.ts'
import { GIFT_CARD_METHOD, payNewOrder } from '../orders/payments/card-payments.ts'
import { NO_PAYMENT } from '../payments/method.ts'
import { findPaymentMethod } from '../payments/methods.ts'
import { type CheckoutRefusal, refuseOrder } from './checkout-result.ts'
import type { CheckoutContext } from './order-request.ts'

interface Payment {
  due: Minor
  tenders: readonly Tender[]
}

/** The method of an order. Nothing is left to pay for free orders and those that gift cards pay. */
export function paymentOf(
  settings: ShopSettings,
  fields: CheckoutFields,
  { due, tenders }: Payment,
): NewOrder['payment'] {
  const method = due > 0 ? findPaymentMethod(fields.payment_method) : undefined
  if (method) {
    return {
      id: method.id,
      title: method.choice(settings)?.title ?? '',
      status: method.firstStatus,
      details: method.details(settings),
    }
  }
  const details = { instructions: '', accounts: [] }
  if (!tenders.some(tender => tender.amount > 0)) {
    return { id: NO_PAYMENT, title: '', status: 'processing', details }
  }
  const title = createTranslate(giftCardTexts, settings)('giftCard')
  return { id: GIFT_CARD_METHOD, title, status: 'processing', details }
}

/** Takes the amounts of gift cards, and issues the invoice of an order that is paid by then. */
export async function payOrder(
  db: Database,
  context: CheckoutContext,
  { order, due, tenders, nowMs }: Payment & { order: PlacedOrder; nowMs: number },
): Promise<CheckoutRefusal | undefined> {
  const { currency } = context.settings
  const isPaid = await payNewOrder(db, { ...order, currency }, tenders, nowMs)
  if (!isPaid) return refuseOrder('total-changed', [{ key: 'giftCard.changed' }])
  if (order.status === 'processing' && due === 0) {
    const paid = { id: order.id, status: order.status, erased_at: null }
    await followPayment(db, context, paid, { author: CUSTOMER_AUTHOR })
  }
  return undefined
}
