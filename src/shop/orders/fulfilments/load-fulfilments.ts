import type { Database } from '#db'
import { hasShipments } from '../../model/payment-state.ts'
import type { FulfilmentView } from '../view.ts'

/** Shipments of an order, oldest first, without cancelled ones. */
export async function loadFulfilments(
  db: Database,
  order: { id: string; fulfilment_state: string },
  lines: readonly { id: string; name: string }[],
): Promise<FulfilmentView[]> {
  // Most orders that buyers look at are not shipped, so they need no query.
  if (!hasShipments(order.fulfilment_state)) return []
  const rows = await db
    .selectFrom('fulfilments')
    .innerJoin('fulfilment_lines', 'fulfilment_lines.fulfilment_id', 'fulfilments.id')
    .select(['fulfilments.id', 'position', 'carrier', 'tracking_number', 'tracking_url'])
    .select(['event_position', 'created_at', 'line_id', 'quantity'])
    .where('fulfilments.order_id', '=', order.id)
    .where('cancelled_at', 'is', null)
    .orderBy('position')
    .execute()
  const nameOf = new Map(lines.map(line => [line.id, line.name]))
  const groups = Map.groupBy(rows, row => row.id)
  return [...groups].flatMap(([id, parts]) => {
    const [first] = parts
    if (!first) return []
    return {
      id,
      position: first.position,
      carrier: first.carrier,
      trackingNumber: first.tracking_number,
      trackingUrl: first.tracking_url,
      eventPosition: first.event_position,
      createdAt: first.created_at,
      lines: parts.map(({ line_id, quantity }) => ({
        ...{ lineId: line_id, name: nameOf.get(line_id) ?? '', quantity },
      })),
    }
  })
}
