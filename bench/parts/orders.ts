import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionIn, Buyer, buyerAddress } from '../../tests/support/buyer.ts'
import { commitsPerSecond } from '../durable-commits.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { median, percentile, timeEach } from '../statistics.ts'

const ROUNDS = 3
const ROUND_MS = 2500
const MIN_ORDERS = 300
const MIN_ORDERS_TO_COMMITS = 0.6

/** Adding to the cart, and whole orders with durable writes, each in turn with its floor. */
export async function measureOrders(site: Site): Promise<Figure[]> {
  const file = join(site.dataDir, 'orders.csv')
  writeFileSync(
    file,
    'Type,SKU,Name,Published,Stock,"Regular price"\nsimple,bench-pot,Bench pot,1,1000000,12.50\n',
  )
  site.run('import', 'products', file)
  const html = await fetch(`${site.url}/product/bench-pot`).then(response => response.text())
  const product = /name="product" value="([^"]+)"/.exec(html)?.[1]
  if (!product) throw new Error('the product page has no form to add it to the cart')
  const newBuyer = () => new Buyer(() => site.url)
  const page = { path: '/product/bench-pot', action: actionIn(html, 'add') }
  const add = (buyer: Buyer) => buyer.call(page.path, page.action, { product, quantity: '1' })
  const filled = newBuyer()
  await add(filled)
  const place = actionIn(await filled.get('/checkout'), 'place')
  const checkout = (buyer: Buyer) => buyer.call('/checkout', place, buyerAddress)
  await timeEach(300, () => add(newBuyer()))
  const [adds, asks]: [number[], number[]] = [[], []]
  const ask = () => fetch(`${site.url}/healthz`).then(response => response.arrayBuffer())
  for (let round = 0; round < ROUNDS; round++) {
    adds.push(...(await timeEach(100, () => add(newBuyer()))))
    asks.push(...(await timeEach(100, ask)))
  }
  const buy = async () => {
    const buyer = newBuyer()
    await add(buyer)
    const { status } = await checkout(buyer)
    return status === 200
  }
  const [orders, commits]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    commits.push(commitsPerSecond(site.dataDir, ROUND_MS / 2))
    orders.push(await callsPerSecond(buy, { clients: 8, ms: ROUND_MS }))
  }
  const [disk, empty] = [median(commits), percentile(asks, 0.95)]
  return [
    { what: 'add to cart, p95', value: percentile(adds, 0.95), unit: 'ms' },
    { what: 'floor: an empty answer, p95', value: empty, unit: 'ms' },
    {
      what: 'add to cart to the empty answer, p95',
      value: percentile(adds, 0.95) / empty,
      unit: '×',
      aim: { atMost: 3 },
    },
    {
      what: 'whole orders (cart and checkout), 8 at once, SQLite',
      value: median(orders),
      unit: '/s',
      // Slow disks limit orders, not the program.
      aim: { atLeast: Math.min(MIN_ORDERS, MIN_ORDERS_TO_COMMITS * disk) },
    },
    { what: 'floor: durable commits of SQLite, one by one', value: disk, unit: '/s' },
    { what: 'whole orders to durable commits', value: median(orders) / disk, unit: '×' },
  ]
}

/** Successful calls per second of several clients. */
async function callsPerSecond(
  call: () => Promise<boolean>,
  { clients, ms }: { clients: number; ms: number },
): Promise<number> {
  const endsAt = performance.now() + ms
  let count = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < endsAt) if (await call()) count++
    }),
  )
  return (count * 1000) / ms
}
