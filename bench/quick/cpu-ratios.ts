import { repeatAnswer } from '../bare-server.ts'
import { sendRequests } from '../raw-requests.ts'
import type { Figure } from '../report.ts'
import { serverCpuMs } from '../server-metrics.ts'
import type { Site } from '../site.ts'
import { calibrationCpuMs } from './calibration.ts'
import type { ShopVisits } from './shop-visits.ts'

const ROUNDS = 9
/** Rounds in which code is compiled. */
const WARM_UP_ROUNDS = 4
const VISITS = 12
const ORDERS = 6
const ORDER_ROUNDS = 30
/** Calibration units after each visit. */
const UNITS = 5
const CACHED_REQUESTS = 5000
const CONNECTIONS = 20

/** Home copies that the rounds need. */
export const HOME_COPIES = (ROUNDS + WARM_UP_ROUNDS) * VISITS + 10

interface Round {
  /** CPU milliseconds of the measured work, and of what it is compared with. */
  spent: number
  yardstick: number
}

/**
 * CPU time of the server for uncached pages and orders, relative to a calibration loop, and for
 * cached pages relative to a bare server.
 */
export async function measureCpuRatios(site: Site, visits: ShopVisits): Promise<Figure[]> {
  const buyer = visits.newBuyer()
  await visits.addToCart(buyer)
  const pages = await alternate({
    'home: CPU time in calibration units': () => calibrate(site, visits.home),
    'shop archive: CPU time in calibration units': () => calibrate(site, visits.shop),
    'checkout: CPU time in calibration units': () => calibrate(site, () => visits.checkout(buyer)),
  })
  const cached = await measureCached(site)
  // Last, because mails of orders are sent in the background. In short rounds, because some of them
  // must fall between these mails.
  const order = async () => {
    const own = visits.newBuyer()
    await visits.addToCart(own)
    await visits.placeOrder(own)
  }
  const orders = await alternate(
    { 'whole order: CPU time in calibration units': () => calibrate(site, order, ORDERS) },
    ORDER_ROUNDS,
  )
  return [...pages, ...cached, ...orders]
}

async function measureCached(site: Site): Promise<Figure[]> {
  const headers = { 'accept-encoding': 'br' }
  const own = { url: `${site.url}/`, headers }
  await fetch(site.url, { headers }).then(response => response.arrayBuffer())
  const bare = await repeatAnswer(own.url, headers)
  const load = { count: CACHED_REQUESTS, connections: CONNECTIONS }
  try {
    return await alternate({
      'cached home: CPU time to bare node:http': async () => ({
        yardstick: await growthOf(bare.cpuMs, () => sendRequests({ url: bare.url, headers }, load)),
        spent: await growthOf(
          () => serverCpuMs(site),
          () => sendRequests(own, load),
        ),
      }),
    })
  } finally {
    bare.stop()
  }
}

/** Alternates single visits with calibration, so that a busy machine slows down both. */
async function calibrate(
  site: Site,
  visit: () => Promise<unknown>,
  times = VISITS,
): Promise<Round> {
  let yardstick = 0
  const spent = await growthOf(
    () => serverCpuMs(site),
    async () => {
      for (let time = 0; time < times; time++) {
        await visit()
        yardstick += calibrationCpuMs(UNITS)
      }
    },
  )
  return { spent: spent / times, yardstick: yardstick / times / UNITS }
}

/** Runs rounds of each kind in turn. */
async function alternate(
  kinds: Record<string, () => Promise<Round>>,
  count = ROUNDS,
): Promise<Figure[]> {
  const rounds = new Map<string, Round[]>(Object.keys(kinds).map(name => [name, []]))
  for (let round = -WARM_UP_ROUNDS; round < count; round++) {
    for (const [name, measure] of Object.entries(kinds)) {
      const measured = await measure()
      if (round >= 0) rounds.get(name)?.push(measured)
    }
  }
  return [...rounds].map(([what, all]) => ({
    what,
    value: toRatio(all),
    unit: '×',
    kind: 'ratio',
  }))
}

/** Compares the best rounds, because other load only ever adds CPU time. */
function toRatio(rounds: readonly Round[]): number {
  const least = (of: (round: Round) => number) => Math.min(...rounds.map(of))
  return least(({ spent }) => spent) / least(({ yardstick }) => yardstick)
}

async function growthOf(read: () => Promise<number>, act: () => Promise<unknown>) {
  const before = await read()
  await act()
  return (await read()) - before
}
