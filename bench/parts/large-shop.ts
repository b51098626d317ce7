import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Buyer } from '../../tests/support/buyer.ts'
import { commitsPerSecond } from '../durable-commits.ts'
import { prepareShopping } from '../large/fill-large.ts'
import { type LargeSite, openLargePostgres, openLargeSqlite } from '../large/open-large.ts'
import type { Figure } from '../report.ts'
import { signIn } from '../staff.ts'
import { median, percentile, timeEach } from '../statistics.ts'

const ROUNDS = 3
const ROUND_MS = 3000
const CLIENTS = 8
/** More than are bought in a round. */
const FILLED_CARTS = 1500
const SAMPLES = 40
const MIN_ORDERS = 300
const MIN_ORDERS_TO_COMMITS = 0.6
/** The sums of a year are computed within minutes. */
const REFRESH_TRIES = 600

/** A shop with 1,000,000 orders and 100,000 products. */
export const measureLargeShop = () => measureOn(openLargeSqlite)
export const measureLargeShopOnPostgres = () => measureOn(openLargePostgres)

async function measureOn(open: () => Promise<LargeSite>): Promise<Figure[]> {
  const large = await open()
  try {
    return await measureDatabase(large)
  } finally {
    await large.stop()
  }
}

type Call = Awaited<ReturnType<typeof signIn>>

async function measureDatabase(large: LargeSite): Promise<Figure[]> {
  const name = large.databaseUrl ? 'Postgres' : 'SQLite'
  const call = await signIn(large.site)
  const refreshSeconds = await untilRefreshed(call)
  const lists = [...(await measureLists(call)), ...(await measureReports(call))]
  const orders = await measureOrders(large)
  const refreshed = { what: 'report sums of all orders', value: refreshSeconds, unit: 's' }
  return [refreshed, ...lists, ...orders].map(figure => ({
    ...figure,
    what: `1,000,000 orders, ${name}: ${figure.what}`,
  }))
}

const FILLING = ['shop: reports', 'search-index']

/** Waits until background tasks have stored the sums of all ended months and indexed products. */
async function untilRefreshed(call: Call): Promise<number> {
  for (let tries = 0; tries < REFRESH_TRIES; tries++) {
    const { items } = await call<{ items: { id: string; tookMs: number | null }[] }>('/jobs')
    const done = items.filter(job => FILLING.includes(job.id) && job.tookMs !== null)
    if (done.length === FILLING.length) return (done.find(isReports)?.tookMs ?? 0) / 1000
    await wait(1000)
  }
  throw new Error('the background tasks did not end')
}

const isReports = ({ id }: { id: string }) => id === FILLING[0]

async function measureLists(call: Call): Promise<Figure[]> {
  const measure = async (what: string, path: (index: number) => string, atMost: number) => {
    await timeEach(3, index => call(path(index + 500)))
    const times = await timeEach(SAMPLES, index => call(path(index)))
    return { what: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms', aim: { atMost } }
  }
  return [
    await measure('order list, first pages', index => `/orders?page=${1 + index}`, 50),
    await measure(
      'order list, far pages',
      index => `/orders?page=${1 + ((index * 6151) % 40_000)}`,
      50,
    ),
    await measure('order search, number', index => `/orders?q=${500_000 + index * 700}`, 50),
    await measure('order search, name', index => `/orders?q=aino${index * 7}`, 50),
    await measure('order search, name of every order', () => '/orders?q=aino', 50),
    await measure('order search, mail', index => `/orders?q=buyer${1 + index * 97}`, 50),
  ]
}

async function measureReports(call: Call): Promise<Figure[]> {
  const [from, to] = lastYear(new Date())
  const year = `period=custom&from=${from}&to=${to}`
  const measure = async (what: string, path: string): Promise<Figure> => {
    await call(path)
    const times = await timeEach(7, () => call(path))
    return { what, value: Math.max(...times), unit: 'ms', aim: { atMost: 1000 } }
  }
  return [
    await measure('year report with comparison', `/reports?${year}&compare=year`),
    await measure('year report by tax', `/reports/table?${year}&report=taxes`),
    await measure('year report by product', `/reports/table?${year}&report=products`),
    await measure('year report by category', `/reports/table?${year}&report=categories`),
    await measure('report of 30 days by product', '/reports/table?period=30-days&report=products'),
    await measure('stock value', '/reports/table?period=today&report=stock'),
  ]
}

/** First and last day of the twelve months that end with today. */
function lastYear(now: Date): [from: string, to: string] {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const to = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return [day(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), now.getUTCDate() + 1)), day(to)]
}

/**
 * Checkouts of filled carts with a coupon, two tax rates and a zone, and whole orders including the
 * cart, in turn with commits of single rows.
 */
async function measureOrders(large: LargeSite): Promise<Figure[]> {
  const { fill, place } = await prepareShopping(large.site)
  let index = 0
  const buy = async () => place(await fill(index++))
  await timeEach(50, buy)
  const [orders, checkouts, commits]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    commits.push(
      large.databaseUrl
        ? await postgresCommitsPerSecond(large.databaseUrl, ROUND_MS / 2)
        : commitsPerSecond(large.folder, ROUND_MS / 2),
    )
    orders.push(await timesPerSecond(buy, () => true))
    const filled: Buyer[] = []
    for (let count = 0; count < FILLED_CARTS; count++) filled.push(await fill(index++))
    checkouts.push(
      await timesPerSecond(
        async () => {
          const buyer = filled.pop()
          if (buyer) await place(buyer)
        },
        () => filled.length > 0,
      ),
    )
  }
  const disk = median(commits)
  const aim = { atLeast: Math.min(MIN_ORDERS, MIN_ORDERS_TO_COMMITS * disk) }
  const what = `with coupon, two tax rates and zone, ${CLIENTS} at once`
  return [
    { what: `checkouts ${what}`, value: median(checkouts), unit: '/s', aim },
    {
      what: `whole orders (three steps of the cart, and checkout) ${what}`,
      value: median(orders),
      unit: '/s',
    },
    { what: 'floor: durable commits of single rows', value: disk, unit: '/s' },
    { what: 'checkouts to durable commits', value: median(checkouts) / disk, unit: '×' },
  ]
}

/** Calls of several clients per second, for a while or until there is nothing left to do. */
async function timesPerSecond(call: () => Promise<void>, isLeft: () => boolean): Promise<number> {
  const startedAt = performance.now()
  let count = 0
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (isLeft() && performance.now() - startedAt < ROUND_MS) {
        await call()
        count++
      }
    }),
  )
  return (count * 1000) / (performance.now() - startedAt)
}

/** Single-row transactions of one connection. */
async function postgresCommitsPerSecond(url: string, ms: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table bench_commits (id serial primary key, body text not null)')
  const body = 'a row of an order'.repeat(20)
  const endsAt = performance.now() + ms
  let count = 0
  while (performance.now() < endsAt) {
    await client.query({
      name: 'commit',
      text: 'insert into bench_commits (body) values ($1)',
      values: [body],
    })
    count++
  }
  await client.query('drop table bench_commits')
  await client.end()
  return (count * 1000) / ms
}
