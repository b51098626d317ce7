import Type from 'typebox'
import { ORDER_STATUSES, type OrderStatus } from '#shop/schema'

export const MAX_NOTE = 2000

export const Status = Type.Unsafe<OrderStatus>(Type.Enum([...ORDER_STATUSES]))

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
})
