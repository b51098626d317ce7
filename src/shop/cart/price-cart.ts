import { type Minor, scaleMinor } from '#base'
import {
  type AppliedDiscount,
  applyDiscounts,
  givesFreeShipping,
} from '../discounts/apply-discounts.ts'
import { emptyOffer, type Offer } from '../discounts/load-offer.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { TaxExemption } from '../model/shown-values.ts'
import {
  type AllocatedDiscount,
  type ChargedLine,
  type SettledLine,
  settle,
} from '../money/settle.ts'
import { priceForBuyer, taxMode } from '../money/shown-price.ts'
import { basisOf, shownAmount, type TaxBasis, type TaxRate, toBasis } from '../money/tax.ts'
import {
  type BuyerTaxes,
  goodsRates,
  type LocalRates,
  shippingTaxClass,
  type TaxLocation,
  taxesAtShop,
} from '../money/tax-rates.ts'
import { displayTaxes, sumLines, type Totals } from '../money/totals.ts'
import {
  chooseMethod,
  type FreeShipping,
  findFreeShipping,
  offerShipping,
  type ShippedItems,
  type ShippingOffer,
} from '../shipping/methods.ts'
import { type CartDiscount, toCoupons, toDiscountedLines, toLabels } from './cart-discounts.ts'
import type { CartLine } from './cart-lines.ts'
import { NO_CHARGES, type OwnCharges, toFeeLine } from './own-charges.ts'
import type { CartCoupon, ShippingChoice } from './view.ts'

export interface Destination extends TaxLocation {
  shippingMethod: string | undefined
  billing?: TaxLocation
  vatId?: string
}

/** Prices of a line as displayed: of one item, and what is charged once. */
interface UnitPrice {
  price: Minor
  regular: Minor
  once: Minor
  /** Undefined unless a change is announced. */
  before: Minor | undefined
}

export interface PricedCart {
  basis: TaxBasis
  /** Products, shipping, then fees: the lines of the order. */
  lines: (SettledLine & { title: string })[]
  /** Those that apply, in order of application. */
  discounts: CartDiscount[]
  /** The entered codes, also those that do not apply. */
  coupons: CartCoupon[]
  /** The part of the total for gift cards that are bought. */
  giftCardTotal: Minor
  /** As displayed for the destination, with or without tax. */
  totals: Totals
  /** Country whose taxes apply. */
  taxCountry: string
  exemption: TaxExemption | undefined
  /** By line, as displayed. */
  unitPrices: ReadonlyMap<string, UnitPrice>
  needsShipping: boolean
  freeShipping: FreeShipping | undefined
  methods: ShippingChoice[]
  method: ShippingChoice | undefined
}

export const SHIPPING_LINE = 'shipping'

interface PriceRequest {
  lines: readonly CartLine[]
  destination: Destination
  taxes: BuyerTaxes
  offer: Offer
  charges: OwnCharges
}

/** Prices lines for a destination. Used by cart, checkout and order. */
export function priceCart(
  settings: ShopSettings,
  lines: readonly CartLine[],
  destination: Destination,
  {
    taxes,
    offer = emptyOffer(0),
    charges = NO_CHARGES,
  }: { taxes: BuyerTaxes; offer?: Offer; charges?: OwnCharges },
): PricedCart {
  const request = { lines, destination, taxes, offer, charges }
  const { priced, isPickup } = priceFor(settings, request)
  if (!isPickup || taxes.local === taxes.base || taxes.exemption === 'exempt') return priced
  // Goods that the buyer picks up are taxed at the shop.
  return priceFor(settings, { ...request, taxes: taxesAtShop(taxes.base) }).priced
}

function priceFor(
  settings: ShopSettings,
  { lines, destination, taxes, offer, charges }: PriceRequest,
): { priced: PricedCart; isPickup: boolean } {
  const mode = taxMode(settings)
  const basis = basisOf(mode)
  const enterAmount = (amount: Minor, ratesOf: (rates: LocalRates) => readonly TaxRate[]) =>
    toBasis(priceForBuyer(settings, amount, ratesOf, taxes), ratesOf(taxes.local), mode)
  const unitPrices = new Map<string, UnitPrice>()
  const products = lines.map((line): ChargedLine => {
    const ratesOf = (rates: LocalRates) => goodsRates(rates, line.goods)
    const rates = line.agreed?.rates ?? ratesOf(taxes.local)
    const unit = line.agreed
      ? scaleMinor(line.agreed.amount, 1, line.quantity)
      : enterAmount(line.price.price, ratesOf)
    const regular = line.agreed ? unit : enterAmount(line.price.regular, ratesOf)
    const once = line.once > 0 && !line.agreed ? enterAmount(line.once, ratesOf) : 0
    unitPrices.set(line.id, {
      price: shownAmount(unit, rates, mode),
      regular: shownAmount(regular, rates, mode),
      once: shownAmount(once, rates, mode),
      before:
        line.priceBefore === undefined
          ? undefined
          : shownAmount(enterAmount(line.priceBefore, ratesOf), rates, mode),
    })
    const amount = line.agreed?.amount ?? unit * line.quantity + once
    return { id: line.id, kind: 'product', amount, rates }
  })
  const discounted = applyDiscounts({
    ...offer,
    lines: toDiscountedLines(lines, products, { mode, categories: offer.categories }),
    sequential: settings.discounts.sequential,
  })
  const discounts = toLabels(discounted, settings.locale)
  const shipped = lines.filter(line => !line.virtual)
  const needsShipping = shipped.length > 0
  const parcel = {
    location: destination,
    items: shipped.map(toShippedItems),
    value: goodsValue(products, discounted.applied),
    isFree: discounted.freeShipping,
  }
  const methods = needsShipping ? offerShipping(settings, parcel) : []
  const method = chooseMethod(methods, destination.shippingMethod)
  const shippingClass = shippingTaxClass(
    settings,
    shipped.map(line => line.goods),
  )
  const shippingRatesOf = (rates: LocalRates) =>
    shippingClass === undefined ? [] : rates.shippingRatesOf(shippingClass)
  const rates = charges.shipping?.rates ?? shippingRatesOf(taxes.local)
  const cost = (offer: ShippingOffer) => enterAmount(offer.cost, shippingRatesOf)
  const shipping = charges.shipping ?? (method && { title: method.title, amount: cost(method) })
  const allocated =
    shipping && discounted.freeShipping
      ? withFreeShipping(discounted.applied, shipping.amount)
      : discounted.applied
  const charged: ChargedLine[] = [
    ...products,
    ...(shipping
      ? [{ id: SHIPPING_LINE, kind: 'shipping', amount: shipping.amount, rates } as const]
      : []),
    ...charges.fees.map(fee => toFeeLine(fee, taxes.local)),
  ]
  const titles = new Map([
    ...lines.map(line => [line.id, line.name] as const),
    ...charges.fees.map(fee => [fee.id, fee.title] as const),
  ])
  const { rounding, totals } = settings.tax
  const settled = settle({ lines: charged, discounts: allocated, basis, rounding }).map(line => ({
    ...line,
    title: titles.get(line.id) ?? shipping?.title ?? '',
  }))
  const choices = methods.map(one => ({
    id: one.id,
    title: one.title,
    delivery: one.delivery,
    place: one.place,
    cost: discounted.freeShipping ? 0 : shownAmount(cost(one), rates, mode),
  }))
  const giftCards = new Set(lines.filter(line => line.giftCard).map(line => line.id))
  const priced: PricedCart = {
    basis,
    lines: settled,
    discounts,
    coupons: toCoupons(offer.coupons, discounted, settings),
    giftCardTotal: settled
      .filter(line => giftCards.has(line.id))
      .reduce((sum, line) => sum + line.after.gross, 0),
    totals: displayTaxes(sumLines(settled, discounts, mode.display), totals),
    taxCountry: taxes.local.location.country,
    exemption: taxes.exemption,
    unitPrices,
    needsShipping,
    freeShipping: needsShipping ? findFreeShipping(settings, parcel) : undefined,
    methods: choices,
    method: charges.shipping ? undefined : choices.find(choice => choice.id === method?.id),
  }
  return { priced, isPickup: charges.shipping?.isPickup ?? method?.kind === 'pickup' }
}

const toShippedItems = ({ quantity, weight, shippingClass, price }: CartLine): ShippedItems => ({
  quantity,
  weight,
  shippingClass,
  value: price.price * quantity,
})

/** Value of the products, which minimum amounts are compared with. */
function goodsValue(products: readonly ChargedLine[], discounts: readonly AllocatedDiscount[]) {
  const before = products.reduce((sum, line) => sum + line.amount, 0)
  const after = discounts.reduce(
    (left, { parts }) => left - [...parts.values()].reduce((sum, part) => sum + part, 0),
    before,
  )
  return { before, after }
}

/** The first discount that gives free shipping takes its cost. */
function withFreeShipping(applied: readonly AppliedDiscount[], cost: Minor): AllocatedDiscount[] {
  const giver = applied.find(({ discount }) => givesFreeShipping(discount))
  return applied.map(one =>
    one === giver ? { id: one.id, parts: new Map([...one.parts, [SHIPPING_LINE, cost]]) } : one,
  )
}
