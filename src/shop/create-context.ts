import type { KnownGroups } from './customer-groups/known-groups.ts'
import type { ShopDeps } from './deps.ts'
import type { AutomaticDiscounts } from './discounts/automatic-discounts.ts'
import type { ShopSettings } from './model/settings.ts'
import { createLocalSettings } from './money/settings-in.ts'
import { taxesInGroup } from './tax/buyer-taxes.ts'
import type { VatIds } from './tax/check-vat-id.ts'
import type { TaxRates } from './tax/tax-rates.ts'

/** Dependencies of a request's services, in a currency and with the prices of a group. */
export function createContext(
  deps: ShopDeps,
  shared: {
    automatic: AutomaticDiscounts
    groups: KnownGroups
    taxRates: TaxRates
    vatIds: VatIds
  },
) {
  const localSettings = createLocalSettings()

  async function settingsOf(currency?: string, groupId?: string): Promise<ShopSettings> {
    const settings = localSettings(await deps.settings(), currency)
    const group = groupId ? (await shared.groups.get()).get(groupId) : undefined
    return group ? { ...settings, group } : settings
  }

  return {
    settingsOf,
    async contextIn(currency?: string, groupId?: string) {
      const settings = await settingsOf(currency, groupId)
      const taxes = taxesInGroup(settings, await shared.taxRates.ofBuyer(settings))
      return { ...deps, ...shared, settings, taxes }
    },
  }
}
