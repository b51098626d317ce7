import { prepareVisits } from '../quick/shop-visits.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { percentile } from '../statistics.ts'

const AMOUNTS = [1, 8, 64]
/** Requests per connection count; each connection sends its share one after another. */
const REQUESTS = { cached: 4000, uncached: 192, cart: 640 }
const WARM_UP = 64

/** Throughput and latency with more and more connections at once. */
export async function measureConnections(site: Site): Promise<Figure[]> {
  const homes = REQUESTS.uncached * AMOUNTS.length + WARM_UP
  const visits = await prepareVisits(site, homes)
  const kinds = {
    'cached home': { total: REQUESTS.cached, act: () => visits.get('/') },
    'uncached home': { total: REQUESTS.uncached, act: visits.home },
    'add to cart': {
      total: REQUESTS.cart,
      act: () => visits.addToCart(visits.newBuyer()),
    },
  }
  const figures: Figure[] = []
  for (const [series, { total, act }] of Object.entries(kinds)) {
    await run(WARM_UP, 8, act)
    for (const amount of AMOUNTS) {
      const { perSecond, times } = await run(total, amount, act)
      const what = `${series}, ${amount} ${amount === 1 ? 'connection' : 'connections'}`
      figures.push(
        { what: `${what}: requests a second`, value: perSecond, unit: '/s' },
        {
          what: `${what}: p95`,
          value: percentile(times, 0.95),
          unit: 'ms',
          growth: { chart: 'connections', series, amount },
        },
      )
    }
  }
  return figures
}

async function run(total: number, connections: number, act: () => Promise<unknown>) {
  let left = total
  const times: number[] = []
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) {
        const sentAt = performance.now()
        await act()
        times.push(performance.now() - sentAt)
      }
    }),
  )
  return { perSecond: (total / (performance.now() - startedAt)) * 1000, times }
}
