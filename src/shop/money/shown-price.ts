import { formatMoney, type Minor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import { basisOf, shownAmount, type TaxMode, type TaxRate, taxOn, toBasis } from './tax.ts'
import { type BuyerTaxes, goodsRates, type LocalRates, type TaxedGoods } from './tax-rates.ts'

/** How prices are entered and displayed in cart, checkout and order. */
export function taxMode({ prices }: ShopSettings): TaxMode {
  return { included: prices.includeTax, display: prices.display }
}

/** How prices are displayed on shop pages: as in the cart, unless set otherwise. */
function shopTaxMode({ prices }: ShopSettings): TaxMode {
  return { included: prices.includeTax, display: prices.shopDisplay ?? prices.display }
}

/**
 * The price that a buyer pays, entered like the prices of the shop. Prices entered with tax contain
 * the tax of the shop's location. Buyers elsewhere pay the same price with their own tax in it, or
 * the net price plus their tax, as the shop has chosen; buyers without tax pay the net price.
 */
export function priceForBuyer(
  { prices, tax }: Pick<ShopSettings, 'prices' | 'tax'>,
  amount: Minor,
  ratesOf: (rates: LocalRates) => readonly TaxRate[],
  { base, local, exemption }: BuyerTaxes,
): Minor {
  if (!prices.includeTax || local === base) return amount
  if (tax.foreignPrices === 'gross' && !exemption) return amount
  const inside = ratesOf(base)
  const own = ratesOf(local)
  if (JSON.stringify(inside) === JSON.stringify(own)) return amount
  return taxOn(taxOn(amount, inside, 'gross').net, own, 'net').gross
}

/**
 * Displayed price on shop pages. `reduce` takes off discounts in the basis of orders, as carts do.
 */
export function shownPrice(
  settings: ShopSettings,
  taxes: BuyerTaxes,
  entered: Minor,
  goods: TaxedGoods,
  reduce = (basis: Minor) => basis,
): Minor {
  const { amount, rates } = pricedGoods(settings, taxes, entered, goods)
  const shop = shopTaxMode(settings)
  const order = taxMode(settings)
  const charged = toBasis(amount, rates, order)
  const reduced = reduce(charged)
  if (reduced === charged) return shownAmount(toBasis(amount, rates, shop), rates, shop)
  const { gross, net } = taxOn(reduced, rates, basisOf(order))
  return shop.display === 'incl' ? gross : net
}

/**
 * The note behind a price on shop pages: `incl. VAT`, or `{price_excluding_tax} excl. VAT` with the
 * amount. Undefined if there is none or the product is not taxable.
 */
export function priceSuffix(
  settings: ShopSettings,
  taxes: BuyerTaxes,
  entered: Minor | undefined,
  goods: TaxedGoods,
): string | undefined {
  const { suffix, includeTax } = settings.prices
  if (!suffix || entered === undefined || goods.tax_status !== 'taxable') return undefined
  const { amount, rates } = pricedGoods(settings, taxes, entered, goods)
  const taxed = taxOn(amount, rates, includeTax ? 'gross' : 'net')
  const format = (minor: Minor) => formatMoney(minor, settings.currency, settings.locale)
  return suffix
    .replaceAll('{price_including_tax}', () => format(taxed.gross))
    .replaceAll('{price_excluding_tax}', () => format(taxed.net))
}

function pricedGoods(settings: ShopSettings, taxes: BuyerTaxes, entered: Minor, goods: TaxedGoods) {
  const ratesOf = (rates: LocalRates) => goodsRates(rates, goods)
  return {
    amount: priceForBuyer(settings, entered, ratesOf, taxes),
    rates: ratesOf(taxes.local),
  }
}
