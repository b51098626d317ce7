import type { Database } from '#db'

/** Lines of an order with its discounts and their parts, as stored. */
export async function loadStoredLines(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const discounts = await db
    .selectFrom('order_discounts')
    .select(['id', 'label'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const parts =
    discounts.length === 0
      ? []
      : await db
          .selectFrom('order_discount_parts')
          .selectAll()
          .where('order_id', '=', orderId)
          .execute()
  return { rows, discounts, parts }
}
