import { type Refusal, type Result, refuse } from '#base'
import type { CartMessage } from '../cart/texts.ts'
import type { PlacedOrder } from '../orders/insert-order.ts'
import type { CheckoutError } from './checkout-error.ts'
import type { CheckoutMessage } from './texts.ts'

export type CheckoutReason =
  | 'invalid'
  | 'session-expired'
  | 'cart-empty'
  | 'cart-changed'
  | 'no-shipping'
  | 'total-changed'
  | 'not-enough-stock'

interface CheckoutErrors {
  errors: CheckoutError[]
}

export type CheckoutRefusal = Refusal<CheckoutReason, CheckoutErrors>

export type CheckoutResult = Result<
  /** `repeated`: the cart was already ordered; returns the same order. */
  { order: PlacedOrder; repeated: boolean },
  CheckoutReason,
  CheckoutErrors
>

/** Refuses an order for reasons that concern no field. */
export function refuseOrder(
  reason: CheckoutReason,
  messages: (CartMessage | CheckoutMessage)[],
): CheckoutRefusal {
  return refuse(reason, { errors: messages.map(message => ({ field: undefined, message })) })
}

export const refuseExpired = () => refuseOrder('session-expired', [{ key: 'expired' }])
