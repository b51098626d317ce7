import { sql } from 'kysely'
import {
  type Database,
  type DatabaseKind,
  type ListOf,
  type ListOptions,
  pageFromNearestEnd,
} from '#db'
import { type CustomFieldValue, readFieldValues } from '../model/custom-fields.ts'
import { nextStatuses, type OrderStatus } from '../model/order-status.ts'
import type { FulfilmentState, PaymentState } from '../model/payment-state.ts'
import { selectSummaries, toSummary } from './list-orders.ts'
import { WAITING_RETURN_STATES } from './returns/return-states.ts'
import { findOrderIds } from './search-orders.ts'
import type { OrderListItem } from './view.ts'

/** Maximum number of orders sorted in memory. */
const MAX_SORTED = 2000

const COLUMNS = { createdAt: 'created_at', number: 'number', total: 'total' } as const
export type OrderSort = keyof typeof COLUMNS

export interface OrderFilter {
  ids?: ListOptions['ids']
  q?: ListOptions['q']
  status?: OrderStatus | undefined
  /** Id of a payment method. */
  payment?: string | undefined
  paymentState?: PaymentState | undefined
  fulfilmentState?: FulfilmentState | undefined
  /** Whether the order is processed and some items are not shipped. */
  toShip?: boolean | undefined
  /** Whether a return waits for an answer, or for its refund. */
  hasReturn?: boolean | undefined
  /** Inclusive. */
  from?: number | undefined
  /** Exclusive. */
  to?: number | undefined
}

export interface StaffOrderQuery extends ListOptions, OrderFilter {
  sort: OrderSort
}

/** Orders for staff. The last page is as fast as the first. */
export async function listOrdersForStaff(
  context: { db: Database; kind: DatabaseKind },
  query: StaffOrderQuery,
): Promise<ListOf<OrderListItem>> {
  const { db } = context
  const matching = await filterOrders(context, query)
  if (!matching) return { items: [], total: 0 }
  const column = COLUMNS[query.sort]
  const counted = await matching
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const total = Number(counted.total)
  const { size, order, offset, arrange } = pageFromNearestEnd(query, total)
  if (size === 0) return { items: [], total }
  const isLong = context.kind === 'sqlite' && total > MAX_SORTED && !query.q?.trim()
  const listed = isLong ? await filterOrders(context, query, { forceIndexOrder: true }) : matching
  if (!listed) return { items: [], total: 0 }
  const found = await listed
    .select('orders.id')
    .orderBy(column, order)
    .$if(column !== 'number', one => one.orderBy('number', order))
    .limit(size)
    .offset(offset)
    .execute()
  const ids = arrange(found).map(row => row.id)
  return { items: await loadItems(db, ids), total }
}

/** Orders of a filtered list with their status, for changes of all of them; the oldest first. */
export async function listMatchingOrders(
  context: { db: Database; kind: DatabaseKind },
  filter: OrderFilter,
  limit: number,
): Promise<{ id: string; number: number; status: OrderStatus }[]> {
  const matching = await filterOrders(context, { ...filter, sort: 'number' })
  const found = await matching
    ?.select(['orders.id', 'orders.number', 'orders.status'])
    .orderBy('number')
    .limit(limit)
    .execute()
  return (found ?? []).map(row => ({ ...row, status: row.status as OrderStatus }))
}

/** An order of the list with what the buyer entered besides. */
export interface ExportedOrder extends OrderListItem {
  customFields: CustomFieldValue[]
  giftMessage: string
}

/** The next orders of a filtered list by ascending number. */
export async function listOrdersAfter(
  context: { db: Database; kind: DatabaseKind },
  filter: OrderFilter,
  { number, limit }: { number: number; limit: number },
): Promise<ExportedOrder[]> {
  const matching = await filterOrders(context, { ...filter, sort: 'number' })
  const found = await matching
    ?.select(['orders.id', 'orders.custom_fields', 'orders.gift_message'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute()
  if (!found || found.length === 0) return []
  const items = await loadItems(
    context.db,
    found.map(row => row.id),
  )
  const entered = new Map(found.map(row => [row.id, row]))
  return items.map(item => {
    const { custom_fields = '', gift_message = null } = entered.get(item.id) ?? {}
    return {
      ...item,
      customFields: readFieldValues(custom_fields),
      giftMessage: gift_message ?? '',
    }
  })
}

async function filterOrders(
  context: { db: Database; kind: DatabaseKind },
  query: OrderFilter & { sort: OrderSort },
  /** Forces the list's covering index, because SQLite would prefer sorting the result of another index. */
  { forceIndexOrder = false } = {},
) {
  const word = (name: 'status' | 'payment_method' | 'payment_state' | 'fulfilment_state') =>
    forceIndexOrder ? sql<string>`+orders.${sql.raw(name)}` : sql.ref<string>(`orders.${name}`)
  const createdAt =
    forceIndexOrder && query.sort !== 'createdAt'
      ? sql<number>`+orders.created_at`
      : sql.ref<number>('orders.created_at')
  let select = context.db.selectFrom('orders')
  if (query.ids) select = select.where('orders.id', 'in', query.ids.split(','))
  if (query.status) select = select.where(word('status'), '=', query.status)
  if (query.payment) select = select.where(word('payment_method'), '=', query.payment)
  if (query.paymentState) select = select.where(word('payment_state'), '=', query.paymentState)
  if (query.fulfilmentState) {
    select = select.where(word('fulfilment_state'), '=', query.fulfilmentState)
  }
  if (query.toShip !== undefined) {
    const { toShip } = query
    select = select.where(({ eb, or, and }) => {
      const is = toShip ? '=' : '!='
      const isOpen = toShip ? 'in' : 'not in'
      const parts = [
        eb(word('status'), is, 'processing'),
        eb(word('fulfilment_state'), isOpen, ['none', 'partly']),
      ]
      return toShip ? and(parts) : or(parts)
    })
  }
  if (query.hasReturn !== undefined) {
    const waiting = context.db
      .selectFrom('order_returns')
      .select('order_id')
      .where(({ eb, or, and, exists }) =>
        or([
          eb('state', 'in', WAITING_RETURN_STATES),
          // Nothing was sent, so its refund is due.
          and([
            eb('state', '=', 'accepted'),
            eb('kind', '=', 'withdrawal'),
            exists(
              eb
                .selectFrom('orders as own')
                .select('own.id')
                .whereRef('own.id', '=', 'order_returns.order_id')
                .where('own.status', '=', 'cancelled'),
            ),
          ]),
        ]),
      )
    select = select.where('orders.id', query.hasReturn ? 'in' : 'not in', waiting)
  }
  if (query.from !== undefined) select = select.where(createdAt, '>=', query.from)
  if (query.to !== undefined) select = select.where(createdAt, '<', query.to)
  if (query.q?.trim()) {
    const ids = await findOrderIds(context, query.q)
    if (ids.length === 0) return undefined
    select = select.where('orders.id', 'in', ids)
  }
  return select
}

async function loadItems(db: Database, ids: readonly string[]): Promise<OrderListItem[]> {
  const rows = await selectSummaries(db)
    .select(['note', 'payment_method', 'payment_title', 'erased_at'])
    .select(['payment_state', 'fulfilment_state', 'paid', 'refunded'])
    .where('id', 'in', ids)
    .execute()
  const items = rows.map((row): OrderListItem => {
    const summary = toSummary(row)
    return {
      ...summary,
      payment: row.payment_method,
      paymentTitle: row.payment_title,
      paymentState: row.payment_state as PaymentState,
      fulfilmentState: row.fulfilment_state as FulfilmentState,
      paid: row.paid,
      refunded: row.refunded,
      note: row.note,
      erasedAt: row.erased_at,
      next: nextStatuses(summary.status, 'staff'),
    }
  })
  const byId = new Map(items.map(item => [item.id, item]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
