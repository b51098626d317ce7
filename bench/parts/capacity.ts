import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { actionIn, Buyer, buyerAddress } from '../../tests/support/buyer.ts'
import { postgresShop, type ShopDatabase } from '../filled-shop.ts'
import { BRANDS, COLOURS, PER_LISTED_PRODUCT, SIZES, variantCsv } from '../filter-rows.ts'
import { copySql } from '../large/copy-sql.ts'
import { openPostgres } from '../large/large-database.ts'
import { createPageReader } from '../page-reader.ts'
import { sendRequests } from '../raw-requests.ts'
import type { Figure } from '../report.ts'
import { residentMb, serverCpuMs, threadsCpuMs } from '../server-metrics.ts'
import { removeFolder, type Site, startSite } from '../site.ts'

const IMPORTED = 1000
const PRODUCTS = 100_000
const WARM_UP = 40
const VISITS = 200
const CACHED_VISITS = 20_000
const IDLE_TRIES = 60
/** Processor time within a second. */
const IDLE_MS = 20

/**
 * What the capacity plan (docs/capacity.md) needs: processor time of the server and of Postgres, and
 * bytes, for each kind of answer in a shop with 100,000 products of five variants; and the size of
 * products and orders in the database.
 */
export async function measureCapacity(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const database = await postgresShop()
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL })
  await client.connect()
  const start = () => startSite({ dataDir, env: database.env })
  let site = await start()
  try {
    const before = await databaseBytes(client)
    const file = join(dataDir, 'products.csv')
    writeFileSync(file, withPot(variantCsv(IMPORTED)))
    site.run('import', 'products', file)
    await database.untilIndexed()
    const perProduct = ((await databaseBytes(client)) - before) / IMPORTED
    await site.stop()
    await fill(database)
    site = await start()
    const orders = await prepareOrders(site)
    const answers = await measureAnswers(site, client, orders)
    const beforeOrders = await databaseBytes(client)
    for (let count = 0; count < VISITS; count++) await orders.buy()
    const perOrder = ((await databaseBytes(client)) - beforeOrders) / VISITS
    return [
      ...answers,
      { what: 'database, product with five variants', value: perProduct / 1000, unit: 'KB' },
      { what: 'database, order', value: perOrder / 1000, unit: 'KB' },
      { what: 'memory of the server', value: residentMb(site.pid), unit: 'MB' },
    ]
  } finally {
    await client.end()
    await site.stop()
    await database.stop()
    removeFolder(dataDir)
  }
}

async function fill(database: ShopDatabase) {
  await database.multiply(PER_LISTED_PRODUCT, PRODUCTS / IMPORTED)
  const open = await openPostgres(database.env.DATABASE_URL ?? '')
  try {
    const home = { table: 'pages', own: ['id', 'path'], where: `path = '/'` }
    const columns = await open.columnsOf('pages')
    await open.run(copySql('postgres', home, { columns, copies: WARM_UP + VISITS }))
  } finally {
    await open.close()
  }
}

async function measureAnswers(
  site: Site,
  client: pg.Client,
  orders: Awaited<ReturnType<typeof prepareOrders>>,
): Promise<Figure[]> {
  const read = createPageReader(site.url)
  const get = async (path: string) => (await read(path)).bytes
  const product = '/product/item-1'
  const { etag } = await read(product)
  // Loads the filters.
  await get('/shop?in_stock=1')
  await untilIdle(site)
  const pick = (values: readonly string[], index: number) => values[index % values.length]
  const measure = async (what: string, visit: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < WARM_UP; index++) await visit(VISITS + index)
    return measureWork(site, client, { what, count: VISITS }, async () => {
      let bytes = 0
      for (let index = 0; index < VISITS; index++) {
        const answered = await visit(index)
        if (typeof answered === 'number') bytes += answered
      }
      return bytes
    })
  }
  return [
    ...(await measureWork(site, client, { what: 'cached page', count: CACHED_VISITS }, async () => {
      await sendRequests(
        { url: site.url + product, headers: { 'accept-encoding': 'br' } },
        { count: CACHED_VISITS, connections: 20 },
      )
      return 0
    })),
    ...(await measure('not modified', () => read(product, etag))),
    ...(await measure('page of content (home)', index => get(`/-${1 + index}`))),
    ...(await measure('product', index => get(`/product/item-${1 + index}`))),
    ...(await measure('list', index => get(`/shop?page=${1 + index}`))),
    ...(await measure('filtered list', index =>
      get(
        `/shop?colour=${pick(COLOURS, index)}&size=${pick(SIZES, index)}&brand=brand-${index % BRANDS}&price=${10 + (index % 7)}-150`,
      ),
    )),
    ...(await measure('search', index => get(`/shop?q=item+${index}`))),
    ...(await measure('cart page', () => orders.cart())),
    ...(await measure('whole order: add to cart, checkout, place', () => orders.buy())),
  ]
}

/** Waits until the server has ended its background work. */
async function untilIdle(site: Site) {
  for (let tries = 0; tries < IDLE_TRIES; tries++) {
    const before = await serverCpuMs(site)
    await wait(1000)
    if ((await serverCpuMs(site)) - before < IDLE_MS) return
  }
}

/** Processor time of each answer, of the server and of the database, and its bytes. */
async function measureWork(
  site: Site,
  client: pg.Client,
  { what, count }: { what: string; count: number },
  act: () => Promise<number>,
): Promise<Figure[]> {
  const [server, database] = [await serverCpuMs(site), await databaseCpuMs(client)]
  const bytes = await act()
  const figures: Figure[] = [
    {
      what: `${what}: processor time of the server`,
      value: ((await serverCpuMs(site)) - server) / count,
      unit: 'ms',
    },
    {
      what: `${what}: processor time of Postgres`,
      value: ((await databaseCpuMs(client)) - database) / count,
      unit: 'ms',
    },
  ]
  if (bytes > 0) {
    figures.push({ what: `${what}: bytes (brotli)`, value: bytes / count / 1000, unit: 'KB' })
  }
  return figures
}

/** Adds a product that does not sell out. */
function withPot(csv: string): string {
  const columns = csv.slice(0, csv.indexOf('\n')).split(',').length
  const pot = ['1', 'simple', 'pot', 'Pot', '1', '1', '1000000', '12.50']
  return `${csv}\n${[...pot, ...new Array(columns - pot.length).fill('')].join(',')}`
}

async function prepareOrders(site: Site) {
  const path = '/product/pot'
  const html = await fetch(site.url + path).then(answer => answer.text())
  const add = actionIn(html, 'add')
  const product = / name="product" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const fillCart = async () => {
    const buyer = new Buyer(() => site.url)
    const { status } = await buyer.call(path, add, { product, quantity: '1' })
    if (status !== 200) throw new Error(`adding to the cart was answered ${status}`)
    return buyer
  }
  const first = await fillCart()
  const place = actionIn(await first.get('/checkout'), 'place')
  const buy = async () => {
    const buyer = await fillCart()
    await buyer.get('/checkout')
    const { status, body } = await buyer.call('/checkout', place, buyerAddress)
    if (status !== 200) throw new Error(`an order was answered ${status}: ${JSON.stringify(body)}`)
  }
  return { buy, cart: async () => void (await first.get('/cart')) }
}

/** Processor time of all processes of a Postgres on this machine, also of those that have ended. */
async function databaseCpuMs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const main = Number(statOf(rows[0]?.pid ?? 0)[PARENT])
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').split(' ')
  const ended = statOf(main)
  return [main, ...children.filter(Boolean).map(Number)].reduce(
    (sum, pid) => sum + threadsCpuMs(pid),
    (Number(ended[ENDED_USER]) + Number(ended[ENDED_SYSTEM])) * TICK_MS,
  )
}

/** Fields of `/proc/<pid>/stat` after the name of the program (proc(5)). */
const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
const PARENT = 1
const ENDED_USER = 13
const ENDED_SYSTEM = 14
const TICK_MS = 10

async function databaseBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  )
  return Number(rows[0]?.bytes)
}
