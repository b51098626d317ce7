import type { Database } from '#db'
import { insertOrderDiscounts, type NewLineRow, toLineRows } from '../orders/write-lines.ts'
import type { EnteredOrder } from './price-order.ts'
import type { StoredOrder } from './stored-order.ts'

/** Writes the lines and discounts of an edited order. Placed lines keep their ids. */
export async function replaceLines(
  db: Database,
  edit: {
    stored: StoredOrder
    order: EnteredOrder
    idOf: ReadonlyMap<string, string>
    reservedOf: ReadonlyMap<string, number>
  },
  nowMs: number,
) {
  const { stored, order, idOf, reservedOf } = edit
  const { lines, priced, charges } = order
  const { id } = stored.row
  await db.deleteFrom('order_discount_parts').where('order_id', '=', id).execute()
  await db.deleteFrom('order_discounts').where('order_id', '=', id).execute()
  const rows = await toLineRows(db, {
    ...{ id, lines, fees: charges.fees, priced, idOf },
    reservedOf: line => reservedOf.get(idOf.get(line.id) ?? '') ?? 0,
  })
  await deleteRemoved(db, stored, new Set(rows.map(row => row.id)))
  const old = new Map(stored.lines.map(line => [line.id, line]))
  for (const row of rows) {
    const before = old.get(row.id)
    if (!before) continue
    const { id: lineId, purchase_note: _note, image: _image, ...changed } = row
    // An agreed price that is no multiple of its quantity stays as it was displayed.
    const isSamePrice =
      before.quantity === row.quantity &&
      before.net_before === row.net_before &&
      before.tax_before === row.tax_before
    const kept = isSamePrice ? { ...changed, unit_price: before.unit_price } : changed
    await db.updateTable('order_lines').set(kept).where('id', '=', lineId).execute()
  }
  const added = rows.filter((row): row is NewLineRow => !old.has(row.id))
  if (added.length > 0) await db.insertInto('order_lines').values(added).execute()
  await insertOrderDiscounts(db, { id, priced, idOf }, nowMs)
}

/** Their stock was released, and nothing of them was shipped or refunded. */
async function deleteRemoved(db: Database, stored: StoredOrder, kept: ReadonlySet<string>) {
  const removed = stored.lines.map(line => line.id).filter(id => !kept.has(id))
  if (removed.length === 0) return
  // Those of cancelled shipments.
  await db
    .deleteFrom('fulfilment_lines')
    .where('order_id', '=', stored.row.id)
    .where('line_id', 'in', removed)
    .execute()
  await db.deleteFrom('order_downloads').where('line_id', 'in', removed).execute()
  await db.deleteFrom('order_lines').where('id', 'in', removed).execute()
}
