import type { CartView } from '../cart/view.ts'
import type { AddressField } from './addresses.ts'
import type { CheckoutFields } from './fields.ts'
import type { CheckoutError } from './validate.ts'

export interface PaymentChoice {
  id: string
  title: string
  description: string
}

/** All that the checkout page shows. */
export interface CheckoutView {
  cart: CartView
  fields: CheckoutFields
  errors: CheckoutError[]
  countries: { code: string; name: string }[]
  payments: PaymentChoice[]
  /** Fields of an address that are completed while typing (FM-10). */
  completed: readonly AddressField[]
  /** `path` is empty where visitors find no page. */
  terms: { required: boolean; path: string }
}

/** What a refused checkout hands to the page that shows the form again. */
export interface CheckoutState {
  fields: CheckoutFields
  errors: CheckoutError[]
}
