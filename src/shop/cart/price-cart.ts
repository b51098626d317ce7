import type { Minor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import { goodsRates, shownPrice, taxMode } from '../money/shown-price.ts'
import { shownAmount } from '../money/tax.ts'
import { shippingTaxRates } from '../money/tax-rates.ts'
import { type Adjustment, computeTotals, enteredTotal, type Totals } from '../money/totals.ts'
import { chooseMethod, methodCost, shippingMethods } from '../shipping/methods.ts'
import type { CartLine } from './cart-lines.ts'
import type { ShippingChoice } from './view.ts'

export interface Destination {
  country: string
  shippingMethod: string | undefined
}

/** All amounts as displayed for the destination, with or without tax. */
export interface PricedCart {
  totals: Totals
  /** By line. */
  unitPrices: ReadonlyMap<string, { price: Minor; regular: Minor }>
  needsShipping: boolean
  methods: ShippingChoice[]
  method: ShippingChoice | undefined
}

/** Prices lines for a destination. Used by cart, checkout and order. */
export function priceCart(
  settings: ShopSettings,
  lines: readonly CartLine[],
  destination: Destination,
  adjustments: readonly Adjustment[] = [],
): PricedCart {
  const { country } = destination
  const tax = taxMode(settings)
  const priced = lines.map(line => ({
    id: line.id,
    unitPrice: line.price.price,
    quantity: line.quantity,
    rates: goodsRates(settings, country, line.goods),
  }))
  const unitPrices = new Map(
    lines.map(({ id, price, goods }) => {
      const shown = (amount: Minor) => shownPrice(settings, amount, goods, country)
      return [id, { price: shown(price.price), regular: shown(price.regular) }]
    }),
  )
  const needsShipping = lines.some(line => !line.virtual)
  const rates = shippingTaxRates(settings, country)
  const methods = needsShipping
    ? shippingMethods(settings, country, enteredTotal(priced, adjustments))
    : []
  const method = chooseMethod(methods, destination.shippingMethod)
  const shipping = method && { id: method.id, title: method.title, cost: methodCost(method), rates }
  const choices = methods.map(one => ({
    id: one.id,
    title: one.title,
    cost: shownAmount(methodCost(one), rates, tax),
  }))
  return {
    totals: computeTotals({ lines: priced, adjustments, shipping, tax }),
    unitPrices,
    needsShipping,
    methods: choices,
    method: choices.find(choice => choice.id === method?.id),
  }
}
