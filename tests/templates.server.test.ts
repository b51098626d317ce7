import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import type { TemplateCondition, TemplatePart } from '#pages/schema'
import { up as templates } from '../src/db/migrations/0100-templates.ts'
import { up as templateThemes } from '../src/db/migrations/0120-template-themes.ts'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})
const heading = (id: string, text: string) => node('heading', id, { text, level: 'h2' })
const content = node('post-content', 'content')
const documentOf = (title: string, ...content: PageNode[]) => ({
  schema: 1,
  upgrades: {},
  root: { props: { title } },
  content,
})
const posts: TemplateCondition = { kind: 'all', of: 'post' }
const products: TemplateCondition = { kind: 'all', of: 'product' }
const site: TemplateCondition = { kind: 'site' }

describeDatabases('templates', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const put = async (path: string, nodes: PageNode[], more: object = {}) => {
      const document = documentOf(`Page ${path}`, ...nodes)
      const saved = await services.pages.save({
        path,
        document,
        author: 't',
        publish: true,
        ...more,
      })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    }
    const template = (
      name: string,
      part: TemplatePart,
      include: TemplateCondition[],
      nodes: PageNode[],
      { exclude = [], publish = true }: { exclude?: TemplateCondition[]; publish?: boolean } = {},
    ) =>
      put(`/templates/${name}`, nodes, {
        kind: 'template',
        publish,
        template: { part, conditions: { include, exclude } },
      })
    const read = async (url: string) => (await app.inject(url)).body
    /** When all processes have received the change. */
    const reads = (url: string) => expect.poll(() => read(url))
    return { services, app, put, template, read, reads }
  }
  const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const idsIn = (html: string) =>
    Array.from(html.matchAll(/ id="([^"]+)"[^>]*data-module/g), ([, id]) => id)

  it('gives all posts one frame, their modules under their own ids, and no address to itself', async () => {
    const { app, put, template, read } = await open()
    await put('/about', [heading('a', 'About us')])
    await put('/post', [heading('title', 'Own words'), heading('own', 'More')], { kind: 'post' })
    await template(
      'post',
      'body',
      [posts],
      [
        heading('title', 'Above'),
        node('section', 'frame', { content: [node('table-of-contents', 'toc'), content] }),
        heading('own', 'Below'),
      ],
    )
    const post = mainOf(await read('/post'))
    expect(idsIn(post)).toEqual(['body-title', 'frame', 'toc', 'title', 'own', 'body-own'])
    expect(post).toMatch(/Above[\s\S]*Own words[\s\S]*More[\s\S]*Below/)
    expect(post, 'the table of contents lists what the content says').toContain('href="#own-words"')
    expect(await read('/about')).not.toContain('Above')
    expect((await app.inject('/templates/post')).statusCode).toBe(404)
  })

  it('are below their own header and footer with working modules', async () => {
    const { services, app, put, template, read } = await open()
    const names = ['Ash', 'Birch', 'Cedar']
    await services.shop.catalog.save(
      names.map(name => ({ type: 'simple' as const, name, variant: { regularPrice: 100 } })),
    )
    const grid = node('product-grid', 'grid', { perPage: 1, controls: true })
    const form = node('contact-form', 'form', { captcha: false, botCheck: false })
    await put('/page', [grid])
    await put('/other', [heading('a', 'Other')])
    await template('top', 'header', [site], [grid])
    const footer = await template('end', 'footer', [site], [form])
    const page = await read('/page')
    expect(page).toMatch(/<header class="template-header"[^>]*>[\s\S]*id="header-grid"[\s\S]*<main/)
    expect(page).toMatch(/<\/main>\s*<footer class="template-footer">[\s\S]*id="form"/)
    expect(page).not.toMatch(/id="site-header"|site-footer"/)
    // The content's list gets the plain parameter.
    const second = await read('/page?page=2')
    const shown = (html: string) => names.filter(name => html.includes(name))
    expect(shown(mainOf(second))).not.toEqual(shown(mainOf(page)))
    expect(second.split('<main')[0]).toContain('Ash')
    const fields = { field_name: 'Aino', field_email: 'a@example.com', field_message: 'Hello' }
    for (const url of ['/page', '/other', '/nowhere']) {
      const token = /name="token" value="([^"]+)"/.exec(
        (
          await app.inject({
            method: 'POST',
            url,
            payload: new URLSearchParams({ ...fields, _action: 'form/send' }).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
          })
        ).body,
      )?.[1]
      const sent = await app.inject({
        method: 'POST',
        url,
        headers: { accept: 'application/json' },
        payload: { ...fields, token: token ?? '', _action: 'form/send' },
      })
      expect(sent.json(), url).toMatchObject({ ok: true })
    }
    const keys = await services.db.selectFrom('submissions').select('form_key').execute()
    expect(new Set(keys.map(row => row.form_key)), 'one form, wherever it is sent').toEqual(
      new Set([`${footer}/form`]),
    )
  })

  it('none at all where an empty one is chosen', async () => {
    const { services, put, template, read } = await open()
    const { paths } = await services.shop.settings()
    await put(paths.checkout, [heading('a', 'Pay')])
    await put('/page', [heading('a', 'Page')])
    await template('bare', 'header', [{ kind: 'checkout' }], [])
    expect(await read(paths.checkout)).not.toContain('<header')
    expect(await read(paths.checkout)).toContain('class="site-footer"')
    expect(await read('/page')).toContain('id="site-header"')
    await template('found', 'header', [{ kind: 'search' }], [heading('b', 'Searching')])
    expect(await read('/search')).toContain('Searching')
  })

  it('update when published, unpublished, reassigned and deleted', async () => {
    const { services, put, template, read, reads } = await open()
    const { pages } = services
    const framed = expect.stringContaining('Framed')
    const plain = expect.not.stringContaining('Framed')
    await put('/post', [heading('a', 'Own')], { kind: 'post' })
    const id = await template('post', 'body', [posts], [heading('b', 'Framed'), content], {
      publish: false,
    })
    expect(await read('/post'), 'a draft is for no page').toEqual(plain)
    await pages.editing.publish(id, { id: null, name: 't' })
    await reads('/post').toEqual(framed)
    await pages.templates.set(id, {
      part: 'body',
      conditions: { include: [posts], exclude: [{ kind: 'signed-out' }] },
    })
    await reads('/post').toEqual(plain)
    await pages.templates.set(id, { part: 'body', conditions: { include: [site], exclude: [] } })
    await reads('/post').toEqual(framed)
    await pages.editing.trash(id)
    await reads('/post').toEqual(plain)
    await pages.editing.restore(id)
    await reads('/post').toEqual(framed)
  })

  it('goes by categories, also by those above', async () => {
    const { services, put, template, read, reads } = await open()
    const { terms } = services.pages
    await put('/post', [heading('a', 'Own')], { kind: 'post', categories: ['Glazes'] })
    const craft = await terms.save({
      kind: 'post',
      taxonomy: 'category',
      name: 'Craft',
      slug: '',
      parentId: null,
      position: 0,
    })
    if (!craft.ok) throw new Error(craft.reason)
    await template(
      'craft',
      'body',
      [{ kind: 'category', of: 'post', id: craft.id }],
      [heading('b', 'Framed'), content],
    )
    expect(await read('/post')).not.toContain('Framed')
    const { items } = await terms.list({ page: 1, perPage: 20, kind: 'post' })
    const glazes = items.find(one => one.name === 'Glazes')
    if (!glazes) throw new Error('no category')
    await terms.save({ ...glazes, parentId: craft.id }, glazes.id)
    await reads('/post').toContain('Framed')
  })

  it('differ for signed-in visitors on private pages', async () => {
    const { services, app, put, template } = await open()
    await put('/page', [heading('a', 'Own')])
    await template('staff', 'header', [{ kind: 'signed-in' }], [heading('b', 'For staff')])
    const editor = await signInAs({ services, app }, 'editor')
    const own = await editor.get('/page')
    expect(own.body).toContain('For staff')
    expect(own.headers['cache-control']).toBe('private, no-store')
    const first = await app.inject('/page')
    expect(first.body).not.toContain('For staff')
    expect(first.headers.vary).toBe('accept-encoding, cookie')
    // Cached once no process has pending invalidations.
    await expect
      .poll(async () => (await app.inject('/page')).headers)
      .not.toHaveProperty('server-timing')
    expect((await editor.get('/page')).body).toContain('For staff')
    await app.close()
  })

  it('shows products, each by the most specific, and nothing where no product is', async () => {
    const { services, app, template, read, reads } = await open()
    const [ash = ''] = await services.shop.catalog.save([
      { type: 'simple', name: 'Ash', variant: { regularPrice: 100 }, tags: ['Grey'] },
      { type: 'simple', name: 'Birch', variant: { regularPrice: 100 } },
    ])
    expect(await read('/product/ash'), 'the built-in layout').toContain('data-module="product"')
    expect(await read('/sitemap.xml')).toContain('/product/ash')
    await template('product', 'body', [products], [heading('a', 'All pots'), content])
    await reads('/product/birch').toMatch(/All pots[\s\S]*data-module="product"/)
    const { body } = await app.inject('/product/birch')
    expect(body).toContain('<title>Birch')
    expect((await app.inject('/product/oak')).statusCode).toBe(404)
    await template(
      'ash',
      'body',
      [{ kind: 'item', of: 'product', id: ash }],
      [node('product', 'product'), heading('a', 'This one')],
    )
    await reads('/product/ash').toContain('This one')
    expect(await read('/product/birch')).not.toContain('This one')
  })

  it('stands also where it is strange: without content, with content twice, in itself, at no address', async () => {
    const { services, app, put, template, read } = await open()
    await put('/page', [heading('a', 'Own'), content])
    await put('/post', [heading('a', 'Own')], { kind: 'post' })
    await put('/project', [heading('a', 'Own')], { kind: 'project' })
    const lost = await app.inject('/nowhere')
    expect(mainOf(await read('/page'))).toMatch(/Own[\s\S]*data-module="post-content"[^>]*hidden/)
    await template('without', 'body', [posts], [heading('b', 'Nothing else')])
    expect(mainOf(await read('/post'))).not.toContain('Own')
    const twice = await template(
      'twice',
      'body',
      [{ kind: 'all', of: 'project' }],
      [content, node('post-content', 'again')],
    )
    const itself = node('layout-block', 'itself', { block: twice })
    await put('/templates/twice', [content, node('post-content', 'again'), itself])
    const project = mainOf(await read('/project'))
    expect(project.match(/Own/g)).toHaveLength(1)
    expect(project).toContain('id="itself"')
    await template('lost', 'body', [{ kind: 'not-found' }], [heading('c', 'Lost?'), content])
    await expect.poll(async () => (await app.inject('/nowhere')).body).toContain('Lost?')
    expect(lost.statusCode).toBe(404)
    expect(mainOf(lost.body).match(/<h1[^>]*>([^<]*)/)?.[1]).toBeTruthy()
    expect(mainOf(await read('/nowhere'))).toContain('data-module="button"')
    await services.pages.templates.set(twice, {
      part: 'body',
      conditions: { include: [], exclude: [] },
    })
  })

  it('makes the frame of products of an older program a template for products', async () => {
    const { services, put, read } = await open()
    await services.shop.catalog.save([
      { type: 'simple', name: 'Ash', variant: { regularPrice: 100 } },
    ])
    const frame = [node('product', 'product'), heading('a', 'As it was')]
    await put('/product', frame, { kind: 'page' })
    await put('/templates/other', [heading('a', 'Nowhere shown')], { kind: 'template' })
    await services.db.schema.dropTable('templates').execute()
    await services.db.schema.dropIndex('pages_templates').execute()
    await templates(services.db as unknown as Kysely<never>)
    await templateThemes(services.db as unknown as Kysely<unknown>)
    services.pages.templates.forget()
    const rows = await services.db.selectFrom('templates').selectAll().execute()
    expect(rows).toMatchObject([{ part: 'body', changed_at: expect.anything() }])
    const product = mainOf(await read('/product/ash'))
    expect(idsIn(product)).toEqual(['product', 'a'])
    expect(await read('/product')).not.toContain('As it was')
  })
})
