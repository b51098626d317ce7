import { ok, type Result, refuse } from '#base'
import type { Database } from '#db'
import { addToCart } from '../cart/add.ts'
import { type CartContext, keepNotices } from '../cart/cart-store.ts'
import type { CartItem } from '../cart/resolve-cart-item.ts'
import type { CartNotice } from '../cart/view.ts'
import { readOptions } from '../catalog/stored.ts'
import { type AddonValues, readAddons, recoverAddonValues } from '../model/addon.ts'
import { readBundle } from '../model/bundle.ts'
import type { ChosenOption } from '../model/shown-values.ts'
import { findCustomerOrder } from './my-orders.ts'

interface ReorderRequest {
  customerId: string
  number: number
  /** Of the cart to add to. */
  key: string | undefined
  mayCreateRecord: () => Promise<boolean>
}

/**
 * Adds the items of an order to the cart again, at today's prices. Items that are not for sale anymore
 * or whose add-ons changed are left out, and quantities are reduced to the stock; a notice names both.
 */
export async function reorder(
  context: CartContext,
  { customerId, number, ...request }: ReorderRequest,
): Promise<Result<{ key: string | undefined }, 'unknown-order' | 'too-many-carts'>> {
  const { db } = context
  const order = await findCustomerOrder(db, customerId, number)
  if (!order) return refuse('unknown-order')
  const missing: string[] = []
  let key = request.key
  let count = 0
  for (const { name, item } of await loadItems(db, order.id)) {
    if (!item) {
      missing.push(name)
      continue
    }
    const added = await addUpToStock(context, { ...request, key, customerId }, item)
    if (added.reason === 'too-many-carts') return refuse('too-many-carts')
    key = added.key ?? key
    count += added.quantity
    if (added.quantity < Number(item.quantity)) missing.push(name)
  }
  const notices: CartNotice[] = []
  if (count > 0) {
    notices.push({ kind: 'success', key: 'reordered', values: { number: String(number) } })
  }
  if (missing.length > 0) {
    notices.push({ kind: 'error', key: 'reorderedLess', values: { names: missing } })
  }
  await keepNotices(context, { key, notices })
  return ok({ key })
}

/** Products of an order with the keys of their options; without item if its add-ons changed. */
async function loadItems(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('order_lines')
    .leftJoin('products', 'products.id', 'order_lines.product_id')
    .select(['order_lines.name', 'order_lines.variant_id', 'order_lines.quantity'])
    .select(['order_lines.options', 'order_lines.unit_price'])
    .select(['products.options as product_options', 'products.addons', 'products.bundle'])
    .select('products.bundle_choices')
    .where('order_lines.order_id', '=', orderId)
    .where('order_lines.kind', '=', 'product')
    .orderBy('order_lines.position')
    .execute()
  // They come with their bundle.
  const bundled = new Set(
    rows.flatMap(row => [
      ...readBundle(row.bundle).map(part => part.variantId),
      ...readAddons(row.bundle_choices).flatMap(({ choices }) => choices.map(one => one.id)),
    ]),
  )
  const isPart = (row: (typeof rows)[number]) => row.unit_price === 0 && bundled.has(row.variant_id)
  return rows.flatMap((row, index) => {
    if (isPart(row)) return []
    const chosen = JSON.parse(row.options) as ChosenOption[]
    const values = readOptions(row.product_options ?? '[]').flatMap(({ key, name }) => {
      const value = chosen.find(one => one.name === name)?.value
      return value === undefined ? [] : [[key, value] as const]
    })
    const addons = recoverAddonValues(readAddons(row.addons), chosen)
    const after = rows.slice(index + 1)
    const end = after.findIndex(one => !isPart(one))
    const parts = chosenParts(row, end < 0 ? after : after.slice(0, end))
    const item: CartItem | undefined = addons && {
      ...{ variantId: row.variant_id, options: Object.fromEntries(values) },
      addons: { ...addons, ...parts },
      quantity: row.quantity,
    }
    const named = chosen.map(one => one.value).join(', ')
    return [{ name: named ? `${row.name} – ${named}` : row.name, item }]
  })
}

/** The variants that were chosen within a bundle, by the lines of its parts. */
function chosenParts(
  { bundle_choices }: { bundle_choices: string | null },
  parts: readonly { variant_id: string }[],
): AddonValues {
  const left = parts.map(part => part.variant_id)
  const values: AddonValues = {}
  for (const { id, choices } of readAddons(bundle_choices)) {
    const chosen = choices.find(one => left.includes(one.id))
    if (!chosen) continue
    left.splice(left.indexOf(chosen.id), 1)
    values[id] = chosen.id
  }
  return values
}

type AddTarget = Omit<Parameters<typeof addToCart>[1], 'items'>

async function addUpToStock(context: CartContext, target: AddTarget, item: CartItem) {
  const add = (quantity: number) =>
    addToCart(context, { ...target, items: [{ ...item, quantity }] })
  const wanted = Number(item.quantity)
  const first = await add(wanted)
  if (first.ok) return { key: first.key, quantity: wanted, reason: undefined }
  const nothing = { key: undefined, quantity: 0, reason: first.reason }
  if (first.reason !== 'not-enough-stock') return nothing
  const { left = 0, inCart = 0 } = (first.message.values ?? {}) as Record<string, number>
  const rest = left - inCart
  if (rest < 1) return nothing
  const second = await add(rest)
  return second.ok
    ? { key: second.key, quantity: rest, reason: undefined }
    : { ...nothing, reason: second.reason }
}
