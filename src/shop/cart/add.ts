import { createId, type Minor, type Result, refuse } from '#base'
import { type Database, prepareQuery } from '#db'
import { loadShares } from '../customer-groups/load-shares.ts'
import type { CustomerGroup } from '../model/customer-group.ts'
import { MAX_QUANTITY, quantityProblem } from '../model/quantity-rule.ts'
import { effectivePrice } from '../money/effective-price.ts'
import { storedPriceFor } from '../money/group-price.ts'
import { isSumWithinLimit } from '../money/limits.ts'
import { available } from '../stock/availability.ts'
import type { AddMessage } from './add-texts.ts'
import { noteFiles } from './addon-files.ts'
import { type CartLine, type LineRow, lineKeyOf, loadLines, ruleOf } from './cart-lines.ts'
import { MAX_LINES, readQuantity, stockProblems } from './cart-rules.ts'
import {
  addFlash,
  type CartContext,
  createCart,
  inCartTransaction,
  lockCart,
  type StoredCart,
} from './cart-store.ts'
import { toCartLines } from './expand-bundles.ts'
import { toCartView } from './load-view.ts'
import {
  type CartItem,
  type CartItemReason,
  resolveCartItem,
  type SellableItem,
} from './resolve-cart-item.ts'
import type { CartNotice, CartView } from './view.ts'

/** Maximum items per request, enough for any group. Each lookup runs inside the write transaction. */
const MAX_ITEMS = 50

export type AddReason =
  | CartItemReason
  | 'nothing-chosen'
  | 'invalid-quantity'
  | 'out-of-stock'
  | 'not-enough-stock'
  | 'sold-individually'
  | 'quantity-rule'
  | 'too-many'
  | 'too-many-carts'

export interface AddRequest {
  key: string | undefined
  items: readonly CartItem[]
  /** Stores the notice for the next page that shows the cart. */
  keepNotice?: boolean
  /** Whether the visitor may create another cart (rate limit). */
  mayCreateRecord?: () => Promise<boolean>
  /** The signed-in customer gets a new cart. */
  customerId?: string | undefined
}

/** `productId`: the refused product. */
type Refused = {
  message: AddMessage
  productId?: string | undefined
  /** The add-on that the message is about. */
  addon?: string | undefined
}

interface AddedItems {
  key: string
  count: number
  notice: CartNotice<AddMessage>
  /** The cart with the added items. */
  cart: CartView
}

/** Adds all items or none; creates a cart if there is none. */
export async function addToCart(
  context: CartContext,
  request: AddRequest,
): Promise<Result<AddedItems, AddReason, Refused>> {
  const items = request.items.filter(
    item => String(item.quantity).trim() !== '0' || isOnly(request),
  )
  if (items.length === 0) return refuse('nothing-chosen', { message: { key: 'choose' } })
  if (items.length > MAX_ITEMS) {
    return refuse('too-many', { message: { key: 'tooManyAtOnce', values: { max: MAX_ITEMS } } })
  }
  const nowMs = context.clock.now()
  const { exchange, group } = context.settings
  type Added = Result<
    Pick<AddedItems, 'count' | 'notice'> & { stored: StoredCartWithLines },
    AddReason,
    Refused
  >
  const added = await inCartTransaction(context, async (db): Promise<Added> => {
    const known = await lockCart(db, request.key, nowMs)
    if (!known && request.mayCreateRecord && !(await request.mayCreateRecord())) {
      return refuse('too-many-carts', { message: { key: 'tooManyCarts' } })
    }
    const cart = known ?? (await createCart(db, nowMs, request.customerId ?? null))
    const lines: PendingLine[] = known ? await loadLines(db, cart.id) : []
    const names: string[] = []
    let count = 0
    for (const item of items) {
      const isAnyQuantity = item.quantity === undefined
      const entered = isAnyQuantity ? 1 : readQuantity(item.quantity)
      if (!entered) return refuse('invalid-quantity', { message: BAD_QUANTITY })
      const found = await resolveCartItem(db, item)
      if (!found.ok) return found
      const quantity = isAnyQuantity ? smallestAddition(found.wanted, lines) : entered
      const refusal = check(found.wanted, quantity, lines, nowMs)
      if (refusal) return { ...refusal, productId: found.wanted.row.product_id }
      const seenPrice = await currentPrice(db, found.wanted, { nowMs, group })
      await putLine(db, cart.id, found.wanted, { quantity, seenPrice, nowMs, at: lines.length })
      await noteFiles(db, cart.id, { uploads: item.uploads, addons: found.wanted.addons })
      hold(lines, found.wanted, quantity)
      count = lines.reduce((sum, line) => sum + line.quantity, 0)
      names.push(found.wanted.row.name)
    }
    const rows = await loadLines(db, cart.id)
    const all = await toCartLines(db, rows, { nowMs, exchange, group })
    const lacking = all.some(line => line.bundleId) ? findLacking(all, items, names) : undefined
    if (lacking) return lacking
    if (!isSumWithinLimit(all)) return refused('too-many', { key: 'tooMuch' })
    const notice: CartNotice<AddMessage> = {
      kind: 'success',
      key: 'added',
      values: { names, count: names.length },
    }
    if (request.keepNotice) await addFlash(db, cart.id, { notices: [notice], nowMs })
    return { ok: true, stored: { cart, rows }, count, notice }
  })
  if (!added.ok) return added
  const { stored, count, notice } = added
  const cart = await toCartView(context, stored)
  return { ok: true, key: stored.cart.key, count, notice, cart }
}

/** Refuses additions for which parts of bundles, or what they leave, are not in stock. */
function findLacking(
  lines: readonly CartLine[],
  items: readonly CartItem[],
  names: readonly string[],
) {
  const added = (line: CartLine) =>
    items.some(item => item.variantId === line.variantId || item.productId === line.productId)
  const problems = stockProblems(lines)
  const line = lines.find(one => problems.has(one.id) && added(one))
  if (!line) return undefined
  const name = names.at(-1) ?? line.name
  return refused('out-of-stock', { key: 'outOfStock', values: { name } })
}

const BAD_QUANTITY: AddMessage = { key: 'badQuantityToAdd', values: { max: MAX_QUANTITY } }

/** A group's form submits 0 for unwanted items; for a single item, 0 is an error. */
const isOnly = (request: AddRequest) => request.items.length === 1

interface StoredCartWithLines {
  cart: StoredCart & { key: string }
  rows: LineRow[]
}

type PendingLine = Pick<
  LineRow,
  'variant_id' | 'product_id' | 'stock_id' | 'chosen' | 'entered_addons' | 'quantity'
>

/** The lines after adding this item. */
function hold(lines: PendingLine[], { row, chosen, addons }: SellableItem, quantity: number) {
  const options = JSON.stringify(chosen)
  const entered = JSON.stringify(addons)
  const { variant_id, product_id, stock_id } = row
  const same = lines.findIndex(
    line =>
      line.variant_id === variant_id && line.chosen === options && line.entered_addons === entered,
  )
  const before = lines[same]
  if (before) lines[same] = { ...before, quantity: before.quantity + quantity }
  else {
    lines.push({
      ...{ variant_id, product_id, stock_id, quantity },
      ...{ chosen: options, entered_addons: entered },
    })
  }
}

/** Completes the minimum quantity, or adds one more step. */
function smallestAddition({ row }: SellableItem, lines: readonly PendingLine[]): number {
  if (row.sold_individually) return 1
  const { min, step } = ruleOf(row)
  const inCart = quantityOf(row.variant_id, lines)
  return inCart < min ? min - inCart : step
}

const quantityOf = (variantId: string, lines: readonly PendingLine[]) =>
  lines.reduce((sum, line) => sum + (line.variant_id === variantId ? line.quantity : 0), 0)

function check({ row }: SellableItem, quantity: number, lines: PendingLine[], nowMs: number) {
  const { name } = row
  if (!effectivePrice(row, nowMs)) {
    return refused('unknown-product', { key: 'unknownProduct' })
  }
  if (lines.length >= MAX_LINES) return refused('too-many', { key: 'tooMany' })
  if (row.sold_individually && lines.some(line => line.product_id === row.product_id)) {
    return refused('sold-individually', { key: 'noAnother', values: { name } })
  }
  if (row.sold_individually && quantity > 1) {
    return refused('sold-individually', { key: 'onlyOne', values: { name } })
  }
  const same = lines.filter(line => line.stock_id === row.stock_id)
  const inCart = same.reduce((sum, line) => sum + line.quantity, 0)
  const left = available(row)
  if (left === 0) return refused('out-of-stock', { key: 'outOfStock', values: { name } })
  if (left !== undefined && inCart + quantity > left) {
    const message: AddMessage =
      inCart > 0
        ? { key: 'notEnoughWithCart', values: { left, inCart } }
        : { key: 'notEnough', values: { name, left } }
    return refused('not-enough-stock', message)
  }
  const total = quantityOf(row.variant_id, lines) + quantity
  const problem = row.sold_individually
    ? undefined
    : quantityProblem(ruleOf(row), { name, quantity: total })
  if (problem && total <= MAX_QUANTITY) return refused('quantity-rule', problem)
  if (inCart + quantity > MAX_QUANTITY) {
    return refused('invalid-quantity', BAD_QUANTITY)
  }
  return undefined
}

const refused = (reason: AddReason, message: AddMessage) => refuse(reason, { message })

/** Upserts a line per variant and options: increases the quantity, or replaces a removed line. */
async function putLine(
  db: Database,
  cartId: string,
  { row, chosen, addons }: SellableItem,
  line: { quantity: number; seenPrice: Minor | null; nowMs: number; at: number },
) {
  const { quantity, seenPrice, nowMs, at } = line
  const options = JSON.stringify(chosen)
  const entered = JSON.stringify(addons)
  await upsertLine.execute(db, {
    // Keeps the order of lines added in the same millisecond.
    id: createId({ now: () => nowMs + at }),
    cartId,
    lineKey: lineKeyOf({ variant_id: row.variant_id, chosen: options, entered_addons: entered }),
    variantId: row.variant_id,
    options,
    addons: entered,
    quantity,
    seenPrice,
    nowMs,
  })
}

/** Price of the product for the buyer, in the base currency. */
async function currentPrice(
  db: Database,
  { row }: SellableItem,
  { nowMs, group }: { nowMs: number; group: CustomerGroup | undefined },
): Promise<Minor | null> {
  const { product_id: id, type, gift_card } = row
  const shareOf = await loadShares(db, group, [{ id, type, gift_card }])
  return effectivePrice(storedPriceFor(row, shareOf(id)), nowMs)?.price ?? null
}

const upsertLine = prepareQuery<{
  id: string
  cartId: string
  lineKey: string
  variantId: string
  options: string
  addons: string
  quantity: number
  seenPrice: Minor | null
  nowMs: number
}>()((db, value) =>
  db
    .insertInto('cart_lines')
    .values({
      id: value('id'),
      cart_id: value('cartId'),
      line_key: value('lineKey'),
      variant_id: value('variantId'),
      options: value('options'),
      addons: value('addons'),
      quantity: value('quantity'),
      seen_price: value('seenPrice'),
      removed_at: null,
      created_at: value('nowMs'),
    })
    .onConflict(conflict =>
      conflict.columns(['cart_id', 'line_key']).doUpdateSet(eb => ({
        quantity: eb
          .case()
          .when('cart_lines.removed_at', 'is', null)
          .then(eb('cart_lines.quantity', '+', value('quantity')))
          .else(value('quantity'))
          .end(),
        seen_price: eb
          .case()
          .when('cart_lines.removed_at', 'is', null)
          .then(eb.ref('cart_lines.seen_price'))
          .else(value('seenPrice'))
          .end(),
        removed_at: null,
      })),
    ),
)
