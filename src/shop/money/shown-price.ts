import { formatMoney, type Minor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import {
  basisOf,
  shownAmount,
  type Taxed,
  type TaxMode,
  type TaxRate,
  taxOn,
  toBasis,
} from './tax.ts'
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

/** Takes discounts off an amount in the basis of orders. */
export type Reduce = (amount: Minor) => Minor

/** Displayed price on shop pages. */
export function shownPrice(
  settings: ShopSettings,
  taxes: BuyerTaxes,
  entered: Minor,
  goods: TaxedGoods,
  reduce?: Reduce,
): Minor {
  const { amount, rates } = pricedGoods(settings, taxes, entered, goods)
  const mode = shopTaxMode(settings)
  const reduced = taxReduced(settings, amount, rates, reduce)
  if (reduced) return mode.display === 'incl' ? reduced.gross : reduced.net
  return shownAmount(toBasis(amount, rates, mode), rates, mode)
}

/**
 * The note behind a price on shop pages: `incl. VAT`, or `{price_excluding_tax} excl. VAT` with the
 * amount. Undefined if there is none, the product is not taxable, or the buyer is exempt.
 */
export function priceSuffix(
  settings: ShopSettings,
  taxes: BuyerTaxes,
  entered: Minor | undefined,
  goods: TaxedGoods,
  reduce?: Reduce,
): string | undefined {
  const { suffix, includeTax } = settings.prices
  const isTaxed = goods.tax_status === 'taxable' && taxes.exemption !== 'exempt'
  if (!suffix || entered === undefined || !isTaxed) return undefined
  const { amount, rates } = pricedGoods(settings, taxes, entered, goods)
  const taxed =
    taxReduced(settings, amount, rates, reduce) ??
    taxOn(amount, rates, includeTax ? 'gross' : 'net')
  const format = (minor: Minor) => formatMoney(minor, settings.currency, settings.locale)
  return suffix
    .replaceAll('{price_including_tax}', () => format(taxed.gross))
    .replaceAll('{price_excluding_tax}', () => format(taxed.net))
}

/** A price after discounts; undefined if they take nothing off. */
function taxReduced(
  settings: ShopSettings,
  amount: Minor,
  rates: readonly TaxRate[],
  reduce: Reduce | undefined,
): Taxed | undefined {
  if (!reduce) return undefined
  const mode = taxMode(settings)
  const before = toBasis(amount, rates, mode)
  const after = reduce(before)
  return after === before ? undefined : taxOn(after, rates, basisOf(mode))
}

function pricedGoods(settings: ShopSettings, taxes: BuyerTaxes, entered: Minor, goods: TaxedGoods) {
  const ratesOf = (rates: LocalRates) => goodsRates(rates, goods)
  return {
    amount: priceForBuyer(settings, entered, ratesOf, taxes),
    rates: ratesOf(taxes.local),
  }
}
