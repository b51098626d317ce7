import type { InvoiceSettings } from '../model/invoice-settings.ts'
import type { ShopSettings } from '../model/settings.ts'
import { isEuCountry } from '../tax/eu-rates.ts'
import type { InvoiceSellerParty } from './document.ts'

/** Fields that invoices of a seller must have. */
export type MissingField = 'name' | 'address' | 'postcode' | 'city' | 'taxNumber'

/** The seller as invoices name it. */
export function toSeller(settings: ShopSettings): InvoiceSellerParty {
  const { seller } = settings.invoices
  return {
    name: seller.name.trim(),
    address: seller.address.trim(),
    postcode: seller.postcode.trim(),
    city: seller.city.trim(),
    state: settings.base.state,
    country: settings.country,
    vatId: compact(seller.vatId || settings.tax.vatIds.ownId),
    taxNumber: seller.taxNumber.trim(),
    register: seller.register.trim(),
    managers: seller.managers.trim(),
    phone: seller.phone.trim(),
    email: settings.email,
  }
}

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** Missing mandatory data; no invoice is created until it is entered. */
export function missingSellerFields(
  settings: Pick<ShopSettings, 'country' | 'tax'> & { invoices: Pick<InvoiceSettings, 'seller'> },
): MissingField[] {
  const { seller } = settings.invoices
  const fields = (['name', 'address', 'postcode', 'city'] as const).filter(
    field => seller[field].trim() === '',
  )
  const hasTaxNumber =
    seller.vatId.trim() !== '' ||
    seller.taxNumber.trim() !== '' ||
    settings.tax.vatIds.ownId.trim() !== ''
  return hasTaxNumber || !isEuCountry(settings.country) ? fields : [...fields, 'taxNumber']
}
