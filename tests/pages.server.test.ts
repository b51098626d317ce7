import { expect, it } from 'vitest'
import { migrate } from '#db'
import type { PageDocument } from '#module-contract'
import { createPageResolver } from '../src/server/site/page/resolve-page.ts'
import { describeDatabases } from './support/databases.ts'
import { modules } from './support/modules.ts'
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
  it('serves published pages, hides drafts, and answers 304 for a known version', async () => {
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

  it('stops after 500 blocks that hold one another', async () => {
    const services = await openTestServices(openDatabase)
    const place = (block: string, index: number) => ({
      type: 'layout-block',
      props: { id: `b${index}`, block },
    })
    let content = page('Leaf').content
    for (let level = 1; level <= 3; level++) {
      const path = `/block-${level}`
      const block = { ...page('Block'), content }
      const saved = await services.pages.save({ path, document: block, author: 't', publish: true })
      if (!saved.ok) throw new Error(saved.reason)
      await services.db
        .updateTable('pages')
        .set({ kind: 'block' })
        .where('id', '=', saved.id)
        .execute()
      content = Array.from({ length: 20 }, (_, index) => place(saved.id, index))
    }
    const resolver = createPageResolver(services)
    const { prepared } = await resolver.resolveDocument(
      { ...page('Page'), content },
      { id: 'page', path: '/page', kind: 'page', title: 'Page' },
    )
    const nodes = prepared.tree.body.map(({ node }) => node)
    const left = nodes.filter(node => node.type === 'layout-block')
    // The first one in full (1 + 20 + 400), then three parts of the second (1 + 3 × 21) and 15
    // nodes of its fourth.
    expect(left).toHaveLength(6 + 16 + 18)
    expect(nodes).toHaveLength(400 + 3 * 20 + 14 + left.length)
    expect(prepared.blocks).toHaveLength(3)
    const ids = nodes.map(node => node.props.id)
    expect(new Set(ids).size, 'no two modules of one name').toBe(ids.length)
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
    expect(schema.$defs.node.oneOf).toHaveLength(modules.size)
    for (const type of modules.keys()) expect(schema.$defs, type).toHaveProperty(type)
    await app.close()
  })

  it('runs its migrations once, also from many processes', async () => {
    const { connection } = await openTestServices(openDatabase)
    const runs = await Promise.all([1, 2, 3].map(() => migrate(connection.db, connection.kind)))
    expect(runs.flat()).toEqual([])
  })

  it('never sends one visitor’s page to another', async () => {
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
    if (!added.ok) throw new Error(added.reason)
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
