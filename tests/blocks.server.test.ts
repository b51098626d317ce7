import { expect, it } from 'vitest'
import type { PageDocument, PageNode } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

function documentOf(...content: PageNode[]): PageDocument {
  return { schema: 1, upgrades: {}, root: { props: { title: 'Test' } }, content }
}

describeDatabases('modules inside layout blocks', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const put = async (
      path: string,
      document: PageDocument,
      kind: 'page' | 'block' | 'template' = 'page',
    ) => {
      const page = { path, document, kind, author: 't', publish: true }
      const saved = await services.pages.save(page)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    }
    await services.shop.catalog.save(
      ['Ash', 'Birch', 'Cedar'].map(name => ({
        type: 'simple' as const,
        name,
        variant: { regularPrice: 1000 },
      })),
    )
    const app = await buildTestApp(services)
    return { services, app, put }
  }
  const place = (id: string, block: string): PageNode => ({
    type: 'layout-block',
    props: { id, block },
  })
  const form: PageNode = {
    type: 'contact-form',
    props: { id: 'form', title: 'Ask us', captcha: false, botCheck: false },
  }
  const grid: PageNode = { type: 'product-grid', props: { id: 'grid', perPage: 1, controls: true } }
  const answers = { field_name: 'Aino', field_email: 'aino@example.com', field_message: 'Hello' }

  it('FM-6 FM-11 submits a form in a nested block, and on the not-found page, with and without script', async () => {
    const { services, app, put } = await open()
    const inner = await put('/parts/form', documentOf(form), 'block')
    const outer = await put('/parts/outer', documentOf(place('inner', inner)), 'block')
    await put('/product', documentOf(place('first', outer), place('second', outer)), 'template')
    await put('/404', documentOf(form))
    let count = 0
    for (const [url, statusCode, forms] of [
      ['/product/ash', 200, 2],
      ['/no/such/page', 404, 1],
    ] as const) {
      const page = await app.inject({ url, headers: { accept: 'text/html' } })
      expect(page.statusCode).toBe(statusCode)
      const names = [...page.body.matchAll(/name="_action" value="([^"]+\/send)"/g)].map(
        one => one[1] ?? '',
      )
      expect(new Set(names).size).toBe(forms)
      for (const _action of names) {
        const plain = await app.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
          payload: new URLSearchParams({ ...answers, _action }).toString(),
        })
        const token = /name="token" value="([^"]+)"/.exec(plain.body)?.[1] ?? ''
        const sent = await app.inject({
          method: 'POST',
          url,
          headers: { accept: 'application/json' },
          payload: { ...answers, token, _action },
        })
        expect(sent.json()).toMatchObject({ ok: true })
        const found = await services.forms.list()
        expect(found).toHaveLength(++count)
        expect(found[0]?.page, 'the page that the visitor was on').toBe(url)
      }
    }
  })

  it('NAV-9 pages a grid in a block', async () => {
    const { app, put } = await open()
    const block = await put('/parts/grid', documentOf(grid), 'block')
    await put('/pots', documentOf(place('pots', block)))
    const [first, second] = await Promise.all([app.inject('/pots'), app.inject('/pots?page=2')])
    const named = (body: string) => ['Ash', 'Birch', 'Cedar'].filter(name => body.includes(name))
    expect(named(first.body)).toHaveLength(1)
    expect(named(second.body)).toHaveLength(1)
    expect(named(second.body)).not.toEqual(named(first.body))
  })

  it('names modules of blocks so that no two of a page are alike', async () => {
    const { app, put } = await open()
    const heading = (id: string): PageNode => ({
      type: 'heading',
      props: { id, text: id.slice(0, 9) },
    })
    const long = 'x'.repeat(60)
    const block = await put(
      '/parts/a',
      documentOf(heading(`${long}1`), heading(`${long}2`)),
      'block',
    )
    const short = await put('/parts/b', documentOf(heading('b')), 'block')
    await put(
      '/names',
      documentOf(
        place('a', short),
        heading('a-b'),
        place(`${long}-a`, block),
        place(`${long}-b`, block),
      ),
    )
    const { body } = await app.inject('/names')
    const ids = [...body.matchAll(/ id="([^"]+)"[^>]*data-module="heading"/g)].map(one => one[1])
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(6)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/)
  })

  it('shows a newly published block, and the page without a deleted block', async () => {
    const { services, app, put } = await open()
    const heading = (text: string) => documentOf({ type: 'heading', props: { id: 'title', text } })
    const block = await put('/parts/c', heading('Before'), 'block')
    await put('/shows', documentOf(place('c', block)))
    expect((await app.inject('/shows')).body).toContain('Before')
    await put('/parts/c', heading('After'), 'block')
    await services.db.updateTable('pages').set({ updated_at: 1 }).execute()
    const fresh = await buildTestApp(services)
    expect((await fresh.inject('/shows')).body).toContain('After')
  })
})
