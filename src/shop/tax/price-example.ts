import type { Minor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import { priceForBuyer, taxMode } from '../money/shown-price.ts'
import { basisOf, taxOn, toBasis } from '../money/tax.ts'
import type { TaxLocation } from '../money/tax-rates.ts'
import type { TaxRates } from './tax-rates.ts'

export interface PriceExample extends TaxLocation {
  /** Entered price. */
  amount: Minor
  taxClass: string
  /** Settings that are not saved yet. */
  includeTax?: boolean | undefined
  display?: 'incl' | 'excl' | undefined
  foreignPrices?: 'gross' | 'net' | undefined
}

/** Price of a product for a buyer at a location. */
export async function exampleOf(taxRates: TaxRates, saved: ShopSettings, asked: PriceExample) {
  const settings: ShopSettings = {
    ...saved,
    prices: {
      ...saved.prices,
      includeTax: asked.includeTax ?? saved.prices.includeTax,
      display: asked.display ?? saved.prices.display,
    },
    tax: { ...saved.tax, foreignPrices: asked.foreignPrices ?? saved.tax.foreignPrices },
  }
  const { country, state, postcode, city } = asked
  const place = { country, state, postcode, city }
  const taxes = await taxRates.ofBuyer(settings, { shipping: place, billing: place })
  const rates = taxes.local.ratesOf(asked.taxClass)
  const mode = taxMode(settings)
  const price = priceForBuyer(settings, asked.amount, local => local.ratesOf(asked.taxClass), taxes)
  const { net, tax, gross } = taxOn(toBasis(price, rates, mode), rates, basisOf(mode))
  const isOutside = taxes.exemption === 'outside'
  return { price: mode.display === 'incl' ? gross : net, net, tax, gross, isOutside }
}
