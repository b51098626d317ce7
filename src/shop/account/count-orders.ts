import { sql } from 'kysely'
import { createId } from '#base'
import { type Database, inTransaction } from '#db'
import type { BillingAddress } from '../address/addresses.ts'
import { normalizeEmail } from '../customers/customer.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { convertBack } from '../money/exchange.ts'
import { exchangeOfOrder, hasBaseCurrency } from '../orders/order-exchange.ts'

const BATCH = 500

type Context = Pick<ShopDeps, 'db' | 'clock'> & { settings: ShopSettings }

/**
 * Adds guests who ordered to the customers, and counts the changed orders of each customer. Returns the
 * number of changes.
 */
export async function countCustomerOrders(context: Context): Promise<number> {
  for (let total = 0; ; ) {
    const { count } = await inTransaction(context, async db => ({
      ok: true as const,
      count: await countBatch(db, context),
    }))
    total += count
    if (count < BATCH) return total
  }
}

async function countBatch(db: Database, context: Context): Promise<number> {
  const changes = await db
    .selectFrom('customer_changes')
    .select(['id', 'order_id', 'customer_id'])
    .orderBy('id')
    .limit(BATCH)
    .execute()
  if (changes.length === 0) return 0
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'email', 'billing', 'status', 'customer_id', 'created_at'])
    .where('id', 'in', [...new Set(changes.map(change => change.order_id))])
    .execute()
  const customerIds = new Set(changes.flatMap(change => change.customer_id ?? []))
  for (const order of orders) {
    const id =
      order.customer_id ?? (order.status === 'draft' ? undefined : await assign(db, context, order))
    if (id) customerIds.add(id)
  }
  const done = changes.map(change => change.id)
  await db.deleteFrom('customer_changes').where('id', 'in', done).execute()
  await refreshFigures(db, context, [...customerIds])
  return changes.length
}

/** Assigns an order to the customer with its address, who is added if there is none. */
async function assign(
  db: Database,
  { clock }: Context,
  order: { id: string; email: string; billing: string; created_at: number },
): Promise<string | undefined> {
  const email = normalizeEmail(order.email)
  if (!email) return undefined
  const { first_name, last_name } = JSON.parse(order.billing) as BillingAddress
  const nowMs = clock.now()
  const customer = await db
    .insertInto('customers')
    .values({
      ...{ id: createId({ now: () => nowMs }), email },
      name: `${first_name} ${last_name}`.trim(),
      ...{ created_at: order.created_at, updated_at: nowMs },
    })
    .onConflict(conflict => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('orders')
    .set({ customer_id: customer.id })
    .where('id', '=', order.id)
    .where('customer_id', 'is', null)
    .execute()
  return customer.id
}

/** Counts the orders of customers anew. Guests without any order are deleted. */
export async function refreshFigures(
  db: Database,
  { settings }: Pick<Context, 'settings'>,
  customerIds: readonly string[],
) {
  if (customerIds.length === 0) return
  const sums = await db
    .selectFrom('orders')
    .select(['customer_id', 'currency', 'base_currency', 'currency_rate', 'currency_rate_date'])
    .select(eb => [
      eb.fn.countAll<number | string>().as('count'),
      sql<number | string>`sum(paid - refunded)`.as('spent'),
      eb.fn.max('created_at').as('last'),
    ])
    .where('customer_id', 'in', customerIds)
    .where('status', 'not in', ['draft', 'cancelled', 'failed'])
    .groupBy(['customer_id', 'currency', 'base_currency', 'currency_rate', 'currency_rate_date'])
    .execute()
  const byCustomer = Map.groupBy(sums, row => row.customer_id)
  for (const id of customerIds) {
    const rows = byCustomer.get(id) ?? []
    const spent = rows
      .filter(row => hasBaseCurrency(row, settings.currency))
      .reduce((sum, row) => sum + convertBack(Number(row.spent), exchangeOfOrder(row, settings)), 0)
    const set = {
      order_count: rows.reduce((sum, row) => sum + Number(row.count), 0),
      spent,
      last_order_at: rows.length > 0 ? Math.max(...rows.map(row => Number(row.last))) : null,
    }
    await db.updateTable('customers').set(set).where('id', '=', id).execute()
  }
  await db
    .deleteFrom('customers')
    .where('id', 'in', customerIds)
    .where('registered_at', 'is', null)
    .where('imported_at', 'is', null)
    .where('id', 'not in', eb =>
      eb
        .selectFrom('orders')
        .select('customer_id')
        .where('customer_id', 'in', customerIds)
        .$castTo<{ customer_id: string }>(),
    )
    .execute()
}
