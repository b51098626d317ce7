import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#db'
import { PLAIN_LOOK } from '#mail'
import { BUY_PATH, buyPage } from './support/buyer.ts'
import { addMany, field, typeOf } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { createDiscount } from './support/discount-scenarios.ts'
import { documentOf, START } from './support/pages.ts'
import { explainedQuery } from './support/recorded-queries.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { checkoutFields } from './support/test-shop.ts'

/** Columns with the same value in most rows; searching by them alone scans the table. */
const SAME_FOR_MOST = ['status', 'type', 'kind', 'enabled', 'visibility', 'deleted_at']

/** Tables these requests must read, because empty ones prove nothing. */
const ASKED = [
  ...['pages', 'redirects', 'categories', 'product_listings', 'products', 'product_words'],
  ...['variants', 'carts', 'cart_lines', 'page_terms', 'terms', 'page_listings', 'page_lists'],
  ...['comments', 'search_entries', 'search_vocabulary', 'page_fields'],
  ...['discounts', 'orders', 'payments', 'payment_refunds'],
  ...['customers', 'customer_sessions', 'customer_addresses', 'customer_passkeys'],
]
/** Covering indexes in list order, read only as far as shown; templates are read completely. */
const IN_ORDER = /INDEX pages_(listed|templates)\b/
const POST = '/journal/bowls'
/** Small tables, read completely. Settings are reloaded when another process may have changed them. */
const FEW =
  /^SEARCH terms |^SCAN (categories|menus|settings)$|^SCAN popups\b|^SCAN list USING INDEX \w+newsletter_lists/
/** Names of filters and groups of customers, which each process reads once after a change of them. */
const IN_MEMORY = /^SCAN (facet_numbers|attributes|attribute_values|brands|customer_groups)$/
/** Existence check that reads one row. */
const ANY = 'select "id" from "products" where "status" = ? limit ?'
/** Full-text search, or a subquery of the statement itself. */
const NO_TABLE = /VIRTUAL TABLE INDEX|^SCAN (thread|found|ancestors)$/

describeDatabases('what a visitor asks of the database', (openDatabase, kind) => {
  const asked = new Map<string, CompiledQuery>()
  /** Excludes background tasks. */
  const asking = new AsyncLocalStorage<true>()
  let app: Awaited<ReturnType<typeof buildTestApp>>
  let db: Database
  let productId = ''
  let shop: Awaited<ReturnType<typeof openTestServices>>['shop']
  let search: Awaited<ReturnType<typeof openTestServices>>['search']
  let ask: Awaited<ReturnType<typeof openTestServices>>['pages']['content']

  /** Records statements without changing them. */
  const remember = (of: Database): KyselyPlugin => ({
    transformQuery({ node, queryId }) {
      const query = of.getExecutor().compileQuery(node, queryId)
      if (node.kind === 'SelectQueryNode' && asking.getStore()) asked.set(query.sql, query)
      return node
    },
    transformResult: async ({ result }) => result,
  })

  beforeAll(async () => {
    const services = await openTestServices(async () => {
      const connection = await openDatabase()
      db = connection.db
      return { ...connection, db: db.withPlugin(remember(db)) }
    })
    app = await buildTestApp(services)
    ;[productId = ''] = await services.shop.catalog.save([
      {
        type: 'simple',
        name: 'Bowl',
        categories: [['Bowls']],
        tags: ['Ash'],
        brand: 'Alder',
        options: [
          {
            ...{ key: 'colour', name: 'Colour', values: ['Blue', 'Red'] },
            ...{ visible: true, variation: false, global: true },
          },
        ],
        variant: { regularPrice: 1816, stock: { quantity: 9 } },
      },
    ])
    await services.shop.catalog.save([
      { type: 'grouped', name: 'Set', grouped: [productId], upsells: [productId] },
    ])
    shop = services.shop
    await createDiscount(shop, {
      code: 'spring',
      type: 'percent',
      percent: 1000,
      productCategories: (await shop.catalog.categories()).map(one => one.id),
      firstOrderOnly: true,
      usageLimitPerUser: 5,
    })
    await createDiscount(shop, { type: 'percent', percent: 500 })
    const saved = await services.pages.save({
      path: BUY_PATH,
      document: buyPage,
      author: 't',
      publish: true,
    })
    expect(saved.ok).toBe(true)
    const names = { categories: ['Walls'], tags: ['Blue'] }
    const project = { path: '/wall', kind: 'project', document: buyPage, ...names } as const
    await services.pages.save({ ...project, author: 't', publish: true })
    const talk = [{ type: 'comments', props: { id: 'talk' } }]
    const { paths } = await services.pages.settings.get()
    await services.pages.settings.set({ paths: { ...paths, posts: '/journal' } })
    const profile = { role: '', bio: '', portrait: null, links: [] }
    await services.pages.authors.save({ ...profile, name: 'Aino' })
    const sorted = { categories: ['Clay'], tags: ['Ash'], summary: { author: 'Aino' } }
    const meta = { type: 'post-meta', props: { id: 'meta' } }
    const document = documentOf('Bowls', [...talk, meta])
    const post = { path: POST, kind: 'post', document, ...sorted } as const
    const discussed = await services.pages.save({ ...post, author: 't', publish: true })
    if (!discussed.ok) throw new Error(discussed.reason)
    const said = { name: 'Aino', body: 'Fine bowls.', at: START }
    await services.comments.addSaid(discussed.id, [{ ...said, replies: [said] }])
    const { contentTypes } = services.pages
    const fields = [field('date', 'date'), field('seats', 'number'), field('topics', 'text')]
    const place = field('place', 'relation', { of: 'page', multiple: true })
    expect((await contentTypes.save(typeOf('event', [...fields, place]))).ok).toBe(true)
    const facts = { date: '2027-02-01', seats: 3, topics: 'Clay', place: [discussed.id] }
    const root = { props: { title: 'Opening', fields: facts } }
    const event = { path: '/events/opening', kind: 'type:event', ...sorted } as const
    const opened = { ...event, document: { ...documentOf('Opening'), root } }
    await services.pages.save({ ...opened, author: 't', publish: true })
    // More than the database sorts in memory.
    await addMany(services.db, 1500)
    search = services.search
    await search.sync()
    ask = services.pages.content
    await app.ready()
    services.pages.templates.forget()
  })
  afterAll(() => app.close())

  /** Cookie of a new customer. */
  async function signUp(email: string): Promise<string> {
    await shop.customers.requestLink({ email })
    const { payload } = await db
      .selectFrom('outbox')
      .select('payload')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const look = { siteName: 'Site', locale: 'en', ...PLAIN_LOOK }
    const mail = shop.customers.mail(JSON.parse(payload), look)
    const token = /token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const request = { token, name: '', password: '', userAgent: '' }
    const signedIn = await shop.customers.signInByLink(request)
    if (!signedIn.ok) throw new Error(signedIn.reason)
    return `vt_customer=${signedIn.token}`
  }

  // Postgres gathers statistics itself.
  it.skipIf(kind === 'postgres')(
    'is found by keys, whatever else the rows have in common',
    async () => {
      await asking.run(true, async () => {
        for (const url of [
          BUY_PATH,
          `${BUY_PATH}?category=bowls&page=1`,
          `${BUY_PATH}?q=bowl`,
          '/shop',
          '/shop?colour=blue&brand=alder&price=10-50',
          '/shop?q=bowl&in_stock=1',
          '/product/bowl',
          '/product/set',
          '/nowhere',
          '/robots.txt',
          POST,
          `${POST}?comments-page=2`,
          '/search?q=bowl',
          '/search?q=bolws&in=post',
          '/journal',
          '/journal/category/clay?posts-page=2',
          '/journal/tag/ash',
          '/journal/author/aino',
          '/journal/2027/01',
          ...['/events', '/events/opening', '/events/category/clay'],
          ...['/api/content/event?upcoming=date', '/api/content/event/opening'],
        ]) {
          await app.inject({ url, headers: { accept: 'text/html' } })
        }
        const added = await app.inject({
          method: 'POST',
          url: BUY_PATH,
          payload: `product=${productId}&quantity=1&_action=grid/add`,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'application/json',
          },
        })
        const cookie = added.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        await app.inject({ url: BUY_PATH, headers: { cookie } })
        const key = added.cookies.find(one => one.name === 'vt_cart')?.value
        const email = 'ida@example.com'
        expect(await shop.cart.applyCoupon({ key, code: 'spring', email })).toMatchObject({
          ok: true,
        })
        const placed = await shop.checkout.place({
          key,
          fields: checkoutFields({ billing_email: email }),
        })
        expect(placed).toMatchObject({ ok: true })
        if (!placed.ok) return
        const { number, key: orderKey } = placed.order
        await app.inject(`/order-pay?order=${number}&key=${orderKey}`)
        const cookieOfCustomer = await signUp(email)
        for (const view of [
          '',
          '?view=orders',
          '?view=downloads',
          '?view=address',
          '?view=details',
        ]) {
          await app.inject({ url: `/account${view}`, headers: { cookie: cookieOfCustomer } })
        }
        for (const url of [BUY_PATH, '/cart', '/checkout', '/account-data.json']) {
          await app.inject({ url, headers: { cookie: cookieOfCustomer } })
        }
        const customer = await shop.customers.session(cookieOfCustomer.split('=')[1])
        expect(customer).toBeDefined()
        const mayCreateRecord = async () => true
        const again = { customerId: customer?.id ?? '', number, key: undefined, mayCreateRecord }
        expect(await shop.account.reorder(again)).toMatchObject({ ok: true })
        const unknown = { provider: 'stripe', reference: 'none', paymentId: 'none' }
        for (const by of [unknown, { ...unknown, paymentId: undefined }]) {
          const report = { ...by, eventId: 'one', amount: 1, currency: 'EUR' }
          await shop.payments.settle({ ...report, outcome: 'settled' })
        }
        await shop.payments.reconcile()
        const list = { kind: 'project', order: 'newest', offset: 0, limit: 9 } as const
        const { items } = await ask.listContent(list)
        const id = items[0]?.id ?? ''
        for (const more of [{ category: 'walls' }, { tag: 'blue' }, { order: 'oldest' as const }]) {
          await ask.listContent({ ...list, ...more, except: ['x'] })
        }
        await ask.listContent({ ...list, ids: [id], order: 'given' as const })
        const events = { kind: 'type:event', offset: 0, limit: 9 } as const
        const byDate = { field: 'date', direction: 'asc' } as const
        const bySeats = { field: 'seats', direction: 'desc' } as const
        const open = { field: 'topics', is: 'is', value: 'Clay' } as const
        const related = { field: 'place', is: 'is', value: id } as const
        for (const order of [byDate, bySeats, 'newest', 'title-reverse'] as const) {
          await ask.listContent({ ...events, order })
          for (const where of [
            [open],
            [{ ...open, is: 'is-not' as const }],
            [related],
            [{ field: 'date', is: 'upcoming' as const }],
            [{ field: 'date', is: 'past' as const }, open],
          ]) {
            await ask.listContent({ ...events, order, where })
            await ask.listContent({ ...events, order, where, category: 'clay' })
          }
        }
        await ask.listCategories({ kind: 'project' })
        await ask.findNeighbours(id, 'project')
        const [event] = (await ask.listContent({ ...events, order: 'newest' })).items
        const { older, newer } = await ask.findNeighbours(event?.id ?? '', 'type:event')
        expect([older, newer].some(Boolean)).toBe(true)
        await ask.findContent(id)
        expect(await ask.hasCategory('project', 'walls')).toBe(true)
        search.touch(['*'])
        await search.sync()
      })
      const statements = [...asked.keys()].join()
      for (const table of ASKED) expect(statements).toContain(`from "${table}"`)
      const walked: string[] = []
      for (const query of asked.values()) {
        if (query.sql === ANY) continue
        const { rows } = await db.executeQuery<{ detail: string }>({
          ...query,
          ...explainedQuery(query),
        })
        const isByDate = query.sql.includes('order by "published_at"')
        for (const { detail } of rows) {
          const isSorted = isByDate && detail.startsWith('USE TEMP B-TREE')
          if (isWalk(detail) || isSorted) walked.push(`${detail}: ${query.sql}`)
        }
      }
      expect(walked).toEqual([])
    },
  )
})

function isWalk(step: string): boolean {
  if (IN_ORDER.test(step) || FEW.test(step) || IN_MEMORY.test(step) || NO_TABLE.test(step))
    return false
  if (step.startsWith('SCAN ')) return true
  const [, columns] = /^SEARCH .*\((.*)\)$/.exec(step) ?? []
  const names = columns?.split(' AND ').map(part => part.split(/[=<> ]/)[0] ?? '')
  return names?.every(name => SAME_FOR_MOST.includes(name)) ?? false
}
