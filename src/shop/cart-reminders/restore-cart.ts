import { createId, ok, type Result, refuse } from '#base'
import type { Database } from '#db'
import { fullName, type LineRow, lineKeyOf, loadLines, toCartLine } from '../cart/cart-lines.ts'
import { MAX_LINES } from '../cart/cart-rules.ts'
import {
  addFlash,
  type CartContext,
  createCart,
  inCartTransaction,
  lockCart,
} from '../cart/cart-store.ts'
import type { CartNotice } from '../cart/view.ts'
import { hashToken } from '../customers/tokens.ts'
import { readAddonValues } from '../model/addon.ts'
import { MAX_QUANTITY } from '../model/quantity-rule.ts'
import { available } from '../stock/availability.ts'

export interface FoundReminder {
  id: string
  cartId: string
  cartKey: string
  /** False if it was ordered or deleted. */
  isOpen: boolean
  email: string
  locale: string
  currency: string
}

/** The reminder of a link in a mail. */
export async function findReminder(
  db: Database,
  token: string,
): Promise<FoundReminder | undefined> {
  const row = await db
    .selectFrom('cart_reminders')
    .innerJoin('carts', 'carts.id', 'cart_reminders.cart_id')
    .select(['cart_reminders.id', 'cart_id', 'email', 'locale', 'currency', 'key', 'status'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, cart_id: cartId, key: cartKey, email, locale, currency } = row
  return { id, cartId, cartKey, isOpen: row.status === 'open', email, locale, currency }
}

/**
 * Copies the items of a reminder's cart into the cart of this browser, which may be another device.
 * Existing items are not added again, so a second press changes nothing. The cart of the reminder is
 * not handed over, because it contains an address.
 */
export async function restoreCart(
  context: CartContext,
  request: { token: string; key: string | undefined; customerId: string | undefined },
): Promise<Result<{ key: string }, 'unknown-link'>> {
  const nowMs = context.clock.now()
  return inCartTransaction(
    context,
    async (db): Promise<Result<{ key: string }, 'unknown-link'>> => {
      const reminder = await findReminder(db, request.token)
      if (!reminder?.isOpen) return refuse('unknown-link')
      const known = await lockCart(db, request.key, nowMs)
      const cart = known ?? (await createCart(db, nowMs, request.customerId ?? null))
      if (cart.id !== reminder.cartId) {
        const left = await copyLines(db, context, { from: reminder.cartId, to: cart.id, nowMs })
        const notices: CartNotice[] = [{ kind: 'success', key: 'cartRestored' }]
        if (left.length > 0) {
          notices.push({ kind: 'error', key: 'cartRestoredLess', values: { names: left } })
        }
        await addFlash(db, cart.id, { notices, nowMs })
        await db
          .updateTable('cart_reminders')
          .set({ restored_at: nowMs, restored_cart_id: cart.id, due_at: null })
          .where('id', '=', reminder.id)
          .execute()
      }
      return ok({ key: cart.key })
    },
  )
}

/** Copies lines to another cart, up to the stock. Returns the names of those that were left out. */
async function copyLines(
  db: Database,
  { settings }: CartContext,
  { from, to, nowMs }: { from: string; to: string; nowMs: number },
): Promise<string[]> {
  const { exchange } = settings
  const left: string[] = []
  for (const row of await loadLines(db, from)) {
    const before = await loadLines(db, to)
    const line = toCartLine(row, { nowMs, exchange })
    if (!line) continue
    const lineKey = lineKeyOf(row)
    const same = before.find(one => lineKeyOf(one) === lineKey)
    const missing = row.quantity - (same?.quantity ?? 0)
    if (missing <= 0) continue
    const quantity = Math.min(missing, roomFor(row, line, before))
    if (quantity < missing) left.push(fullName(line))
    if (quantity <= 0) continue
    await putLine(db, { row, same, to, lineKey, quantity, nowMs: nowMs + before.length })
  }
  return left
}

/** How many more items of a line fit beside those of a cart. */
function roomFor(
  row: LineRow,
  line: NonNullable<ReturnType<typeof toCartLine>>,
  before: readonly LineRow[],
): number {
  // Uploaded files belong to one cart.
  const hasFiles = line.options.some(option => option.file)
  const isKnown = before.some(one => lineKeyOf(one) === lineKeyOf(row))
  if (hasFiles || (!isKnown && before.length >= MAX_LINES)) return 0
  const sum = (rows: readonly LineRow[]) => rows.reduce((count, one) => count + one.quantity, 0)
  if (line.soldIndividually) {
    return Math.max(0, 1 - sum(before.filter(one => one.product_id === line.productId)))
  }
  const inCart = sum(before.filter(one => one.stock_id === line.stockId))
  return Math.max(0, Math.min(available(line.stockItem) ?? MAX_QUANTITY, MAX_QUANTITY) - inCart)
}

async function putLine(
  db: Database,
  put: {
    row: LineRow
    same: LineRow | undefined
    to: string
    lineKey: string
    quantity: number
    nowMs: number
  },
) {
  const { row, same, to, lineKey, quantity, nowMs } = put
  if (same) {
    await db
      .updateTable('cart_lines')
      .set({ quantity: same.quantity + quantity })
      .where('id', '=', same.id)
      .execute()
    return
  }
  // A removed line has the same key.
  await db
    .deleteFrom('cart_lines')
    .where('cart_id', '=', to)
    .where('line_key', '=', lineKey)
    .execute()
  await db
    .insertInto('cart_lines')
    .values({
      ...{ id: createId({ now: () => nowMs }), cart_id: to, line_key: lineKey, quantity },
      ...{ variant_id: row.variant_id, options: row.chosen, removed_at: null, created_at: nowMs },
      seen_price: row.seen_price ?? null,
      addons: JSON.stringify(readAddonValues(row.entered_addons)),
    })
    .execute()
}
