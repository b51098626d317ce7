import type { ShopSettings } from '../model/settings.ts'
import { bacs } from './bacs/method.ts'
import { cheque } from './cheque/method.ts'
import { cod } from './cod/method.ts'
import type { PaymentChoice, PaymentMethod } from './method.ts'

/** In checkout order. */
export const paymentMethods: readonly PaymentMethod[] = [bacs, cheque, cod]

export function paymentChoices(settings: ShopSettings): PaymentChoice[] {
  return paymentMethods.flatMap(method => method.choice(settings) ?? [])
}

export function findPaymentMethod(id: string): PaymentMethod | undefined {
  return paymentMethods.find(method => method.id === id)
}
