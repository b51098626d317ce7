import { expect, it } from 'vitest'
import { TEMPLATE_SLOTS, type TemplateCondition } from '#pages/schema'
import { createDocuments } from '#render'
import { templateDocument } from '../src/server/starter/template-documents.ts'
import { describeDatabases } from './support/databases.ts'
import { modules } from './support/modules.ts'
import { documentOf, openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

it('every template begins as a valid document that says something', () => {
  const { validate } = createDocuments(modules)
  const uses: TemplateCondition[] = [
    ...(['page', 'post', 'project', 'product'] as const).map(of => ({ kind: 'all', of }) as const),
    ...TEMPLATE_SLOTS.map(kind => ({ kind })),
    { kind: 'archive', of: 'post' },
  ]
  for (const part of ['header', 'body', 'footer'] as const) {
    for (const use of uses) {
      const conditions = { include: [use], exclude: [] }
      const document = templateDocument(
        'New',
        { part, conditions },
        { locale: 'en', hasPage: false },
      )
      expect(validate(document)).toEqual([])
      expect(document.content.length).toBeGreaterThan(0)
    }
  }
})

describeDatabases('templates in the admin', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const owner = await signInAs(site, 'owner')
    const put = async (path: string, kind: 'page' | 'post', more: object = {}) => {
      const page = { path, kind, document: documentOf('Own'), author: 't', publish: true, ...more }
      const saved = await site.services.pages.save(page)
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    return { ...site, owner, put }
  }

  it('are made with modules to begin with, assigned, published, copied, thrown away and logged', async () => {
    const { owner, put, read } = await open()
    await put('/journal/one', 'post', { categories: ['News'] })
    const [news] = (await owner.call('GET', '/terms?kind=post')).body.items
    const made = await owner.call('POST', '/templates', { name: 'Post frame', part: 'body' })
    expect(made.body).toMatchObject({ name: 'Post frame', part: 'body', status: 'draft' })
    const { id } = made.body
    const { document } = (await owner.call('GET', `/pages/${id}`)).body
    expect(JSON.stringify(document)).toContain('"post-content"')
    const include = [{ kind: 'category', of: 'post', id: news.id }]
    const conditions = { include, exclude: [] }
    const changed = await owner.call('PATCH', `/templates/${id}`, { name: 'News', conditions })
    expect(changed.body).toMatchObject({ name: 'News', conditions, names: { [news.id]: 'News' } })
    expect((await owner.call('POST', `/pages/${id}/publish`, {})).status).toBe(200)
    expect((await read('/journal/one')).body).toContain('data-module="breadcrumbs"')
    const copy = await owner.call('POST', `/pages/${id}/duplicate`)
    const listed = (await owner.call('GET', '/templates')).body
    expect(listed.total).toBe(2)
    expect(listed.items.find((one: { id: string }) => one.id === copy.body.id)).toMatchObject({
      part: 'body',
      conditions: { include: [], exclude: [] },
    })
    expect((await owner.call('DELETE', `/pages/${id}`)).status).toBe(200)
    await expect
      .poll(async () => (await read('/journal/one')).body)
      .not.toContain('data-module="breadcrumbs"')
    expect((await owner.call('GET', `/templates/${id}`)).status).toBe(404)
    expect((await owner.call('POST', `/pages/${id}/restore`)).status).toBe(200)
    expect((await owner.call('GET', `/templates/${id}`)).body).toMatchObject({ conditions })
    const log = (await owner.call('GET', '/audit?what=template&order=asc')).body.items
    expect(log).toMatchObject([
      { action: 'template.created', targetLabel: 'Post frame' },
      { action: 'template.changed', targetLabel: 'News' },
    ])
    const pages = (await owner.call('GET', '/pages?perPage=100&templates=false')).body.items
    expect(pages.map((one: { path: string }) => one.path)).toEqual(['/journal/one'])
  })

  it('say which a page gets and why, of a page, a draft, a product and nothing', async () => {
    const { services, owner, put } = await open()
    await put('/about', 'page')
    await put('/journal/draft', 'post', { publish: false })
    await services.shop.catalog.save([
      { type: 'simple', name: 'Ash', variant: { regularPrice: 100 } },
    ])
    const make = async (name: string, part: string, include: object[], exclude: object[] = []) => {
      const body = { name, part, conditions: { include, exclude } }
      const { id } = (await owner.call('POST', '/templates', body)).body
      if (name !== 'Draft') await owner.call('POST', `/pages/${id}/publish`, {})
      return id as string
    }
    const site = { kind: 'site' }
    const header = await make('Header', 'header', [site], [{ kind: 'signed-in' }])
    await make('Draft', 'body', [{ kind: 'all', of: 'page' }])
    await make('Posts', 'body', [{ kind: 'all', of: 'post' }])
    await make('Products', 'body', [{ kind: 'all', of: 'product' }])
    const choice = async (path: string) =>
      (await owner.call('GET', `/templates/choice?path=${path}`)).body
    expect(await choice('/about')).toMatchObject({
      page: { path: '/about', isFound: true },
      parts: [
        { part: 'header', chosen: { id: header, condition: site }, others: [] },
        { part: 'body', chosen: null, others: [{ name: 'Draft', lostBy: 'unpublished' }] },
        { part: 'footer', chosen: null, others: [] },
      ],
    })
    expect((await choice('/about&signedIn=true')).parts[0]).toMatchObject({
      chosen: null,
      others: [{ lostBy: 'excluded', condition: { kind: 'signed-in' } }],
    })
    expect((await choice('/journal/draft')).parts[1].chosen.name).toBe('Posts')
    const ash = await choice('/product/ash')
    expect(ash).toMatchObject({ page: { kind: 'product', title: 'Ash' } })
    expect(ash.parts[1].chosen.name).toBe('Products')
    expect(await choice('/nowhere')).toMatchObject({ page: { path: '/nowhere', isFound: false } })
    expect((await owner.call('GET', '/templates/choice?path=about')).status).toBe(422)
  })

  it('name all that their conditions name, however many these are', async () => {
    const { services, owner } = await open()
    const products = Array.from({ length: 250 }, (_, index) => ({
      type: 'simple' as const,
      name: `Pot ${index}`,
      variant: { regularPrice: 100 },
    }))
    const ids = await services.shop.catalog.save(products)
    const make = (from: number) => {
      const some = ids.slice(from, from + 100)
      const include = some.map(id => ({ kind: 'item', of: 'product', id }))
      const body = { name: `From ${from}`, part: 'body', conditions: { include, exclude: [] } }
      return owner.call('POST', '/templates', body)
    }
    for (const from of [0, 100, 200]) expect((await make(from)).status).toBe(200)
    const { items } = (await owner.call('GET', '/templates?sort=name')).body
    const counts = items.map((one: { names: object }) => Object.keys(one.names).length)
    expect(counts).toEqual([100, 100, 50])
  })

  it('need the settings permission for assignment', async () => {
    const site = await open()
    const made = await site.owner.call('POST', '/templates', { name: 'Top', part: 'header' })
    const editor = await signInAs(site, 'editor')
    expect((await editor.call('GET', '/templates')).body.total).toBe(1)
    const conditions = { include: [{ kind: 'site' }], exclude: [] }
    const path = `/templates/${made.body.id}`
    expect((await editor.call('PATCH', path, { conditions })).status).toBe(403)
    expect((await editor.call('POST', '/templates', { name: 'x', part: 'body' })).status).toBe(403)
    // Changing a template to a page would remove it from others' pages.
    const page = `/pages/${made.body.id}`
    expect((await editor.call('PATCH', page, { kind: 'page' })).status).toBe(403)
    expect((await editor.call('DELETE', page)).status).toBe(403)
    for (const body of [
      { part: 'sidebar' },
      { conditions: { include: [{ kind: 'archive' }], exclude: [] } },
      { conditions: { include: [{ kind: 'item', of: 'post' }], exclude: [] } },
      { conditions: { include: [] } },
    ]) {
      expect((await site.owner.call('PATCH', path, body)).status, JSON.stringify(body)).toBe(422)
    }
  })
})

describeDatabases('the canvas of templates', openDatabase => {
  it('shows a template in its context: other templates, or an example page', async () => {
    const site = await openSite(openDatabase)
    const owner = await signInAs(site, 'owner')
    const saved = await site.services.pages.save({
      path: '/journal/one',
      kind: 'post',
      document: documentOf('Own words'),
      author: 't',
      publish: true,
    })
    if (!saved.ok) throw new Error(saved.reason)
    const make = async (name: string, part: string, of: string) => {
      const conditions = { include: [{ kind: 'all', of }], exclude: [] }
      const { id } = (await owner.call('POST', '/templates', { name, part, conditions })).body
      await owner.call('POST', `/pages/${id}/publish`, {})
      return id as string
    }
    const body = await make('Frame', 'body', 'post')
    const header = await make('Top', 'header', 'post')
    const frame = async (query: string) => (await owner.call('GET', `/builder?${query}`)).body
    const place = 'id="vt-edited"'
    const post = await frame(`page=${saved.id}`)
    expect(post.main).toContain(place)
    expect(post.main).toContain('data-module="post-title"')
    expect(post.main).not.toContain('Own words')
    expect(post.header).toContain('template-header')
    expect(post.templates).toEqual([
      { part: 'header', id: header, name: 'Top' },
      { part: 'body', id: body, name: 'Frame' },
    ])
    const ofBody = await frame(`page=${body}`)
    expect(ofBody.main, 'the template itself is edited there').toBeUndefined()
    expect(ofBody.preview).toMatchObject({ id: saved.id, path: '/journal/one' })
    const ofHeader = await frame(`page=${header}`)
    expect(ofHeader.header).toContain(place)
    expect(ofHeader.main).toContain('Own words')
    const nodes = [
      { type: 'post-content', props: { id: 'content' } },
      { type: 'post-title', props: { id: 'title' } },
    ]
    const { data } = (await owner.call('POST', '/builder/data', { page: ofBody.page, nodes })).body
    expect(data.content.html).toContain('Own words')
    expect(data.title).toMatchObject({ title: 'A page' })
    await site.services.shop.catalog.save([
      { type: 'simple', name: 'Ash', variant: { regularPrice: 100 } },
    ])
    expect((await frame(`page=${body}&preview=/product/ash`)).preview.title).toBe('Ash')
    expect((await frame(`page=${body}&preview=/nowhere`)).preview).toMatchObject({ path: '/' })
    expect((await frame('')).header).toContain('data-module="header"')
  })
})
