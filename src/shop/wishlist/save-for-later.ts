import { ok, type Result, refuse } from '#base'
import type { Database } from '#db'
import { fullName, loadLines, toCartLine } from '../cart/cart-lines.ts'
import { addFlash, type CartContext, inCartTransaction, lockCart } from '../cart/cart-store.ts'
import { removeLine } from '../cart/change.ts'
import type { CartNotice } from '../cart/view.ts'
import { readChoice } from '../catalog/stored.ts'
import { putWish, type WishRefusal } from './change-wishlist.ts'
import type { WishlistOwner } from './wishlist.ts'

interface SaveRequest {
  /** Of the cart. */
  key: string | undefined
  lineId: string
  wishlist: WishlistOwner
  keepNotice: boolean
  mayCreateRecord(): Promise<boolean>
}

type SaveResult = Result<
  { notice: CartNotice; wishlistKey: string },
  WishRefusal | 'unknown-line' | 'no-cart'
>

/** Moves a line of the cart to the wishlist. `forgetSavedLine` is part of its undo. */
export function saveForLater(context: CartContext, request: SaveRequest): Promise<SaveResult> {
  const nowMs = context.clock.now()
  const { key, lineId, keepNotice, mayCreateRecord } = request
  return inCartTransaction(context, async (db): Promise<SaveResult> => {
    const cart = await lockCart(db, key, nowMs)
    if (!cart) return refuse('no-cart')
    const row = (await loadLines(db, cart.id)).find(one => one.id === lineId)
    const line = row && toCartLine(row, { nowMs, exchange: context.settings.exchange })
    if (!row || !line) return refuse('unknown-line')
    const options = { ...readChoice(row.chosen), ...readChoice(row.variant_options ?? '{}') }
    const item = { productId: line.productId, options }
    const wish = { ...request.wishlist, item, mayCreateRecord, cartLineId: row.id }
    const kept = await putWish(db, wish, nowMs)
    if (!kept.ok) return kept
    const removed = await removeLine({ ...context, db }, { key, lineId })
    if (!removed.ok) return refuse('unknown-line')
    const notice: CartNotice = {
      kind: 'success',
      key: 'savedForLater',
      values: { name: fullName(line) },
      undo: row.id,
      wishlistPath: context.settings.paths.wishlist,
    }
    if (keepNotice) await addFlash(db, cart.id, { notices: [notice], nowMs })
    return ok({ notice, wishlistKey: kept.key })
  })
}

/** Takes the product of a line from the wishlist when the line is restored. */
export const forgetSavedLine = (db: Database, lineId: string) =>
  db.deleteFrom('wishlist_items').where('cart_line_id', '=', lineId.replaceAll('\0', '')).execute()
