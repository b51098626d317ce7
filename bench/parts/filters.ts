import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actionIn, Buyer } from '../../tests/support/buyer.ts'
import { postgresShop, type ShopDatabase, sqliteShop } from '../filled-shop.ts'
import { BRANDS, COLOURS, PER_LISTED_PRODUCT, SIZES, variantCsv } from '../filter-rows.ts'
import { growthOf } from '../growth/growth-of.ts'
import { createPageReader } from '../page-reader.ts'
import type { Figure } from '../report.ts'
import { residentMb } from '../server-metrics.ts'
import { removeFolder, type Site, startSite } from '../site.ts'
import { percentile, timeEach } from '../statistics.ts'

const FEW = 1000
/** A million products take several gigabytes of disk: `FILTER_PRODUCTS=100000,1000000`. */
const COUNTS = (process.env.FILTER_PRODUCTS ?? '100000').split(',').map(Number)
const MOST_IN_LIMIT = 100_000
const SAMPLES = 150
/** A variant of the first product. */
const VARIANT = { 'option-colour': 'green', 'option-size': 'l' }
const SORTS = ['default', 'newest', 'price-asc', 'price-desc', 'name', 'popularity', 'rating']

/**
 * Archives with filters and counts, product pages, suggestions and the cart at 1,000 and 100,000
 * products of five variants, or other numbers, in a shop with 300 attributes.
 */
export const measureFilters = () => measureOn(async dataDir => sqliteShop(dataDir))
export const measureFiltersOnPostgres = () => measureOn(postgresShop, 'Postgres, ')

async function measureOn(
  open: (dataDir: string) => Promise<ShopDatabase>,
  prefix = '',
): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const database = await open(dataDir)
  const start = () => startSite({ dataDir, env: database.env })
  const measure = async (site: Site, count: number) => {
    await database.untilIndexed()
    say('measuring')
    return measureShop(site, count)
  }
  let site = await start()
  try {
    const file = join(dataDir, 'products.csv')
    writeFileSync(file, variantCsv(FEW))
    say(`importing ${FEW} products`)
    site.run('import', 'products', file)
    const ofFew = await measure(site, FEW)
    const figures = [...ofFew]
    let filled = FEW
    for (const count of COUNTS) {
      await site.stop()
      say(`multiplying ${filled} products to ${count}`)
      await database.multiply(PER_LISTED_PRODUCT, count / filled)
      filled = count
      site = await start()
      const ofMany = await measure(site, count)
      figures.push(...ofMany, ...(count > MOST_IN_LIMIT ? [] : growthOf(ofFew, ofMany)))
    }
    return figures.map(figure => ({ ...figure, what: prefix + figure.what }))
  } finally {
    await site.stop()
    await database.stop()
    removeFolder(dataDir)
  }
}

/** Progress, because filling takes minutes. */
function say(text: string) {
  console.error(`  ${new Date().toISOString().slice(11, 19)} ${text}`)
}

async function measureShop(site: Site, count: number): Promise<Figure[]> {
  const name = `${count.toLocaleString('en')} products`
  const memory = (what: string) => ({
    what: `memory of the server after ${what}, ${name}`,
    value: residentMb(site.pid),
    unit: 'MB',
  })
  return [
    ...(await measureArchives(site, count, name)),
    memory('archives'),
    ...(await measureOthers(site, name)),
  ]
}

const pick = (values: readonly string[], index: number) => values[index % values.length]

async function measureArchives(site: Site, count: number, name: string): Promise<Figure[]> {
  const get = createPageReader(site.url)
  const startedAt = performance.now()
  await get('/shop?in_stock=1')
  const loadedInMs = performance.now() - startedAt
  for (const sort of SORTS) await get(`/shop?in_stock=1&sort=${sort}`)
  const measure = async (what: string, path: (index: number) => string): Promise<Figure> => {
    await timeEach(20, index => get(path(index + 5000)))
    const times = await timeEach(SAMPLES, index => get(path(index)))
    const aim = { atMost: count > MOST_IN_LIMIT ? 40 : 20 }
    return { what: `${what}, ${name}, p95`, value: percentile(times, 0.95), unit: 'ms', aim }
  }
  return [
    { what: `first archive with a filter after the start, ${name}`, value: loadedInMs, unit: 'ms' },
    await measure(
      'archive with three filters',
      index =>
        `/shop?colour=${pick(COLOURS, index)}&size=${pick(SIZES, index)}&brand=brand-${index % BRANDS},brand-${(index * 7 + 3) % BRANDS}&sort=${pick(SORTS, index)}&page=${1 + (index % 3)}`,
    ),
    await measure(
      'archive with color, price and stock',
      index => `/shop?colour=${pick(COLOURS, index)}&price=20-${60 + index}&in_stock=1`,
    ),
    await measure('archive without filters', index => `/shop?page=${1 + index}`),
  ]
}

/** Product pages that are not cached, suggestions, and the cart. */
async function measureOthers(site: Site, name: string): Promise<Figure[]> {
  const get = createPageReader(site.url)
  const p95 = async (index: (index: number) => Promise<unknown>) => {
    await timeEach(20, at => index(at + 500))
    return percentile(await timeEach(SAMPLES, index), 0.95)
  }
  const pages = await p95(index => get(`/product/item-${1 + index}`))
  const html = await (await fetch(`${site.url}/search?q=item`)).text()
  const field = / id="([^"]+)"[^>]* data-module="search"/.exec(html)?.[1]
  if (!field) throw new Error('the search page has no search field')
  const buyer = new Buyer(() => site.url)
  const suggestions = await p95(async index => {
    const text = index % 2 === 0 ? `item ${index}` : `iten ${index}`
    const { status } = await buyer.call('/search', `${field}/suggest`, { text })
    if (status !== 200) throw new Error(`suggestions were answered ${status}`)
  })
  const path = '/product/item-1'
  const page = await (await fetch(site.url + path)).text()
  const add = actionIn(page, 'add')
  const product = / name="product" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const adds = await p95(async () => {
    const added = await new Buyer(() => site.url).call(path, add, {
      product,
      quantity: '1',
      ...VARIANT,
    })
    if (added.status !== 200) throw new Error(`adding was answered ${added.status}`)
  })
  // With the client that adds to the cart.
  const empty = await p95(() => fetch(`${site.url}/healthz`).then(answer => answer.arrayBuffer()))
  return [
    figure('product page, not cached', pages, 12),
    figure('search suggestions', suggestions, 15),
    {
      what: `add to cart to the empty answer, ${name}, p95`,
      value: adds / empty,
      unit: '×',
      aim: { atMost: 3 },
    },
  ]

  function figure(what: string, value: number, atMost: number): Figure {
    return { what: `${what}, ${name}, p95`, value, unit: 'ms', aim: { atMost } }
  }
}
