import { appendFileSync } from 'node:fs'

const log = (...a: unknown[]) => appendFileSync('/tmp/bench.log', a.join(' ') + '\n')

import { test } from 'vitest'
import { describeDatabases } from '../../tests/support/databases.ts'
import type { ProductInput } from './catalog/input.ts'
import { SORTS } from './schema.ts'
import { checkoutFields, createTestShop } from './test-shop.ts'

const words =
  'bowl plate mug vase jar pitcher tray cup dish pot lamp tile bell spoon ladle urn'.split(' ')
const glazes = 'celadon ash iron tenmoku shino cobalt white raku salt moss sand slate'.split(' ')
function product(i: number): ProductInput {
  const name = `${glazes[i % 12]} ${words[(i * 7) % 16]} ${i}`
  return {
    type: 'simple',
    name,
    sku: `sku-${i}`,
    shortHtml: '<p>A thing made of clay.</p>',
    descriptionHtml: '<p>' + 'Long text. '.repeat(80) + '</p>',
    images: [`i${i}`, `j${i}`],
    position: i % 5,
    createdAt: 1.7e12 + i * 1000,
    categories: [['Clay', words[i % 16] ?? '']],
    tags: [glazes[i % 12] ?? ''],
    variant: { regularPrice: 500 + ((i * 37) % 9000), stock: { quantity: 1000 } },
  }
}
function p95(times: number[]) {
  times.sort((a, b) => a - b)
  return `p50 ${times[Math.floor(times.length * 0.5)]?.toFixed(2)} p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(2)} max ${times.at(-1)?.toFixed(2)}`
}
describeDatabases('bench', (open, kind) => {
  for (const size of [1000, Number(process.env.BIG ?? 100000)])
    test(`size ${size}`, { timeout: 900000 }, async () => {
      const connection = await open()
      const { shop } = createTestShop(connection)
      let t = performance.now()
      for (let i = 0; i < size; i += 500)
        await shop.catalog.save(
          Array.from({ length: Math.min(500, size - i) }, (_, k) => product(i + k)),
        )
      log(kind, size, 'saved in', ((performance.now() - t) / 1000).toFixed(1), 's')
      const run = async (what: string, query: (n: number) => object) => {
        const times = []
        for (let n = 0; n < 200; n++) {
          t = performance.now()
          await shop.catalog.list(query(n))
          times.push(performance.now() - t)
        }
        log(kind, size, what, p95(times))
      }
      await run('warm', () => ({}))
      const pages = Math.ceil(size / 24)
      for (const sort of SORTS)
        await run('all ' + sort + ' random page', () => ({
          sort,
          perPage: 24,
          page: 1 + Math.floor(Math.random() * pages),
        }))
      await run('category first page', n => ({ category: 'clay', sort: SORTS[n % 6], perPage: 24 }))
      await run('sub category random', n => ({
        category: words[n % 16],
        sort: SORTS[n % 6],
        perPage: 24,
        page: 1 + Math.floor((Math.random() * pages) / 16),
      }))
      await run('category+tag', n => ({
        category: words[n % 16],
        tag: glazes[n % 12],
        sort: SORTS[n % 6],
      }))
      await run('search rare', n => ({ search: `${words[n % 16]} ${n}` }))
      await run('search common', n => ({ search: glazes[n % 12] }))
      await run('search common 2', n => ({ search: `${glazes[n % 12]} ${words[n % 16]}` }))
      await run('search prefix', n => ({ search: 'c' }))
      await run('search all', n => ({ search: 'clay' }))
      await run('search none', n => ({ search: 'zzz' + n }))
      const times = []
      for (let n = 0; n < 200; n++) {
        const i = Math.floor(Math.random() * size)
        const slug = product(i).name.replaceAll(' ', '-')
        t = performance.now()
        const d = await shop.catalog.bySlug(slug)
        if (!d) throw new Error(slug)
        times.push(performance.now() - t)
      }
      log(kind, size, 'product page', p95(times))
      const ids = (await shop.catalog.list({ perPage: 100 })).products
      const adds = []
      const keys: string[] = []
      for (let n = 0; n < 1000; n++) {
        t = performance.now()
        const c = await shop.cart.add({
          key: undefined,
          items: [{ variantId: ids[n % 100]?.quickAdd, quantity: 1 }],
        })
        adds.push(performance.now() - t)
        if (c.ok) keys.push(c.key)
      }
      for (const key of keys)
        await shop.cart.add({
          key,
          items: [{ variantId: ids[Math.floor(Math.random() * 100)]?.quickAdd, quantity: 1 }],
        })
      log(kind, size, 'add to cart', p95(adds))
      for (const width of [1, 20]) {
        const mine = keys.splice(0, 500)
        t = performance.now()
        const lat: number[] = []
        await Promise.all(
          Array.from({ length: width }, async () => {
            for (let key = mine.pop(); key; key = mine.pop()) {
              const s = performance.now()
              const a = await shop.checkout.place({ key, fields: checkoutFields() })
              lat.push(performance.now() - s)
              if (!a.ok) throw new Error(JSON.stringify(a))
            }
          }),
        )
        log(
          kind,
          size,
          `orders/s at ${width}:`,
          (500 / ((performance.now() - t) / 1000)).toFixed(0),
          p95(lat),
        )
      }
    })
})
