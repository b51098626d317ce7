import type { Live, LoadContext } from '#module-kit'
import { cartKeyOf } from '#shop'
import type { CartView, ShopPageState } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface CartData {
  cart: CartView
  /** What a refused change was refused for. */
  refused: ShopPageState['cart']
  /** A refused "add to cart" that had no page of its own to return to. */
  addError: string | undefined
}

export async function load(
  _props: Live<typeof Props>,
  context: LoadContext<Services>,
): Promise<CartData> {
  context.private()
  const state = context.request.shop as ShopPageState | undefined
  const key = cartKeyOf(context.request.cookies)
  const { shop } = context.services
  // Whoever looks at the module by itself sees it at work.
  const isFilled = context.page.id === 'gallery' && context.nodeId !== 'cart-2'
  return {
    cart: isFilled ? await shop.samples.cart() : await shop.cart.view({ key, takeNotices: true }),
    refused: state?.cart,
    addError: state?.add?.error,
  }
}
