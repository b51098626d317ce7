import { ok } from '#base'
import type { Database } from '#db'
import { codeKey } from '../discounts/discount.ts'
import { MAX_QUANTITY } from '../model/quantity-rule.ts'
import { available } from '../stock/availability.ts'
import { moveFilesToCart } from './addon-files.ts'
import { fullName, type LineRow, lineKeyOf, loadLines, toCartLine } from './cart-lines.ts'
import { MAX_LINES } from './cart-rules.ts'
import { addFlash, type CartContext, inCartTransaction, lockCart } from './cart-store.ts'
import { MAX_COUPONS, readCoupons } from './coupons.ts'
import { MAX_GIFT_CARDS, readGiftCards } from './gift-cards.ts'
import { mergeFields } from './notes.ts'
import { readRemembered } from './remembered-fields.ts'
import type { CartNotice } from './view.ts'

export interface MergedCart {
  /** Undefined if there is no cart. */
  key: string | undefined
  /** `limited`: some quantities were reduced to the stock. */
  merged: 'no' | 'all' | 'limited'
}

/**
 * The cart of a customer after signing in. A guest's cart becomes the customer's, or its items are
 * added to the one that the customer has, up to the stock. Carts of other customers stay as they are.
 */
export async function mergeCarts(
  context: CartContext,
  { key, customerId }: { key: string | undefined; customerId: string },
): Promise<MergedCart> {
  const nowMs = context.clock.now()
  const { key: found, merged } = await inCartTransaction(context, async db => {
    const own = await lockCustomerCart(db, customerId, nowMs)
    const guest = await lockCart(db, key, nowMs)
    const isForeign = guest && guest.customer_id !== null && guest.customer_id !== customerId
    if (!guest || isForeign || guest.id === own?.id) {
      return ok({ key: own?.key, merged: 'no' as const })
    }
    if (!own) {
      const bound = db.updateTable('carts').set({ customer_id: customerId })
      await bound.where('id', '=', guest.id).execute()
      return ok({ key: guest.key, merged: 'no' as const })
    }
    const added = await loadLines(db, guest.id)
    const limited = await moveLines(db, context, { from: added, to: own.id, nowMs })
    const codes = readCoupons(own)
    const known = new Set(codes.map(codeKey))
    const coupons = [...codes, ...readCoupons(guest).filter(code => !known.has(codeKey(code)))]
    const cards = [...new Set([...readGiftCards(own), ...readGiftCards(guest)])]
    await db
      .updateTable('carts')
      .set({
        coupons: JSON.stringify(coupons.slice(0, MAX_COUPONS)),
        gift_cards: JSON.stringify(cards.slice(0, MAX_GIFT_CARDS)),
        checkout_fields: mergedFields(own, guest),
      })
      .where('id', '=', own.id)
      .execute()
    await moveFilesToCart(db, { from: guest.id, to: own.id })
    await db.deleteFrom('carts').where('id', '=', guest.id).execute()
    if (added.length === 0) return ok({ key: own.key, merged: 'no' as const })
    const notices: CartNotice[] = [{ kind: 'success', key: 'merged' }]
    if (limited.length > 0) {
      notices.push({ kind: 'error', key: 'mergedLess', values: { names: limited } })
    }
    await addFlash(db, own.id, { notices, nowMs })
    return ok({
      key: own.key,
      merged: limited.length > 0 ? ('limited' as const) : ('all' as const),
    })
  })
  return { key: found, merged }
}

type Remembered = { checkout_fields: string | null }

function mergedFields(own: Remembered, guest: Remembered): string | null {
  const [before, added] = [readRemembered(own), readRemembered(guest)]
  return before && added
    ? JSON.stringify(mergeFields(before, added))
    : (guest.checkout_fields ?? own.checkout_fields)
}

function lockCustomerCart(db: Database, customerId: string, nowMs: number) {
  return db
    .updateTable('carts')
    .set({ updated_at: nowMs })
    .where('id', '=', eb =>
      eb
        .selectFrom('carts')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('status', '=', 'open')
        .orderBy('updated_at', 'desc')
        .limit(1),
    )
    .returning(['id', 'key', 'checkout_fields', 'coupons', 'gift_cards'])
    .executeTakeFirst()
}

/** Moves lines to another cart. Returns the names of those that were reduced or left out. */
async function moveLines(
  db: Database,
  { settings }: CartContext,
  { from, to, nowMs }: { from: readonly LineRow[]; to: string; nowMs: number },
): Promise<string[]> {
  const { exchange } = settings
  const limited: string[] = []
  for (const row of from) {
    const line = toCartLine(row, { nowMs, exchange })
    if (!line) continue
    const before = await loadLines(db, to)
    const lineKey = lineKeyOf(row)
    const same = before.find(one => lineKeyOf(one) === lineKey)
    const left = room(line, before)
    const quantity = Math.min(row.quantity, left, MAX_QUANTITY - (same?.quantity ?? 0))
    if (quantity < row.quantity || (!same && before.length >= MAX_LINES)) {
      limited.push(fullName(line))
    }
    if (quantity <= 0 || (!same && before.length >= MAX_LINES)) continue
    if (same) {
      await db
        .updateTable('cart_lines')
        .set({ quantity: same.quantity + quantity })
        .where('id', '=', same.id)
        .execute()
      continue
    }
    await db
      .deleteFrom('cart_lines')
      .where('cart_id', '=', to)
      .where('line_key', '=', lineKey)
      .execute()
    await db
      .updateTable('cart_lines')
      .set({ cart_id: to, quantity })
      .where('id', '=', row.id)
      .execute()
  }
  return limited
}

/** How many more items of a line fit beside those of a cart. */
function room(
  line: NonNullable<ReturnType<typeof toCartLine>>,
  before: readonly LineRow[],
): number {
  const sum = (rows: readonly LineRow[]) => rows.reduce((count, row) => count + row.quantity, 0)
  if (line.soldIndividually) {
    return Math.max(0, 1 - sum(before.filter(row => row.product_id === line.productId)))
  }
  const left = available(line.stockItem)
  if (left === undefined) return MAX_QUANTITY
  return Math.max(0, left - sum(before.filter(row => row.stock_id === line.stockId)))
}
