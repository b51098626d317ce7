import { type Database, withRelaxedDurability } from '#db'
import { type CheckoutFields, readCheckoutFields } from '../model/checkout-fields.ts'
import { readCartKey } from './cart-store.ts'

/** Fields that must be entered again each time: consent and the seen total. */
const NOT_PERSISTED = { terms: '', shown_total: '' } as const satisfies Partial<CheckoutFields>

/** Stores the input with the cart, so that a reload does not lose it. */
export async function rememberFields(
  db: Database,
  { key, fields }: { key: string | undefined; fields: CheckoutFields },
) {
  if (!readCartKey(key)) return
  await withRelaxedDurability(() =>
    db
      .updateTable('carts')
      .set({ checkout_fields: JSON.stringify({ ...fields, ...NOT_PERSISTED }) })
      .where('key', '=', key ?? '')
      .where('status', '=', 'open')
      .execute(),
  )
}

/** Stores the input with a locked cart. */
export function storeFields(db: Database, cartId: string, fields: CheckoutFields) {
  return db
    .updateTable('carts')
    .set({ checkout_fields: JSON.stringify({ ...fields, ...NOT_PERSISTED }) })
    .where('id', '=', cartId)
    .execute()
}

export function readRemembered(cart: { checkout_fields: string | null } | undefined) {
  return cart?.checkout_fields ? readCheckoutFields(JSON.parse(cart.checkout_fields)) : undefined
}
