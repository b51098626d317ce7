import type { ActionOutcome, LoadContext, PropsOf } from '#module-contract'
import { visitorCart } from '#shop/http'
import { type CheckoutState, type CheckoutView, sampleCheckout } from '#shop/schema'
import type { Services } from '../services.ts'
import { type CheckoutData, toCheckoutData } from './checkout-data.ts'
import type { Props } from './props.ts'

export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<CheckoutData> {
  const { shop } = context.services
  const { key, customer } = await visitorCart(shop, context.visitor())
  const state = stateOf(context.outcome)
  const view = await shop.checkout.view({ key, state, customer })
  const isSample = context.isCanvas && view.cart.lines.length === 0
  return toCheckoutData(isSample ? withSample(view) : view)
}

/** Owners arrange the parts on the canvas, where an empty cart would hide them. */
function withSample(view: CheckoutView): CheckoutView {
  const { paths } = view.cart
  const payments = view.payments.length > 0 ? view.payments : sampleCheckout.payments
  return { ...view, cart: { ...sampleCheckout.cart, paths }, payments }
}

/** Errors of a refused order, or the input of a review. */
function stateOf(outcome: ActionOutcome | undefined): CheckoutState | undefined {
  if (!outcome) return undefined
  if (!outcome.result.ok) return outcome.result.refusal as CheckoutState
  const { fields, errors, notice } = outcome.result.answer as CheckoutView
  return { fields, errors, notice }
}
