import type { AdminDeps } from '../../discover.ts'
import { lastDays } from '../../last-days.ts'

/**
 * Orders, revenue and messages of each of the last thirty days, today last. Revenue includes only
 * orders in the shop's currency.
 */
export async function readHistory(
  { shop, forms, clock, pages }: AdminDeps,
  shows: { orders: boolean; messages: boolean },
  currency: string,
) {
  const { timeZone } = await pages.settings.get()
  const days = lastDays(clock.now(), timeZone)
  const starts = days.map(({ start }) => start)
  const [sold, messages] = await Promise.all([
    shows.orders ? shop.orders.revenue(starts, currency) : [],
    shows.messages ? forms.submissions.countBySpan(starts) : [],
  ])
  return days.map(({ day }, index) => ({
    day,
    orders: sold[index]?.orders ?? 0,
    revenue: sold[index]?.revenue ?? 0,
    messages: messages[index] ?? 0,
  }))
}
