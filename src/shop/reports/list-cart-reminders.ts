import { DAY, HOUR } from '#base'
import { contains, type Database, type ListOf, type ListOptions, readList } from '#db'
import type {
  CartReminderItem,
  CartReminderReport,
  CartReminderState,
} from '../cart-reminders/cart-reminder.ts'
import type { ShopSettings } from '../model/settings.ts'
import { convertBack } from '../money/exchange.ts'
import { exchangeOfOrder } from '../orders/order-exchange.ts'

export interface CartReminderQuery extends ListOptions {
  reminded?: boolean | undefined
}

interface Context {
  db: Database
  settings: ShopSettings
  nowMs: number
}

const NO_ORDERS = ['draft', 'failed', 'cancelled']

/** Carts with the resulting order: of the cart itself, or of the one into which it was restored. */
const selectReminders = (db: Database) =>
  db
    .selectFrom('cart_reminders')
    .leftJoin('orders', join =>
      join
        .on(eb =>
          eb(
            'orders.cart_id',
            '=',
            eb.fn.coalesce('cart_reminders.restored_cart_id', 'cart_reminders.cart_id'),
          ),
        )
        .on('orders.status', 'not in', NO_ORDERS),
    )
    .select(['cart_reminders.id', 'cart_reminders.email', 'sent', 'items', 'value'])
    .select(['consented_at', 'first_sent_at', 'last_sent_at', 'restored_at', 'ended_at'])
    .select(['orders.id as order_id', 'orders.number', 'orders.total'])
    .select(['orders.currency', 'base_currency', 'currency_rate', 'currency_rate_date'])

type Row = Awaited<ReturnType<ReturnType<typeof selectReminders>['execute']>>[number]

/** Carts whose buyers agreed to reminders, for staff. */
export async function listCartReminders(
  context: Context,
  query: CartReminderQuery,
): Promise<ListOf<CartReminderItem>> {
  let select = selectReminders(context.db)
    .orderBy('consented_at', query.order)
    .orderBy('cart_reminders.id', query.order)
  if (query.ids) select = select.where('cart_reminders.id', 'in', query.ids.split(','))
  if (query.reminded !== undefined) {
    select = select.where('sent', query.reminded ? '>' : '=', 0)
  }
  if (query.q?.trim()) select = select.where(contains(query.q, 'cart_reminders.email'))
  const { items, total } = await readList(select, query)
  return { items: items.map(row => toItem(context, row)), total }
}

const toItem = ({ settings }: Context, row: Row): CartReminderItem => ({
  id: row.id,
  email: row.email,
  state: stateOf(row),
  items: row.items,
  value: Number(row.value),
  sent: row.sent,
  consentedAt: row.consented_at,
  lastSentAt: row.last_sent_at,
  orderId: row.order_id,
  orderNumber: row.number,
  orderTotal: row.order_id === null ? null : orderTotal(settings, row),
})

function stateOf(row: Row): CartReminderState {
  if (row.order_id !== null) return 'recovered'
  if (row.ended_at !== null) return 'ended'
  if (row.restored_at !== null) return 'restored'
  return row.sent > 0 ? 'reminded' : 'waiting'
}

function orderTotal(settings: ShopSettings, row: Row): number {
  const { currency, base_currency, currency_rate, currency_rate_date } = row
  const order = {
    currency: currency ?? '',
    base_currency: base_currency ?? '',
    currency_rate: currency_rate ?? '',
    currency_rate_date: currency_rate_date ?? '',
  }
  return convertBack(Number(row.total ?? 0), exchangeOfOrder(order, settings))
}

/** Sums of the carts that were reminded in the last days. */
export async function reportCartReminders(
  context: Context,
  days: number,
): Promise<CartReminderReport> {
  const { db, settings, nowMs } = context
  const since = nowMs - days * DAY
  const { abandoned } = await db
    .selectFrom('carts')
    .select(eb => eb.fn.countAll<number>().as('abandoned'))
    .where('updated_at', '>', since)
    .where('updated_at', '<=', nowMs - settings.cartReminders.hours * HOUR)
    .where('status', '=', 'open')
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('cart_lines')
          .select('cart_lines.id')
          .whereRef('cart_lines.cart_id', '=', 'carts.id')
          .where('removed_at', 'is', null),
      ),
    )
    .executeTakeFirstOrThrow()
  const rows = await selectReminders(db).where('first_sent_at', '>', since).execute()
  // Two carts can be restored into one order.
  const orders = new Map(rows.map(row => [row.order_id, row]))
  const recovered = [...orders.values()].filter(row => row.order_id !== null)
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  return {
    abandoned: Number(abandoned),
    reminded: rows.length,
    remindedValue: sum(rows.map(row => Number(row.value))),
    recovered: recovered.length,
    recoveredValue: sum(recovered.map(row => orderTotal(settings, row))),
  }
}
