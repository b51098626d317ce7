import { type Database, prepareQuery } from '#db'
import { selectSummaries, toSummary } from '../orders/list-orders.ts'
import type { OrderSummary } from '../orders/view.ts'

const PER_PAGE = 10

export interface CustomerOrder extends OrderSummary {
  /** Part of the URL of its page. */
  key: string
}

export interface CustomerOrders {
  orders: CustomerOrder[]
  count: number
  page: number
  pages: number
}

const visibleOrders = (db: Database, customerId: string) =>
  db.selectFrom('orders').where('customer_id', '=', customerId).where('status', '!=', 'draft')

/** A page of the orders of a customer, newest first. */
export async function listCustomerOrders(
  db: Database,
  customerId: string,
  wantedPage: number,
): Promise<CustomerOrders> {
  const { count } = await visibleOrders(db, customerId)
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(Number(count) / PER_PAGE))
  const page = Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pages)
  const rows = await selectSummaries(db)
    .select('key')
    .where('customer_id', '=', customerId)
    .where('status', '!=', 'draft')
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const orders = rows.map(row => ({ ...toSummary(row), key: row.key }))
  return { orders, count: Number(count), page, pages }
}

/** An order of a customer by its number; undefined if it belongs to another one. */
export async function findCustomerOrder(db: Database, customerId: string, number: number) {
  if (!Number.isSafeInteger(number) || number < 1 || number > 2 ** 31 - 1) return undefined
  return ownOrder.first(db, { customerId, number })
}

const ownOrder = prepareQuery<{ customerId: string; number: number }>()((db, value) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'key', 'view_key'])
    .where('number', '=', value('number'))
    .where('customer_id', '=', value('customerId'))
    .where('status', '!=', 'draft'),
)
