import type { LoadContext } from '#module-contract'
import { visitorCart } from '#shop/http'
import { type CartRefusal, sampleCart, toCountryOptions } from '#shop/schema'
import type { CartData } from '../cart/cart-data.ts'
import type { Services } from './load-product.ts'

/** The visitor's cart. Only a part with the products reads notices, because each is shown once. */
export async function loadCart(
  {
    services: { shop },
    visitor,
    outcome,
    isCanvas,
  }: Pick<LoadContext<Services>, 'services' | 'visitor' | 'outcome' | 'isCanvas'>,
  { hasProducts, withCountries }: { hasProducts: boolean; withCountries: boolean },
): Promise<CartData> {
  const result = outcome?.result
  const { key, customer } = await visitorCart(shop, visitor())
  const own = await shop.cart.view({
    key,
    customer,
    withNotices: hasProducts,
    announcesPrices: hasProducts,
  })
  // Owners see the parts that an empty cart hides.
  const isSample = isCanvas && !hasProducts && own.lines.length === 0
  const cart = isSample ? sampleCart : own
  const refused = result?.ok === false ? (result.refusal as CartRefusal) : undefined
  const chosen = refused?.estimate?.country ?? cart.shipping.destination.country
  const countries = withCountries && cart.needsShipping ? await shop.cart.countries() : []
  return { cart, refused, countryOptions: toCountryOptions(countries, chosen) }
}
