import { needsPostcode } from './postcodes.ts'
import { needsState } from './states.ts'

/** Parts of an address in form order. */
export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'country',
  'address_1',
  'address_2',
  'postcode',
  'city',
  'state',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type Address = Record<AddressField, string>

/** Billing address stored with an order, with contact details. */
export type BillingAddress = Address & { phone: string; email: string }

/** Whether a field is required for a country. */
export function isRequired(field: AddressField, country: string): boolean {
  if (field === 'company' || field === 'address_2') return false
  if (field === 'state') return needsState(country)
  if (field === 'postcode') return needsPostcode(country)
  return true
}
