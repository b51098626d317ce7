import type { PaymentMethod } from './payment-method.ts'

/** Bank transfer: the order is kept until the money is there. */
export const bacs: PaymentMethod = {
  id: 'bacs',
  choice: ({ payments: { bacs } }) =>
    bacs.enabled ? { id: 'bacs', title: bacs.title, description: bacs.description } : undefined,
  firstStatus: 'on-hold',
  instructions: ({ payments: { bacs } }) => ({
    text: bacs.instructions,
    accounts: bacs.accounts,
  }),
}
