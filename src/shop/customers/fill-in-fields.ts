import { ADDRESS_FIELDS } from '../address/addresses.ts'
import { type CheckoutFields, emptyCheckoutFields } from '../model/checkout-fields.ts'
import type { CustomerAddress, SavedAddress } from './addresses.ts'

/** Fills in the checkout from the address book, unless the buyer has begun to enter something. */
export function fillIn(
  entered: CheckoutFields | undefined,
  { email }: { email: string },
  addresses: readonly CustomerAddress[],
): CheckoutFields | undefined {
  const { billing_first_name, billing_last_name, billing_address_1, billing_email } =
    entered ?? emptyCheckoutFields
  if (billing_first_name || billing_last_name || billing_address_1 || billing_email) return entered
  const billing = addresses.find(one => one.isBilling)
  const shipping = addresses.find(one => one.isShipping)
  const fields = { ...(entered ?? emptyCheckoutFields), billing_email: email }
  if (billing) putAddress(fields, 'billing', billing.address)
  if (shipping && shipping.id !== billing?.id) {
    fields.ship_to_different_address = '1'
    putAddress(fields, 'shipping', shipping.address)
  }
  return fields
}

/** Replaces an address of the checkout. */
export function putAddress(
  fields: CheckoutFields,
  kind: 'billing' | 'shipping',
  address: SavedAddress,
) {
  for (const part of ADDRESS_FIELDS) fields[`${kind}_${part}`] = address[part]
  if (kind === 'billing' && address.phone) fields.billing_phone = address.phone
}
