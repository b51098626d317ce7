import type { Minor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import {
  type AllocatedDiscount,
  allocateDeductions,
  type ChargedLine,
  type Deduction,
  type SettledLine,
  settle,
} from '../money/settle.ts'
import { goodsRates, taxMode } from '../money/shown-price.ts'
import { basisOf, shownAmount, type TaxBasis, toBasis } from '../money/tax.ts'
import { shippingTaxRates, type TaxLocation } from '../money/tax-rates.ts'
import { sumLines, type Totals } from '../money/totals.ts'
import { chooseMethod, methodCost, shippingMethods } from '../shipping/methods.ts'
import type { CartLine } from './cart-lines.ts'
import type { ShippingChoice } from './view.ts'

export interface Destination extends TaxLocation {
  shippingMethod: string | undefined
}

export interface PricedCart {
  basis: TaxBasis
  /** Products, then shipping: the lines of the order. */
  lines: (SettledLine & { title: string })[]
  discounts: CartDiscount[]
  /** As displayed for the destination, with or without tax. */
  totals: Totals
  /** By line, as displayed. */
  unitPrices: ReadonlyMap<string, { price: Minor; regular: Minor }>
  needsShipping: boolean
  methods: ShippingChoice[]
  method: ShippingChoice | undefined
}

/** A discount on a cart. */
export interface CartDiscount extends Deduction {
  label: string
  /** Entered by the buyer; empty for automatic discounts. */
  code: string
}

const SHIPPING_LINE = 'shipping'

/** Prices lines for a destination. Used by cart, checkout and order. */
export function priceCart(
  settings: ShopSettings,
  lines: readonly CartLine[],
  destination: Destination,
  discounts: readonly CartDiscount[] = [],
): PricedCart {
  const mode = taxMode(settings)
  const basis = basisOf(mode)
  const unitPrices = new Map<string, { price: Minor; regular: Minor }>()
  const products = lines.map((line): ChargedLine => {
    const rates = goodsRates(settings, destination, line.goods)
    const unit = toBasis(line.price.price, rates, mode)
    const regular = toBasis(line.price.regular, rates, mode)
    unitPrices.set(line.id, {
      price: shownAmount(unit, rates, mode),
      regular: shownAmount(regular, rates, mode),
    })
    return { id: line.id, kind: 'product', amount: unit * line.quantity, rates }
  })
  const allocated = allocateDeductions(products, discounts)
  const needsShipping = lines.some(line => !line.virtual)
  const value = leftAfter(products, allocated)
  const methods = needsShipping ? shippingMethods(settings, destination.country, value) : []
  const method = chooseMethod(methods, destination.shippingMethod)
  const rates = shippingTaxRates(settings, destination)
  const cost = (one: (typeof methods)[number]) => toBasis(methodCost(one), rates, mode)
  const charged: ChargedLine[] = method
    ? [...products, { id: SHIPPING_LINE, kind: 'shipping', amount: cost(method), rates }]
    : products
  const titles = new Map(lines.map(line => [line.id, line.name]))
  const settled = settle({ lines: charged, discounts: allocated, basis, rounding: 'line' }).map(
    line => ({ ...line, title: titles.get(line.id) ?? method?.title ?? '' }),
  )
  const choices = methods.map(one => ({
    id: one.id,
    title: one.title,
    cost: shownAmount(cost(one), rates, mode),
  }))
  return {
    basis,
    lines: settled,
    discounts: [...discounts],
    totals: sumLines(settled, discounts, mode.display),
    unitPrices,
    needsShipping,
    methods: choices,
    method: choices.find(choice => choice.id === method?.id),
  }
}

/** Value of the products after discounts, which minimum amounts are compared with. */
function leftAfter(
  products: readonly ChargedLine[],
  discounts: readonly AllocatedDiscount[],
): Minor {
  const before = products.reduce((sum, line) => sum + line.amount, 0)
  return discounts.reduce(
    (left, { parts }) => left - [...parts.values()].reduce((sum, part) => sum + part, 0),
    before,
  )
}
