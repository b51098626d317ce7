import type { LoadContext, PropsOf } from '#module-contract'
import { cartKeyOf } from '#shop/http'
import type { CartRefusal, CartView } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface CartData {
  cart: CartView
  /** Reason of a refused change. */
  refused: CartRefusal | undefined
}

export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<CartData> {
  const key = cartKeyOf(context.visitor())
  const result = context.outcome?.result
  const { shop } = context.services
  return {
    cart: await shop.cart.view({ key, withNotices: true }),
    refused: result?.ok === false ? (result.refusal as CartRefusal) : undefined,
  }
}
