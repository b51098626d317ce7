import { countryChoices } from '../address/countries.ts'
import { localizeFields } from '../model/checkout-settings.ts'
import type { ShopSettings } from '../model/settings.ts'
import { taxMode } from '../money/shown-price.ts'
import { basisOf } from '../money/tax.ts'
import { paymentChoices } from '../payments/methods.ts'
import { acceptsVatIds } from '../tax/check-vat-id.ts'
import type { OrderFormConfig } from './view.ts'

/** Choices of the order form. */
export function readFormConfig(settings: ShopSettings): OrderFormConfig {
  return {
    currency: settings.currency,
    country: settings.country,
    basis: basisOf(taxMode(settings)),
    countries: countryChoices(settings.sellTo, settings.locale),
    payments: paymentChoices(settings),
    taxClasses: settings.tax.classes,
    asksVatId: acceptsVatIds(settings),
    customFields: localizeFields(settings.checkout.fields, settings.locale),
    offersGiftNote: settings.checkout.giftNote,
  }
}
