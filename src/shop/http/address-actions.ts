import { ADDRESS_FIELDS } from '../address/addresses.ts'
import { withFieldMessage } from '../checkout/checkout-error.ts'
import { isPhone, validateAddress } from '../checkout/validate.ts'
import type { Shop } from '../create-shop.ts'
import {
  addressOf,
  CHECKOUT_LENGTHS,
  normalizeFields,
  readCheckoutFields,
} from '../model/checkout-fields.ts'
import type { PostedTexts } from './posted-items.ts'

/** Saves an address of the address book. Its fields are named as at checkout. */
export async function savePostedAddress(
  { services: { shop } }: { services: { shop: Shop } },
  customerId: string,
  posted: PostedTexts,
) {
  const fields = normalizeFields(readCheckoutFields(posted))
  const { locale } = await shop.settings()
  const errors = validateAddress(fields, 'billing', { sellTo: [], locale })
  const phone = fields.billing_phone
  if (phone && !isPhone(phone)) {
    errors.push(
      withFieldMessage('billing_phone', 'invalidPhone', undefined, { key: 'label.phone' }),
    )
  }
  for (const field of [
    ...ADDRESS_FIELDS.map(part => `billing_${part}` as const),
    'billing_phone',
  ] as const) {
    const max = CHECKOUT_LENGTHS[field]
    if (fields[field].length > max) errors.push(withFieldMessage(field, 'tooLong', { max }))
  }
  if (errors.length > 0) return { ok: false as const, reason: 'invalid', errors }
  return shop.customers.addresses.save(customerId, {
    id: posted.id || undefined,
    address: { ...addressOf(fields, 'billing'), phone },
    isBilling: Boolean(posted.is_billing),
    isShipping: Boolean(posted.is_shipping),
  })
}
