import { configuredChoice, type PaymentMethod } from '../method.ts'

/** Cheque: the order waits until it has cleared. */
export const cheque: PaymentMethod = {
  id: 'cheque',
  choice: settings => configuredChoice('cheque', settings),
  firstStatus: 'on-hold',
  isPaidOnDelivery: false,
  details: ({ payments: { cheque } }) => ({ instructions: cheque.instructions, accounts: [] }),
}
