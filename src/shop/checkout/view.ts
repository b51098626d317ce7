import type { AddressField } from '../address/addresses.ts'
import type { CartNotice, CartView, RefusedCoupon } from '../cart/view.ts'
import type { CheckoutFields } from '../model/checkout-fields.ts'
import type { CustomField } from '../model/custom-fields.ts'
import type { PaymentChoice } from '../payments/method.ts'
import type { CheckoutError } from './checkout-error.ts'

/** The buyer's account. */
export interface CheckoutAccount {
  /** Email address of the signed-in customer. */
  email: string | undefined
  /** Page that signs in and returns to the checkout. */
  signInPath: string
  addresses: { id: string; label: string }[]
}

/** Data of the checkout page. */
export interface CheckoutView {
  cart: CartView
  fields: CheckoutFields
  errors: CheckoutError[]
  /** Whether businesses may enter a VAT ID. */
  asksVatId: boolean
  /** A refused coupon code. */
  coupon: RefusedCoupon | undefined
  /** Confirms a change of the coupons. */
  notice: CartNotice | undefined
  countries: { code: string; name: string }[]
  payments: PaymentChoice[]
  /** Fields that the owner defined. */
  customFields: CustomField[]
  offersOrderNote: boolean
  offersGiftNote: boolean
  /** Whether buyers can agree to a mail that asks for reviews. */
  asksForReviews: boolean
  /** Whether buyers can agree to mails about a cart that was not ordered. */
  offersReminder: boolean
  account: CheckoutAccount
  /** Address fields with suggestions (FM-10). */
  completed: readonly AddressField[]
  /** `path` is empty if the page is not public. */
  terms: { required: boolean; path: string }
}

/** State of a refused checkout for showing the form again. */
export interface CheckoutState {
  fields: CheckoutFields
  errors: CheckoutError[]
  coupon?: RefusedCoupon | undefined
  notice?: CartNotice | undefined
}
