import { createId, ok, refuse } from '#base'
import { createCounter } from '#base/instruments'
import { type Database, inTransaction } from '#db'
import { moveFilesToOrder } from '../cart/addon-files.ts'
import { readCartKey } from '../cart/cart-store.ts'
import { addDownloads } from '../downloads/add-downloads.ts'
import {
  type CheckoutFields,
  giftMessageOf,
  normalizeFields,
  shippingOf,
} from '../model/checkout-fields.ts'
import { toFieldValues } from '../model/custom-fields.ts'
import { isMailEnabled } from '../model/mail-settings.ts'
import type { ShopSettings } from '../model/settings.ts'
import { insertOrder, type PlacedOrder } from '../orders/insert-order.ts'
import { toOrderCurrency } from '../orders/order-exchange.ts'
import { FIRST_MAILS, orderMailKey, RETRY_MAIL_DELAY_MS } from '../orders/status-mail.ts'
import { keepTerms, readTerms } from '../orders/terms/terms-versions.ts'
import { taxesOfBuyer } from '../tax/buyer-taxes.ts'
import { checkVatId } from './check-vat-id.ts'
import { type CheckoutResult, refuseExpired } from './checkout-result.ts'
import { checkoutRules } from './checkout-rules.ts'
import { paymentOf, payOrder } from './order-payment.ts'
import type { CheckoutContext, OrderRequest } from './order-request.ts'
import { closeCart, findOrderOfCart } from './ordered-cart.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'
import { reserveOrderStock } from './reserve-order-stock.ts'
import { takeDiscounts } from './take-discounts.ts'
import { validateCheckout } from './validate.ts'

const ordersPlaced = createCounter(
  'vitrine_orders_placed_total',
  'Orders placed by buyers, by currency.',
  { labeled: true },
)

/**
 * Converts an open cart to an order in one transaction. The cart key makes it idempotent; prices,
 * stock and totals come from the database.
 */
export async function placeOrder(
  context: CheckoutContext,
  request: {
    key: string | undefined
    fields: CheckoutFields
    /** Undefined for guests. */
    customer?: { id: string } | undefined
  },
): Promise<CheckoutResult> {
  const key = readCartKey(request.key)
  if (!key) return refuseExpired()
  const fields = offeredFields(normalizeFields(request.fields), context.settings)
  const rules = await checkoutRules(context.db, context.settings, key)
  const errors = validateCheckout(fields, rules)
  if (errors.length > 0) {
    const order = await findOrderOfCart(context.db, key)
    return order ? ok({ order, repeated: true }) : refuse('invalid', { errors })
  }
  const { billing, vatId, ...shipping } = shippingOf(fields)
  const buyer = await taxesOfBuyer(context, { shipping, billing, vatId }, { mayAsk: true })
  const vatError = checkVatId(fields, buyer.vatCheck)
  if (vatError) return refuse('invalid', { errors: [vatError] })
  const terms = await readTerms(context, context.settings)
  const { customFields } = rules
  const customerId = request.customer?.id
  const valid = { key, fields, customFields, terms, customerId, ...buyer }
  const answer = await inTransaction(context, db => placeInTransaction(db, context, valid))
  if (answer.ok) ordersPlaced.add(1, { currency: toOrderCurrency(context.settings).currency })
  if (answer.ok || answer.reason !== 'session-expired') return answer
  const order = await findOrderOfCart(context.db, key)
  return order ? ok({ order, repeated: true }) : answer
}

/** Without the note if the shop does not offer it. */
const offeredFields = (fields: CheckoutFields, { checkout }: ShopSettings): CheckoutFields =>
  checkout.orderNote ? fields : { ...fields, order_comments: '' }

async function placeInTransaction(
  db: Database,
  context: CheckoutContext,
  request: OrderRequest,
): Promise<CheckoutResult> {
  const nowMs = context.clock.now()
  const orderId = createId({ now: () => nowMs })
  const cart = await closeCart.first(db, { key: request.key, orderId, nowMs })
  if (!cart) return refuseExpired()
  const pricedOrder = await priceOrder(db, context, { cart, request, nowMs })
  if (!pricedOrder.ok) return pricedOrder
  const stock = await reserveOrderStock(db, context, pricedOrder, nowMs)
  if (!stock.ok) return stock
  const { reserved } = stock
  const order = await writeOrder(db, context, {
    ...{ orderId, cartId: cart.id, request, pricedOrder, reserved, nowMs },
  })
  const unpaid = await payOrder(db, context, { ...pricedOrder, order, nowMs })
  if (unpaid) return unpaid
  await addDownloads(db, context, { orderId, status: order.status, nowMs })
  await queueFirstMails(db, context, order, nowMs)
  // Last, because orders with the same coupon wait for each other from here to the commit.
  const email = request.fields.billing_email
  const use = { orderId, email, customerId: request.customerId, nowMs }
  const usedUp = await takeDiscounts(db, context, pricedOrder.priced, use)
  return usedUp ?? ok({ order, repeated: false })
}

/** Stores the order with the accepted terms and the files of its items. */
async function writeOrder(
  db: Database,
  { settings, kind }: CheckoutContext,
  {
    orderId,
    cartId,
    request,
    pricedOrder,
    reserved,
    nowMs,
  }: {
    orderId: string
    cartId: string
    request: OrderRequest
    pricedOrder: PricedOrder
    reserved: ReadonlySet<string>
    nowMs: number
  },
): Promise<PlacedOrder> {
  const { fields, customFields, terms } = request
  const { lines, priced } = pricedOrder
  if (terms) await keepTerms(db, terms, nowMs)
  const order = await insertOrder(
    { db, kind },
    {
      id: orderId,
      cartId,
      customerId: request.customerId,
      customerGroup: settings.group?.name,
      fields,
      customFields: toFieldValues(customFields, fields),
      giftMessage: settings.checkout.giftNote ? giftMessageOf(fields) : undefined,
      lines,
      priced,
      vatCheck: request.vatCheck,
      termsHash: terms?.hash,
      reservedStock: reserved,
      currency: toOrderCurrency(settings),
      locale: settings.locale,
      payment: paymentOf(settings, fields, pricedOrder),
    },
    nowMs,
  )
  if (lines.some(line => line.options.some(option => option.file))) {
    await moveFilesToOrder(db, { cartId, orderId })
  }
  return order
}

/** Mails of an order that is paid online wait until it is paid, but not forever. */
async function queueFirstMails(
  db: Database,
  { settings, addToOutbox }: CheckoutContext,
  { id, status }: PlacedOrder,
  nowMs: number,
) {
  const dueAt = status === 'pending' ? nowMs + RETRY_MAIL_DELAY_MS : nowMs
  for (const template of FIRST_MAILS.filter(one => isMailEnabled(settings, one))) {
    const payload = { template, orderId: id }
    const uniqueKey = orderMailKey(id, template)
    await addToOutbox(db, { kind: 'mail', payload, uniqueKey, dueAt }, nowMs)
  }
}
