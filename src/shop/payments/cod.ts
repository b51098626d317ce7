import type { PaymentMethod } from './payment-method.ts'

/** Cash on delivery: nothing to wait for. */
export const cod: PaymentMethod = {
  id: 'cod',
  choice: ({ payments: { cod } }) =>
    cod.enabled ? { id: 'cod', title: cod.title, description: cod.description } : undefined,
  firstStatus: 'processing',
  instructions: ({ payments: { cod } }) => ({ text: cod.instructions, accounts: [] }),
}
