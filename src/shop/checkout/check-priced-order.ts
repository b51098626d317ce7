import { formatMoney, type Minor, refuse } from '#base'
import { countryName } from '../address/countries.ts'
import { toCartGiftCard } from '../cart/gift-cards.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { CartMessage } from '../cart/texts.ts'
import type { Tender } from '../gift-cards/pay-with-cards.ts'
import { type CheckoutFields, destinationOf } from '../model/checkout-fields.ts'
import type { ShopSettings } from '../model/settings.ts'
import { acceptsPayment, findPaymentMethod, isForOrder } from '../payments/methods.ts'
import { withFieldMessage } from './checkout-error.ts'
import { type CheckoutRefusal, refuseOrder } from './checkout-result.ts'
import { notShippedTo } from './validate.ts'

interface Priced {
  priced: PricedCart
  tenders: readonly Tender[]
  due: Minor
}

/** Refuses an order that cannot be delivered or paid as chosen, or costs something else than was shown. */
export function checkPricedOrder(
  settings: ShopSettings,
  fields: CheckoutFields,
  order: Priced,
): CheckoutRefusal | undefined {
  return (
    refuseCoupons(order) ??
    refuseShipping(settings, fields, order) ??
    refusePayment(settings, fields, order) ??
    refuseTotal(settings, fields, order)
  )
}

/** Coupons and gift cards that no longer apply must be removed in the cart first. */
function refuseCoupons({ priced, tenders }: Priced): CheckoutRefusal | undefined {
  const problems: CartMessage[] = [
    ...priced.coupons.flatMap(coupon => coupon.problem ?? []),
    ...tenders.flatMap(tender => toCartGiftCard(tender).problem ?? []),
  ]
  if (problems.length === 0) return undefined
  return refuseOrder('cart-changed', [{ key: 'unavailable' }, ...problems])
}

function refuseShipping(
  settings: ShopSettings,
  fields: CheckoutFields,
  { priced }: Priced,
): CheckoutRefusal | undefined {
  if (!priced.needsShipping) return undefined
  if (!priced.method) {
    const name = countryName(destinationOf(fields).country, settings.locale)
    const field = fields.ship_to_different_address ? 'shipping_country' : 'billing_country'
    return refuse('no-shipping', { errors: [notShippedTo(field, name)] })
  }
  const asked = fields.shipping_method
  if (!asked || asked === priced.method.id) return undefined
  return refuse('no-shipping', {
    errors: [withFieldMessage('shipping_method', 'noShippingMethod')],
  })
}

function refusePayment(
  settings: ShopSettings,
  fields: CheckoutFields,
  { priced, due }: Priced,
): CheckoutRefusal | undefined {
  if (due <= 0) return undefined
  const method = findPaymentMethod(fields.payment_method)
  if (!method || !acceptsPayment(method, due, settings.currency)) {
    return refuse('invalid', { errors: [withFieldMessage('payment_method', 'noPaymentMethod')] })
  }
  if (isForOrder(method, priced)) return undefined
  return refuse('invalid', { errors: [withFieldMessage('payment_method', 'onlyOnDelivery')] })
}

function refuseTotal(
  { currency, locale }: ShopSettings,
  fields: CheckoutFields,
  { due }: Priced,
): CheckoutRefusal | undefined {
  const shown = [String(due), `${due} ${currency}`]
  if (!fields.shown_total || shown.includes(fields.shown_total)) return undefined
  const amount = formatMoney(due, currency, locale)
  return refuseOrder('total-changed', [{ key: 'totalChanged', values: { total: amount } }])
}
