import type { ShopDeps } from '../deps.ts'
import type { AutomaticDiscounts } from '../discounts/automatic-discounts.ts'
import type { CheckoutFields } from '../model/checkout-fields.ts'
import type { CustomField } from '../model/custom-fields.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { BuyerTaxes } from '../money/tax-rates.ts'
import type { TermsVersion } from '../orders/terms/terms-versions.ts'
import type { VatCheck, VatIds } from '../tax/check-vat-id.ts'
import type { TaxRates } from '../tax/tax-rates.ts'

export type CheckoutContext = Pick<
  ShopDeps,
  'db' | 'kind' | 'clock' | 'addToOutbox' | 'readPage'
> & {
  settings: ShopSettings
  taxRates: TaxRates
  vatIds: VatIds
  automatic: AutomaticDiscounts
}

/** A submitted checkout with valid fields. */
export interface OrderRequest {
  key: string
  fields: CheckoutFields
  customFields: readonly CustomField[]
  terms: TermsVersion | undefined
  taxes: BuyerTaxes
  vatCheck: VatCheck | undefined
  /** Undefined for guests. */
  customerId: string | undefined
}
