import { createId, formatMoney, type Minor, type Result, refuse } from '#base'
import { createCounter } from '#base/instruments'
import { type Database, inTransaction, prepareQuery } from '#db'
import { createTranslate } from '#texts'
import { countryName } from '../address/countries.ts'
import { moveFilesToOrder } from '../cart/addon-files.ts'
import { type CartLine, fullName, loadLines } from '../cart/cart-lines.ts'
import { lineProblems } from '../cart/cart-rules.ts'
import { readCartKey } from '../cart/cart-store.ts'
import { readCoupons } from '../cart/coupons.ts'
import { isShownLine, toCartLines } from '../cart/expand-bundles.ts'
import { loadTenders, readGiftCards, toCartGiftCard } from '../cart/gift-cards.ts'
import { type PricedCart, priceCart } from '../cart/price-cart.ts'
import type { CartMessage } from '../cart/texts.ts'
import { showStock } from '../catalog/show-stock.ts'
import type { ShopDeps } from '../deps.ts'
import type { AutomaticDiscounts } from '../discounts/automatic-discounts.ts'
import { takeUses } from '../discounts/discount-uses.ts'
import { loadOffer } from '../discounts/load-offer.ts'
import { refusalMessage } from '../discounts/refusal-message.ts'
import { addDownloads } from '../downloads/add-downloads.ts'
import type { Tender } from '../gift-cards/pay-with-cards.ts'
import { giftCardTexts } from '../gift-cards/texts.ts'
import { CUSTOMER_AUTHOR } from '../model/authors.ts'
import {
  type CheckoutFields,
  destinationOf,
  giftMessageOf,
  normalizeFields,
  shippingOf,
} from '../model/checkout-fields.ts'
import { type CustomField, toFieldValues } from '../model/custom-fields.ts'
import { isMailEnabled } from '../model/mail-settings.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import { isSumWithinLimit } from '../money/limits.ts'
import type { BuyerTaxes } from '../money/tax-rates.ts'
import { insertOrder, type NewOrder, type PlacedOrder } from '../orders/insert-order.ts'
import { followPayment } from '../orders/invoices/issue-invoice.ts'
import { toOrderCurrency } from '../orders/order-exchange.ts'
import { GIFT_CARD_METHOD, payNewOrder } from '../orders/payments/card-payments.ts'
import { FIRST_MAILS, orderMailKey, RETRY_MAIL_DELAY_MS } from '../orders/status-mail.ts'
import { keepTerms, readTerms, type TermsVersion } from '../orders/terms/terms-versions.ts'
import { NO_PAYMENT } from '../payments/method.ts'
import { acceptsPayment, findPaymentMethod, isForOrder } from '../payments/methods.ts'
import { reserveStock } from '../stock/reserve.ts'
import { queueStockMails } from '../stock/stock-mail.ts'
import { taxesOfBuyer } from '../tax/buyer-taxes.ts'
import type { VatCheck, VatIds } from '../tax/check-vat-id.ts'
import type { TaxRates } from '../tax/tax-rates.ts'
import { checkVatId } from './check-vat-id.ts'
import { type CheckoutError, withFieldMessage } from './checkout-error.ts'
import { checkoutRules } from './checkout-rules.ts'
import type { CheckoutMessage } from './texts.ts'
import { notShippedTo, validateCheckout } from './validate.ts'

const ordersPlaced = createCounter(
  'vitrine_orders_placed_total',
  'Orders placed by buyers, by currency.',
  { labeled: true },
)

export type CheckoutReason =
  | 'invalid'
  | 'session-expired'
  | 'cart-empty'
  | 'cart-changed'
  | 'no-shipping'
  | 'total-changed'
  | 'not-enough-stock'

export type CheckoutResult = Result<
  /** `repeated`: the cart was already ordered; returns the same order. */
  { order: PlacedOrder; repeated: boolean },
  CheckoutReason,
  { errors: CheckoutError[] }
>

export type CheckoutContext = Pick<
  ShopDeps,
  'db' | 'kind' | 'clock' | 'addToOutbox' | 'readPage'
> & {
  settings: ShopSettings
  taxRates: TaxRates
  vatIds: VatIds
  automatic: AutomaticDiscounts
}

/**
 * Converts an open cart to an order in one transaction. The cart key makes it idempotent; prices,
 * stock and totals come from the database.
 */
export async function placeOrder(
  context: CheckoutContext,
  request: {
    key: string | undefined
    fields: CheckoutFields
    /** Who is signed in. */
    customer?: { id: string } | undefined
  },
): Promise<CheckoutResult> {
  const key = readCartKey(request.key)
  if (!key) return expired()
  const fields = offeredFields(normalizeFields(request.fields), context.settings)
  const rules = await checkoutRules(context.db, context.settings, key)
  const errors = validateCheckout(fields, rules)
  if (errors.length > 0) {
    const order = await findOrdered(context.db, key)
    return order ? { ok: true, order, repeated: true } : refuse('invalid', { errors })
  }
  const { billing, vatId, ...shipping } = shippingOf(fields)
  const buyer = await taxesOfBuyer(context, { shipping, billing, vatId }, { mayAsk: true })
  const vatError = checkVatId(fields, buyer.vatCheck)
  if (vatError) return refuse('invalid', { errors: [vatError] })
  const terms = await readTerms(context, context.settings)
  const { customFields } = rules
  const customerId = request.customer?.id
  const placed = { key, fields, customFields, terms, customerId, ...buyer }
  const answer = await inTransaction(context, db => placeIn(db, context, placed))
  if (answer.ok) ordersPlaced.add(1, { currency: toOrderCurrency(context.settings).currency })
  if (answer.ok || answer.reason !== 'session-expired') return answer
  const order = await findOrdered(context.db, key)
  return order ? { ok: true, order, repeated: true } : answer
}

/** Without the note if the shop does not offer it. */
const offeredFields = (fields: CheckoutFields, { checkout }: ShopSettings): CheckoutFields =>
  checkout.orderNote ? fields : { ...fields, order_comments: '' }

async function placeIn(
  db: Database,
  context: CheckoutContext,
  request: {
    key: string
    fields: CheckoutFields
    customFields: readonly CustomField[]
    terms: TermsVersion | undefined
    taxes: BuyerTaxes
    vatCheck: VatCheck | undefined
    customerId: string | undefined
  },
): Promise<CheckoutResult> {
  const { settings } = context
  const { exchange, group } = settings
  const { key, fields, customFields, terms, taxes, vatCheck, customerId } = request
  const nowMs = context.clock.now()
  const id = createId({ now: () => nowMs })
  const cart = await orderCart.first(db, { key, orderId: id, nowMs })
  if (!cart) return expired()
  const rows = await loadLines(db, cart.id)
  const lines = await toCartLines(db, rows, { nowMs, exchange, group })
  if (rows.length === 0) return refuseWith('cart-empty', [{ key: 'empty' }])
  if (lines.filter(isShownLine).length < rows.length)
    return refuseWith('cart-changed', [{ key: 'unavailable' }])
  const problems = [...lineProblems(lines).values()]
  if (problems.length > 0) return refuseWith('not-enough-stock', problems)
  if (!isSumWithinLimit(lines)) return refuseWith('cart-changed', [{ key: 'tooMuch' }])
  const automatic = await context.automatic.get()
  const offer = await loadOffer(db, {
    codes: readCoupons(cart),
    automatic,
    productIds: lines.map(line => line.productId),
    email: fields.billing_email,
    customerId,
    nowMs,
    exchange,
  })
  const priced = priceCart(settings, lines, shippingOf(fields), { taxes, offer })
  const payment = await loadTenders(db, readGiftCards(cart), priced, {
    currency: settings.currency,
    email: fields.billing_email,
    nowMs,
  })
  const refusal =
    refuseCoupons(priced, payment.tenders) ?? checkPriced(settings, fields, { priced, ...payment })
  if (refusal) return refusal
  const { lowAt } = settings.stock
  const stock = await reserveStock(db, lines, lowAt)
  if (!stock.ok) return refuseWith('not-enough-stock', [tooFew(lines, stock)])
  await showStock(db, stock.low, { nowMs, lowAt, automatic })
  await queueStockMails(db, context, stock.crossed, nowMs)
  const { currency, locale } = settings
  if (terms) await keepTerms(db, terms, nowMs)
  const order = await insertOrder(
    { db, kind: context.kind },
    {
      id,
      cartId: cart.id,
      customerId,
      customerGroup: group?.name,
      fields,
      customFields: toFieldValues(customFields, fields),
      giftMessage: settings.checkout.giftNote ? giftMessageOf(fields) : undefined,
      lines,
      priced,
      vatCheck,
      termsHash: terms?.hash,
      reservedStock: stock.reserved,
      currency: toOrderCurrency(settings),
      locale,
      payment: paymentOf(settings, fields, payment),
    },
    nowMs,
  )
  if (lines.some(line => line.options.some(option => option.file))) {
    await moveFilesToOrder(db, { cartId: cart.id, orderId: id })
  }
  const isPaid = await payNewOrder(db, { ...order, currency }, payment.tenders, nowMs)
  if (!isPaid) return refuseWith('total-changed', [{ key: 'giftCard.changed' }])
  if (order.status === 'processing' && payment.due === 0) {
    const paid = { id, status: order.status, erased_at: null }
    await followPayment(db, context, paid, { author: CUSTOMER_AUTHOR })
  }
  await addDownloads(db, context, { orderId: id, status: order.status, nowMs })
  for (const template of FIRST_MAILS.filter(one => isMailEnabled(settings, one))) {
    const payload = { template, orderId: id }
    const uniqueKey = orderMailKey(id, template)
    const dueAt = order.status === 'pending' ? nowMs + RETRY_MAIL_DELAY_MS : nowMs
    await context.addToOutbox(db, { kind: 'mail', payload, uniqueKey, dueAt }, nowMs)
  }
  // Last, because orders with the same coupon wait for each other from here to the commit.
  const use = { orderId: id, email: fields.billing_email, customerId, nowMs }
  const usedUp = await takeDiscounts(db, context, priced, use)
  if (usedUp) return usedUp
  return { ok: true, order, repeated: false }
}

const orderCart = prepareQuery<{ key: string; orderId: string; nowMs: number }>()((db, value) =>
  db
    .updateTable('carts')
    .set({ status: 'ordered', order_id: value('orderId'), updated_at: value('nowMs') })
    .where('key', '=', value('key'))
    .where('status', '=', 'open')
    .returning(['id', 'coupons', 'gift_cards']),
)

/** The order of a cart, for the holder of its key. */
async function findOrdered(db: Database, key: string): Promise<PlacedOrder | undefined> {
  const row = await db
    .selectFrom('carts')
    .innerJoin('orders', 'orders.id', 'carts.order_id')
    .select(['orders.id', 'orders.number', 'orders.key', 'orders.view_key', 'orders.total'])
    .select('orders.status')
    .where('carts.key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, number, key: orderKey, view_key: viewKey, total, status } = row
  return { id, number, key: orderKey, viewKey, total, status: status as OrderStatus }
}

/** The method of an order. Nothing is left to pay for free orders and those that gift cards pay. */
function paymentOf(
  settings: ShopSettings,
  fields: CheckoutFields,
  { due, tenders }: { due: Minor; tenders: readonly Tender[] },
): NewOrder['payment'] {
  const method = due > 0 ? findPaymentMethod(fields.payment_method) : undefined
  if (method) {
    return {
      id: method.id,
      title: method.choice(settings)?.title ?? '',
      status: method.firstStatus,
      details: method.details(settings),
    }
  }
  const details = { instructions: '', accounts: [] }
  if (!tenders.some(tender => tender.amount > 0)) {
    return { id: NO_PAYMENT, title: '', status: 'processing', details }
  }
  const title = createTranslate(giftCardTexts, settings)('giftCard')
  return { id: GIFT_CARD_METHOD, title, status: 'processing', details }
}

function checkPriced(
  settings: ShopSettings,
  fields: CheckoutFields,
  { priced, due }: { priced: PricedCart; due: Minor },
) {
  if (priced.needsShipping && !priced.method) {
    const name = countryName(destinationOf(fields).country, settings.locale)
    const field = fields.ship_to_different_address ? 'shipping_country' : 'billing_country'
    return refuse('no-shipping', { errors: [notShippedTo(field, name)] })
  }
  const asked = fields.shipping_method
  if (priced.needsShipping && asked && asked !== priced.method?.id) {
    return refuse('no-shipping', {
      errors: [withFieldMessage('shipping_method', 'noShippingMethod')],
    })
  }
  const method = findPaymentMethod(fields.payment_method)
  if (due > 0 && !(method && acceptsPayment(method, due, settings.currency))) {
    return refuse('invalid', { errors: [withFieldMessage('payment_method', 'noPaymentMethod')] })
  }
  if (due > 0 && method && !isForOrder(method, priced)) {
    return refuse('invalid', { errors: [withFieldMessage('payment_method', 'onlyOnDelivery')] })
  }
  const shown = [String(due), `${due} ${settings.currency}`]
  if (fields.shown_total && !shown.includes(fields.shown_total)) {
    const amount = formatMoney(due, settings.currency, settings.locale)
    return refuseWith('total-changed', [{ key: 'totalChanged', values: { total: amount } }])
  }
  return undefined
}

/** Coupons and gift cards that no longer apply must be removed in the cart first. */
function refuseCoupons({ coupons }: PricedCart, tenders: readonly Tender[]) {
  const problems: CartMessage[] = [
    ...coupons.flatMap(coupon => coupon.problem ?? []),
    ...tenders.flatMap(tender => toCartGiftCard(tender).problem ?? []),
  ]
  if (problems.length === 0) return undefined
  return refuseWith('cart-changed', [{ key: 'unavailable' }, ...problems])
}

/** Counts the discounts of the order; refused if another order used the last one. */
async function takeDiscounts(
  db: Database,
  { automatic, settings }: CheckoutContext,
  { discounts }: PricedCart,
  use: Parameters<typeof takeUses>[2],
) {
  if (discounts.length === 0) return undefined
  const limited = discounts.some(({ code, discount }) => !code && discount.usageLimit !== null)
  // The number of uses is in memory with them.
  if (limited) automatic.forget()
  const usedUp = await takeUses(
    db,
    discounts.map(({ discount }) => discount),
    use,
  )
  if (!usedUp) return undefined
  const { discount, reason } = usedUp
  return refuseWith('cart-changed', [
    { key: 'unavailable' },
    refusalMessage(discount.code || discount.label, { reason }, settings),
  ])
}

function tooFew(
  lines: readonly CartLine[],
  { stockId, left }: { stockId: string; left: number },
): CartMessage {
  const line = lines.find(one => one.stockId === stockId)
  const name = line ? fullName(line) : ''
  return left === 0
    ? { key: 'lineOutOfStock', values: { name } }
    : { key: 'lineNotEnough', values: { name, left } }
}

function refuseWith<Reason extends CheckoutReason>(
  reason: Reason,
  messages: (CartMessage | CheckoutMessage)[],
) {
  return refuse(reason, { errors: messages.map(message => ({ field: undefined, message })) })
}

const expired = () => refuseWith('session-expired', [{ key: 'expired' }])
