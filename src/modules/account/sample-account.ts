import { type AccountData, EMPTY_ACCOUNT } from './account-data.ts'

const order = {
  id: 'a',
  number: 1002,
  key: 'sample',
  status: 'completed' as const,
  createdAt: Date.UTC(2026, 2, 4, 12),
  name: 'Ida Berg',
  email: 'ida@example.com',
  total: 8900,
  currency: 'EUR',
  quantity: 3,
  path: '/order-received',
}

/** Account of a signed-in customer, for examples and the canvas. */
export const sampleAccount: AccountData = {
  ...EMPTY_ACCOUNT,
  view: 'overview',
  customer: { name: 'Ida Berg', email: 'ida@example.com', hasPassword: true, isFresh: true },
  orders: {
    orders: [order, { ...order, id: 'b', number: 1001, status: 'processing', total: 3200 }],
    ...{ count: 2, page: 1, pages: 1 },
  },
}
