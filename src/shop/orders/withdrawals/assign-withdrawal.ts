import { type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { CUSTOMER_AUTHOR } from '../../model/authors.ts'
import type { OrderStatus } from '../../model/order-status.ts'
import type { OrderChangeContext } from '../change-context.ts'
import { addEvent, lockOrder } from '../events.ts'
import { findCompletion } from '../find-completion.ts'
import { insertReturn } from '../returns/insert-return.ts'
import { loadItemsLeft } from '../returns/load-items-left.ts'
import { isBinding, withdrawalEnd } from './withdrawal-period.ts'

interface Assigned {
  orderId: string
  name: string
  items: string
  declaredAt: number
  /** Empty for all. */
  lines: readonly { lineId: string; quantity: number }[]
}

/**
 * Adds a withdrawal to its order: a return of the items, and an event. Items that are excluded or
 * gone are left out; a return without items still shows the declaration to staff.
 */
export async function addToOrder(
  db: Database,
  context: OrderChangeContext,
  { orderId, name, items, declaredAt, lines }: Assigned,
): Promise<boolean> {
  const nowMs = context.clock.now()
  const order = await lockOrder(db, orderId, nowMs)
  if (!order || order.status === 'draft' || order.erased_at !== null) return false
  const status = order.status as OrderStatus
  const end = withdrawalEnd(context.settings, await findCompletion(db, { id: orderId, status }))
  const left = await loadItemsLeft(db, orderId)
  const wanted = new Map(lines.map(line => [line.lineId, line.quantity]))
  const withdrawn = isBinding(status)
    ? left.items
        .filter(item => !item.noWithdrawal)
        .map(({ lineId, quantity }) => ({
          lineId,
          quantity: lines.length > 0 ? Math.min(wanted.get(lineId) ?? 0, quantity) : quantity,
        }))
        .filter(line => line.quantity > 0)
    : []
  const reason = items ? `${name}: ${items}` : name
  await insertReturn(db, {
    ...{ orderId, kind: 'withdrawal', position: left.returns.length + 1, lines: withdrawn },
    ...{ isLate: end !== undefined && declaredAt >= end, reason, nowMs: declaredAt },
  })
  const author = CUSTOMER_AUTHOR
  await addEvent(db, orderId, nowMs, { kind: 'withdrawal', message: reason, author })
  return true
}

export type WithdrawalRefusal = 'not-found' | 'withdrawal-order' | 'not-allowed'

/** Assigns an open withdrawal to the order that staff has found. */
export function assignWithdrawal(
  context: OrderChangeContext,
  { id, orderNumber }: { id: string; orderNumber: number },
): Promise<Result<object, WithdrawalRefusal>> {
  return inTransaction(context, async (db): Promise<Result<object, WithdrawalRefusal>> => {
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', orderNumber)
      .where('status', '!=', 'draft')
      .executeTakeFirst()
    if (!order) return refuse('withdrawal-order')
    const row = await endOpen(db, { id, state: 'assigned', nowMs: context.clock.now() })
    if (!row.ok) return row
    await db.updateTable('withdrawals').set({ order_id: order.id }).where('id', '=', id).execute()
    const { name, items, created_at: declaredAt } = row
    const assigned = { orderId: order.id, name, items, declaredAt, lines: [] }
    if (!(await addToOrder(db, context, assigned))) throw new Error(`order ${order.id} is gone`)
    return { ok: true }
  })
}

/** Closes a declaration that concerns no order, such as a duplicate. */
export function closeWithdrawal(
  context: OrderChangeContext,
  { id, note }: { id: string; note: string },
): Promise<Result<object, WithdrawalRefusal>> {
  return inTransaction(context, async (db): Promise<Result<object, WithdrawalRefusal>> => {
    const row = await endOpen(db, { id, state: 'closed', nowMs: context.clock.now() })
    if (!row.ok) return row
    await db.updateTable('withdrawals').set({ note }).where('id', '=', id).execute()
    return { ok: true }
  })
}

/** Only one of two members of staff can handle a declaration. */
async function endOpen(
  db: Database,
  { id, state, nowMs }: { id: string; state: 'assigned' | 'closed'; nowMs: number },
) {
  const row = await db
    .updateTable('withdrawals')
    .set({ state, updated_at: nowMs })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['name', 'items', 'created_at'])
    .executeTakeFirst()
  if (row) return { ok: true as const, ...row }
  const known = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return refuse(known ? ('not-allowed' as const) : ('not-found' as const))
}
