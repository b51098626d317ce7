import { countryName } from '../address/countries.ts'
import { lineProblems } from '../cart/cart-rules.ts'
import { checkVatId } from '../checkout/check-vat-id.ts'
import { withFieldMessage } from '../checkout/checkout-error.ts'
import { notShippedTo, validateCheckout } from '../checkout/validate.ts'
import { destinationOf } from '../model/checkout-fields.ts'
import { localizeFields } from '../model/checkout-settings.ts'
import { fieldsOfOrder } from '../model/custom-fields.ts'
import type { ShopSettings } from '../model/settings.ts'
import { findPaymentMethod, isForOrder, paymentChoices } from '../payments/methods.ts'
import { itemKey } from './order-items.ts'
import type { EnteredOrder } from './price-order.ts'
import type { StoredOrder } from './stored-order.ts'
import type { OrderProblem } from './view.ts'

/** Everything that keeps an order from being placed or changed. Drafts may have problems. */
export function findOrderProblems(
  settings: ShopSettings,
  order: EnteredOrder,
  stored?: StoredOrder,
): OrderProblem[] {
  const { fields, vatCheck } = order
  const methods = paymentChoices(settings).map(choice => choice.id)
  const ofFields = validateCheckout(fields, {
    sellTo: settings.sellTo,
    locale: settings.locale,
    termsRequired: false,
    // Placed orders keep answers to fields that have changed since.
    customFields: stored ? [] : toOptionalFields(settings, order),
    paymentMethods: stored ? [...methods, stored.row.payment_method] : methods,
  })
  const ofVatId = checkVatId(fields, vatCheck)
  return [
    ...itemProblems(order, stored),
    ...ofFields.filter(error => !mayLack(order, error.field)),
    ...(ofVatId ? [ofVatId] : []),
    ...shippingProblems(settings, order),
    ...paymentProblems(order, stored),
    ...order.priced.coupons.flatMap(({ problem }) =>
      problem ? [{ field: undefined, message: problem }] : [],
    ),
  ]
}

/** Customers at the counter or on the phone may have no email address, unless they get files by mail. */
function mayLack({ fields, lines }: EnteredOrder, field: OrderProblem['field']): boolean {
  if (field === 'billing_phone') return fields.billing_phone === ''
  return (
    field === 'billing_email' && fields.billing_email === '' && lines.every(line => !line.virtual)
  )
}

/** Staff may not know what buyers have to answer. */
function toOptionalFields({ checkout, locale }: ShopSettings, { priced }: EnteredOrder) {
  const fields = fieldsOfOrder(localizeFields(checkout.fields, locale), priced.needsShipping)
  return fields.map(field => ({ ...field, required: false }))
}

function itemProblems(order: EnteredOrder, stored: StoredOrder | undefined): OrderProblem[] {
  const { input, lines, unavailable } = order
  if (input.items.length === 0) return [{ field: undefined, message: { key: 'empty' } }]
  const found = lineProblems(lines)
  const isGrowing = growingStockItems(order, stored)
  return input.items.flatMap((item, index): OrderProblem[] => {
    const field = undefined
    if (unavailable.includes(index)) {
      return [{ field, item: index, message: { key: 'productUnavailable' } }]
    }
    const line = lines.find(one => one.id === itemKey(item, index))
    const message = line && isGrowing(line.stockId) ? found.get(line.id) : undefined
    if (message) return [{ field, item: index, message }]
    return []
  })
}

/** A placed order has the stock of its items, so only additional items need any. */
function growingStockItems({ lines }: EnteredOrder, stored: StoredOrder | undefined) {
  const demand = new Map<string, number>()
  for (const { stockId, quantity } of lines) {
    demand.set(stockId, (demand.get(stockId) ?? 0) + quantity)
  }
  for (const line of stored?.lines ?? []) {
    demand.set(line.stock_id, (demand.get(line.stock_id) ?? 0) - line.quantity)
  }
  return (stockId: string) => (demand.get(stockId) ?? 0) > 0
}

/** An order keeps its method, unless its items would not be delivered any more. */
function paymentProblems(
  { fields, priced }: EnteredOrder,
  stored: StoredOrder | undefined,
): OrderProblem[] {
  const method = findPaymentMethod(fields.payment_method)
  const wasForOrder = stored?.lines.some(line => line.kind === 'product' && line.virtual === 0)
  const isKept = stored?.row.payment_method === fields.payment_method && !wasForOrder
  if (!method || isKept || isForOrder(method, priced)) return []
  return [withFieldMessage('payment_method', 'onlyOnDelivery')]
}

function shippingProblems(settings: ShopSettings, order: EnteredOrder): OrderProblem[] {
  const { fields, priced, input, charges } = order
  if (!priced.needsShipping || charges.shipping) return []
  const country = destinationOf(fields).country
  if (!priced.method) {
    if (!country) return []
    const field = fields.ship_to_different_address ? 'shipping_country' : 'billing_country'
    return [notShippedTo(field, countryName(country, settings.locale))]
  }
  const asked = input.shipping.kind === 'method' ? input.shipping.method : ''
  if (!asked || asked === priced.method.id) return []
  return [withFieldMessage('shipping_method', 'noShippingMethod')]
}
