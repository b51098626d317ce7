import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { unseal } from '#auth'
import { findChromium, launchArguments } from '../e2e/support/chromium.ts'
import { readEnv } from '../src/server/env.ts'
import { type MoveOptions, moveSite, targetEnv } from '../src/server/move/move-site.ts'
import { type S3Double, startS3 } from './doubles/s3-server.ts'
import { cleanups, environmentOf, newFolder, openFullSite, openSite } from './support/backup.ts'
import { createDatabase } from './support/databases.ts'
import {
  type Environment,
  productionRoot,
  spawnNode,
  startProduction,
  until,
  vitrine,
} from './support/production.ts'
import { sampleDiscount } from './support/sample-discount.ts'
import { addSubmission } from './support/submissions.ts'
import { checkoutFields } from './support/test-shop.ts'

let s3: S3Double
let s3Folder: string
let prefixes = 0
let browser: Browser
beforeAll(async () => {
  s3Folder = await mkdtemp(join(inject('runFolder'), 's3-site-'))
  s3 = await startS3({ folder: s3Folder })
  const executablePath = findChromium()
  browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  })
})
afterAll(async () => {
  await browser.close()
  await s3.stop()
})
const newPrefix = () => ({ ...s3.environment, S3_PREFIX: `site-${++prefixes}`, S3_CACHE_MB: '1' })

type Services = Awaited<ReturnType<typeof openSite>>['services']

/** Rows that a backup leaves out and a move keeps. */
async function addUnfinishedWork({ db }: Services) {
  await db
    .insertInto('webhook_changes')
    .values(['a', 'b', 'c'].map(id => ({ kind: 'order', entity_id: id, change: 'created' })))
    .execute()
  // Changes that the move itself makes must not be sent.
  await db
    .insertInto('webhooks')
    .values({
      id: 'hook',
      name: 'Stock',
      url: 'https://example.com/hook',
      topics: '["product.changed","product.created","order.created"]',
      enabled: 1,
      secret: 'sealed',
      created_at: 1,
    })
    .execute()
  const common = { file_name: 'rows.csv', bytes: 4, state: 'uploading', done_rows: 0 }
  const counts = { total_rows: 0, skip_invalid: 0, author: 'test', created_at: 1, beat_at: 1 }
  await db
    .insertInto('product_imports')
    .values({ id: 'import', ...common, ...counts } as never)
    .execute()
  await db
    .insertInto('product_import_parts')
    .values({ import_id: 'import', position: 0, content: Buffer.from([0, 255, 10, 13]) } as never)
    .execute()
  await db
    .insertInto('feeds')
    .values({
      url: 'https://example.com/feed',
      content: 'Nørd \u2028 "news"',
      due_at: 1,
      failures: 0,
      asked_at: 1,
      leased_until: 0,
    } as never)
    .execute()
}

async function placeOrder({ shop, db }: Services, quantity = '1') {
  const { id } = await db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .innerJoin('stock_items', 'stock_items.id', 'products.id')
    .select('products.id')
    .where('products.type', '=', 'simple')
    .where('products.status', '=', 'published')
    .where('stock_items.quantity', '>', 5)
    .orderBy('products.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const cart = await shop.cart.add({ key: undefined, items: [{ productId: id, quantity }] })
  if (!cart.ok) throw new Error(cart.reason)
  const placed = await shop.checkout.place({
    key: cart.key,
    fields: checkoutFields({ terms: '1' }),
  })
  if (!placed.ok) throw new Error(JSON.stringify(placed).slice(0, 1500))
  return placed.order
}

async function move(
  from: Environment,
  to: { database: string; storage?: 'disk' | 's3' },
  options: Partial<MoveOptions> = {},
) {
  const env = readEnv(from)
  return moveSite(env, targetEnv(env, to), { mode: 'move', ...options })
}

/** Hashes of all tables and digests of all files, as the comparison saw them. */
function contentOf(result: Awaited<ReturnType<typeof move>>, side: 'source' | 'target') {
  if (!result.ok || !('tables' in result)) throw new Error(JSON.stringify(result))
  expect(result.tables.filter(one => !one.isEqual)).toEqual([])
  expect(result.stores.flatMap(one => [...one.different, ...one.missing])).toEqual([])
  expect(result).toMatchObject({ isEqual: true, hasSecret: true })
  return Object.fromEntries(result.tables.map(one => [one.table, one[side]]))
}

describe('a site', () => {
  it('moves from SQLite and disk to Postgres and S3 and back with equal rows and files', async () => {
    const site = await openFullSite('sqlite')
    await addUnfinishedWork(site.services)
    const onS3 = newPrefix()
    const url = await createDatabase(cleanups)
    const waiting = { ...site.environment, ...onS3, STORAGE: 'disk' }
    const there = await move(waiting, { database: url, storage: 's3' })
    const before = contentOf(there, 'source')
    expect(before).toMatchObject({
      products: { rows: 451 },
      orders: { rows: 1 },
      webhook_changes: { rows: 3 },
      product_import_parts: { rows: 1 },
      feeds: { rows: 1 },
    })
    expect(before).not.toHaveProperty('task_runs')

    const moved = { ...site.environment, ...onS3, DATABASE_URL: url }
    const folder = newFolder()
    const back = await move(moved, { database: `sqlite:${folder}`, storage: 'disk' })
    expect(contentOf(back, 'target')).toEqual(before)
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(site.services.secret)
    const filesIn = (root: string) =>
      readdirSync(join(root, 'product-files'), { recursive: true }).sort()
    expect(filesIn(folder)).toEqual(filesIn(site.env.dataDir))

    for (const environment of [moved, { DATA_DIR: folder, LOG_LEVEL: 'silent' }]) {
      const { services } = await openSite(environment)
      await services.db.updateTable('webhooks').set({ enabled: 0 }).execute()
      expect((await placeOrder(services)).number).toBe(site.order.number + 1)
      const change = { kind: 'order', entity_id: 'd', change: 'created' }
      const added = services.db.insertInto('webhook_changes').values(change).returning('id')
      expect((await added.executeTakeFirstOrThrow()).id).toBe(4)
      expect(JSON.stringify(await services.shop.catalog.list({ search: 'bowl 17' }))).toContain(
        'Bowl 17',
      )
    }
  })

  it('replaces another site only if asked, with its files', async () => {
    const site = await openFullSite('sqlite')
    const other = await openSite(await environmentOf('postgres'))
    await other.services.pages.settings.set({ siteName: 'Other' })
    await other.services.close()
    const url = other.environment.DATABASE_URL ?? ''
    const to = { database: url }
    expect(await move(site.environment, to)).toEqual({ ok: false, reason: 'not-empty' })
    expect(await move(site.environment, to, { mode: 'plan' })).toMatchObject({ ok: false })
    contentOf(await move(site.environment, to, { replace: true }), 'target')

    const elsewhere = await openFullSite('sqlite')
    await elsewhere.services.storage.store('form-files').write('gone/original', Buffer.from('x'))
    await elsewhere.services.close()
    const back = { database: `sqlite:${elsewhere.env.dataDir}` }
    const moved = { ...site.environment, DATABASE_URL: url }
    expect(await move(moved, back)).toEqual({ ok: false, reason: 'not-empty' })
    contentOf(await move(moved, back, { replace: true }), 'target')
    expect(readdirSync(join(elsewhere.env.dataDir, 'form-files'))).not.toContain('gone')
  })

  it('does not overwrite the key of another site in the target folder', async () => {
    const site = await openFullSite('sqlite')
    const url = await createDatabase(cleanups)
    const other = await openSite(await environmentOf('postgres'))
    const to = { database: `sqlite:${other.env.dataDir}` }
    const moved = { ...site.environment, DATABASE_URL: url }
    await move(site.environment, { database: url })
    expect(await move(moved, to)).toEqual({ ok: false, reason: 'not-empty' })
  })

  it('is compared again later, and a changed value or file is found', async () => {
    const site = await openFullSite('sqlite')
    const url = await createDatabase(cleanups)
    const onS3 = newPrefix()
    const waiting = { ...site.environment, ...onS3, STORAGE: 'disk' }
    const to = { database: url, storage: 's3' } as const
    expect(await move(waiting, to, { mode: 'verify' })).toMatchObject({ reason: 'target-empty' })
    await move(waiting, to)
    contentOf(await move(waiting, to, { mode: 'verify' }), 'target')

    const { services } = await openSite({ ...waiting, STORAGE: 's3', DATABASE_URL: url })
    await services.db
      .updateTable('orders')
      .set({ total: 1 } as never)
      .execute()
    const key = encodeURIComponent(`${onS3.S3_PREFIX}/product-files/care/care.pdf`)
    const object = join(s3Folder, 'site/objects', key)
    // The metadata with the hash stay.
    writeFileSync(object, readFileSync(object, 'latin1').replace(/care$/, 'CARE'), 'latin1')
    const result = await move(waiting, to, { mode: 'verify' })
    if (!result.ok || !('tables' in result)) throw new Error('not compared')
    expect(result.isEqual).toBe(false)
    expect(result.tables.filter(one => !one.isEqual).map(one => one.table)).toEqual(['orders'])
    expect(result.stores.flatMap(one => one.different)).toEqual(['care/care.pdf'])
  })

  it('is equal although both sites lack a file that a row names', async () => {
    const site = await openFullSite('sqlite')
    await site.services.storage.store('product-files').remove('care')
    await site.services.storage.store('media').remove(`${site.mediaId}/original`)
    const url = await createDatabase(cleanups)
    for (const storage of ['s3', 'disk'] as const) {
      const waiting = { ...site.environment, ...newPrefix(), STORAGE: 'disk' }
      const result = await move(waiting, { database: url, storage }, { replace: true })
      contentOf(result, 'target')
      if (!result.ok || !('stores' in result)) throw new Error('not compared')
      expect(result.stores.flatMap(one => one.absent)).toEqual([`${site.mediaId}/original`, 'care'])
    }
  })

  it('can be moved again after S3 failed or the process ended in the middle', async () => {
    const site = await openFullSite('sqlite')
    const url = await createDatabase(cleanups)
    const waiting = { ...site.environment, ...newPrefix(), STORAGE: 'disk' }
    const to = { database: url, storage: 's3' } as const
    const onFiles = () => s3.behave('down')
    await expect(move(waiting, to, { onFiles })).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    })
    s3.behave('works')
    const onRows = ({ table }: { table: string }) => {
      if (table === 'products') throw new Error('ended')
    }
    await expect(move(waiting, to, { onRows })).rejects.toThrow('ended')
    contentOf(await move(waiting, to), 'target')
  })
})

/** A submission with an upload, a customer with a session, and a coupon. */
async function addPeople(services: Services) {
  const { db, shop, formFiles, secret } = services
  await addSubmission(db, {
    id: 'sent',
    at: Date.now(),
    answers: [
      { id: 'name', label: 'Name', value: 'Ada' },
      { id: 'file', label: 'File', value: '', files: [{ file: 'sent/1.txt', name: 'a.txt' }] },
    ] as never,
  })
  await formFiles.write('sent/1.txt', Buffer.from('Dear shop'))
  await shop.discounts.create(sampleDiscount() as never)
  await shop.customers.requestLink({ email: 'ada@example.com', name: 'Ada' })
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('payload', 'like', '%"template":"customer"%')
    .executeTakeFirstOrThrow()
  const link = new URL(unseal(secret, JSON.parse(payload).link) ?? '')
  const token = link.searchParams.get('token') ?? ''
  const request = { token, name: 'Ada', password: '', userAgent: 'Test browser' }
  const signedIn = await shop.customers.signInByLink(request)
  if (!signedIn.ok) throw new Error(signedIn.reason)
  return signedIn.token
}

/** Pages with images, products, a form and posts. */
const PICTURED = ['/', '/shop', '/contact', '/product/teapot', '/journal/a-jar-that-leans']

/** HTML of all pages of the sitemap, and hashes of screenshots of some. */
async function look(url: string) {
  const pages: Record<string, string> = {}
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, found = '']) => new URL(found).pathname,
  )
  expect(paths.length).toBeGreaterThan(60)
  for (const path of paths) {
    const answer = await fetch(url + path)
    pages[path] = `${answer.status} ${withoutTime(await answer.text())}`
  }
  const screenshots: Record<string, string> = {}
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  for (const path of PICTURED) {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
    })
    await page.waitForLoadState('networkidle')
    const mask = [page.locator('[data-module=countdown]')]
    const image = await page.screenshot({ fullPage: true, animations: 'disabled', mask })
    screenshots[path] = hash('sha256', image)
  }
  await page.close()
  return { pages, screenshots }
}

type Look = Awaited<ReturnType<typeof look>>

const differences = (before: Look, after: Look) =>
  [before.pages, before.screenshots].flatMap((known, index) => {
    const now = index === 0 ? after.pages : after.screenshots
    const names = Object.keys(known).filter(path => now[path] !== known[path])
    return names.map(path => (index === 0 ? path : `screenshot of ${path}`))
  })

/** After a start, background work fills the filters of products. */
const MAX_LOOKS = 4

async function settledLook(url: string): Promise<Look> {
  let before = await look(url)
  for (let looks = 1; looks < MAX_LOOKS; looks++) {
    const after = await look(url)
    if (differences(before, after).length === 0) break
    before = after
  }
  return before
}

/** Pages and screenshots that differ once background work has ended. */
async function changesSince(before: Look, url: string, expected: number): Promise<string[]> {
  for (let looks = 1; ; looks++) {
    const changed = differences(before, await look(url))
    if (changed.length <= expected || looks === MAX_LOOKS) return changed
  }
}

/** Without the time that countdowns show. */
const withoutTime = (html: string) =>
  html.replace(/"now":\d+/g, '"now":0').replace(/(class="countdown-(?:value|label)">)[^<]+/g, '$1')

describe('the command "move"', () => {
  it('moves the demo and back: pages and screenshots are equal, and orders continue', async () => {
    const common = { PUBLIC_URL: 'http://localhost:4400', DEMO: '1', RATE_LIMIT: '0', TZ: 'UTC' }
    const own = { ...common, DATA_DIR: newFolder(), LOG_LEVEL: 'silent' }
    const first = await startProduction(own)
    await first.stop()
    const seeded = await openSite(own)
    const order = await placeOrder(seeded.services)
    await addPeople(seeded.services)
    await seeded.services.close()

    const url = await createDatabase(cleanups)
    const onS3 = newPrefix()
    const waiting = { ...own, ...onS3, STORAGE: 'disk' }
    const running = await startProduction(waiting)
    const command = ['move', '--to-database', url, '--to-storage', 's3']
    expect(await vitrine(command, waiting)).toMatchObject({
      code: 1,
      stderr: 'A server is running on this site: stop it, then move; nothing was changed.\n',
    })
    const before = await settledLook(running.url)
    await running.stop()
    const dry = await vitrine([...command, '--dry-run'], waiting)
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringMatching(/^products +\d+$/m) })
    expect(s3.requests.filter(one => one.includes(`PUT ${onS3.S3_PREFIX}`))).toEqual([])
    const there = await vitrine(command, waiting)
    expect(there).toMatchObject({ code: 0, stderr: expect.stringContaining('Comparing') })
    expect(there.stdout).not.toContain('DIFFERENT')
    expect(there.stdout).toMatch(/^orders +1 +1 +[0-9a-f]{16} {2}equal$/m)
    expect(there.stdout).toContain(`DATABASE_URL=${url}`)
    expect(await vitrine(command, waiting)).toMatchObject({
      code: 1,
      stderr: 'The target already contains a site: add --replace to delete it.\n',
    })

    const moved = { ...own, ...onS3, DATABASE_URL: url }
    const target = await startProduction(moved)
    expect(await changesSince(before, target.url, 0)).toEqual([])
    await target.stop()
    const opened = await openSite(moved)
    expect((await placeOrder(opened.services)).number).toBe(order.number + 1)
    await opened.services.close()

    const folder = newFolder()
    const backCommand = ['move', '--to-database', `sqlite:${folder}`, '--to-storage', 'disk']
    const back = await vitrine([...backCommand, '--json'], moved)
    expect(back.code).toBe(0)
    expect(JSON.parse(back.stdout)).toMatchObject({ isEqual: true, hasSecret: true })
    expect(await vitrine([...backCommand, '--verify-only'], moved)).toMatchObject({ code: 0 })
    const home = { ...own, DATA_DIR: folder }
    const returned = await startProduction(home)
    // The order on the target reduced the stock that its page shows.
    const changed = await changesSince(before, returned.url, 1)
    expect(changed).toEqual([expect.stringMatching(/^\/product\//)])
    await returned.stop()
    const closed = await openSite(home)
    expect((await placeOrder(closed.services)).number).toBe(order.number + 2)
    await closed.services.pages.settings.set({ siteName: 'Changed' })
    await closed.services.close()
    const differs = await vitrine([...backCommand, '--verify-only'], moved)
    expect(differs).toMatchObject({
      code: 10,
      stdout: expect.stringMatching(/^settings +\d+ +\d+ +[0-9a-f]{16} {2}DIFFERENT$/m),
    })
  })

  it('can be killed and run again', async () => {
    const site = await openFullSite('sqlite')
    await site.services.close()
    const url = await createDatabase(cleanups)
    const onS3 = newPrefix()
    const waiting = { ...site.environment, ...onS3, STORAGE: 'disk' }
    const command = ['move', '--to-database', url, '--to-storage', 's3']
    const child = spawnNode([join(await productionRoot(), 'bin/vitrine.js'), ...command], waiting)
    const isCopying = () => s3.requests.some(one => one.startsWith(`PUT ${onS3.S3_PREFIX}/media`))
    await until('a file is copied', async () => isCopying(), 60_000)
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(await vitrine(command, waiting)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^products +451 +451 .* equal$/m),
    })
  })
})
