import type { Minor } from '#base'
import type { PaymentChoice } from '../../payments/method.ts'
import type { OrderView } from '../view.ts'
import type { StartReason } from './start-online-payment.ts'

/**
 * `open`: can be paid. `processing`: the buyer has paid, and the money is on its way. `expired`: cancelled
 * because it was not paid in time. `closed`: cannot be paid online, for example because it is completed.
 */
export type PayState =
  | 'open'
  | 'paid'
  | 'processing'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'closed'

export interface PayMethod extends PaymentChoice {
  /** The provider has a form for the page. */
  hasForm: boolean
  /** Paid at a provider, now. */
  isOnline: boolean
  /** No money moves. */
  isTest: boolean
}

/** Content of the page that pays an order, for everyone who has its link: no addresses. */
export type OrderPayView =
  | { state: 'unknown' }
  | {
      state: PayState
      order: Pick<
        OrderView,
        | 'number'
        | 'key'
        | 'lines'
        | 'totals'
        | 'money'
        | 'payment'
        | 'exemption'
        | 'refunded'
        | 'paid'
      >
      due: Minor
      methods: PayMethod[]
      /** The last try was declined. */
      wasDeclined: boolean
      /** Buyers of orders that staff has made accept the terms here; the path is empty without a page. */
      terms: { required: boolean; path: string }
      receivedPath: string
      shopPath: string
    }

/** Why a payment did not start. */
export type PayReason = StartReason | 'terms' | 'too-often'
