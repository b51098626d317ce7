import type { Database } from '#db'
import type { CartLine } from '../cart/cart-lines.ts'
import { readEmail } from '../cart/coupons.ts'
import { destinationAt } from '../cart/destination.ts'
import type { OwnCharges, OwnFee } from '../cart/own-charges.ts'
import { type PricedCart, priceCart } from '../cart/price-cart.ts'
import type { AutomaticDiscounts } from '../discounts/automatic-discounts.ts'
import { loadOffer } from '../discounts/load-offer.ts'
import { type CheckoutFields, shippingOf } from '../model/checkout-fields.ts'
import type { ShopSettings } from '../model/settings.ts'
import { MAX_CART_SUM } from '../money/limits.ts'
import { settingsIn } from '../money/settings-in.ts'
import { priceForBuyer } from '../money/shown-price.ts'
import { taxOn } from '../money/tax.ts'
import type { BuyerTaxes, LocalRates } from '../money/tax-rates.ts'
import { exchangeOfOrder } from '../orders/order-exchange.ts'
import { exemptTaxes, taxesOfBuyer } from '../tax/buyer-taxes.ts'
import type { VatCheck, VatIds } from '../tax/check-vat-id.ts'
import type { TaxRates } from '../tax/tax-rates.ts'
import { withAgreedDiscounts } from './agreed-discounts.ts'
import { type OrderInput, toCheckoutFields } from './order-input.ts'
import { type ConvertAgreed, loadOrderItems } from './order-items.ts'
import type { StoredOrder } from './stored-order.ts'
import { isExempt, storedFields } from './stored-order.ts'

export interface PricingContext {
  settings: ShopSettings
  taxRates: TaxRates
  vatIds: VatIds
  automatic: AutomaticDiscounts
  clock: { now(): number }
}

/** Taxes of the entered addresses. Resolved before any transaction, because VIES may be asked. */
export interface OrderPlace {
  fields: CheckoutFields
  taxes: BuyerTaxes
  vatCheck: VatCheck | undefined
}

export interface EnteredOrder extends OrderPlace {
  input: OrderInput
  lines: CartLine[]
  /** Positions of items whose product is not for sale. */
  unavailable: number[]
  charges: OwnCharges
  priced: PricedCart
}

export async function locateOrder(context: PricingContext, input: OrderInput): Promise<OrderPlace> {
  const fields = toCheckoutFields(input)
  const { billing, vatId, ...asked } = shippingOf(fields)
  const shipping = destinationAt(context.settings, asked)
  const locations = { shipping, billing: billing.country ? billing : shipping, vatId }
  const located = await taxesOfBuyer(context, locations, { mayAsk: true })
  if (!input.isTaxExempt) return { fields, ...located }
  return { fields, ...located, taxes: exemptTaxes(located.taxes) }
}

/**
 * Prices an order as staff entered it, with the rules of the cart. Lines of a placed order keep their
 * agreed prices, and their taxes as long as the addresses and the VAT ID stay the same.
 */
export async function priceOrder(
  db: Database,
  context: PricingContext,
  { input, place, stored }: { input: OrderInput; place: OrderPlace; stored?: StoredOrder },
): Promise<EnteredOrder> {
  const settings = stored ? settingsOf(context.settings, stored) : context.settings
  const { exchange } = settings
  const nowMs = context.clock.now()
  const { fields, taxes } = place
  const isSamePlace = stored !== undefined && hasSamePlace(settings, input, place, stored)
  const convert = stored && !isSamePlace ? agreedElsewhere(settings, taxes, stored) : undefined
  const { lines, unavailable } = await loadOrderItems(db, input, {
    stored,
    nowMs,
    exchange,
    convert,
  })
  const offer = await loadOffer(db, {
    codes: input.coupons,
    automatic: await context.automatic.get(),
    productIds: lines.map(line => line.productId),
    email: readEmail(fields.billing_email),
    nowMs,
    exchange,
  })
  const charges = toCharges(settings, input, { stored, isSamePlace })
  const destination = destinationAt(settings, shippingOf(fields))
  const priced = priceCart(settings, lines, destination, {
    taxes,
    offer: stored ? await withAgreedDiscounts(db, offer, stored, exchange) : offer,
    charges,
  })
  return { ...place, input, lines, unavailable, charges, priced }
}

/** Sums above the limit of carts are not priced, because they would not be exact. */
export function isPriceable({ items, fees }: OrderInput, stored?: StoredOrder): boolean {
  const unitOf = new Map(stored?.lines.map(line => [line.id, line.amount / line.quantity]))
  const sum = items.reduce(
    (total, { lineId = '', unitPrice, quantity }) =>
      total + (unitPrice ?? unitOf.get(lineId) ?? 0) * quantity,
    fees.reduce((total, fee) => total + fee.amount, 0),
  )
  return sum <= MAX_CART_SUM
}

/** Orders keep their currency, and display prices as the buyer saw them. */
function settingsOf(settings: ShopSettings, { row }: StoredOrder): ShopSettings {
  const display = row.tax_display as ShopSettings['prices']['display']
  const local = settingsIn(settings, exchangeOfOrder(row, settings))
  return { ...local, prices: { ...settings.prices, display } }
}

function hasSamePlace(
  settings: ShopSettings,
  { shipping, isTaxExempt = false }: OrderInput,
  { fields }: OrderPlace,
  { row }: StoredOrder,
): boolean {
  if (isTaxExempt !== isExempt(row)) return false
  const { shippingMethod: _new, ...place } = shippingOf(fields)
  const before = toCheckoutFields({
    fields: storedFields(row),
    ...{ items: [], fees: [], coupons: [], shipping: { kind: 'kept' } },
  })
  const { shippingMethod: _old, ...placeBefore } = shippingOf(before)
  if (JSON.stringify(place) !== JSON.stringify(placeBefore)) return false
  if (shipping.kind === 'kept') return true
  const method = shipping.kind === 'method' ? shipping.method : ''
  return isPickup(settings, method) === isPickup(settings, row.shipping_method)
}

export function isPickup({ zones }: ShopSettings, method: string): boolean {
  const [id] = method.split(':')
  return zones.some(zone => zone.methods.some(one => one.kind === 'pickup' && one.id === id))
}

/** Agreed prices for a buyer at another place: the same price or the same net price, as set. */
function agreedElsewhere(
  settings: ShopSettings,
  taxes: BuyerTaxes,
  { row }: StoredOrder,
): ConvertAgreed {
  return (amount, was, ratesOf) => {
    if (row.tax_basis === 'net') return amount
    // What an exempt customer has agreed to is without tax.
    if (isExempt(row)) return taxOn(amount, ratesOf(taxes.local), 'net').gross
    if (!settings.prices.includeTax) {
      return taxOn(taxOn(amount, was, 'gross').net, ratesOf(taxes.local), 'net').gross
    }
    const before: LocalRates = { ...taxes.local }
    const { local, exemption } = taxes
    const rates = (at: LocalRates) => (at === before ? was : ratesOf(at))
    return priceForBuyer(settings, amount, rates, { base: before, local, exemption })
  }
}

function toCharges(
  settings: ShopSettings,
  { fees, shipping }: OrderInput,
  { stored, isSamePlace }: { stored: StoredOrder | undefined; isSamePlace: boolean },
): OwnCharges {
  const lineOf = (id: string | undefined) => stored?.lines.find(line => line.id === id)
  const own = fees.map((fee, index): OwnFee => {
    const { title, amount, taxClass } = fee
    const line = lineOf(fee.lineId)
    const keepsRates = isSamePlace && line && line.tax_class === taxClass
    return {
      ...{ id: line?.id ?? `fee-${index}`, title, amount, taxClass },
      rates: keepsRates ? line.rates : undefined,
    }
  })
  if (shipping.kind === 'own') {
    const { title, amount } = shipping
    return { fees: own, shipping: { title, amount, isPickup: false } }
  }
  const kept = shipping.kind === 'kept' && stored?.lines.find(line => line.kind === 'shipping')
  if (!kept || !stored) return { fees: own }
  const { name: title, amount, rates } = kept
  return {
    fees: own,
    shipping: {
      ...{ title, amount, isPickup: isPickup(settings, stored.row.shipping_method) },
      rates: isSamePlace ? rates : undefined,
    },
  }
}
