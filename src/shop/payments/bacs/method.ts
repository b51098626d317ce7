import { configuredChoice, type PaymentMethod } from '../method.ts'

/** Bank transfer: the order waits for the money. */
export const bacs: PaymentMethod = {
  id: 'bacs',
  choice: settings => configuredChoice('bacs', settings),
  firstStatus: 'on-hold',
  isPaidOnDelivery: false,
  details: ({ payments: { bacs } }) => ({
    instructions: bacs.instructions,
    accounts: bacs.accounts,
  }),
}
