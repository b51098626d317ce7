import type { Selectable } from 'kysely'
import { createId, createKey, SECOND } from '#base'
import { createCounter } from '#base/instruments'
import {
  afterCommit,
  type Database,
  inTransaction,
  prepareQuery,
  type Tables,
  withRelaxedDurability,
} from '#db'
import type { ShopDeps } from '../deps.ts'
import type { AutomaticDiscounts } from '../discounts/automatic-discounts.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { VatIds } from '../tax/check-vat-id.ts'
import type { TaxRates } from '../tax/tax-rates.ts'
import type { CartNotice } from './view.ts'

const cartsCreated = createCounter('vitrine_carts_created_total', 'Carts created by buyers.')

const KEY = /^[a-z2-7]{32}$/

/** Validates the key from a cookie. */
export function readCartKey(key: string | undefined): string | undefined {
  return key && KEY.test(key) ? key : undefined
}

export async function findCart(db: Database, key: string | undefined) {
  if (!readCartKey(key)) return undefined
  return openCart.first(db, { key: key ?? '' })
}

const openCart = prepareQuery<{ key: string }>()((db, value) =>
  db
    .selectFrom('carts')
    .select(['id', 'notices', 'checkout_fields', 'coupons', 'gift_cards'])
    .where('key', '=', value('key'))
    .where('status', '=', 'open'),
)

export type StoredCart = Pick<
  Selectable<Tables['carts']>,
  'notices' | 'checkout_fields' | 'coupons' | 'gift_cards'
>

/** Locks the open cart for this transaction. */
export async function lockCart(db: Database, key: string | undefined, nowMs: number) {
  if (!readCartKey(key)) return undefined
  return touchOpenCart.first(db, { key: key ?? '', nowMs })
}

const touchOpenCart = prepareQuery<{ key: string; nowMs: number }>()((db, value) =>
  db
    .updateTable('carts')
    .set({ updated_at: value('nowMs') })
    .where('key', '=', value('key'))
    .where('status', '=', 'open')
    .returning(['id', 'key', 'notices', 'checkout_fields', 'coupons', 'gift_cards', 'customer_id']),
)

export async function createCart(db: Database, nowMs: number, customerId: string | null = null) {
  const cart = {
    id: createId({ now: () => nowMs }),
    key: createKey(),
    notices: '{}',
    checkout_fields: null,
    coupons: '[]',
    gift_cards: '[]',
  }
  await insertCart.execute(db, { id: cart.id, key: cart.key, customerId, nowMs })
  afterCommit(db, () => cartsCreated.add())
  return cart
}

const insertCart = prepareQuery<{
  id: string
  key: string
  customerId: string | null
  nowMs: number
}>()((db, value) =>
  db.insertInto('carts').values({
    id: value('id'),
    key: value('key'),
    status: 'open',
    order_id: null,
    notices: '{}',
    checkout_fields: null,
    customer_id: value('customerId'),
    created_at: value('nowMs'),
    updated_at: value('nowMs'),
  }),
)

/** Context of cart functions; `settings` are those of this request. */
export interface CartContext extends Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'pictures'> {
  settings: ShopSettings
  taxRates: TaxRates
  vatIds: VatIds
  automatic: AutomaticDiscounts
}

/** Like `inTransaction`, without waiting for the disk: a cart lost in a power cut can be filled again. */
export const inCartTransaction: typeof inTransaction = (context, work) =>
  withRelaxedDurability(() => inTransaction(context, work))

/** Lifetime of a stored notice. */
export const NOTICE_MS = 30 * SECOND

interface StoredNotices {
  at: number
  notices: CartNotice[]
}

/** Stores notices for the page after a redirect, replacing earlier ones. */
export async function addFlash(
  db: Database,
  cartId: string,
  flash: { notices: CartNotice[]; nowMs: number },
) {
  const stored: StoredNotices = { at: flash.nowMs, notices: flash.notices }
  await db
    .updateTable('carts')
    .set({ notices: JSON.stringify(stored) })
    .where('id', '=', cartId)
    .execute()
}

/** Stores notices outside of a change of the cart. */
export async function keepNotices(
  { db, clock }: Pick<ShopDeps, 'db' | 'clock'>,
  { key, notices }: { key: string | undefined; notices: CartNotice[] },
) {
  const cart = await findCart(db, key)
  const flash = { notices, nowMs: clock.now() }
  if (cart) await withRelaxedDurability(() => addFlash(db, cart.id, flash))
}

/** Deletes stored notices when a later action is refused. */
export async function dropFlash(db: Database, key: string | undefined) {
  if (!readCartKey(key)) return
  const dropped = db
    .updateTable('carts')
    .set({ notices: '{}' })
    .where('key', '=', key ?? '')
  await withRelaxedDurability(() => dropped.where('notices', '!=', '{}').execute())
}

/** Recent notices. Reading does not remove them, because the page may be prefetched. */
export function readFlash(stored: string, nowMs: number): CartNotice[] {
  const { at = 0, notices = [] } = JSON.parse(stored) as Partial<StoredNotices>
  return nowMs - at <= NOTICE_MS ? notices : []
}

export async function countItems(db: Database, cartId: string): Promise<number> {
  const row = await db
    .selectFrom('cart_lines')
    .select(eb => eb.fn.sum<number | string | null>('quantity').as('count'))
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
