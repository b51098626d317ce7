const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600
const MONTH_DAYS = 30.4

/** A mailing or a television spot: many more views for a while, all of one page. */
export interface Campaign {
  startsAt: number
  seconds: number
  /** Views per second, as a multiple of the average rate. */
  factor: number
  page: number
}

export interface Traffic {
  /** Views in this second: those of everyday visitors, and those of campaigns by page. */
  viewsAt(second: number): { everyday: number; campaigns: { page: number; views: number }[] }
  campaigns: readonly Campaign[]
}

/** Two mailings a week, and a television spot with ten times the average rate. */
const CAMPAIGNS = [
  { weekday: 1, hour: 9, seconds: 2 * HOUR_SECONDS, factor: 3 },
  { weekday: 3, hour: 20, seconds: HOUR_SECONDS / 4, factor: 10 },
  { weekday: 4, hour: 9, seconds: 2 * HOUR_SECONDS, factor: 3 },
]

/** Views by second: quiet nights, busy evenings, and campaigns. */
export function createTraffic({
  viewsPerMonth,
  days,
  pageOf,
}: {
  viewsPerMonth: number
  days: number
  /** Page of the n-th campaign. */
  pageOf(campaign: number): number
}): Traffic {
  const average = viewsPerMonth / (MONTH_DAYS * DAY_SECONDS)
  const campaigns: Campaign[] = []
  for (let day = 0; day < days; day++) {
    for (const { weekday, hour, seconds, factor } of CAMPAIGNS) {
      if (day % 7 !== weekday) continue
      const startsAt = day * DAY_SECONDS + hour * HOUR_SECONDS
      if (startsAt >= days * DAY_SECONDS) continue
      campaigns.push({ startsAt, seconds, factor, page: pageOf(campaigns.length) })
    }
  }
  const campaignViews = campaigns.reduce((sum, one) => sum + one.factor * one.seconds, 0)
  // Campaigns are part of the month's views.
  const everydayRate = average * Math.max(0.1, 1 - campaignViews / (days * DAY_SECONDS))
  let owed = 0
  const owedBy = new Map<Campaign, number>()

  return {
    campaigns,
    viewsAt(second) {
      owed += everydayRate * daily(second % DAY_SECONDS)
      const everyday = Math.floor(owed)
      owed -= everyday
      const views: { page: number; views: number }[] = []
      for (const campaign of campaigns) {
        const since = second - campaign.startsAt
        if (since < 0 || since >= campaign.seconds) continue
        const due = (owedBy.get(campaign) ?? 0) + average * campaign.factor
        owedBy.set(campaign, due - Math.floor(due))
        views.push({ page: campaign.page, views: Math.floor(due) })
      }
      return { everyday, campaigns: views }
    },
  }
}

/** Rate by time of day, on average 1: a fifth of it at four in the morning, 1.8 times at eight in the evening. */
function daily(secondOfDay: number): number {
  const hour = secondOfDay / HOUR_SECONDS
  return 1 + 0.8 * Math.sin(((hour - 14) / 24) * 2 * Math.PI)
}
