import type { ShopSettings } from '../model/settings.ts'
import type { BuyerTaxes } from '../money/tax-rates.ts'
import { type VatCheck, type VatIds, withReverseCharge } from './check-vat-id.ts'
import { untaxedAt } from './match-rates.ts'
import type { BuyerLocations, TaxRates } from './tax-rates.ts'

export interface TaxContext {
  settings: ShopSettings
  taxRates: TaxRates
  vatIds: VatIds
}

/** No taxes, for a buyer who is exempt. */
export const exemptTaxes = ({ base, local }: BuyerTaxes): BuyerTaxes => ({
  base,
  local: untaxedAt(local.location),
  exemption: 'exempt',
})

/** The taxes, unless the group of the buyer is exempt. */
export const taxesInGroup = ({ group }: Pick<ShopSettings, 'group'>, taxes: BuyerTaxes) =>
  group?.taxExempt ? exemptTaxes(taxes) : taxes

/** Taxes of a buyer at these places, with the result of checking their VAT ID. */
export async function taxesOfBuyer(
  { settings, taxRates, vatIds }: TaxContext,
  { vatId, ...locations }: BuyerLocations & { vatId: string },
  { mayAsk }: { mayAsk: boolean },
): Promise<{ taxes: BuyerTaxes; vatCheck: VatCheck | undefined }> {
  const taxes = await taxRates.ofBuyer(settings, locations)
  const countries = [locations.billing.country, taxes.local.location.country]
  const vatCheck = await vatIds.check(settings, { vatId, countries }, { mayAsk })
  return {
    taxes: taxesInGroup(settings, withReverseCharge(settings, taxes, vatCheck)),
    vatCheck,
  }
}
