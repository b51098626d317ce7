import { countryChoices } from '../address/countries.ts'
import { addressLines } from '../address/format-address.ts'
import { loadLines } from '../cart/cart-lines.ts'
import { type CartContext, findCart } from '../cart/cart-store.ts'
import { type CartCustomer, toCartView } from '../cart/load-view.ts'
import { readRemembered } from '../cart/remembered-fields.ts'
import { listAddresses } from '../customers/addresses.ts'
import { fillIn } from '../customers/fill-in-fields.ts'
import { signInPath } from '../customers/sign-in-path.ts'
import type { ShopDeps } from '../deps.ts'
import { emptyCheckoutFields, shippingOf } from '../model/checkout-fields.ts'
import { localizeFields } from '../model/checkout-settings.ts'
import { fieldsOfOrder } from '../model/custom-fields.ts'
import { asksForReviews } from '../orders/mail/review-request.ts'
import { choicesFor, paymentChoices } from '../payments/methods.ts'
import { acceptsVatIds } from '../tax/check-vat-id.ts'
import { COMPLETED_FIELDS } from './completed-fields.ts'
import type { CheckoutState, CheckoutView } from './view.ts'

/** Data of the checkout page with the current input. */
export async function loadCheckout(
  context: CartContext & Pick<ShopDeps, 'hasPage'>,
  request: {
    key: string | undefined
    state?: CheckoutState | undefined
    /** Who is signed in. */
    customer?: CartCustomer | undefined
  },
): Promise<CheckoutView> {
  const { settings } = context
  const { required, path } = settings.terms
  const choices = paymentChoices(settings)
  const cart = await findCart(context.db, request.key)
  const rows = cart ? await loadLines(context.db, cart.id) : []
  const { customer } = request
  const addresses = customer ? await listAddresses(context.db, customer.id) : []
  const remembered = readRemembered(cart)
  const entered =
    request.state?.fields ?? (customer ? fillIn(remembered, customer, addresses) : remembered)
  const fields = {
    ...(entered ?? emptyCheckoutFields),
    billing_state: entered?.billing_country ? entered.billing_state : settings.base.state,
    billing_country: entered?.billing_country || settings.country,
    shipping_country: entered?.shipping_country || settings.country,
    payment_method: entered?.payment_method || (choices[0]?.id ?? ''),
  }
  const view = await toCartView(
    context,
    { cart, rows },
    {
      destination: shippingOf(fields),
      mayAskVies: request.state !== undefined,
      customer,
      email: fields.billing_email,
    },
  )
  const offered = choicesFor(settings, view)
  const isOffered = (id: string) => offered.some(choice => choice.id === id)
  const isGone = choices.some(({ id }) => id === fields.payment_method && !isOffered(id))
  return {
    cart: view,
    fields: isGone ? { ...fields, payment_method: offered[0]?.id ?? '' } : fields,
    errors: request.state?.errors ?? [],
    asksVatId: acceptsVatIds(settings),
    coupon: request.state?.coupon,
    notice: request.state?.notice,
    countries: countryChoices(settings.sellTo, settings.locale),
    payments: view.due > 0 ? offered : [],
    customFields: fieldsOfOrder(
      localizeFields(settings.checkout.fields, settings.locale),
      view.needsShipping,
    ),
    offersOrderNote: settings.checkout.orderNote,
    offersGiftNote: settings.checkout.giftNote,
    asksForReviews: asksForReviews(settings),
    offersReminder: settings.cartReminders.enabled,
    account: {
      email: customer?.email,
      signInPath: signInPath(settings, settings.paths.checkout),
      addresses: addresses.map(({ id, address }) => ({
        id,
        label: addressLines(address, settings.locale).join(', '),
      })),
    },
    completed: COMPLETED_FIELDS[settings.addressSuggestions.provider],
    terms: { required, path: required && (await context.hasPage(path)) ? path : '' },
  }
}
