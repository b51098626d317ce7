import { configuredChoice, type PaymentMethod } from '../method.ts'

/** Cash on delivery: processing starts at once. */
export const cod: PaymentMethod = {
  id: 'cod',
  choice: settings => configuredChoice('cod', settings),
  firstStatus: 'processing',
  isPaidOnDelivery: true,
  details: ({ payments: { cod } }) => ({ instructions: cod.instructions, accounts: [] }),
}
