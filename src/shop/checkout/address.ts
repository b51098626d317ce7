/** Parts of an address, in the order of the form. */
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

/** Stored with an order: where the bill goes, and how the buyer is reached. */
export type BillingAddress = Address & { phone: string; email: string }
