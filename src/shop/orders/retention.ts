import { type Database, inBatches } from '#db'
import type { ShopDeps } from '../deps.ts'
import { eraseUsedCards } from '../gift-cards/erase-persons.ts'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import { deleteOrder, wasAccepted } from './delete-order.ts'
import { eraseOrder } from './erase-order.ts'

/** Orders last changed before these times are no longer retained; undefined to keep them. */
export interface RetainedSince {
  pending: number | undefined
  failed: number | undefined
  cancelled: number | undefined
  /** Including refunded orders. */
  completed: number | undefined
}

type Context = Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings }

const BATCH_SIZE = 20

/**
 * Deletes unpaid orders and erases personal data of others, each in its own transaction (decision
 * 21). Orders in `processing` and on hold are kept. Returns the counts. Also erases the persons of used
 * gift cards whose orders were erased before.
 */
export async function applyRetention(context: Context, since: RetainedSince) {
  const counts = { deleted: 0, erased: 0 }
  for (const [name, before] of Object.entries(since)) {
    if (before === undefined) continue
    const statuses: OrderStatus[] =
      name === 'completed' ? ['completed', 'refunded'] : [name as OrderStatus]
    for (const status of statuses) {
      await inBatches({
        size: BATCH_SIZE,
        find: after => findDue(context.db, { status, before, after }),
        work: async ids => {
          for (const orderId of ids) {
            const done = await retire(context, { orderId, status })
            if (done) counts[done]++
          }
        },
      })
    }
  }
  await eraseUsedCards(context.db, context.clock.now())
  return counts
}

async function findDue(
  db: Database,
  { status, before, after }: { status: OrderStatus; before: number; after: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', status)
    .where('erased_at', 'is', null)
    .where('updated_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map(row => row.id)
}

/** Deletes or erases an order; undefined if its status changed. */
async function retire(
  context: Context,
  order: { orderId: string; status: OrderStatus },
): Promise<'deleted' | 'erased' | undefined> {
  const { orderId, status } = order
  const isKept = status === 'completed' || status === 'refunded'
  if (!isKept && !(await wasAccepted(context.db, orderId))) {
    return (await deleteOrder(context, order)).ok ? 'deleted' : undefined
  }
  const erased = await eraseOrder(context, { orderId, author: SYSTEM_AUTHOR })
  return erased.ok ? 'erased' : undefined
}
