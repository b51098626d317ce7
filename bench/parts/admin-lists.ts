import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyRows } from '../copy-rows.ts'
import { ORDERS, PER_ORDER, placeOrders, SPREAD } from '../order-rows.ts'
import { untilIndexed } from '../post-rows.ts'
import { COUNT_AGAIN, PER_PRODUCT, productCsv, WORDS } from '../product-rows.ts'
import type { Figure } from '../report.ts'
import { removeFolder, type Site, startSite } from '../site.ts'
import { addOwner, signIn } from '../staff.ts'
import { percentile, timeEach } from '../statistics.ts'

const FEW = 1000
const TIMES = 100
const MANY = FEW * TIMES
const SAMPLES = 60
const PAGE_SORTS = ['path', 'title', 'updatedAt']

/** Lists of the admin with 100,000 products and orders: first and last pages with totals. */
export async function measureAdminLists(): Promise<Figure[]> {
  const few = await startSite()
  const file = join(few.dataDir, 'products.csv')
  writeFileSync(file, productCsv(FEW))
  few.run('import', 'products', file)
  addOwner(few)
  await placeOrders(few)
  await few.stop()
  const database = join(few.dataDir, 'vitrine.db')
  copyRows(database, PER_PRODUCT, TIMES, COUNT_AGAIN)
  copyRows(database, PER_ORDER, MANY / ORDERS, SPREAD)
  addCustomers(database, MANY)
  const many = await startSite({ dataDir: few.dataDir })
  try {
    await untilIndexed(database)
    return await measureLists(many)
  } finally {
    await many.stop()
    removeFolder(many.dataDir)
  }
}

const FIRST_NAMES = ['Ida', 'Bo', 'Jürgen', 'Anna', 'Łukasz', 'Zoë', 'Max', 'Lea']
const LAST_NAMES = ['Berg', 'Ek', 'Größ', 'Lind', 'Novák', 'Diaz', 'Kern']

/** Guests with names and email addresses. */
function addCustomers(file: string, count: number) {
  const database = new DatabaseSync(file)
  const insert = database.prepare(
    'insert into customers (id, email, name, created_at, updated_at) values (?, ?, ?, ?, ?)',
  )
  database.exec('begin')
  for (let index = 0; index < count; index++) {
    const name = `${FIRST_NAMES[index % 8]} ${LAST_NAMES[index % 7]} ${index}`
    insert.run(`bench-${index}`, `person-${index}@bench.example`, name, index, index)
  }
  database.exec('commit')
  database.close()
}

async function measureLists(site: Site): Promise<Figure[]> {
  const call = await signIn(site)
  const get = (path: string) => call<{ items: { id: string }[]; total: number }>(path)
  const { items: categories } = await get('/categories?perPage=200&q=Pots')
  const measureEach = async (what: string, path: (index: number) => string): Promise<Figure> => {
    await timeEach(3, index => get(path(index + 700)))
    const times = await timeEach(SAMPLES, index => get(path(index)))
    const name = `admin: ${what}, p95`
    return { what: name, value: percentile(times, 0.95), unit: 'ms', aim: { atMost: 100 } }
  }
  const measure = async (what: string, path: (index: number) => string) => {
    const { total } = await get(path(0))
    return measureEach(`${what} (of ${total.toLocaleString('en')})`, path)
  }
  const empty = await timeEach(SAMPLES, () => get('/me'))
  const sorts = ['name', 'sku', 'price', 'createdAt', 'updatedAt']
  const sortOf = (index: number) => `sort=${sorts[index % 5]}&order=${index % 2 ? 'asc' : 'desc'}`
  const orderSort = (index: number) =>
    `sort=${['createdAt', 'number', 'total'][index % 3]}&order=${index % 2 ? 'asc' : 'desc'}`
  const category = (index: number) => categories[index % categories.length]?.id
  return [
    await measure('products, first pages', index => `/products?${sortOf(index)}&page=${1 + index}`),
    await measure(
      'products, deep pages',
      index => `/products?${sortOf(index)}&page=${1 + ((index * 677) % 4000)}`,
    ),
    await measure(
      'products, search',
      index => `/products?${sortOf(index)}&q=${WORDS[index % 8]}+${index % 97}`,
    ),
    await measure(
      'products, one letter',
      index => `/products?${sortOf(index)}&q=b&page=${1 + index}`,
    ),
    await measure(
      'products, on sale and published',
      index => `/products?${sortOf(index)}&status=published&onSale=true&page=${1 + index * 9}`,
    ),
    await measure(
      'products, out of stock',
      index => `/products?${sortOf(index)}&stock=out-of-stock&page=${1 + (index % 3)}`,
    ),
    await measure(
      'products, a category',
      index => `/products?${sortOf(index)}&category=${category(index)}&page=${1 + index * 7}`,
    ),
    await measure('customers, first pages', index => `/customers?page=${1 + index}`),
    await measureEach('customers, search by name', index => `/customers?q=ida+${index}`),
    await measureEach('customers, search by a frequent name', () => '/customers?q=berg'),
    await measureEach('customers, search by email', index => `/customers?q=person-${index}@bench`),
    await measure('orders, first pages', index => `/orders?${orderSort(index)}&page=${1 + index}`),
    await measure(
      'orders, deep pages',
      index => `/orders?${orderSort(index)}&page=${1 + ((index * 677) % 4000)}`,
    ),
    await measure(
      'orders, by status and payment',
      index => `/orders?${orderSort(index)}&status=completed&payment=bacs&page=${1 + index * 9}`,
    ),
    await measure(
      'orders, waiting',
      index => `/orders?${orderSort(index)}&status=on-hold&page=${1 + index}`,
    ),
    await measure(
      'orders, by number',
      index => `/orders?${orderSort(index)}&q=${50_000 + index * 7}`,
    ),
    await measure(
      'orders, by name',
      index => `/orders?${orderSort(index)}&q=aino&page=${1 + index}`,
    ),
    await measureEach('dashboard', () => '/dashboard'),
    await measureEach('⌘K, a letter', index => `/search?q=${WORDS[index % 8]?.[0]}`),
    await measureEach('⌘K, words', index => `/search?q=${WORDS[index % 8]}+${index % 97}`),
    await measureEach('⌘K, a number', index => `/search?q=${50_000 + index * 7}`),
    await measureEach('pages', index => `/pages?perPage=200&sort=${PAGE_SORTS[index % 3]}`),
    {
      what: 'admin: the same way, who is signed in, p95',
      value: percentile(empty, 0.95),
      unit: 'ms',
    },
  ]
}
