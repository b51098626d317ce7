import type { Shop } from '#shop'
import type { OrderStatus } from '#shop/schema'

/** Changes the status of each order separately, so that a refused order does not stop the others. */
export async function moveMany(
  shop: Shop,
  change: {
    ids: readonly string[]
    status: OrderStatus
    /** Reason for the history. */
    message?: string
    author: string
  },
) {
  const { ids: _ids, ...rest } = change
  const known = await shop.orders.listForStaff({
    page: 1,
    perPage: 200,
    sort: 'number',
    order: 'asc',
    ids: change.ids.join(','),
  })
  const ids: string[] = []
  const refused: { id: string; number: number; reason: string }[] = []
  for (const { id, number } of known.items) {
    const moved = await shop.orders.setStatus({ orderId: id, ...rest })
    if (moved.ok) ids.push(id)
    else refused.push({ id, number, reason: moved.reason })
  }
  return { moved: ids.length, ids, refused }
}
