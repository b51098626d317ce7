import type { CartView } from '#shop/client'
import type { CheckoutData } from './checkout-data.ts'
import type { FieldContext } from './Field.tsx'
import type { Part } from './parts.ts'
import type { ShownCheckout } from './use-checkout.ts'

export interface PartProps {
  part: Part
  context: FieldContext
  data: CheckoutData
  state: ShownCheckout
  notePlaceholder: string
  /** Text of the terms' checkbox. */
  terms: string
}

/** Props of parts of the order summary. */
export interface OrderPartProps {
  id: string
  part: Part
  cart: CartView
  /** New amounts are being loaded. */
  isBusy?: boolean
}
