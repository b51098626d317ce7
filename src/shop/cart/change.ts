import { type Refusal, type Result, refuse } from '#base'
import type { Database } from '#db'
import type { Exchange } from '../model/currency-settings.ts'
import type { CustomerGroup } from '../model/customer-group.ts'
import { MAX_QUANTITY } from '../model/quantity-rule.ts'
import { isSumWithinLimit } from '../money/limits.ts'
import { fullName, type LineRow, loadLines, toCartLine } from './cart-lines.ts'
import { quantityProblems, readQuantity, stockProblems } from './cart-rules.ts'
import {
  addFlash,
  type CartContext,
  countItems,
  inCartTransaction,
  lockCart,
} from './cart-store.ts'
import { expandBundles, toCartLines } from './expand-bundles.ts'
import type { CartNotice, CartRefusal, RefusedNote } from './view.ts'

export type ChangeReason =
  | 'no-cart'
  | 'invalid-quantity'
  | 'invalid-address'
  | 'not-enough-stock'
  | 'quantity-rule'
  | 'unknown-line'
  | 'note-too-long'
  | 'not-offered'

type Changed = { count: number; notice: CartNotice }
type Refused = Pick<CartRefusal, 'errors'> & {
  note?: Pick<RefusedNote, 'field' | 'message'>
}
export type ChangeResult = Result<Changed, ChangeReason, Refused>

export interface ChangeRequest {
  key: string | undefined
  /** Stores the notice for the next page that shows the cart. */
  keepNotice?: boolean
}

const tooMuch = (): Refusal<'invalid-quantity', Refused> =>
  refuse('invalid-quantity', { errors: [{ lineId: undefined, message: { key: 'tooMuch' } }] })

const noCart = (): Refusal<'no-cart', Refused> =>
  refuse('no-cart', { errors: [{ lineId: undefined, message: { key: 'expired' } }] })

interface LockedCart {
  id: string
  checkout_fields: string | null
  nowMs: number
  exchange: Exchange | undefined
  group: CustomerGroup | undefined
  keepNotice: boolean
}

/** Changes a cart under a lock. */
export function changeCart(
  context: CartContext,
  { key, keepNotice = false }: ChangeRequest,
  work: (db: Database, cart: LockedCart) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  const nowMs = context.clock.now()
  return inCartTransaction(context, async db => {
    const cart = await lockCart(db, key, nowMs)
    if (!cart) return noCart()
    const { exchange, group } = context.settings
    const { id, checkout_fields } = cart
    return work(db, { id, checkout_fields, nowMs, exchange, group, keepNotice })
  })
}

/** Sets quantities by line id, all or none; 0 removes a line. Unknown lines are ignored. */
export function setQuantities(
  context: CartContext,
  request: ChangeRequest & { quantities: Record<string, unknown> },
): Promise<ChangeResult> {
  return changeCart(context, request, async (db, cart) => {
    const rows = await loadLines(db, cart.id)
    const lines = rows.flatMap(row => toCartLine(row, cart) ?? [])
    const wanted = lines.map(line => {
      const asked = request.quantities[line.id]
      return { line, quantity: asked === undefined ? line.quantity : readQuantity(asked) }
    })
    const bad = wanted.filter(({ quantity }) => quantity === undefined)
    if (bad.length > 0) {
      const errors = bad.map(({ line }) => {
        const values = { name: fullName(line), max: MAX_QUANTITY }
        return { lineId: line.id, message: { key: 'badQuantity', values } as const }
      })
      return refuse('invalid-quantity', { errors })
    }
    const after = wanted.flatMap(({ line, quantity = 0 }) =>
      quantity > 0 ? [{ ...line, quantity }] : [],
    )
    const grown = new Set(
      wanted
        .filter(({ line, quantity = 0 }) => quantity > line.quantity)
        .map(({ line }) => line.id),
    )
    const changed = new Set(
      wanted.flatMap(({ line, quantity }) => (quantity === line.quantity ? [] : [line.id])),
    )
    const notSold = [...quantityProblems(after)].filter(([id]) => changed.has(id))
    if (notSold.length > 0) {
      return refuse('quantity-rule', {
        errors: notSold.map(([lineId, message]) => ({ lineId, message })),
      })
    }
    const problems = [...stockProblems(await expandBundles(db, after, cart))].filter(([id]) =>
      grown.has(id),
    )
    if (problems.length > 0) {
      return refuse('not-enough-stock', {
        errors: problems.map(([lineId, message]) => ({ lineId, message })),
      })
    }
    if (grown.size > 0 && !isSumWithinLimit(after)) return tooMuch()
    for (const { line, quantity = 0 } of wanted) {
      if (quantity !== line.quantity) await setLine(db, line.id, quantity, cart.nowMs)
    }
    const gone = await removeUnavailable(db, rows, cart)
    return finish(
      db,
      cart,
      gone ? { kind: 'error', key: 'gone' } : { kind: 'success', key: 'updated' },
    )
  })
}

/** Unavailable lines are removed on the next change, not when viewing the cart. */
async function removeUnavailable(db: Database, rows: readonly LineRow[], cart: LockedCart) {
  const gone = rows.filter(row => !toCartLine(row, cart)).map(row => row.id)
  if (gone.length === 0) return false
  await db.deleteFrom('cart_lines').where('id', 'in', gone).execute()
  return true
}

function setLine(db: Database, lineId: string, quantity: number, nowMs: number) {
  return db
    .updateTable('cart_lines')
    .set(quantity === 0 ? { removed_at: nowMs } : { quantity })
    .where('id', '=', lineId)
    .execute()
}

/** Removes a line but keeps it for `undoRemoval`. */
export function removeLine(
  context: CartContext,
  request: ChangeRequest & { lineId: string },
): Promise<ChangeResult> {
  return changeCart(context, request, async (db, cart) => {
    const row = (await loadLines(db, cart.id)).find(line => line.id === request.lineId)
    if (!row) return unknownLine()
    await setLine(db, row.id, 0, cart.nowMs)
    const line = toCartLine(row, cart)
    const notice: CartNotice = line
      ? { kind: 'success', key: 'removed', values: { name: fullName(line) }, undo: row.id }
      : { kind: 'info', key: 'gone' }
    return finish(db, cart, notice)
  })
}

/** Restores a removed line, limited by current stock. */
export function undoRemoval(
  context: CartContext,
  request: ChangeRequest & { lineId: string },
): Promise<ChangeResult> {
  return changeCart(context, request, async (db, cart) => {
    const { numUpdatedRows } = await db
      .updateTable('cart_lines')
      .set({ removed_at: null })
      .where('id', '=', request.lineId.replaceAll('\0', ''))
      .where('cart_id', '=', cart.id)
      .where('removed_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return unknownLine()
    const lines = await toCartLines(db, await loadLines(db, cart.id), cart)
    const line = lines.find(one => one.id === request.lineId)
    if (!line) return unknownLine()
    const message = stockProblems(lines).get(line.id)
    if (message) return refuse('not-enough-stock', { errors: [{ lineId: line.id, message }] })
    if (!isSumWithinLimit(lines)) return tooMuch()
    return finish(db, cart, { kind: 'success', key: 'restored', values: { name: fullName(line) } })
  })
}

const unknownLine = (): Refusal<'unknown-line', Refused> =>
  refuse('unknown-line', { errors: [{ lineId: undefined, message: { key: 'nothingToUndo' } }] })

/** Result of a change, with its notice for the next page if that is wanted. */
export async function finish(
  db: Database,
  { id, nowMs, keepNotice }: LockedCart,
  notice: CartNotice,
) {
  if (keepNotice) await addFlash(db, id, { notices: [notice], nowMs })
  return { ok: true as const, count: await countItems(db, id), notice }
}
