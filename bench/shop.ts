import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const buyer = () => new Buyer(site.url)
  const variant = await findVariant(site.url)
  const one = buyer()
  await one.add(variant)
  const adds = await timeEach(200, () => buyer().add(variant))
  const seconds = 5
  const endsAt = performance.now() + seconds * 1000
  let orders = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < endsAt) {
        const next = buyer()
        await next.add(variant)
        if (await next.order()) orders++
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

/** A product with enough stock, found as a visitor finds it. */
async function findVariant(url: string): Promise<string> {
  const html = await fetch(`${url}/product/dinner-plate`).then(response => response.text())
  const variant = /name="variant" value="([^"]+)"/.exec(html)?.[1]
  if (!variant) throw new Error('the product page has no form to add it to the cart')
  return variant
}

/** A browser as far as the shop can tell: cookies and forms. */
class Buyer {
  readonly #url: string
  readonly #cookies = new Map<string, string>()
  constructor(url: string) {
    this.#url = url
  }

  async #post(path: string, body: Record<string, string>) {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: new URLSearchParams(body),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value)
    }
    await response.arrayBuffer()
    return response.ok
  }

  add(variant: string) {
    return this.#post('/cart/add', { variant, quantity: '1' })
  }

  order() {
    return this.#post('/checkout', {
      billing_first_name: 'Aino',
      billing_last_name: 'Virtanen',
      billing_country: 'FI',
      billing_address_1: 'Rantakatu 1',
      billing_postcode: '20100',
      billing_city: 'Turku',
      billing_phone: '+358200000000',
      billing_email: 'aino@example.com',
      payment_method: 'cod',
      terms: '1',
    })
  }
}
