import type { LoadContext, PropsOf } from '#module-contract'
import { visitorCart } from '#shop/http'
import { type CartRefusal, type CartView, toCountryOptions } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface CartData {
  cart: CartView
  /**
   * HTML options of the country select; the browser keeps the existing ones. Empty if the page has no
   * such select.
   */
  countryOptions: string
  /** Reason of a refused change. */
  refused: CartRefusal | undefined
}

export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<CartData> {
  const result = context.outcome?.result
  const { shop } = context.services
  const { key, customer } = await visitorCart(shop, context.visitor())
  const cart = await shop.cart.view({ key, customer, withNotices: true, announcesPrices: true })
  const refused = result?.ok === false ? (result.refusal as CartRefusal) : undefined
  const chosen = refused?.estimate?.country ?? cart.shipping.destination.country
  const countries = cart.needsShipping ? await shop.cart.countries() : []
  return { cart, refused, countryOptions: toCountryOptions(countries, chosen) }
}
