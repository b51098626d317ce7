import { goodsRates } from '../pricing/shown-price.ts'
import { type Adjustment, computeTotals, type Totals } from '../pricing/totals.ts'
import type { ShippingMethod, ShopSettings } from '../settings.ts'
import { chooseMethod, shippingMethods } from '../shipping/methods.ts'
import { shippingTaxRates } from '../tax/rates.ts'
import type { SoldLine } from './sold-line.ts'

export interface Destination {
  country: string
  shippingMethod: string | undefined
}

export interface PricedCart {
  totals: Totals
  needsShipping: boolean
  methods: ShippingMethod[]
  method: ShippingMethod | undefined
}

/** What these lines cost when sent there. The cart page, the checkout and the order all ask here. */
export function priceCart(
  settings: ShopSettings,
  lines: readonly SoldLine[],
  destination: Destination,
  adjustments: readonly Adjustment[] = [],
): PricedCart {
  const { country } = destination
  const tax = { included: settings.prices.includeTax, display: settings.prices.display }
  const priced = lines.map(line => ({
    id: line.id,
    unitPrice: line.price.price,
    quantity: line.quantity,
    rates: goodsRates(settings, country, line.goods),
  }))
  const needsShipping = lines.some(line => !line.virtual)
  const goods = computeTotals({ lines: priced, adjustments, shipping: undefined, tax })
  if (!needsShipping) return { totals: goods, needsShipping, methods: [], method: undefined }
  const methods = shippingMethods(settings, country, goods.subtotal - goods.discount)
  const method = chooseMethod(methods, destination.shippingMethod)
  const shipping = method && {
    id: method.id,
    title: method.title,
    cost: method.kind === 'free' ? 0 : method.cost,
    rates: shippingTaxRates(settings, country),
  }
  const totals = computeTotals({ lines: priced, adjustments, shipping, tax })
  return { totals, needsShipping, methods, method }
}
