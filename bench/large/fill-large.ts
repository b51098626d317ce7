import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionIn, Buyer, buyerAddress } from '../../tests/support/buyer.ts'
import { COUNT_AGAIN, productCsv } from '../product-rows.ts'
import { type Site, startSite } from '../site.ts'
import { addOwner, signIn } from '../staff.ts'
import { copySql, type MultipliedTable } from './copy-sql.ts'
import { type LargeDatabase, openPostgres, openSqlite } from './large-database.ts'
import {
  ORDER_COPIES,
  ORDER_TABLES,
  PLACED_ORDERS,
  PLACED_PRODUCTS,
  PRODUCT_COPIES,
  PRODUCT_TABLES,
} from './large-tables.ts'

const COUPON = 'bench'

/** Fills a data folder and database with 100,000 products and 1,000,000 orders. */
export async function fillLarge(dataDir: string, databaseUrl?: string) {
  const site = await startSite({
    dataDir,
    ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }),
  })
  try {
    await setUpShop(site)
    const { fill, place } = await prepareShopping(site)
    for (let index = 1; index <= PLACED_ORDERS; index++) await place(await fill(index))
  } finally {
    await site.stop()
  }
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : openSqlite(join(dataDir, 'vitrine.db'))
  try {
    // Numbers of the copies are lower, so that new orders get higher ones.
    await database.run('update orders set number = number + 1000000')
    for (const table of PRODUCT_TABLES) await multiply(database, table, PRODUCT_COPIES)
    await database.run(COUNT_AGAIN)
    for (const table of ORDER_TABLES) await multiply(database, table, ORDER_COPIES)
    await raiseOrderNumber(database)
    // The background task starts without any sums, as after an update.
    for (const table of ['report_changes', 'report_sums', 'report_periods', 'task_runs']) {
      await database.run(`delete from ${table}`)
    }
    // Postgres would do this by itself within minutes, and counts and searches are slow before.
    await database.run(databaseUrl ? 'vacuum analyze' : 'analyze')
  } finally {
    await database.close()
  }
}

async function multiply(database: LargeDatabase, table: MultipliedTable, copies: number) {
  const startedAt = performance.now()
  const columns = await database.columnsOf(table.table)
  await database.run(copySql(database.kind, table, { columns, copies }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.error(`  ${database.kind}: ${table.table} in ${seconds} s`)
}

async function raiseOrderNumber(database: LargeDatabase) {
  await database.run(
    database.kind === 'sqlite'
      ? 'update order_numbers set last = 2000000'
      : "select setval('order_numbers', 2000000)",
  )
}

/** Products, two tax rates and a coupon. The zone is that of the demo. */
async function setUpShop(site: Site) {
  const file = join(site.dataDir, 'products.csv')
  writeFileSync(file, productCsv(PLACED_PRODUCTS))
  site.run('import', 'products', file)
  addOwner(site)
  const call = await signIn(site)
  const rate = {
    ...{ country: 'FI', state: '', postcodes: [], cities: [], compound: false, shipping: true },
    ...{ taxClass: '', position: 0 },
  }
  await call('/tax-rates', { ...rate, name: 'VAT', ppm: 240_000, priority: 1 })
  await call('/tax-rates', { ...rate, name: 'City', ppm: 12_500, priority: 2 })
  await call('/discounts', { code: COUPON, type: 'percent', percent: 1000 })
}

export interface Shopping {
  /** Fills a new buyer's cart with two products and the coupon. */
  fill(index: number): Promise<Buyer>
  /** Buys the content of a cart. Throws if the order is refused. */
  place(buyer: Buyer): Promise<void>
}

/** Buyers of the placed products. Their pages are read in advance. */
export async function prepareShopping(site: Site): Promise<Shopping> {
  const products: string[] = []
  for (let number = 1; number <= PLACED_PRODUCTS; number++) {
    const html = await fetch(`${site.url}/product/bench-${number}`).then(answer => answer.text())
    const found = /name="product" value="([^"]+)"/.exec(html)?.[1]
    if (!found) throw new Error('the product page has no form to add it to the cart')
    products.push(found)
  }
  const page = '/product/bench-1'
  const html = await fetch(site.url + page).then(answer => answer.text())
  const add = actionIn(html, 'add')
  const first = new Buyer(() => site.url)
  await first.call(page, add, { product: products[0] ?? '', quantity: '1' })
  const coupon = actionIn(await first.get('/cart'), 'apply-coupon')
  const place = actionIn(await first.get('/checkout'), 'place')
  const productOf = (index: number) => products[index % PLACED_PRODUCTS] ?? ''
  return {
    async fill(index) {
      const buyer = new Buyer(() => site.url)
      await buyer.call(page, add, { product: productOf(index), quantity: '1' })
      await buyer.call(page, add, { product: productOf(index * 7 + 3), quantity: '2' })
      const applied = await buyer.call('/cart', coupon, { coupon: COUPON })
      if (applied.status !== 200) throw new Error(`the coupon was answered ${applied.status}`)
      return buyer
    },
    async place(buyer) {
      const { status, body } = await buyer.call('/checkout', place, buyerAddress)
      if (status !== 200)
        throw new Error(`an order was answered ${status}: ${JSON.stringify(body)}`)
    },
  }
}
