import { DAY, fromZoneTime, toZoneTime } from '#base'
import type { AdminDeps } from '../../discover.ts'

const DAYS = 30

/** Orders, revenue and messages of each of the last thirty days, today last. Revenue is of orders in the shop's currency. */
export async function readHistory(
  { shop, forms, clock, pages }: AdminDeps,
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
  const [sold, messages] = await Promise.all([
    shows.orders ? shop.orders.revenue(starts, currency) : [],
    shows.messages ? forms.submissions.countBySpan(starts) : [],
  ])
  return starts.map((_, index) => ({
    day: new Date((first + index) * DAY).toISOString().slice(0, 10),
    orders: sold[index]?.orders ?? 0,
    revenue: sold[index]?.revenue ?? 0,
    messages: messages[index] ?? 0,
  }))
}
