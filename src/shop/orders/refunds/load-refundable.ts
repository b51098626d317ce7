import type { Database } from '#db'
import type { RefundableLine } from './split-refund.ts'

/** A line of an order with what its refunds have left of it. */
export interface StoredRefundableLine extends RefundableLine {
  kind: string
  name: string
  productId: string
  stockId: string
  /** Items that can be returned to stock. */
  reserved: number
  /** Each item is a gift card. */
  isGiftCard: boolean
}

/** All lines of an order, in order. */
export async function loadRefundable(
  db: Database,
  orderId: string,
): Promise<StoredRefundableLine[]> {
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'id',
      'kind',
      'name',
      'product_id',
      'stock_id',
      'stock_reserved',
      'quantity',
      'net',
      'taxes',
      'gift_card',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const refunds = await db
    .selectFrom('refund_lines')
    .select(['line_id', 'quantity', 'net', 'taxes'])
    .where('order_id', '=', orderId)
    .execute()
  const refundsOf = Map.groupBy(refunds, refund => refund.line_id)
  return lines.map(line => {
    // The last element of a stored tax is its amount after discounts.
    const taxes = (JSON.parse(line.taxes) as [...unknown[], number][]).map(tax =>
      Number(tax.at(-1)),
    )
    const left = { quantity: line.quantity, net: line.net, taxes }
    for (const refund of refundsOf.get(line.id) ?? []) {
      const refunded = JSON.parse(refund.taxes) as number[]
      left.quantity -= refund.quantity
      left.net -= refund.net
      left.taxes = left.taxes.map((tax, index) => tax - (refunded[index] ?? 0))
    }
    return {
      ...left,
      id: line.id,
      kind: line.kind,
      name: line.name,
      productId: line.product_id,
      stockId: line.stock_id,
      reserved: line.stock_reserved,
      isGiftCard: line.gift_card === 1,
    }
  })
}
