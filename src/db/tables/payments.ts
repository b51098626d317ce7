import type { Generated } from 'kysely'

/** Payments, refunds and shipments of orders. Columns marked JSON are stored as text. */
export interface PaymentTables {
  /** Attempts to pay an order. */
  payments: {
    id: string
    order_id: string
    /** Counted from 1 per order. */
    attempt: number
    /** Id of the payment method. */
    method: string
    /** The provider's id of the payment, or a note such as a bank reference. */
    reference: string | null
    /** `PaymentRowState`. */
    state: string
    amount: number
    currency: string
    test_mode: Generated<number>
    author: string
    /** Order event of the status change that recorded the payment; undoing the change voids it. */
    event_position: number | null
    created_at: number
    settled_at: number | null
    /** `form` or `redirect`: how the buyer pays at the provider; null for other payments. */
    flow: Generated<string | null>
    /** Time of the next question to the provider; null if nothing is expected. */
    check_at: Generated<number | null>
    /** Until when authorized money can be captured. */
    capturable_until: Generated<number | null>
    /** Why the last try was declined, in the provider's words. */
    problem: Generated<string>
  }
  /** Processed notifications of payment providers. */
  payment_events: {
    provider: string
    event_id: string
    payment_id: string
    /** `PaymentOutcome`. */
    outcome: string
    received_at: number
  }
  refunds: {
    id: string
    order_id: string
    /** Counted from 1 per order. */
    position: number
    amount: number
    /** The part that went back to gift cards or became store credit. */
    card_amount: Generated<number>
    /** 1 if that part became store credit. */
    as_credit: Generated<number>
    reason: string
    author: string
    /** Number of the credit note; null until it is issued. */
    credit_note_number: number | null
    created_at: number
  }
  /** Refunded quantity and amounts of an order line. */
  refund_lines: {
    refund_id: string
    line_id: string
    order_id: string
    quantity: number
    /** Items returned to stock. */
    restocked: number
    net: number
    tax: number
    /** JSON of one amount per tax of the line. */
    taxes: string
  }
  /** Money that a refund returns through the provider of a payment. */
  payment_refunds: {
    id: string
    /** Null if only an overpayment is returned, or if a refund at the provider could not be recorded. */
    refund_id: string | null
    /** The payment with a negative amount that records a returned overpayment. */
    overpayment_id: Generated<string | null>
    payment_id: string
    order_id: string
    amount: number
    currency: string
    /** The provider's id of the refund. */
    reference: string | null
    /** `PaymentRefundState`. */
    state: string
    /** Part of the idempotency key: a retry after a refusal is a new request. */
    tries: Generated<number>
    problem: Generated<string>
    /** Time of the next attempt while the outcome is unknown. */
    check_at: number | null
    created_at: number
  }
  /** Buyers who disputed a payment at their bank. */
  payment_disputes: {
    payment_id: string
    /** The provider's id of the dispute. */
    reference: string
    order_id: string
    /** `open`, `won` or `lost`. */
    state: string
    reason: string
    amount: number
    due_at: number | null
    created_at: number
    updated_at: number
  }
  fulfilments: {
    id: string
    order_id: string
    /** Counted from 1 per order. */
    position: number
    /** `CarrierId`. */
    carrier: string
    tracking_number: string
    tracking_url: string
    /** Order event of the shipment. */
    event_position: number
    author: string
    created_at: number
    cancelled_at: number | null
  }
  fulfilment_lines: {
    fulfilment_id: string
    line_id: string
    order_id: string
    quantity: number
  }
}
