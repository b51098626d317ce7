import sharp from 'sharp'
import { expect, it } from 'vitest'
import { EVENT, putEntry, saveTypes } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

type Site = Awaited<ReturnType<typeof openSite>>

const TITLE = { type: 'heading', props: { id: 'item', text: 'page:title', level: 'h3' } }

async function addPosts(site: Site, count: number, kind: 'post' | 'project' = 'post') {
  for (let n = 1; n <= count; n++) {
    site.clock.advance(86_400_000)
    const saved = await site.services.pages.save({
      path: `/blog/p${n}`,
      kind,
      document: { ...documentOf(`P${n}`), root: { props: { title: `P${n} & more` } } },
      summary: { excerpt: `Words of ${n}`, author: 'Aino' },
      categories: [n % 2 ? 'Odd' : 'Even'],
      author: 't',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
  }
}

async function putLoops(site: Site, path: string, loops: Record<string, object>) {
  const nodes = Object.entries(loops).map(([id, props]) => ({
    type: 'loop',
    props: { id, ...props },
  }))
  const document = documentOf('Page', nodes)
  const saved = await site.services.pages.save({ path, document, author: 't', publish: true })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
}

async function open(site: Site, path: string, id = 'loop') {
  const { body, statusCode } = await site.read(path)
  const part = body.split(`<div id="${id}-list"`)[1]?.split('<footer')[0] ?? ''
  return {
    status: statusCode,
    body,
    part,
    titles: [...part.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, '').replace(' &amp; more', ''),
    ),
    ids: [...body.matchAll(/\sid="([^"]*)"/g)].map(one => one[1]),
  }
}

describeDatabases('loop', openDatabase => {
  it('renders its content for each item, with the item’s fields and loaders', async () => {
    const site = await openSite(openDatabase)
    await addPosts(site, 4)
    const more = [
      TITLE,
      { type: 'text', props: { id: 'words', body: 'page:excerpt' } },
      { type: 'button', props: { id: 'go', label: 'Read', link: { url: 'page:address' } } },
      { type: 'post-meta', props: { id: 'meta' } },
      { type: 'heading', props: { id: 'site', text: 'page:site-name', level: 'h4' } },
    ]
    const other = [
      { type: 'heading', props: { id: 'other', text: 'page:title', level: 'h3', kicker: 'Big' } },
    ]
    await putLoops(site, '/all', {
      loop: { content: more, every: 3, alternative: other, perPage: 10 },
      second: {
        content: [{ ...TITLE, props: { ...TITLE.props, id: 'again' } }],
        source: 'posts',
        order: 'oldest',
        skip: 1,
        perPage: 2,
      },
    })
    const { titles, part, ids } = await open(site, '/all')
    expect(titles.slice(0, 4)).toEqual(['P4', 'P3', 'P2', 'P1'])
    expect((await open(site, '/all', 'second')).titles).toEqual(['P2', 'P3'])
    for (const text of ['Big', '<p>Words of 4</p>', 'href="/blog/p4"', 'Aino', 'My site']) {
      expect(part).toContain(text)
    }
    expect(part).toContain('January')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['item--1', 'item--4', 'other--3']))
  })

  it('NAV-9: paginates with links and loads more below', async () => {
    const site = await openSite(openDatabase)
    await addPosts(site, 5)
    await putLoops(site, '/all', {
      loop: { content: [TITLE], perPage: 2, pagination: 'pages' },
      grows: {
        content: [{ ...TITLE, props: { ...TITLE.props, id: 'grown' } }],
        perPage: 2,
        pagination: 'more',
      },
    })
    const second = await open(site, '/all?items-page=2')
    expect(second.titles.slice(0, 2)).toEqual(['P3', 'P2'])
    expect(second.part).toContain('href="/all?items-page=3"')
    expect(second.part).toContain('data-paginated="items items-page"')
    const grown = await open(site, '/all?grows.items-page=2', 'grows')
    expect(grown.titles).toEqual(['P5', 'P4', 'P3', 'P2'])
    expect(grown.part).toMatch(/data-added="".*P3/s)
    expect((await open(site, '/all?items-page=99')).titles[0]).toBe('P1')
  })

  it('lists projects, terms, menu items, products and archives, or shows a message', async () => {
    const site = await openSite(openDatabase)
    const { pages, shop } = site.services
    await putLoops(site, '/none', { loop: { content: [TITLE], empty: 'Come back soon.' } })
    expect((await open(site, '/none')).part).toContain('Come back soon.')
    await addPosts(site, 3)
    await shop.catalog.save([
      {
        type: 'simple',
        name: 'Bowl',
        categories: [['Table']],
        tags: ['Ash'],
        variant: { regularPrice: 1816 },
      },
      { type: 'simple', name: 'Cup', categories: [['Table']], variant: { regularPrice: 900 } },
    ])
    const menu = [
      { label: 'One', href: '/one' },
      { label: 'Two', href: 'https://example.com/two' },
    ]
    const saved = await pages.menus.save({ name: 'Main', location: 'header', items: menu })
    expect(saved.ok).toBe(true)
    const link = { type: 'button', props: { id: 'go', label: 'Go', link: { url: 'page:address' } } }
    const price = { type: 'heading', props: { id: 'price', text: 'page:price', level: 'h4' } }
    const show = async (path: string, props: object) => {
      await putLoops(site, path, { loop: { content: [TITLE, link, price], ...props } })
      return open(site, path)
    }
    const terms = await show('/terms', { source: 'post-categories' })
    expect(terms.titles).toEqual(['Even', 'Odd'])
    expect(terms.part).toContain('href="/blog/category/even"')
    const entries = await show('/menu', { source: 'menu' })
    expect(entries.titles).toEqual(['One', 'Two'])
    expect(entries.part).toContain('href="https://example.com/two"')
    const products = await show('/products', { source: 'products', order: 'title', skip: 1 })
    expect(products.titles).toEqual(['Cup'])
    expect(products.part).toContain('9.00')
    expect((await show('/table', { source: 'product-categories' })).titles).toEqual(['Table'])
    const tags = await show('/product-tags', { source: 'product-tags' })
    expect(tags.titles).toEqual(['Ash'])
    expect(tags.part).toContain('href="/shop?tag=ash"')
    expect((await show('/projects', { source: 'projects' })).titles).toEqual([])
    await saveTypes(site, EVENT)
    await putEntry(site, 'event', 'opening', {}, { categories: ['Fairs'] })
    const fairs = await show('/fairs', { source: 'type-categories', type: 'type:event' })
    expect(fairs.titles).toEqual(['Fairs'])
    expect(fairs.part).toContain('href="/events/category/fairs"')
    expect((await show('/gone', { source: 'type-tags', type: 'type:gone' })).titles).toEqual([])
    const template = await pages.save({
      path: '/templates/a',
      kind: 'template',
      template: {
        part: 'body',
        conditions: { include: [{ kind: 'archive', of: 'post' }], exclude: [] },
      },
      document: documentOf('T', [
        { type: 'loop', props: { id: 'loop', source: 'archive', content: [TITLE] } },
      ]),
      author: 't',
      publish: true,
    })
    expect(template.ok).toBe(true)
    expect((await open(site, '/blog/category/odd')).titles).toEqual(['P3', 'P1'])
  })

  it('shows the images of a gallery, each with its title and its picture', async () => {
    const site = await openSite(openDatabase)
    const draw = (background: string) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const [kiln, lake] = await Promise.all(
      [
        ['red', 'Kiln'],
        ['blue', 'Lake'],
      ].map(async ([colour = '', alt = '']) => {
        const added = await site.services.pages.media.add(await draw(colour), `${alt}.png`, alt)
        if (!added.ok) throw new Error(added.reason)
        return added.item.id
      }),
    )
    const picture = { type: 'image', props: { id: 'picture', image: { media: 'page:image' } } }
    const images = [
      { image: { media: kiln }, title: 'By night' },
      { image: { media: lake } },
      { title: 'Without an image' },
    ]
    await putLoops(site, '/all', {
      loop: { source: 'images', images, content: [TITLE, picture], skip: 1 },
      rest: {
        source: 'images',
        images,
        content: [{ ...TITLE, props: { ...TITLE.props, id: 'again' } }],
      },
    })
    const { titles, part } = await open(site, '/all')
    expect(titles[0]).toBe('Lake')
    expect(part).toContain(`/media/${lake}/`)
    expect((await open(site, '/all', 'rest')).titles).toEqual(['By night', 'Lake'])
  })

  it('contains loops, islands and forms whose result appears at the submitted item', async () => {
    const site = await openSite(openDatabase)
    await addPosts(site, 3)
    const form = {
      type: 'contact-form',
      props: { id: 'form', fields: [{ id: 'name', label: 'Name', type: 'input', required: true }] },
    }
    const inner = {
      type: 'loop',
      props: { id: 'inner', source: 'post-categories', content: [TITLE] },
    }
    const tabs = {
      type: 'accordion',
      props: { id: 'tabs', items: [{ title: 'A' }, { title: 'B' }] },
    }
    await putLoops(site, '/all', { loop: { content: [form, inner, tabs] } })
    const { titles, ids, body } = await open(site, '/all')
    const names = titles.filter(one => one.length > 1)
    expect(names).toEqual(['Even', 'Odd', 'Even', 'Odd', 'Even', 'Odd'])
    expect(ids).toEqual(expect.arrayContaining(['item--2--1', 'item--2--2', 'tabs--3']))
    expect(new Set(ids).size).toBe(ids.length)
    const action = /name="_action" value="(form--2\/[^"]*)"/.exec(body)?.[1]
    expect(action).toBeDefined()
    const sent = await site.app.inject({
      method: 'POST',
      url: '/all',
      payload: new URLSearchParams({ _action: action ?? '' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    })
    expect(sent.statusCode).toBeLessThan(500)
    expect(sent.statusCode).not.toBe(404)
    const answered = sent.body.split('id="form--2"')[1] ?? ''
    expect(answered.split('id="form--3"')[0]).toMatch(/role="alert"|form-message|aria-invalid/)
    const none = await site.app.inject({
      method: 'POST',
      url: '/all',
      payload: new URLSearchParams({ _action: (action ?? '').replace('--2', '--9') }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(none.statusCode).toBe(404)
  })

  it('limits nested loops to a hundred items', async () => {
    const site = await openSite(openDatabase)
    await addPosts(site, 12)
    const level = (id: string, content: object[]) => ({
      type: 'loop',
      props: { id, perPage: 100, content },
    })
    const deep = level('two', [level('three', [TITLE])])
    await putLoops(site, '/deep', { loop: { perPage: 100, content: [deep] } })
    const { status, titles } = await open(site, '/deep')
    expect(status).toBe(200)
    expect(titles.length).toBeLessThanOrEqual(300)
  })
})
