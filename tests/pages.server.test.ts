import { expect, it, onTestFinished, vi } from 'vitest'
import { migrate } from '#db'
import type { PageDocument } from '#module-kit'
import { describeDatabases } from './support/databases.ts'
import { until } from './support/production.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

function page(text: string, extra: Record<string, unknown> = {}): PageDocument {
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'Test page' } },
    content: [{ type: 'heading', props: { id: 'title', text, level: 'h1', ...extra } }],
  }
}

describeDatabases('pages', openDatabase => {
  it('serves a published page, keeps drafts to itself, and answers 304 to who has it', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    await services.pages.save({
      path: '/a',
      document: page('First'),
      author: 'test',
      publish: true,
    })
    await services.pages.save({
      path: '/a',
      document: page('Draft'),
      author: 'test',
      publish: false,
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const url = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    const answer = await fetch(`${url}/a`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('First')
    expect(html).not.toContain('Draft')
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(`${url}/a`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    for (const coding of ['br', 'gzip', 'identity']) {
      const coded = await fetch(`${url}/a`, { headers: { 'accept-encoding': coding } })
      expect(await coded.text()).toBe(html)
      expect(coded.headers.get('content-encoding') ?? 'identity').toBe(coding)
    }
    await app.close()
  })

  it('refuses an invalid document with JSON pointers and leaves the live page', async () => {
    const { pages } = await openTestServices(openDatabase)
    await pages.save({ path: '/b', document: page('Good'), author: 'test', publish: true })
    const bad = {
      ...page('Bad'),
      content: [
        { type: 'heading', props: { id: 'title', text: 5, level: 'h9' } },
        { type: 'nonsense', props: { id: 'x' } },
        { type: 'text', props: { id: 'title' } },
        {
          type: 'section',
          props: { id: 's', content: [{ type: 'text', props: { id: 't', size: 'huge' } }] },
        },
      ],
    }
    const saved = await pages.save({ path: '/b', document: bad, author: 'test', publish: true })
    expect(saved.ok).toBe(false)
    if (saved.ok || saved.reason !== 'invalid') throw new Error('not refused')
    expect(saved.problems.map(problem => problem.path)).toEqual([
      '/content/0/props/text',
      '/content/0/props/level',
      '/content/1/type',
      '/content/2/props/id',
      '/content/3/props/content/0/props/size',
    ])
    expect((await pages.published('/b'))?.document.content[0]?.props.text).toBe('Good')
    for (const hostile of [null, 5, 'x', [], {}, { schema: 2, content: 'no' }]) {
      const refused = await pages.save({
        path: '/b',
        document: hostile,
        author: 'test',
        publish: true,
      })
      expect(refused.ok).toBe(false)
    }
  })

  it('refuses addresses that are not pages', async () => {
    const { pages } = await openTestServices(openDatabase)
    for (const path of [
      '',
      'a',
      '/a/',
      '//a',
      '/a b',
      '/../etc',
      '/ajax',
      '/media/x',
      '/a?b',
      '/a.php',
    ]) {
      const saved = await pages.save({ path, document: page('x'), author: 'test', publish: true })
      expect(saved, path).toMatchObject({ ok: false, reason: 'bad-path' })
    }
  })

  it('shows a publish of one process on another within a second', async () => {
    const first = await openTestServices(openDatabase)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const second = await buildTestApp({ ...first, ...(await openOther(first)) })
    await first.pages.save({ path: '/c', document: page('Before'), author: 'test', publish: true })
    await second.ready()
    const read = async () => (await second.inject('/c')).body
    expect(await read()).toContain('Before')
    await first.pages.save({ path: '/c', document: page('After'), author: 'test', publish: true })
    await vi.advanceTimersByTimeAsync(1000)
    // It has looked by now, once; how long the database takes to answer is the machine's.
    vi.useRealTimers()
    await until('the other shows it', async () => (await read()).includes('After'), 30_000)
    await second.close()
  })

  it('publishes at the time that was set, and not before', async () => {
    const services = await openTestServices(openDatabase)
    const { pages } = services
    await pages.save({ path: '/d', document: page('Now'), author: 'test', publish: true })
    await pages.save({ path: '/d', document: page('Later'), author: 'test', publish: false })
    await pages.publish('/d', Date.now() + 60_000)
    expect(await pages.publishDue()).toEqual([])
    await services.db
      .updateTable('pages')
      .set({ publish_at: Date.now() - 1 })
      .execute()
    expect(await pages.publishDue()).toEqual(['/d'])
    expect((await pages.published('/d'))?.document.content[0]?.props.text).toBe('Later')
  })

  it('publishes a scheduled draft once, however many processes look', async () => {
    const services = await openTestServices(openDatabase)
    await services.pages.save({ path: '/s', document: page('Due'), author: 'test', publish: false })
    await services.db
      .updateTable('pages')
      .set({ publish_at: Date.now() - 1 })
      .execute()
    const found = await Promise.all([1, 2, 3].map(() => services.pages.publishDue()))
    expect(found.flat()).toEqual(['/s'])
    const events = (await services.pages.revisions('/s')).map(one => one.event)
    expect(events.filter(event => event === 'published')).toHaveLength(1)
  })

  it('lets one of two editors win who save the same version at once', async () => {
    const { pages } = await openTestServices(openDatabase)
    const first = await pages.save({ path: '/t', document: page('x'), author: 'a', publish: false })
    if (!first.ok) throw new Error('not saved')
    const saves = await Promise.all(
      ['b', 'c'].map(author =>
        pages.save({
          path: '/t',
          document: page(author),
          author,
          publish: false,
          version: first.version,
        }),
      ),
    )
    expect(saves.filter(one => one.ok)).toHaveLength(1)
    expect(saves.find(one => !one.ok)).toMatchObject({ reason: 'conflict' })
  })

  it('keeps every revision and restores one', async () => {
    const { pages } = await openTestServices(openDatabase)
    for (const text of ['One', 'Two', 'Three']) {
      await pages.save({ path: '/e', document: page(text), author: 'test', publish: true })
    }
    const revisions = await pages.revisions('/e')
    expect(revisions).toHaveLength(3)
    const oldest = revisions.at(-1)?.id ?? ''
    expect((await pages.restore('/e', oldest, 'test')).ok).toBe(true)
    expect((await pages.draft('/e'))?.document.content[0]?.props.text).toBe('One')
    expect((await pages.published('/e'))?.document.content[0]?.props.text).toBe('Three')
    expect((await pages.restore('/e', 'no-such', 'test')).ok).toBe(false)
  })

  it('tells a second editor that the page was saved meanwhile', async () => {
    const { pages } = await openTestServices(openDatabase)
    const saved = await pages.save({ path: '/f', document: page('x'), author: 'a', publish: false })
    if (!saved.ok) throw new Error('not saved')
    const mine = { path: '/f', author: 'b', publish: false, version: saved.version }
    expect((await pages.save({ ...mine, document: page('b') })).ok).toBe(true)
    expect(await pages.save({ ...mine, document: page('c') })).toMatchObject({ reason: 'conflict' })
  })

  it('cleans rich text on the way in', async () => {
    const { pages } = await openTestServices(openDatabase)
    const hostile = {
      ...page('x'),
      content: [
        {
          type: 'text',
          props: {
            id: 't',
            body: '<p onclick="a()">Hi<script>a()</script><a href="javascript:a()">x</a></p>',
          },
        },
      ],
    }
    await pages.save({ path: '/g', document: hostile, author: 'test', publish: true })
    const body = (await pages.published('/g'))?.document.content[0]?.props.body
    expect(body).toBe('<p>Hi<a>x</a></p>')
  })

  it('leads old addresses to new ones and refuses circles', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    await services.pages.save({ path: '/new', document: page('x'), author: 'test', publish: true })
    await services.pages.redirects.set('/old', '/new')
    expect((await app.inject('/old')).headers.location).toBe('/new')
    expect(await services.pages.redirects.set('/new', '/old')).toMatchObject({ reason: 'circle' })
    expect(await services.pages.redirects.set('/x', 'javascript:alert(1)')).toMatchObject({
      reason: 'bad-path',
    })
    expect((await app.inject('/new/')).headers.location).toBe('/new')
    await app.close()
  })

  it('shows nothing to visitors where a stored module is unknown or broken, and logs it', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    await services.pages.save({
      path: '/h',
      document: page('Stays'),
      author: 'test',
      publish: true,
    })
    const broken = page('Stays')
    broken.content.push({ type: 'gone', props: { id: 'gone' } })
    broken.content.push({ type: 'heading', props: { id: 'bad', text: 5 } })
    await services.db
      .updateTable('pages')
      .set({ published: JSON.stringify(broken) })
      .execute()
    const answer = await app.inject('/h')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Stays')
    expect(answer.body).not.toContain('gone')
    await app.close()
  })

  it('publishes the schema of a page document, with every module', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const schema = (await app.inject('/schema/page.json')).json()
    expect(Object.keys(schema.$defs)).toContain('heading')
    expect(schema.$defs.node.oneOf.length).toBe(Object.keys(schema.$defs).length - 1)
    await app.close()
  })

  it('runs its migrations once, also from many processes', async () => {
    const { connection } = await openTestServices(openDatabase)
    const runs = await Promise.all([1, 2, 3].map(() => migrate(connection.db, connection.kind)))
    expect(runs.flat()).toEqual([])
  })

  it('never gives one visitor’s page to another who asked at the same moment', async () => {
    const services = await openTestServices(openDatabase)
    const cart = { type: 'cart', props: { id: 'cart' } }
    const document = { ...page('Cart'), content: [cart] }
    await services.pages.save({ path: '/cart', document, author: 'test', publish: true })
    await services.shop.catalog.save([
      { type: 'simple', name: 'Secret pot', sku: 'pot', variant: { regularPrice: 1000 } },
    ])
    const { products } = await services.shop.catalog.list({})
    const added = await services.shop.cart.add({
      key: undefined,
      items: [{ productId: products[0]?.id, quantity: '1' }],
    })
    if (!added.ok) throw new Error(added.text)
    const app = await buildTestApp(services)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const url = `http://127.0.0.1:${(app.server.address() as { port: number }).port}/cart`
    const own = { cookie: `vt_cart=${added.key}` }
    const answers = await Promise.all(
      [own, {}, own, {}, {}].map(async headers => {
        const answer = await fetch(url, { headers: headers as Record<string, string> })
        return { html: await answer.text(), control: answer.headers.get('cache-control') }
      }),
    )
    expect(answers.map(one => one.html.includes('Secret pot'))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
    for (const { control } of answers) expect(control).toBe('private, no-store')
    await app.close()
  })

  it('refuses a database of a newer program', async () => {
    const { connection } = await openTestServices(openDatabase)
    await connection.db
      .insertInto('migrations' as never)
      .values({ name: '9999-future', ran_at: 1 } as never)
      .execute()
    await expect(migrate(connection.db, connection.kind)).rejects.toMatchObject({
      code: 'SCHEMA_NEWER',
    })
  })
})

/** A second set of services on the same database: what another process has. */
async function openOther(first: Awaited<ReturnType<typeof openTestServices>>) {
  return openTestServices(async () => ({
    ...first.connection,
    url: first.env.databaseUrl,
    dataDir: first.env.dataDir,
  }))
}
