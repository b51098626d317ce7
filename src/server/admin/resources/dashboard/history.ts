import { sql } from 'kysely'
import { DAY, fromZoneTime, toZoneTime } from '#base'
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
  // Days of the site's clock: one on which it is put forward or back is shorter or longer.
  const first = Math.floor(toZoneTime(now, timeZone) / DAY) - DAYS + 1
  const starts = Array.from({ length: DAYS }, (_, index) =>
    fromZoneTime((first + index) * DAY, timeZone),
  )
  const [from = 0, ...later] = starts
  const cases = later.map(
    (start, index) => sql`when created_at < ${sql.lit(start)} then ${sql.lit(index)}`,
  )
  const dayOf = sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(DAYS - 1)} end`
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
      day: new Date((first + index) * DAY).toISOString().slice(0, 10),
      orders: Number(sold?.orders ?? 0),
      revenue: Number(sold?.revenue ?? 0),
      messages: Number(sent?.messages ?? 0),
    }
  })
}
