import Type from 'typebox'
import {
  FULFILMENT_STATES,
  type FulfilmentState,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATES,
  type PaymentState,
} from '#shop/schema'

export const MAX_NOTE = 2000

export const Status = Type.Unsafe<OrderStatus>(Type.Enum([...ORDER_STATUSES]))

export const PaymentStateName = Type.Unsafe<PaymentState>(Type.Enum([...PAYMENT_STATES]))
export const FulfilmentStateName = Type.Unsafe<FulfilmentState>(Type.Enum([...FULFILMENT_STATES]))

export const toReason = <Reason extends string>(reason: Reason) =>
  reason === 'unknown-order' ? 'not-found' : (reason as Exclude<Reason, 'unknown-order'>)

export const OrderItem = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  status: Status,
  createdAt: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  /** In minor units. */
  total: Type.Integer(),
  currency: Type.String(),
  quantity: Type.Integer(),
  payment: Type.String(),
  paymentTitle: Type.String(),
  paymentState: PaymentStateName,
  fulfilmentState: FulfilmentStateName,
  /** Sums in minor units. */
  paid: Type.Integer(),
  refunded: Type.Integer(),
  note: Type.String(),
  /** When personal data was erased. */
  erasedAt: Type.Union([Type.Integer(), Type.Null()]),
  next: Type.Array(Status),
})

/** `OrderDetail` of the shop. */
export const AnyOrder = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  status: Status,
  email: Type.String(),
  erasedAt: Type.Union([Type.Integer(), Type.Null()]),
  next: Type.Array(Status),
  lines: Type.Array(Type.Object({})),
  downloads: Type.Array(Type.Object({})),
  events: Type.Array(Type.Object({})),
  mails: Type.Array(Type.Object({})),
  /** Sums in minor units. */
  paid: Type.Integer(),
  refunded: Type.Integer(),
  paymentState: PaymentStateName,
  fulfilmentState: FulfilmentStateName,
  payments: Type.Array(Type.Object({})),
  /** Money that refunds return through payment providers. */
  paymentRefunds: Type.Array(Type.Object({})),
  disputes: Type.Array(Type.Object({})),
  /** In minor units. */
  onlineRefundable: Type.Integer(),
  /** Issued invoices and credit notes. */
  invoices: Type.Array(Type.Object({})),
  mayInvoice: Type.Boolean(),
  /** The rest of each line to refund and to ship. */
  openLines: Type.Array(Type.Object({})),
  fulfilments: Type.Array(Type.Object({})),
  returns: Type.Array(Type.Object({})),
})

const Moment = Type.Optional(Type.Integer({ minimum: 0 }))
/** Comma-separated. */
export const Ids = Type.Optional(Type.String({ maxLength: 8000 }))

/** Filters of the list, besides the search. */
export const filters = {
  status: Type.Optional(Status),
  payment: Type.Optional(Type.String({ maxLength: 50 })),
  paymentState: Type.Optional(PaymentStateName),
  fulfilmentState: Type.Optional(FulfilmentStateName),
  /** Whether the order is processed and some items are not shipped. */
  toShip: Type.Optional(Type.Boolean()),
  /** Whether a return waits for an answer, or for its refund. */
  hasReturn: Type.Optional(Type.Boolean()),
  from: Moment,
  to: Moment,
}
