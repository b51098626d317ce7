import type { OrderStatus } from '../model/order-status.ts'
import type { BankAccount, ShopSettings } from '../model/settings.ts'
import type { OnlinePayment } from './provider.ts'

/** Posted instead of a payment method if nothing is left to pay. */
export const NO_PAYMENT = 'none'

/** A payment method as checkout offers it. */
export interface PaymentChoice {
  id: string
  title: string
  description: string
}

/** How to pay, stored with the order. */
export interface PaymentDetails {
  /** Shown after the order and in its mail. */
  instructions: string
  accounts: BankAccount[]
}

/** Facts of an order that decide which methods it is offered. */
export interface PayableOrder {
  /** Something is sent or picked up. */
  needsShipping: boolean
}

/** A payment method. Each is a folder, listed in `methods.ts` and tested by `conformance.test.ts`. */
export interface PaymentMethod {
  id: string
  /** Undefined if not offered. */
  choice(settings: ShopSettings): PaymentChoice | undefined
  /** Initial order status. */
  firstStatus: OrderStatus
  /** Whether an order can be paid so; every order if missing. */
  isForOrder?(order: PayableOrder): boolean
  /** The carrier collects the money, so that processing starts before the payment. */
  isPaidOnDelivery: boolean
  details(settings: ShopSettings): PaymentDetails
  /** Undefined if the money arrives outside the shop. */
  online?: OnlinePayment
}

/** A method that pays at a provider. */
export type OnlineMethod = PaymentMethod & { online: OnlinePayment }

/** Whether the buyer has not paid yet: a new order of this method, or one that waits for payment. */
export function awaitsPayment(status: OrderStatus, { firstStatus }: PaymentMethod): boolean {
  return status === firstStatus || status === 'pending' || status === 'on-hold'
}

/** The choice of a method whose texts are in the settings. */
export function configuredChoice(
  id: keyof (ShopSettings['payments'] & ShopSettings['onlinePayments']),
  { payments, onlinePayments }: ShopSettings,
): PaymentChoice | undefined {
  const { enabled, title, description } = { ...payments, ...onlinePayments }[id]
  return enabled ? { id, title, description } : undefined
}
