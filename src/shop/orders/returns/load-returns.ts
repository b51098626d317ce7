import { DAY } from '#base'
import type { Database } from '#db'
import type { ShopSettings } from '../../model/settings.ts'
import { loadItemsLeft } from './load-items-left.ts'
import type { ReturnsView } from './view.ts'

/** Returns of an order, oldest first, and the items that the buyer may return now. */
export async function loadReturns(
  db: Database,
  settings: Pick<ShopSettings, 'returns'>,
  order: { id: string; completedAt: number | undefined },
  nowMs: number,
): Promise<ReturnsView> {
  const { returns, items } = await loadItemsLeft(db, order.id)
  const { enabled, days } = settings.returns
  const until = order.completedAt === undefined ? undefined : order.completedAt + days * DAY
  if (!enabled || until === undefined || until <= nowMs) return { returns, returnable: [], until }
  const returnable = items
    .filter(item => !item.isVirtual && item.quantity > 0)
    .map(({ lineId, name, quantity }) => ({ lineId, name, quantity }))
  return { returns, returnable, until }
}
