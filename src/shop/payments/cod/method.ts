import { configuredChoice, type PaymentMethod } from '../method.ts'

/** Cash on delivery: processing starts at once. */
export const cod: PaymentMethod = {
  id: 'cod',
  choice: settings => configuredChoice('cod', settings),
  firstStatus: 'processing',
  // Somebody must hand over the items to collect the money.
  isForOrder: ({ needsShipping }) => needsShipping,
  isPaidOnDelivery: true,
  details: ({ payments: { cod } }) => ({ instructions: cod.instructions, accounts: [] }),
}
