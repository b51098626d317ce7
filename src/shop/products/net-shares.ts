import type { ShopSettings } from '../model/settings.ts'
import { taxOn } from '../money/tax.ts'
import type { BuyerTaxes } from '../money/tax-rates.ts'

const PPM = 1_000_000

/** Net part of an entered price at the shop's location in parts per million, by tax class. */
export function netShares({ settings, taxes }: { settings: ShopSettings; taxes: BuyerTaxes }) {
  const classes = ['', ...settings.tax.classes.map(({ id }) => id)]
  const shareOf = (taxClass: string) =>
    settings.prices.includeTax ? taxOn(PPM, taxes.base.ratesOf(taxClass), 'gross').net : PPM
  return Object.fromEntries(classes.map(taxClass => [taxClass, shareOf(taxClass)]))
}
