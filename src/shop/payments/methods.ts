import type { OrderStatus } from '../model/order-status.ts'
import type { BankAccount, ShopSettings } from '../model/settings.ts'

/** A payment method as checkout offers it. */
export interface PaymentChoice {
  id: string
  title: string
  description: string
}

/** A payment method. To add one, list it in `paymentMethods`. */
export interface PaymentMethod {
  id: string
  /** Undefined if not offered. */
  choice(settings: ShopSettings): PaymentChoice | undefined
  /** Initial order status. */
  firstStatus: OrderStatus
  /** Shown after the order and in its mail. */
  instructions(settings: ShopSettings): { text: string; accounts: BankAccount[] }
}

/** Whether the buyer has not paid yet: a new order of this method, or one that waits for payment. */
export function awaitsPayment(status: OrderStatus, { firstStatus }: PaymentMethod): boolean {
  return status === firstStatus || status === 'pending' || status === 'on-hold'
}

/** Bank transfer: the order waits for the money. */
const bacs: PaymentMethod = {
  id: 'bacs',
  choice: ({ payments: { bacs } }) =>
    bacs.enabled ? { id: 'bacs', title: bacs.title, description: bacs.description } : undefined,
  firstStatus: 'on-hold',
  instructions: ({ payments: { bacs } }) => ({
    text: bacs.instructions,
    accounts: bacs.accounts,
  }),
}

/** Cash on delivery: processing starts at once. */
const cod: PaymentMethod = {
  id: 'cod',
  choice: ({ payments: { cod } }) =>
    cod.enabled ? { id: 'cod', title: cod.title, description: cod.description } : undefined,
  firstStatus: 'processing',
  instructions: ({ payments: { cod } }) => ({ text: cod.instructions, accounts: [] }),
}

/** In checkout order. */
const paymentMethods: readonly PaymentMethod[] = [bacs, cod]

export function paymentChoices(settings: ShopSettings): PaymentChoice[] {
  return paymentMethods.flatMap(method => method.choice(settings) ?? [])
}

export function findPaymentMethod(id: string): PaymentMethod | undefined {
  return paymentMethods.find(method => method.id === id)
}
