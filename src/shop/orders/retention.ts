import { type Database, inBatches } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'
import { deleteOrder, wasAccepted } from './delete-order.ts'
import { eraseOrder } from './erase-order.ts'
import type { OrderStatus } from './status.ts'
import { SYSTEM_AUTHOR } from './view.ts'

/** Orders that did not change since these moments are retained no longer; undefined for those that stay. */
export interface RetainedSince {
  pending: number | undefined
  failed: number | undefined
  cancelled: number | undefined
  /** Refunded ones too. */
  completed: number | undefined
}

type Context = Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings }

const AT_ONCE = 20

/**
 * Deletes unpaid orders and erases personal data of the others, each in a transaction of its own (decision 21). Those in
 * `processing` and on hold are still worked on and stay as they are. Answers how many.
 */
export async function applyRetention(context: Context, since: RetainedSince) {
  const counts = { deleted: 0, erased: 0 }
  for (const [name, before] of Object.entries(since)) {
    if (before === undefined) continue
    const statuses: OrderStatus[] =
      name === 'completed' ? ['completed', 'refunded'] : [name as OrderStatus]
    for (const status of statuses) {
      await inBatches({
        size: AT_ONCE,
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
    .limit(AT_ONCE)
    .execute()
  return rows.map(row => row.id)
}

/** What was done with an order; undefined when it has moved on meanwhile. */
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
