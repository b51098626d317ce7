import type { CheckoutFields } from '../model/checkout-fields.ts'
import type { VatCheck, VatState } from '../tax/check-vat-id.ts'
import { type CheckoutError, withFieldMessage } from './checkout-error.ts'

const REFUSED = {
  malformed: 'vatIdMalformed',
  elsewhere: 'vatIdElsewhere',
  rejected: 'vatIdRejected',
} as const satisfies Partial<Record<VatState, string>>

/** Why an order with this VAT ID is refused; undefined if it is not. */
export function checkVatId(
  fields: CheckoutFields,
  check: VatCheck | undefined,
): CheckoutError | undefined {
  if (!check) return undefined
  const { number, state } = check
  if (state in REFUSED) {
    const key = REFUSED[state as keyof typeof REFUSED]
    return withFieldMessage('billing_vat_id', key, { number })
  }
  if (!fields.billing_company) return withFieldMessage('billing_company', 'vatIdWithoutCompany')
  return undefined
}
