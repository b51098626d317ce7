import type { Database } from '#db'
import { toShip } from '../model/payment-state.ts'
import type { LineKind } from '../money/settle.ts'
import { loadShippable } from './derive-states.ts'
import { loadRefundable } from './refunds/load-refundable.ts'
import { leftOf } from './refunds/split-refund.ts'
import type { OpenLineView } from './view.ts'

/** The rest of the lines of an order to refund and to ship. */
export async function loadOpenLines(db: Database, orderId: string): Promise<OpenLineView[]> {
  const lines = await loadRefundable(db, orderId)
  const shippable = await loadShippable(db, orderId)
  return lines.map(line => {
    const shipment = shippable.get(line.id)
    return {
      id: line.id,
      kind: line.kind as LineKind,
      name: line.name,
      quantity: line.quantity,
      amount: leftOf(line),
      restockable: Math.min(line.reserved, line.quantity),
      toShip: shipment ? toShip(shipment) : 0,
    }
  })
}
