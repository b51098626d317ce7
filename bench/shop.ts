import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Buyer } from '../tests/support/buyer.ts'
import type { Figure } from './report.ts'
import { removeFolder, type Site, startSite } from './site.ts'
import { percentile, timeEach } from './statistics.ts'

const SAMPLES = 120

/** Archive, search and product page with few and with many products: flat, or the indexes are wrong. */
export async function measureCatalogue(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of [1000, 100_000]) {
    const site = await startSite()
    const file = join(site.dataDir, 'products.csv')
    writeFileSync(file, productCsv(count))
    const startedAt = performance.now()
    site.run('import', 'products', file)
    const importedInMs = performance.now() - startedAt
    const many = count.toLocaleString('en')
    figures.push({ what: `import of ${many} products`, value: importedInMs / 1000, unit: 's' })
    const p95 = async (path: (index: number) => string) => {
      const get = (index: number) =>
        fetch(site.url + path(index)).then(response => response.arrayBuffer())
      await timeEach(10, index => get(index + 5000))
      return percentile(await timeEach(SAMPLES, get), 0.95)
    }
    const sorts = ['default', 'newest', 'price-asc', 'price-desc', 'name', 'popularity']
    const aim = { atMost: 30 }
    const archive = await p95(index => `/shop?page=${1 + (index % 40)}&sort=${sorts[index % 6]}`)
    const search = await p95(index => `/shop?q=${words[index % words.length]}+${1 + (index % 97)}`)
    const product = await p95(index => `/product/bench-${1 + ((index * 7919) % count)}`)
    figures.push(
      { what: `shop archive, ${many} products, p95`, value: archive, unit: 'ms', aim },
      { what: `product search, ${many} products, p95`, value: search, unit: 'ms', aim },
      { what: `product page, ${many} products, p95`, value: product, unit: 'ms', aim },
    )
    await site.stop()
    removeFolder(site.dataDir)
  }
  return figures
}

const words = ['bowl', 'plate', 'mug', 'jar', 'vase', 'cup', 'jug', 'tile']

function productCsv(count: number): string {
  const lines = [
    'Type,SKU,Name,Published,"Visibility in catalog","Short description","In stock?",Stock,"Regular price",Categories,Tags',
  ]
  for (let index = 1; index <= count; index++) {
    const word = words[index % words.length]
    lines.push(
      `simple,bench-${index},"Bench ${index}",1,visible,"A ${word} number ${index % 97} of stoneware",1,50,${10 + (index % 190)}.50,"Pots > ${word}","tag-${index % 20}"`,
    )
  }
  return lines.join('\n')
}

/** Adding to the cart, and whole orders, durable on disk. */
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
  const add = (buyer: Buyer) => buyer.post('/cart/add', { product, quantity: '1' })
  const newBuyer = () => new Buyer(() => site.url)
  await timeEach(20, () => add(newBuyer()))
  const adds = await timeEach(200, () => add(newBuyer()))
  const seconds = 5
  const endsAt = performance.now() + seconds * 1000
  let orders = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < endsAt) {
        const buyer = newBuyer()
        await add(buyer)
        const { status } = await buyer.checkout()
        if (status === 200) orders++
      }
    }),
  )
  return [
    { what: 'add to cart, p95', value: percentile(adds, 0.95), unit: 'ms', aim: { atMost: 5 } },
    {
      what: 'whole orders (cart and checkout), 8 at once, SQLite',
      value: orders / seconds,
      unit: '/s',
      aim: { atLeast: 150 },
    },
  ]
}
