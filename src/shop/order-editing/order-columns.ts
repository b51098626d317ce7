import { billingOf, destinationOf, giftMessageOf } from '../model/checkout-fields.ts'
import { localizeFields } from '../model/checkout-settings.ts'
import { editFieldValues, fieldsOfOrder, readFieldValues } from '../model/custom-fields.ts'
import type { ShopSettings } from '../model/settings.ts'
import { toStoredVatCheck } from '../orders/stored-vat-check.ts'
import { findPaymentMethod } from '../payments/methods.ts'
import type { EnteredOrder } from './price-order.ts'

/** The payment method of an entered order; its texts stay those of the order if it is the same. */
export function paymentOf(settings: ShopSettings, id: string) {
  const method = findPaymentMethod(id)
  return {
    id,
    title: method?.choice(settings)?.title ?? '',
    details: method?.details(settings) ?? { instructions: '', accounts: [] },
  }
}

/** Columns of `orders` that an edit writes, except payment and status. */
export function toOrderColumns(
  { fields, priced, vatCheck, charges }: EnteredOrder,
  /** `storedFields`: the custom fields of a placed order. */
  { settings, storedFields }: { settings: ShopSettings; storedFields: string },
) {
  const customFields = editFieldValues(
    fieldsOfOrder(localizeFields(settings.checkout.fields, settings.locale), priced.needsShipping),
    fields,
    readFieldValues(storedFields),
  )
  const { vatId: vat_id, vatCheck: vat_check } = toStoredVatCheck(vatCheck)
  return {
    email: fields.billing_email,
    billing: JSON.stringify(billingOf(fields)),
    shipping: JSON.stringify(destinationOf(fields)),
    note: fields.order_comments,
    custom_fields: customFields.length > 0 ? JSON.stringify(customFields) : '',
    gift_message: giftMessageOf(fields) ?? null,
    tax_basis: priced.basis,
    tax_display: priced.totals.display,
    total: priced.totals.total,
    tax: priced.totals.tax,
    tax_exemption: priced.exemption ?? '',
    tax_country: priced.taxCountry,
    vat_id,
    vat_check,
    ...(!charges.shipping && { shipping_method: priced.method?.id ?? '' }),
  }
}

export function toPaymentColumns(settings: ShopSettings, methodId: string) {
  const { id, title, details } = paymentOf(settings, methodId)
  return {
    payment_method: id,
    payment_title: title,
    payment_details: JSON.stringify(details),
  }
}
