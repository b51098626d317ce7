import { countryChoices } from '../address/countries.ts'
import type { CartContext } from '../cart/cart-store.ts'
import { loadCart } from '../cart/load-view.ts'
import { loadRemembered } from '../cart/remembered-fields.ts'
import type { ShopDeps } from '../deps.ts'
import { emptyCheckoutFields, shippingOf } from '../model/checkout-fields.ts'
import { paymentChoices } from '../payments/methods.ts'
import { COMPLETED_FIELDS } from './completed-fields.ts'
import type { CheckoutState, CheckoutView } from './view.ts'

/** Data of the checkout page with the current input. */
export async function loadCheckout(
  context: CartContext & Pick<ShopDeps, 'hasPage'>,
  request: { key: string | undefined; state?: CheckoutState | undefined },
): Promise<CheckoutView> {
  const { settings } = context
  const { required, path } = settings.terms
  const payments = paymentChoices(settings)
  const remembered = request.state?.fields ?? (await loadRemembered(context.db, request.key))
  const fields = remembered ?? {
    ...emptyCheckoutFields,
    billing_country: settings.country,
    shipping_country: settings.country,
    payment_method: payments[0]?.id ?? '',
  }
  return {
    cart: await loadCart(context, { key: request.key, destination: shippingOf(fields) }),
    fields,
    errors: request.state?.errors ?? [],
    countries: countryChoices(settings.sellTo, settings.locale),
    payments,
    completed: COMPLETED_FIELDS[settings.addressSuggestions.provider],
    terms: { required, path: required && (await context.hasPage(path)) ? path : '' },
  }
}
