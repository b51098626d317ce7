import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyRows } from '../copy-rows.ts'
import { PER_ORDER, placeOrders } from '../order-rows.ts'
import { PER_POST, POST_COUNTS, untilIndexed } from '../post-rows.ts'
import { COUNT_AGAIN, PER_PRODUCT, productCsv } from '../product-rows.ts'
import type { Figure } from '../report.ts'
import { removeFolder, type Site, startSite } from '../site.ts'
import { addOwner, signIn } from '../staff.ts'
import { percentile, timeEach } from '../statistics.ts'

const FIRST = 10
const AMOUNTS = [FIRST, 1000, 100_000]
/** Posts of the demo, from which posts are copied. */
const DEMO_POSTS = 3
const WARM_UP = 30
const SAMPLES = 60
const PER_SUBMISSION = [
  { table: 'submissions', own: ['id', 'unique_key'] },
  { table: 'submission_search', own: ['submission_id'], leftOut: 'id' },
]

/** Lists of visitors and staff with 10, 1,000 and 100,000 products, posts, submissions and orders. */
export async function measureRows(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const amount of AMOUNTS) {
    const dataDir = await fillRows(amount)
    const site = await startSite({ dataDir })
    try {
      await untilIndexed(join(dataDir, 'vitrine.db'))
      figures.push(...(await measureLists(site, amount)))
    } finally {
      await site.stop()
      removeFolder(dataDir)
    }
  }
  return figures
}

/** Creates ten rows through the program and copies them in the database. */
async function fillRows(amount: number): Promise<string> {
  const site = await startSite()
  const file = join(site.dataDir, 'products.csv')
  writeFileSync(file, productCsv(FIRST))
  site.run('import', 'products', file)
  addOwner(site)
  await placeOrders(site, FIRST)
  await site.stop()
  const database = join(site.dataDir, 'vitrine.db')
  addSubmissions(database)
  const times = amount / FIRST
  copyRows(database, PER_POST, Math.ceil(amount / DEMO_POSTS), POST_COUNTS)
  if (times > 1) {
    copyRows(database, PER_PRODUCT.map(ofBench), times, COUNT_AGAIN)
    copyRows(database, PER_ORDER.map(numberedBy(FIRST)), times)
    copyRows(database, PER_SUBMISSION, times)
  }
  return site.dataDir
}

const PRODUCTS = "select id from products where sku like 'bench-%'"

/** Without the products of the demo. */
function ofBench<Copied extends { table: string }>(copied: Copied): Copied & { where: string } {
  const where = {
    products: `sku like 'bench-%'`,
    variants: `product_id in (${PRODUCTS})`,
  }[copied.table]
  return { ...copied, where: where ?? `product_id in (${PRODUCTS})` }
}

const numberedBy =
  (step: number) =>
  <Copied extends { numbered?: { column: string; step: number } }>(copied: Copied): Copied =>
    copied.numbered ? { ...copied, numbered: { ...copied.numbered, step } } : copied

function addSubmissions(file: string) {
  const database = new DatabaseSync(file)
  for (let index = 0; index < FIRST; index++) {
    const fields = JSON.stringify([{ label: 'Name', value: `Aino ${index}` }])
    database
      .prepare(`insert into submissions (id, form_key, form_title, page_path, fields, unique_key, created_at)
        values (?, 'bench', 'Contact', '/contact', ?, ?, ?)`)
      .run(`bench-${index}`, fields, `bench-${index}`, Date.now() - index * 1000)
    database
      .prepare('insert into submission_search (submission_id, body) values (?, ?)')
      .run(`bench-${index}`, `aino ${index}`)
  }
  database.close()
}

async function measureLists(site: Site, amount: number): Promise<Figure[]> {
  const call = await signIn(site)
  const get = async (path: string) => {
    const response = await fetch(site.url + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
  }
  const sorts = ['newest', 'price-asc', 'price-desc', 'name', 'popularity']
  /** Pages from the whole list, each once if there are enough. */
  const pageOf = (index: number, perPage: number) =>
    1 + ((index * 37) % Math.max(1, Math.floor(amount / perPage)))
  const lists: Record<string, (index: number) => Promise<unknown>> = {
    'shop archive': index => get(`/shop?page=${pageOf(index, 12)}&sort=${sorts[index % 5]}`),
    'journal archive': index => get(`/journal/author/atelier-nord?posts-page=${pageOf(index, 10)}`),
    'admin: products': index => call(`/products?page=${pageOf(index, 25)}&sort=name`),
    'admin: posts': index => call(`/pages?kind=post&page=${pageOf(index, 25)}&sort=updatedAt`),
    'admin: submissions': index => call(`/submissions?page=${pageOf(index, 25)}`),
    'admin: orders': index => call(`/orders?page=${pageOf(index, 25)}&sort=createdAt`),
  }
  const figures: Figure[] = []
  for (const [series, act] of Object.entries(lists)) {
    await timeEach(WARM_UP, index => act(index + SAMPLES))
    const times = await timeEach(SAMPLES, act)
    figures.push({
      what: `${series}, ${amount.toLocaleString('en')} rows, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      growth: { chart: 'rows', series, amount },
    })
  }
  return figures
}
