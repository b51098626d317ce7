import { ok } from '#base'
import { type Database, withRelaxedDurability } from '#db'
import type { ShopDeps } from '../deps.ts'
import { type CheckoutFields, readCheckoutFields } from '../model/checkout-fields.ts'
import { createCart, inCartTransaction, readCartKey } from './cart-store.ts'

/** Fields that must be entered again each time: consent and the seen total. */
const NOT_PERSISTED = { terms: '', shown_total: '' } as const satisfies Partial<CheckoutFields>

/** Stores the input with the cart, so that a reload does not lose it. False if there is no cart. */
export async function rememberFields(
  db: Database,
  { key, fields }: { key: string | undefined; fields: CheckoutFields },
): Promise<boolean> {
  if (!readCartKey(key)) return false
  const [changed] = await withRelaxedDurability(() =>
    db
      .updateTable('carts')
      .set({ checkout_fields: JSON.stringify({ ...fields, ...NOT_PERSISTED }) })
      .where('key', '=', key ?? '')
      .where('status', '=', 'open')
      .execute(),
  )
  return Number(changed?.numUpdatedRows ?? 0) > 0
}

/**
 * Stores the input with a new, empty cart, for buyers whose cart is gone. Returns its key; undefined if
 * the cart was ordered, because its key leads to the order.
 */
export async function keepFields(
  context: Parameters<typeof inCartTransaction>[0] & Pick<ShopDeps, 'clock'>,
  { key, fields }: { key: string | undefined; fields: CheckoutFields },
): Promise<string | undefined> {
  const kept = await inCartTransaction(context, async db => {
    const known = readCartKey(key) ? await findByKey(db, key ?? '') : undefined
    if (known) return ok({ key: undefined })
    const cart = await createCart(db, context.clock.now())
    await storeFields(db, cart.id, fields)
    return ok({ key: cart.key })
  })
  return kept.key
}

const findByKey = (db: Database, key: string) =>
  db.selectFrom('carts').select('id').where('key', '=', key).executeTakeFirst()

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
