import { startPayPal } from '../doubles/paypal.ts'
import { type Fault, startStripe } from '../doubles/stripe.ts'

/** A provider's double, as far as the suite needs it. */
export interface PaymentDouble {
  url: string
  credentials: Record<string, string>
  fail(...faults: Fault[]): void
  /** The buyer pays. */
  pay(reference: string): void
  /** The money arrives days later. */
  payLater(reference: string): void
  /** How many payments were created. */
  count(): number
  refunded(): number
  refundInDashboard(reference: string): void
  dispute(reference: string): void
  lastEvent(): { body: string; headers: Record<string, string> }
  forged(): { body: string; headers: Record<string, string> }
  stop(): void
}

type Now = () => number

async function openStripe(now: Now): Promise<PaymentDouble> {
  const stripe = await startStripe({ now })
  return {
    ...stripe,
    pay: reference => void stripe.pay(reference),
    payLater: reference => void stripe.pay(reference, 'slow-bank'),
    count: () => stripe.intents.size,
    refunded: () => stripe.refunds.length,
    refundInDashboard: reference => void stripe.refundInDashboard(reference, 300),
    dispute: reference => void stripe.dispute(reference),
    lastEvent: () => stripe.signed(stripe.events.at(-1) ?? {}),
    forged: () => stripe.signed(stripe.events.at(-1) ?? {}, { secret: 'whsec_other' }),
  }
}

async function openPayPal(now: Now): Promise<PaymentDouble> {
  const paypal = await startPayPal({ now })
  return {
    ...paypal,
    pay: reference => paypal.approve(reference),
    payLater(reference) {
      paypal.delayCaptures(true)
      paypal.approve(reference)
    },
    count: () => paypal.orders.size,
    refunded: () => paypal.refunds.length,
    refundInDashboard: reference => paypal.refundInDashboard(reference, '3.00'),
    dispute: reference => paypal.dispute(reference),
    lastEvent: () => paypal.signed(paypal.events.at(-1) ?? {}),
    forged: () => paypal.signed(paypal.events.at(-1) ?? {}, { isForged: true }),
  }
}

export const paymentDoubles: Record<string, (now: Now) => Promise<PaymentDouble>> = {
  stripe: openStripe,
  paypal: openPayPal,
}
