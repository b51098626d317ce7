import Type from 'typebox'
import { CART_REMINDER_STATES, type CartReminderState } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const Item = Type.Object({
  id: Type.String(),
  email: Type.String(),
  state: Type.Unsafe<CartReminderState>(Type.Enum([...CART_REMINDER_STATES])),
  items: Type.Integer(),
  value: Type.Integer(),
  sent: Type.Integer(),
  consentedAt: Type.Integer(),
  lastSentAt: Type.Union([Type.Integer(), Type.Null()]),
  orderId: Type.Union([Type.String(), Type.Null()]),
  orderNumber: Type.Union([Type.Integer(), Type.Null()]),
  orderTotal: Type.Union([Type.Integer(), Type.Null()]),
})
const Report = Type.Object({
  currency: Type.String(),
  abandoned: Type.Integer(),
  reminded: Type.Integer(),
  remindedValue: Type.Integer(),
  recovered: Type.Integer(),
  recoveredValue: Type.Integer(),
})

/** Carts that were not ordered, and the mails about them. */
export default ({ shop, shopSettings }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/abandoned-carts',
    summary: 'List carts whose buyers agreed to reminders',
    allow: 'orders.read',
    query: listQuery(['consentedAt'] as const, { reminded: Type.Optional(Type.Boolean()) }),
    answer: listAnswer(Item),
    handle: ({ query }) => shop.cartReminders.list(query),
  }),
  adminRoute({
    method: 'GET',
    path: '/abandoned-carts-report',
    summary: 'Sum up abandoned carts, reminders and the orders that followed',
    allow: 'orders.read',
    query: Type.Object(
      { days: Type.Integer({ minimum: 1, maximum: 365 }) },
      { additionalProperties: false },
    ),
    answer: Report,
    handle: async ({ query: { days } }) => ({
      ...(await shop.cartReminders.report(days)),
      currency: (await shopSettings.get()).currency,
    }),
  }),
]
