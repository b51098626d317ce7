import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const text = (id: string, value: string) => ({ type: 'heading', props: { id, text: value } })

describeDatabases('what modules take from their page', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const put = async (path: string, kind: 'post' | 'template', content: object[], more = {}) => {
      const document = { schema: 1, upgrades: {}, root: { props: { title: `<${path}>` } }, content }
      const page = { path, kind, document, author: 't', publish: true, ...more }
      const saved = await services.pages.save(page)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    const said = async (url: string) => {
      const { body } = await app.inject(url)
      return Array.from(body.matchAll(/heading-text">([^<]*)</g), ([, words]) => words)
    }
    return { services, app, put, said }
  }

  it('is that of each page that a template is around, and follows it', async () => {
    const { put, said } = await open()
    const fields = ['title', 'author', 'category', 'published?format=year', 'site-name']
    const headings = fields.map((field, index) => text(`h${index}`, `page:${field}`))
    const conditions = { include: [{ kind: 'all', of: 'post' }], exclude: [] }
    await put('/templates/post', 'template', headings, { template: { part: 'body', conditions } })
    const publishedAt = Date.UTC(2020, 5, 1)
    const one = { summary: { author: 'Aino' }, categories: ['News'], publishedAt }
    await put('/one', 'post', [], one)
    await put('/two', 'post', [], { publishedAt })
    expect(await said('/one')).toEqual(['&lt;/one&gt;', 'Aino', 'News', '2020', 'My site'])
    expect(await said('/two'), 'what a page does not say is not there').not.toContain('Aino')
    await put('/one', 'post', [], { ...one, summary: { author: 'Eino' } })
    await expect.poll(() => said('/one')).toContain('Eino')
  })

  it('is a product’s, too', async () => {
    const { services, put, said } = await open()
    await services.shop.catalog.save([
      { type: 'simple', name: 'Ash', sku: 'A-1', variant: { regularPrice: 2900 } },
    ])
    const conditions = { include: [{ kind: 'all', of: 'product' }], exclude: [] }
    const headings = ['title', 'sku', 'stock', 'price'].map(field => text(field, `page:${field}`))
    await put('/templates/p', 'template', headings, { template: { part: 'body', conditions } })
    expect(await said('/product/ash')).toEqual([
      'Ash',
      'A-1',
      'In stock',
      expect.stringMatching(/^\D?29\.00$/),
    ])
    await services.shop.catalog.save([
      {
        type: 'variable',
        name: 'Oak',
        options: [
          {
            key: 'glaze',
            name: 'Glaze',
            values: ['Ash', 'Rust'],
            visible: true,
            variation: true,
            global: false,
          },
        ],
        variants: [
          { options: { glaze: 'Ash' }, regularPrice: 2900 },
          { options: { glaze: 'Rust' }, regularPrice: 3400 },
        ],
      },
    ])
    expect((await said('/product/oak')).at(-1), 'the lowest of several').toMatch(/^From \D?29\.00$/)
  })

  it('is a parameter of the address, each value kept once, cut, and no other parameter', async () => {
    const { app, put, said } = await open()
    await put('/hello', 'post', [text('h', 'page:parameter?name=city&fallback=World')])
    expect(await said('/hello')).toEqual(['World'])
    expect(await said('/hello?city=Turku&utm=1')).toEqual(['Turku'])
    // A late invalidation may have dropped it again.
    await expect
      .poll(async () => (await app.inject('/hello?x=1&city=Turku')).headers)
      .not.toHaveProperty('server-timing')
    expect(await said(`/hello?city=${encodeURIComponent('<b>Åbo')}`)).toEqual(['&lt;b&gt;Åbo'])
    const long = await said(`/hello?city=${'x'.repeat(900)}`)
    expect(long[0]).toHaveLength(200)
    expect(await said('/hello?City=Turku')).toEqual(['World'])
  })
})
