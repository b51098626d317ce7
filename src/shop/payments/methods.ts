import type { Minor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import { bacs } from './bacs/method.ts'
import { cheque } from './cheque/method.ts'
import { cod } from './cod/method.ts'
import type { OnlineMethod, PayableOrder, PaymentChoice, PaymentMethod } from './method.ts'
import { paypal } from './paypal/method.ts'
import { stripe } from './stripe/method.ts'

/** In checkout order. */
export const paymentMethods: readonly PaymentMethod[] = [stripe, paypal, bacs, cheque, cod]

/** Enabled methods; those that can pay an order if it is given. */
export function paymentChoices(settings: ShopSettings, order?: PayableOrder): PaymentChoice[] {
  return paymentMethods
    .filter(method => !order || isForOrder(method, order))
    .flatMap(method => method.choice(settings) ?? [])
}

export const isForOrder = (method: PaymentMethod, order: PayableOrder): boolean =>
  method.isForOrder?.(order) ?? true

/** Whether a method takes this amount in this currency. */
export const acceptsPayment = ({ online }: PaymentMethod, due: Minor, currency: string): boolean =>
  !online || online.acceptsAmount(due, currency)

/** The methods that can pay the rest of an order in the currency of the settings. */
export const choicesFor = (
  settings: ShopSettings,
  order: PayableOrder & { due: Minor },
): PaymentChoice[] =>
  paymentMethods
    .filter(method => isForOrder(method, order))
    .filter(method => order.due === 0 || acceptsPayment(method, order.due, settings.currency))
    .flatMap(method => method.choice(settings) ?? [])

export function findPaymentMethod(id: string): PaymentMethod | undefined {
  return paymentMethods.find(method => method.id === id)
}

/** A method that pays at a provider. */
export function findOnlineMethod(id: string): OnlineMethod | undefined {
  const method = findPaymentMethod(id)
  return method?.online && { ...method, online: method.online }
}
