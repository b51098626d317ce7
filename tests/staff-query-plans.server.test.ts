import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { createId } from '#base'
import type { Database } from '#db'
import { EMPTY_SUBSCRIBER } from '../src/newsletter/subscribers.ts'
import { createBackground } from '../src/server/background.ts'
import type { AllServices } from '../src/server/services/create-services.ts'
import { REPORT_TABLES } from '../src/shop/reports/view.ts'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { documentOf } from './support/pages.ts'
import { boundValues, type RecordedQueries, recordQueries } from './support/recorded-queries.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { type StaffBrowser, signInAs } from './support/staff-browser.ts'
import { addSubmission } from './support/submissions.ts'

/** Tables that grow with visitors, products, content or mail. */
const LARGE = new Set([
  ...['products', 'variants', 'stock_items', 'product_categories', 'product_tags'],
  ...['product_listings', 'product_search', 'group_members', 'pending_sales'],
  ...['carts', 'cart_lines', 'orders', 'order_lines', 'order_events', 'order_downloads'],
  ...['payments', 'payment_events', 'refunds', 'refund_lines', 'fulfilments'],
  ...['fulfilment_lines', 'stock_movements', 'order_drafts', 'order_returns'],
  ...['order_return_lines', 'order_discounts', 'order_discount_parts', 'discount_uses'],
  'report_sums',
  ...['order_search', 'pages', 'page_revisions', 'page_terms', 'page_listings', 'page_fields'],
  ...['media', 'redirects', 'comments', 'submissions', 'submission_replies'],
  ...['submission_search', 'form_drafts', 'newsletter_subscribers', 'newsletter_sign_ups'],
  ...['newsletter_suppressions', 'newsletter_deliveries', 'search_entries', 'search_vocabulary'],
  ...['consents', 'split_test_events', 'split_test_counts'],
  ...['customers', 'customer_sessions', 'customer_tokens', 'customer_addresses'],
  ...['auth_sessions', 'auth_verifications', 'audit_log', 'outbox', 'invalidations'],
])

/** Statements that read a table or sort many rows, with the reason why that is acceptable. */
const ALLOWED: readonly [pattern: RegExp, reason: string][] = [
  [/^select count\(\*\) as "total" from/, 'totals count every match, mostly in an index'],
  [/\blike [?$]/, 'searches of staff match words anywhere'],
  [/^select .* where "(userId|user_id|order_id|product_id)" (=|in)/s, 'few rows of one owner'],
  [/where "order_downloads"."order_id" =/, 'few rows of one order'],
  [/where "cart_lines"."cart_id" =/, 'few rows of one cart'],
  [/from "redirects" order by/, 'a site has some thousand redirects'],
  [/from "comments" .* order by lower\(author_name\)/s, 'seldom sorted by name'],
  [/from "comments" where "deleted_at" is not null/, 'the trash is emptied'],
  [/from "media" where "deleted_at" is not null/, 'the trash is emptied'],
  [/from "pages" where "deleted_at" is not null/, 'the trash is emptied'],
  [/from "media" .*"mime" in/s, 'files of one type'],
  [/from "media" where "deleted_at" is null order by "\w+" (asc|desc), "id" (asc|desc)$/, 'ids'],
  [/from "pages" .* order by kind /s, 'seldom sorted by kind'],
  [/from "pages" .*"kind" = .* order by/s, 'pages of one kind'],
  [/from "pages" .* end = .* order by/s, 'pages of one status, without reading documents'],
  [/from "submissions" .* order by "(form_title|status)"/s, 'submissions of one form or status'],
  [/where "orders"."id" in \(.* order by/s, 'sorts at most 1,000 matches of a search'],
  [/from "customers" where "group_id" = .* order by/s, 'customers of one group'],
  [/from "customer_groups" order by "(members|ppm)"/s, 'a shop has few groups'],
  [/from "customers" where id in \(.* order by/s, 'sorts at most 1,000 matches of a search'],
  [/"orders"."status" = .* order by "(number|total)"/s, 'an index would slow down every order'],
  [/from "outbox" where "failed_at" is/, 'waiting and failed entries'],
  [/from "newsletter_subscribers" .* order by/s, 'seldom sorted by status or within a list'],
  [/order by "ranked"|from "page_revisions"\) as "ranked"/, 'daily'],
  [/^delete from "(auth_sessions|auth_verifications|invalidations)"/, 'daily'],
  [/^select .* from "variants" where "(image" is not null|downloads" !=)/s, 'daily or on request'],
  [/"status" = .* order by "updated_at" limit|"preparation" = .* order by/s, 'few rows that wait'],
  [/^select "folder", count|^select "tracks" from "media"/, 'a site has some thousand files'],
  [/videos <> '\[\]'|kind = 'template'/, 'reads a partial index of few rows'],
  [/from split_test_counts join split_tests/, 'sums of running tests'],
  [/from "product_categories"$|"stock_items"."managed" =/, 'reports by category and of stock'],
  [/select distinct "action" from "audit_log"/, 'reads an index'],
]

type Recorded = Pick<CompiledQuery, 'sql' | 'parameters'>

async function editAndReturn({ shop, shopSettings }: AllServices, orderId: string) {
  const author = 't'
  await shopSettings.set({ returns: { enabled: true, days: 14 } })
  const opened = await shop.orders.input(orderId)
  if (!opened) throw new Error('no order')
  const { input, version } = opened
  for (const item of input.items) item.quantity = 3
  await shop.orders.preview({ input, orderId })
  expect(await shop.orders.edit({ orderId, input, version, author })).toEqual({ ok: true })
  const draft = await shop.orders.createDraft({ input: { ...input, items: [] }, author })
  if (!draft.ok) throw new Error(draft.reason)
  await shop.orders.deleteDraft(draft.id)
  await shop.orders.setStatus({ orderId, status: 'completed', author })
  const lineId = (await shop.orders.load({ id: orderId }))?.lines[0]?.id ?? ''
  const lines = [{ lineId, quantity: 1 }]
  const asked = await shop.orders.requestReturn({ orderId, lines, reason: 'Zzz' })
  if (!asked.ok) throw new Error(asked.reason)
  const change = { orderId, returnId: asked.id, author }
  await shop.orders.changeReturn({ ...change, state: 'accepted' })
  await shop.orders.changeReturn({ ...change, state: 'received', received: lines })
}

/** A site with an entry of each kind that grows. */
async function openSite(openDatabase: OpenDatabase, statements: RecordedQueries) {
  const opened = await openDatabase()
  const db = opened.db.withPlugin(recordQueries(opened.db, statements))
  const desk = await openShopDesk(async () => ({ ...opened, db }))
  const { services, clock } = desk
  const order = await desk.buy()
  await editAndReturn(services, (await desk.buy({}, 2)).id)
  await refundAndShip(services, order.id)
  const page = { path: '/a', author: 't', publish: true, document: documentOf('A') }
  await services.pages.save(page)
  await services.pages.save({ ...page, path: '/b', kind: 'post' })
  await addSubmission(opened.db, { id: createId(), at: clock.now(), answers: [] })
  await addListed(opened.db, clock.now())
  await services.search.sync()
  return { ...desk, connection: opened, owner: await signInAs(desk, 'owner') }
}

async function refundAndShip({ shop }: AllServices, orderId: string) {
  const author = 'Aino'
  const payment = { orderId, method: 'card', reference: 'one' }
  expect((await shop.payments.start(payment)).ok).toBe(true)
  const report = { provider: 'card', eventId: 'one', reference: 'one', currency: 'EUR' }
  await shop.payments.settle({ ...report, outcome: 'settled', amount: 1000 })
  await shop.orders.recordPayment({ orderId, author })
  const order = await shop.orders.load({ id: orderId })
  const lines = [{ lineId: order?.lines[0]?.id ?? '', quantity: 1, restock: true }]
  await shop.orders.fulfil({ orderId, lines, author, carrier: 'dhl', trackingNumber: '1' })
  const refund = { orderId, lines, refundedBefore: 0, reason: '', author }
  expect((await shop.orders.refund(refund)).ok).toBe(true)
}

/** Long lists are only read if something matches. */
async function addListed(db: Database, at: number) {
  const page = await db.selectFrom('pages').select('id').limit(1).executeTakeFirstOrThrow()
  for (const status of ['pending', 'published', 'spam']) {
    const id = createId()
    await db
      .insertInto('comments')
      .values({
        ...{ id, thread_id: id, unique_key: id, page_id: page.id, created_at: at, status },
        ...{ author_name: 'Aino', body: 'bowl' },
      })
      .execute()
  }
  const list = { id: 'list', name: 'News', description: '', is_public: 1, remote_id: '' }
  await db
    .insertInto('newsletter_lists')
    .values({ ...list, template_id: '', created_at: at })
    .execute()
  for (const status of ['pending', 'confirmed']) {
    const email = `${status}@bowl.example`
    await db
      .insertInto('newsletter_subscribers')
      .values({
        ...{ id: createId(), list_id: list.id, email, email_key: email, status, created_at: at },
        ...EMPTY_SUBSCRIBER,
        source: 'form',
      })
      .execute()
  }
  const file = { mime: 'image/png', bytes: 1, alt: '', widths: '[]', digest: 'd', folder: '' }
  await db
    .insertInto('media')
    .values({
      ...{ ...file, id: createId(), kind: 'image', file_name: 'bowl.png', version: 1 },
      created_at: at,
    })
    .execute()
}

interface Parameter {
  name: string
  in: string
  schema: { enum?: string[]; const?: string; anyOf?: { const?: string }[]; type?: string }
}

const choicesOf = ({ schema }: Parameter): string[] =>
  schema.enum ??
  schema.anyOf?.flatMap(one => one.const ?? []) ??
  (schema.type === 'boolean' ? ['true', 'false'] : schema.const ? [schema.const] : [])

/** URLs of all lists: each order, each filter with each order, searches. */
async function listUrls(owner: StaffBrowser): Promise<string[]> {
  const { paths } = (await owner.get('/api/docs/openapi.json')).json()
  return Object.entries<{ get?: { parameters: Parameter[] } }>(paths).flatMap(([path, { get }]) => {
    if (!get || path.includes('{')) return []
    const query = get.parameters.filter(one => one.in === 'query')
    const sorts = query.filter(one => one.name === 'sort').flatMap(choicesOf)
    const orders = sorts.flatMap(sort => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`])
    const filters = query
      .filter(one => !['sort', 'order', 'page', 'perPage'].includes(one.name))
      .flatMap(one => {
        const choices = choicesOf(one)
        return (choices.length > 0 ? choices : ['bowl']).map(value => `${one.name}=${value}`)
      })
    const each = orders.length > 0 ? orders : ['']
    return ['', ...filters].flatMap(filter => each.map(order => `${path}?${order}&${filter}`))
  })
}

describeDatabases(
  'what orders, staff and background work ask of the database',
  (openDatabase, kind) => {
    const statements = new Map() as RecordedQueries
    let site: Awaited<ReturnType<typeof openSite>>
    beforeAll(async () => {
      site = await openSite(openDatabase, statements)
      const tables = REPORT_TABLES.map(
        report => `/api/admin/reports/table?period=month&report=${report}`,
      )
      for (const url of [...(await listUrls(site.owner)), ...tables]) {
        const answer = await site.owner.get(url)
        if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.statusCode}`)
      }
      await createBackground(site.services, error => {
        throw error
      }).drain()
    })

    it('finds rows of large tables by an index, and reads long lists in its order', async () => {
      const explain = kind === 'sqlite' ? explainInSqlite : explainInPostgres
      const queries = [...statements.values()]
      expect(queries.length).toBeGreaterThan(400)
      const isAllowed = ({ sql }: Recorded) => ALLOWED.some(([pattern]) => pattern.test(sql))
      expect(await explain(queries.filter(query => !isAllowed(query)))).toEqual([])
    })

    it('still asks what is allowed to read a whole table', () => {
      const asked = [...statements.keys()]
      const unused = ALLOWED.filter(([pattern]) => !asked.some(sql => pattern.test(sql)))
      expect(unused).toEqual([])
    })

    async function explainInSqlite(queries: Recorded[]): Promise<string[]> {
      const found: string[] = []
      for (const query of queries) {
        const { rows } = await site.connection.db.executeQuery<{ detail: string }>({
          ...(query as CompiledQuery),
          sql: `explain query plan ${query.sql}`,
          parameters: boundValues(query),
        })
        const isLimited = /\blimit\b/.test(query.sql)
        const readsLarge = [...query.sql.matchAll(/(?:from|join) "(\w+)"/g)].some(([, name = '']) =>
          LARGE.has(name),
        )
        for (const { detail } of rows) {
          const table = /^SCAN (\w+)/.exec(detail)?.[1] ?? ''
          const isScan = LARGE.has(table) && !(isLimited && / INDEX /.test(detail))
          const isSorted = readsLarge && detail === 'USE TEMP B-TREE FOR ORDER BY'
          if (isScan || isSorted) found.push(`${detail}: ${query.sql}`)
        }
      }
      return found
    }

    /** Plans of small tables say nothing about sorting, but whether any index can be used. */
    async function explainInPostgres(queries: Recorded[]): Promise<string[]> {
      const client = new pg.Client({ connectionString: site.connection.url ?? '' })
      await client.connect()
      const found: string[] = []
      try {
        await client.query('set enable_seqscan = off')
        for (const query of queries) {
          const { sql } = query
          const asked = `explain (format json, costs off) ${sql}`
          const { rows } = await client.query(asked, boundValues(query))
          for (const table of scannedIn(rows[0]['QUERY PLAN'][0].Plan)) {
            if (LARGE.has(table)) found.push(`scan of ${table}: ${sql}`)
          }
        }
      } finally {
        await client.end()
      }
      return found
    }
  },
)

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

function* scannedIn(plan: Plan): Generator<string> {
  if (plan['Node Type'] === 'Seq Scan') yield plan['Relation Name'] ?? ''
  for (const part of plan.Plans ?? []) yield* scannedIn(part)
}
