import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionIn, Buyer, buyerAddress } from '../../tests/support/buyer.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { percentile, timeEach } from '../statistics.ts'

/** Adding to the cart, and whole orders with durable writes. */
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
  const adds = await timeEach(300, () => add(newBuyer()))
  const ask = () => fetch(`${site.url}/healthz`).then(response => response.arrayBuffer())
  const asks = await timeEach(300, ask)
  const seconds = 5
  const endsAt = performance.now() + seconds * 1000
  let orders = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < endsAt) {
        const buyer = newBuyer()
        await add(buyer)
        const { status } = await checkout(buyer)
        if (status === 200) orders++
      }
    }),
  )
  return [
    { what: 'add to cart, p95', value: percentile(adds, 0.95), unit: 'ms', aim: { atMost: 4 } },
    { what: 'the same way, an empty answer, p95', value: percentile(asks, 0.95), unit: 'ms' },
    {
      what: 'whole orders (cart and checkout), 8 at once, SQLite',
      value: orders / seconds,
      unit: '/s',
      aim: { atLeast: 300 },
    },
  ]
}
