import { type Minor, scaleMinor } from '#base'
import type { Database } from '#db'
import {
  type CartLine,
  type LineRow,
  loadItemRows,
  ruleOf,
  toCartLine,
  type WantedItem,
} from '../cart/cart-lines.ts'
import { expandBundles } from '../cart/expand-bundles.ts'
import { readMeasures } from '../catalog/stored.ts'
import type { Exchange } from '../model/currency-settings.ts'
import { ANY_QUANTITY } from '../model/quantity-rule.ts'
import type { ChosenOption } from '../model/shown-values.ts'
import { effectivePrice } from '../money/effective-price.ts'
import type { TaxRate } from '../money/tax.ts'
import { goodsRates, type LocalRates } from '../money/tax-rates.ts'
import type { OrderInput, OrderInputItem } from './order-input.ts'
import type { StoredLine, StoredOrder } from './stored-order.ts'

/** The amount of a placed line for another place; see `agreedElsewhere`. */
export type ConvertAgreed = (
  amount: Minor,
  was: readonly TaxRate[],
  ratesOf: (rates: LocalRates) => readonly TaxRate[],
) => Minor

export interface OrderItems {
  lines: CartLine[]
  /** Positions of items whose product is not for sale. */
  unavailable: number[]
}

/** Key of an item among the lines that are priced. */
export const itemKey = (item: OrderInputItem, index: number) => item.lineId ?? `item-${index}`

/** The items of an input as lines: placed lines as agreed, others at the current price. */
export async function loadOrderItems(
  db: Database,
  { items }: Pick<OrderInput, 'items'>,
  {
    stored,
    nowMs,
    exchange,
    convert,
  }: {
    stored: StoredOrder | undefined
    nowMs: number
    exchange: Exchange | undefined
    /** Undefined if the place is the same, so that taxes stay. */
    convert: ConvertAgreed | undefined
  },
): Promise<OrderItems> {
  const placed = new Map(stored?.lines.map(line => [line.id, line]))
  const wanted = items.map((item, index): WantedItem => {
    const line = item.lineId ? placed.get(item.lineId) : undefined
    const variantId = line?.variant_id ?? item.variantId
    return { id: itemKey(item, index), variantId, quantity: item.quantity, options: item.options }
  })
  const rows = new Map((await loadItemRows(db, wanted)).map(row => [row.id, row]))
  const ordered = orderedItems(stored)
  const lines: CartLine[] = []
  const unavailable: number[] = []
  for (const [index, item] of items.entries()) {
    const row = rows.get(itemKey(item, index))
    const old = item.lineId ? placed.get(item.lineId) : undefined
    const line = old
      ? toPlacedLine(old, item, { row, convert, orderedAtMs: stored?.row.created_at ?? nowMs })
      : row && toNewLine(row, item, { nowMs, exchange })
    if (!line) unavailable.push(index)
    else lines.push(withOrdered(line, ordered))
  }
  const expanded = await expandBundles(db, lines, { nowMs, exchange })
  const kept = new Set(expanded.map(line => line.id))
  const broken = items.flatMap((item, index) => {
    const key = itemKey(item, index)
    return lines.some(line => line.id === key) && !kept.has(key) ? [index] : []
  })
  return {
    lines: expanded.map(line => (line.bundleId ? withOrdered(line, ordered) : line)),
    unavailable: [...unavailable, ...broken],
  }
}

function toNewLine(
  row: LineRow,
  item: OrderInputItem,
  at: Parameters<typeof toCartLine>[1],
): CartLine | undefined {
  const line = toCartLine(row, at)
  if (!line || item.unitPrice === null) return line
  return withUnitPrice(line, item.unitPrice)
}

function withUnitPrice(line: CartLine, unitPrice: Minor): CartLine {
  return {
    ...line,
    price: { price: unitPrice, regular: unitPrice, onSale: false, until: undefined },
    agreed: { amount: unitPrice * line.quantity },
  }
}

/** A placed line with its agreed price; its product may have changed or been deleted. */
function toPlacedLine(
  old: StoredLine,
  item: OrderInputItem,
  {
    row,
    convert,
    orderedAtMs,
  }: { row: LineRow | undefined; convert: ConvertAgreed | undefined; orderedAtMs: number },
): CartLine {
  const { quantity } = item
  const goods = {
    tax_status: row?.tax_status ?? 'taxable',
    tax_class: row?.variant_tax_class ?? row?.tax_class ?? '',
  }
  const agreed = convert
    ? convert(old.amount, old.rates, rates => goodsRates(rates, goods))
    : old.amount
  const amount = quantity === old.quantity ? agreed : scaleMinor(agreed, quantity, old.quantity)
  const unit = scaleMinor(agreed, 1, old.quantity)
  const isOnSale = row ? effectivePrice(row, orderedAtMs)?.onSale : false
  const line: CartLine = {
    id: old.id,
    productId: old.product_id,
    variantId: old.variant_id,
    stockId: old.stock_id,
    name: old.name,
    slug: row?.slug ?? '',
    sku: old.sku ?? undefined,
    options: JSON.parse(old.options) as ChosenOption[],
    image: old.image ?? undefined,
    quantity,
    price: { price: unit, regular: unit, onSale: isOnSale ?? false, until: undefined },
    once: 0,
    // Its parts are lines of the order.
    bundle: [],
    haveAddonsChanged: false,
    agreed: { amount, rates: convert ? undefined : old.rates },
    goods,
    weight: readMeasures(row?.measures ?? '{}').weight ?? 0,
    shippingClass: row?.variant_shipping_class ?? row?.shipping_class ?? '',
    stockItem: {
      managed: row?.managed ?? 0,
      quantity: row?.stock_quantity ?? 0,
      status: row?.stock_status ?? 'in-stock',
      backorders: row?.backorders ?? 'no',
      low_at: row?.low_at ?? null,
    },
    virtual: old.virtual === 1,
    giftCard: old.gift_card === 1,
    noWithdrawal: old.no_withdrawal === 1,
    soldIndividually: false,
    // What was agreed stays allowed.
    rule: row && quantity !== old.quantity ? ruleOf(row) : ANY_QUANTITY,
  }
  if (item.unitPrice === null || item.unitPrice === unit) return line
  return {
    ...withUnitPrice(line, item.unitPrice),
    agreed: { amount: item.unitPrice * quantity, rates: line.agreed?.rates },
  }
}

/** Items of the order need no stock again. */
function orderedItems(stored: StoredOrder | undefined): ReadonlyMap<string, number> {
  const ordered = new Map<string, number>()
  for (const line of stored?.lines ?? []) {
    ordered.set(line.stock_id, (ordered.get(line.stock_id) ?? 0) + line.quantity)
  }
  return ordered
}

function withOrdered(line: CartLine, ordered: ReadonlyMap<string, number>): CartLine {
  const own = ordered.get(line.stockId) ?? 0
  if (own === 0) return line
  const { stockItem } = line
  return { ...line, stockItem: { ...stockItem, quantity: stockItem.quantity + own } }
}
