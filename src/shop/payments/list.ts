import type { PaymentChoice } from '../checkout/view.ts'
import type { ShopSettings } from '../settings.ts'
import { bacs } from './bacs.ts'
import { cod } from './cod.ts'
import type { PaymentMethod } from './payment-method.ts'

/** In the order of the checkout. */
const paymentMethods: readonly PaymentMethod[] = [bacs, cod]

export function paymentChoices(settings: ShopSettings): PaymentChoice[] {
  return paymentMethods.flatMap(method => method.choice(settings) ?? [])
}

export function findPaymentMethod(id: string): PaymentMethod | undefined {
  return paymentMethods.find(method => method.id === id)
}
