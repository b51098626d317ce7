import type { Database } from '#db'
import { loadLines } from '../cart/cart-lines.ts'
import { findCart } from '../cart/cart-store.ts'
import { localizeFields } from '../model/checkout-settings.ts'
import { type CustomField, fieldsOfOrder } from '../model/custom-fields.ts'
import type { ShopSettings } from '../model/settings.ts'
import { NO_PAYMENT } from '../payments/method.ts'
import { paymentChoices } from '../payments/methods.ts'
import type { CheckoutRules } from './validate.ts'

/** Rules for the fields of an order. */
export async function checkoutRules(
  db: Database,
  settings: ShopSettings,
  key: string,
): Promise<CheckoutRules> {
  return {
    sellTo: settings.sellTo,
    locale: settings.locale,
    termsRequired: settings.terms.required,
    // Whether something is left to pay is known once the cart is priced.
    paymentMethods: [...paymentChoices(settings).map(choice => choice.id), NO_PAYMENT],
    customFields: await loadCustomFields(db, settings, key),
  }
}

/** Asks for the cart only if some field depends on it. */
async function loadCustomFields(
  db: Database,
  settings: ShopSettings,
  key: string,
): Promise<CustomField[]> {
  const fields = localizeFields(settings.checkout.fields, settings.locale)
  if (!fields.some(field => field.place === 'delivery')) return fields
  const cart = await findCart(db, key)
  const rows = cart ? await loadLines(db, cart.id) : []
  return fieldsOfOrder(
    fields,
    rows.some(row => row.virtual === 0 && row.gift_card === 0),
  )
}
