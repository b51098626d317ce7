import { sql } from 'kysely'
import { DAY } from '#base'
import type { AdminDeps } from '../../discover.ts'

const DAYS = 30
/** What was neither paid nor will be is no revenue. */
const SOLD = ['processing', 'completed', 'on-hold'] as const

/** Orders, revenue and messages of each of the last thirty days, today last. Revenue is of orders in the shop's currency. */
export async function readHistory(
  { db, clock, pages }: AdminDeps,
  shows: { orders: boolean; messages: boolean },
  currency: string,
) {
  const { timeZone } = await pages.settings.get()
  const now = clock.now()
  // Days of the site's clock; where it is put forward or back within them, an hour falls on the day beside.
  const offset = offsetOf(timeZone, now)
  const today = Math.floor((now + offset) / DAY)
  const from = (today - DAYS + 1) * DAY - offset
  const dayOf = sql<number>`floor((created_at - ${sql.lit(from)}) / ${sql.lit(DAY)})`
  const [orders, messages] = await Promise.all([
    shows.orders
      ? db
          .selectFrom('orders')
          .select([
            dayOf.as('day'),
            sql<number>`count(*)`.as('orders'),
            sql<number>`sum(case when currency = ${currency} then total else 0 end)`.as('revenue'),
          ])
          .where('created_at', '>=', from)
          .where('status', 'in', SOLD)
          .groupBy(dayOf)
          .execute()
      : [],
    shows.messages
      ? db
          .selectFrom('submissions')
          .select([dayOf.as('day'), sql<number>`count(*)`.as('messages')])
          .where('created_at', '>=', from)
          .groupBy(dayOf)
          .execute()
      : [],
  ])
  return Array.from({ length: DAYS }, (_, index) => {
    const sold = orders.find(row => Number(row.day) === index)
    const sent = messages.find(row => Number(row.day) === index)
    return {
      day: new Date((today - DAYS + 1 + index) * DAY).toISOString().slice(0, 10),
      orders: Number(sold?.orders ?? 0),
      revenue: Number(sold?.revenue ?? 0),
      messages: Number(sent?.messages ?? 0),
    }
  })
}

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetOf(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(at).find(part => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -ms : ms
}
