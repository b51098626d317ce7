import type { Insertable } from 'kysely'
import { createId } from '#base'
import type { Database, Tables } from '#db'
import type { CartLine } from '../cart/cart-lines.ts'
import type { OwnFee } from '../cart/own-charges.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { toStoredTaxes } from './stored-line.ts'

export type NewLineRow = Insertable<Tables['order_lines']> & { stock_reserved: number }

/** Rows of the lines of an order, as priced. `idOf` has the id of each line. */
export async function toLineRows(
  db: Database,
  order: {
    id: string
    lines: readonly CartLine[]
    fees?: readonly OwnFee[]
    priced: PricedCart
    idOf: ReadonlyMap<string, string>
    reservedOf(line: CartLine): number
  },
): Promise<NewLineRow[]> {
  const { lines, fees = [], priced, idOf, reservedOf } = order
  const { display } = priced.totals
  const noteOf = await loadPurchaseNotes(db, lines)
  const cartLines = new Map(lines.map(line => [line.id, line]))
  const classOf = new Map(fees.map(fee => [fee.id, fee.taxClass]))
  return priced.lines.map(({ id: key, kind, title, rates, before, after }, position) => {
    const line = cartLines.get(key)
    const shown = display === 'incl' ? before.gross : before.net
    return {
      id: idOf.get(key) ?? '',
      order_id: order.id,
      position,
      kind,
      product_id: line?.productId ?? '',
      variant_id: line?.variantId ?? '',
      stock_id: line?.stockId ?? '',
      name: title,
      sku: line?.sku ?? null,
      options: JSON.stringify(line?.options ?? []),
      image: line?.image ?? null,
      quantity: line?.quantity ?? 1,
      stock_reserved: line ? reservedOf(line) : 0,
      unit_price: priced.unitPrices.get(key)?.price ?? shown,
      net_before: before.net,
      tax_before: before.tax,
      net: after.net,
      tax: after.tax,
      taxes: toStoredTaxes(rates, before.taxes, after.taxes),
      virtual: line?.virtual ? 1 : 0,
      gift_card: line?.giftCard ? 1 : 0,
      no_withdrawal: line?.noWithdrawal ? 1 : 0,
      purchase_note: (line && noteOf.get(line.productId)) ?? '',
      tax_class: classOf.get(key) ?? null,
    }
  })
}

async function loadPurchaseNotes(db: Database, lines: readonly CartLine[]) {
  if (lines.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'purchase_note'])
    .where('id', 'in', [...new Set(lines.map(line => line.productId))])
    .where('purchase_note', '!=', '')
    .execute()
  return new Map(rows.map(row => [row.id, row.purchase_note]))
}

/** Stores the discounts of an order and how much each takes off which line. */
export async function insertOrderDiscounts(
  db: Database,
  {
    id: orderId,
    priced: { discounts, lines },
    idOf,
  }: { id: string; priced: PricedCart; idOf: ReadonlyMap<string, string> },
  nowMs: number,
) {
  if (discounts.length === 0) return
  const rows = discounts.map(({ code, label }, position) => ({
    id: createId({ now: () => nowMs }),
    order_id: orderId,
    position,
    code,
    label,
  }))
  await db.insertInto('order_discounts').values(rows).execute()
  const rowOf = new Map(discounts.map((discount, index) => [discount.id, rows[index]?.id ?? '']))
  const parts = lines.flatMap(line =>
    line.discounts.map(({ id, reduction }) => ({
      discount_id: rowOf.get(id) ?? '',
      line_id: idOf.get(line.id) ?? '',
      order_id: orderId,
      net: reduction.net,
      tax: reduction.tax,
      taxes: JSON.stringify(reduction.taxes),
    })),
  )
  if (parts.length > 0) await db.insertInto('order_discount_parts').values(parts).execute()
}

/** Counts sold items for the popularity of products. */
export async function addPendingSales(db: Database, lines: readonly CartLine[], nowMs: number) {
  if (lines.length === 0) return
  const sales = lines.map(line => ({
    id: createId({ now: () => nowMs }),
    product_id: line.productId,
    quantity: line.quantity,
  }))
  await db.insertInto('pending_sales').values(sales).execute()
}
