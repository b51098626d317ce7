import { createId, createKey } from '#base'
import type { Database } from '#db'

const KEY = /^[a-z2-7]{32}$/

/** A key as a cookie brings it: anything else is no key at all. */
export function readCartKey(key: string | undefined): string | undefined {
  return key && KEY.test(key) ? key : undefined
}

export async function findCart(db: Database, key: string | undefined) {
  if (!readCartKey(key)) return undefined
  return db
    .selectFrom('carts')
    .select(['id', 'notices', 'checkout_fields'])
    .where('key', '=', key ?? '')
    .where('status', '=', 'open')
    .executeTakeFirst()
}

/** Takes the open cart for this transaction: whoever else wants to change it waits. */
export async function lockCart(db: Database, key: string | undefined, nowMs: number) {
  if (!readCartKey(key)) return undefined
  return db
    .updateTable('carts')
    .set({ updated_at: nowMs })
    .where('key', '=', key ?? '')
    .where('status', '=', 'open')
    .returning(['id', 'key'])
    .executeTakeFirst()
}

export async function createCart(db: Database, nowMs: number) {
  const cart = { id: createId({ now: () => nowMs }), key: createKey() }
  await db
    .insertInto('carts')
    .values({
      ...cart,
      status: 'open',
      order_id: null,
      notices: '{}',
      checkout_fields: null,
      created_at: nowMs,
      updated_at: nowMs,
    })
    .execute()
  return cart
}
