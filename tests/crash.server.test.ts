import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { BUY_PATH, Buyer, buyPage } from './support/buyer.ts'
import { isFullRun } from './support/combinations.ts'
import { describeDatabases } from './support/databases.ts'
import {
  type Environment,
  productionRoot,
  spawnNode,
  startProduction,
  until,
  vitrine,
} from './support/production.ts'
import { createRandom, testSeed } from './support/random.ts'
import { openTestServices } from './support/services.ts'

/** Some of the steps at which a process can be killed; more in a full run. */
const BUYERS = isFullRun ? 200 : 80
const PAGE_VERSIONS = isFullRun ? 6 : 3
const BATCH_SIZE = 8
const PIECES = 1.3 * BUYERS

const seed = testSeed()

describeDatabases('a process that is killed', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const { dataDir, databaseUrl } = services.env
    const environment: Environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0' }
    return { services, environment, db: services.db }
  }

  it('SH-4 SIGKILL during checkouts: every answered order is there once, stock and mails add up', async () => {
    const { services, environment, db } = await open()
    await services.pages.settings.set({ email: 'owner@example.com' })
    await services.pages.save({ path: BUY_PATH, document: buyPage, author: 't', publish: true })
    await services.shop.catalog.save([
      {
        type: 'simple',
        name: 'Bowl',
        variant: { regularPrice: 4800, stock: { quantity: PIECES } },
      },
    ])
    const { id: variant } = await db.selectFrom('variants').select('id').executeTakeFirstOrThrow()
    let site = await startProduction(environment)

    const random = createRandom(seed)
    const killAfter = Math.floor((0.15 + random() / 2) * BUYERS)
    const delayMs = random() * 10
    const killed = Promise.withResolvers<void>()
    const answered = new Map<Buyer, number>()
    const buyers = Array.from({ length: BUYERS }, () => new Buyer(() => site.url))
    const queue = buyers.map((buyer, index) => ({ buyer, quantity: 1 + (index % 2) }))
    const buy = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        try {
          await next.buyer.add(variant, next.quantity)
          const { status, body } = await next.buyer.checkout()
          if (status === 200) answered.set(next.buyer, body.answer.order.number)
        } catch {
          // The process died, so the result of this order is unknown.
          return
        }
        if (answered.size === killAfter) {
          setTimeout(() => site.kill().then(killed.resolve), delayMs)
        }
      }
    }
    await Promise.all(Array.from({ length: BATCH_SIZE }, buy))
    await killed.promise
    const what = `TEST_SEED=${seed}: killed ${delayMs} ms after ${killAfter} answers, ${answered.size} given`
    expect(queue.length, what).toBeGreaterThan(0)

    // Simulates the expiry of the dead process's leases.
    await db.updateTable('outbox').set({ leased_until: 0 }).execute()
    site = await startProduction(environment)

    const stock = async () => {
      const row = await db.selectFrom('stock_items').select('quantity').executeTakeFirstOrThrow()
      const lines = await db
        .selectFrom('order_lines')
        .select('quantity')
        .where('kind', '=', 'product')
        .execute()
      return { left: row.quantity, sold: lines.reduce((sum, line) => sum + line.quantity, 0) }
    }
    const orders = () => db.selectFrom('orders').select(['id', 'number', 'cart_id']).execute()
    const numbers = async () => (await orders()).map(order => order.number)
    const first = await numbers()
    expect(new Set(first).size, what).toBe(first.length)
    for (const number of answered.values()) expect(first, what).toContain(number)
    expect(new Set(answered.values()).size, what).toBe(answered.size)
    const between = await stock()
    expect(between.left + between.sold, what).toBe(PIECES)

    // Buyers without a response retry, and others submit twice.
    const retries = [...buyers]
    const retry = async () => {
      for (let buyer = retries.shift(); buyer; buyer = retries.shift()) {
        const { status, body } = await buyer.checkout()
        const known = answered.get(buyer)
        if (known !== undefined) expect(body.answer?.order?.number, what).toBe(known)
        else if (status === 200) answered.set(buyer, body.answer.order.number)
      }
    }
    await Promise.all(Array.from({ length: BATCH_SIZE }, retry))
    const all = await orders()
    expect(all.map(order => order.number).sort(), what).toEqual([...answered.values()].sort())
    expect(new Set(all.map(order => order.cart_id)).size, what).toBe(all.length)
    const end = await stock()
    expect(end.left + end.sold, what).toBe(PIECES)
    expect(end.left, what).toBeGreaterThanOrEqual(0)

    const waiting = () =>
      db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
    await until('the outbox is empty', async () => (await waiting()).length === 0, 60_000)
    await site.stop()
    const folder = join(services.env.dataDir, 'mail')
    const outbox = await db.selectFrom('outbox').select('id').execute()
    expect(readdirSync(folder).sort()).toEqual(outbox.map(row => `${row.id}.eml`).sort())
    const subjects = await Promise.all(
      readdirSync(folder).map(async name => {
        const mail = await PostalMime.parse(readFileSync(join(folder, name)))
        return mail.to?.[0]?.address === 'aino@example.com' ? (mail.subject ?? '') : ''
      }),
    )
    const confirmed = subjects.filter(Boolean).map(subject => Number(/\d+/.exec(subject)?.[0]))
    expect(confirmed.sort(), what).toEqual(all.map(order => order.number).sort())
  })

  it('SIGKILL during `vitrine page put`: the page is a whole old or a whole new version', async () => {
    const { services, environment } = await open()
    const { pages, db } = services
    const file = join(services.env.dataDir, 'page.json')
    const write = (version: number) => {
      const texts = Array.from({ length: 1500 }, (_, index) => ({
        type: 'heading',
        props: { id: `h${index}`, text: `Version ${version}` },
      }))
      const root = { props: { title: `Version ${version}` } }
      writeFileSync(file, JSON.stringify({ schema: 1, upgrades: {}, root, content: texts }))
    }
    const readVersion = async (what: string) => {
      const page = await pages.published('/a')
      const draft = await pages.draft('/a')
      if (!page || !draft) throw new Error('the page is gone')
      const texts = new Set(page.document.content.map(node => node.props.text))
      expect([...texts], what).toEqual([page.title])
      expect(page.document.content, what).toHaveLength(1500)
      expect(draft.document, what).toEqual(page.document)
      const row = await db.selectFrom('pages').select('version').executeTakeFirstOrThrow()
      expect(await pages.revisions('/a'), what).toHaveLength(row.version)
      return Number(page.title.split(' ')[1])
    }
    write(0)
    const whole = await vitrine(['page', 'put', '/a', file], environment)
    expect(whole.code).toBe(0)
    const command = join(await productionRoot(), 'bin/vitrine.js')
    const random = createRandom(seed)
    let known = 0
    for (let version = 1; version <= PAGE_VERSIONS; version++) {
      write(version)
      const child = spawnNode([command, 'page', 'put', '/a', file], environment)
      const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
      const delayMs = whole.ms * (0.55 + 0.5 * random())
      await Promise.race([exited, wait(delayMs)])
      child.kill('SIGKILL')
      await exited
      const what = `TEST_SEED=${seed}: version ${version} killed after ${delayMs} of ${whole.ms} ms`
      const shown = await readVersion(what)
      expect([known, version], what).toContain(shown)
      known = shown
    }
    write(99)
    expect(await vitrine(['page', 'put', '/a', file], environment)).toMatchObject({ code: 0 })
    expect(await readVersion('written whole')).toBe(99)
  })
})
