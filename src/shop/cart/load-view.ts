import { countryName } from '../address/countries.ts'
import { loadOffer } from '../discounts/load-offer.ts'
import { shippingOf } from '../model/checkout-fields.ts'
import { MAX_QUANTITY } from '../model/quantity-rule.ts'
import { findDeliveryDates, formatDates } from '../shipping/delivery-dates.ts'
import { available, isBackordered } from '../stock/availability.ts'
import { taxesOfBuyer } from '../tax/buyer-taxes.ts'
import type { VatState } from '../tax/check-vat-id.ts'
import { type CartLine, fullName, type LineRow, loadLines } from './cart-lines.ts'
import { lineProblems } from './cart-rules.ts'
import { type CartContext, findCart, readFlash, type StoredCart } from './cart-store.ts'
import { readCoupons, readEmail } from './coupons.ts'
import { destinationAt } from './destination.ts'
import { isShownLine, toCartLines } from './expand-bundles.ts'
import { loadTenders, readGiftCards, toCartGiftCard } from './gift-cards.ts'
import { toCartNotes } from './notes.ts'
import { type Destination, type PricedCart, priceCart } from './price-cart.ts'
import { notePriceChanges } from './price-changes.ts'
import { readRemembered } from './remembered-fields.ts'
import type { CartLineView, CartNotice, CartShipping, CartView } from './view.ts'

/** Signed-in buyer of a cart. */
export interface CartCustomer {
  id: string
  email: string
}

export interface CartRequest {
  key: string | undefined
  /** Destination; defaults to the last one entered at checkout, or the shop's country. */
  destination?: Partial<Destination>
  /** Entered at checkout; defaults to the last one, or that of the customer. */
  email?: string
  customer?: CartCustomer | undefined
  /** Whether to ask VIES about a VAT ID, which takes up to five seconds. */
  mayAskVies?: boolean
  /** Include stored notices, for the page after a redirect. */
  withNotices?: boolean
  /** Show prices that changed since the buyer saw them, and store that they were seen. */
  announcesPrices?: boolean
}

/** A cart with current prices. Read-only unless it announces changed prices. */
export async function loadCart(context: CartContext, request: CartRequest): Promise<CartView> {
  const cart = await findCart(context.db, request.key)
  const rows = cart ? await loadLines(context.db, cart.id) : []
  return toCartView(context, { cart, rows }, request)
}

/** The view of a cart whose rows were read already. */
export async function toCartView(
  context: CartContext,
  { cart, rows }: { cart: StoredCart | undefined; rows: readonly LineRow[] },
  request: Omit<CartRequest, 'key'> = {},
): Promise<CartView> {
  const { settings } = context
  const nowMs = context.clock.now()
  const { exchange, group } = settings
  const current = await toCartLines(context.db, rows, { nowMs, exchange, group })
  const lines = request.announcesPrices
    ? await notePriceChanges(context.db, { lines: current, rows }, { nowMs, exchange })
    : current
  const sold = new Set(lines.map(line => line.id))
  const unavailable = rows.filter(row => !sold.has(row.id)).map(toUnavailableLine)
  const notices = request.withNotices && cart ? readFlash(cart.notices, nowMs) : []
  const remembered = readRemembered(cart)
  const asked = request.destination ?? (remembered && shippingOf(remembered))
  const destination = destinationAt(settings, asked)
  const billing = asked?.billing?.country ? asked.billing : destination
  const { taxes, vatCheck } = await taxesOfBuyer(
    context,
    { shipping: destination, billing, vatId: asked?.vatId ?? '' },
    { mayAsk: request.mayAskVies ?? false },
  )
  const { customer } = request
  const email = readEmail(request.email ?? remembered?.billing_email) ?? customer?.email
  const offer = await loadOffer(context.db, {
    codes: readCoupons(cart),
    automatic: await context.automatic.get(),
    productIds: lines.map(line => line.productId),
    email,
    customerId: customer?.id,
    nowMs,
    exchange,
  })
  const priced = priceCart(settings, lines, destination, { taxes, offer })
  const { currency } = settings
  const payment = await loadTenders(context.db, readGiftCards(cart), priced, {
    currency,
    email,
    nowMs,
  })
  const shipping = toShipping(priced, destination, {
    asked: asked?.shippingMethod,
    isKnown: Boolean(asked?.country),
  })
  const view = await toView(
    context,
    lines,
    { priced, payment, shipping: withDates(settings, shipping, nowMs), vatState: vatCheck?.state },
    { notices, notes: toCartNotes(settings.checkout, remembered) },
  )
  const all = [...view.lines, ...unavailable]
  const isAnnounced = request.announcesPrices && all.some(hasChanged)
  return { ...view, lines: all, notices: isAnnounced ? [...notices, CHANGED] : notices }
}

/** Leads to the lines that say what changed. */
const CHANGED: CartNotice = { kind: 'info', key: 'itemsChanged' }

const hasChanged = ({ problem, priceBefore }: CartLineView) =>
  problem !== undefined || priceBefore !== undefined

/** By stock and by the rule of the product. */
function maxQuantity(line: CartLine, parts: readonly CartLine[]): number | undefined {
  const { rule } = line
  const limits = [
    available(line.stockItem),
    ...parts.map(part => {
      const left = available(part.stockItem)
      return left === undefined ? undefined : Math.floor((left * line.quantity) / part.quantity)
    }),
  ].filter(limit => limit !== undefined)
  const left = limits.length > 0 ? Math.min(...limits) : undefined
  if (rule.max === MAX_QUANTITY) return left
  return Math.min(left ?? rule.max, rule.max)
}

function toShipping(
  { methods, method }: PricedCart,
  { country, state, postcode, city }: Destination,
  { asked, isKnown }: { asked: string | undefined; isKnown: boolean },
): CartShipping {
  return {
    methods,
    chosen: method?.id,
    isChoiceGone: Boolean(asked) && method !== undefined && method.id !== asked,
    destination: { country, state, postcode, city, isKnown },
  }
}

function withDates(
  settings: CartContext['settings'],
  shipping: CartShipping,
  nowMs: number,
): CartShipping {
  if (!settings.deliveryDates.enabled) return shipping
  return {
    ...shipping,
    methods: shipping.methods.map(method => {
      const dates =
        method.delivery && !method.place && findDeliveryDates(settings, method.delivery, nowMs)
      return dates ? { ...method, dates: formatDates(dates, settings.locale) } : method
    }),
  }
}

/** A line whose product is unavailable: shown without a price, cannot be ordered. */
function toUnavailableLine(row: LineRow): CartLineView {
  const { name } = row
  return {
    id: row.id,
    productId: row.product_id ?? '',
    variantId: row.variant_id,
    path: '',
    name: name ?? '',
    options: [],
    sku: undefined,
    picture: undefined,
    unitPrice: undefined,
    regularPrice: undefined,
    quantity: row.quantity,
    max: undefined,
    min: 1,
    step: 1,
    soldIndividually: false,
    subtotal: 0,
    backordered: false,
    problem: name ? { key: 'lineUnavailable', values: { name } } : { key: 'productUnavailable' },
  }
}

async function toView(
  { settings, pictures }: CartContext,
  lines: CartLine[],
  {
    priced,
    payment,
    shipping,
    vatState,
  }: {
    priced: PricedCart
    payment: Awaited<ReturnType<typeof loadTenders>>
    shipping: CartShipping
    vatState: VatState | undefined
  },
  { notices, notes }: Pick<CartView, 'notices' | 'notes'>,
): Promise<CartView> {
  const { shop, cart, checkout } = settings.paths
  const found = await pictures.resolve([...new Set(lines.flatMap(line => line.image ?? []))])
  const problems = lineProblems(lines)
  const { display } = priced.totals
  const subtotals = new Map(
    priced.lines.map(({ id, before }) => [id, display === 'incl' ? before.gross : before.net]),
  )
  return {
    lines: lines.filter(isShownLine).map((line): CartLineView => {
      const parts = lines.filter(part => part.bundleId === line.id)
      const shown = priced.unitPrices.get(line.id)
      return {
        id: line.id,
        productId: line.productId,
        variantId: line.variantId,
        path: settings.paths.product + line.slug,
        name: line.name,
        options: [
          ...line.options,
          ...parts.map(part => ({ name: fullName(part), value: `× ${part.quantity}` })),
        ],
        sku: line.sku,
        picture: line.image ? found.get(line.image) : undefined,
        unitPrice: shown?.price,
        regularPrice: line.price.onSale ? shown?.regular : undefined,
        priceBefore: shown?.before === shown?.price ? undefined : shown?.before,
        once: shown?.once || undefined,
        quantity: line.quantity,
        max: maxQuantity(line, parts),
        min: line.rule.min,
        step: line.rule.step,
        soldIndividually: line.soldIndividually,
        subtotal: subtotals.get(line.id) ?? 0,
        backordered: isBackordered(line.stockItem, line.quantity),
        problem: problems.get(line.id),
      }
    }),
    coupons: priced.coupons,
    giftCards: payment.tenders.map(toCartGiftCard),
    hasGiftCards: lines.some(line => line.giftCard),
    due: payment.due,
    count: lines.filter(isShownLine).reduce((sum, line) => sum + line.quantity, 0),
    notices,
    totals: priced.totals,
    vatState,
    exemption: priced.exemption && {
      reason: priced.exemption,
      country: countryName(priced.taxCountry, settings.locale),
    },
    needsShipping: priced.needsShipping,
    freeShipping: priced.freeShipping,
    notes,
    shipping,
    money: { currency: settings.currency, locale: settings.locale },
    paths: { shop, cart, checkout },
  }
}
