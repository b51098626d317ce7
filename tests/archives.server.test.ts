import { expect, it } from 'vitest'
import { EVENT, saveTypes } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

type Site = Awaited<ReturnType<typeof openSite>>

async function addPost(site: Site, name: string, more: object = {}) {
  site.clock.advance(86_400_000)
  const saved = await site.services.pages.save({
    path: `/journal/${name}`,
    kind: 'post',
    document: { ...documentOf(name), root: { props: { title: name } } },
    author: 't',
    publish: true,
    ...more,
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.id
}

async function openJournal(...given: Parameters<typeof openSite>) {
  const site = await openSite(...given)
  const { pages } = site.services
  const { paths } = await pages.settings.get()
  expect((await pages.settings.set({ paths: { ...paths, posts: '/journal' } })).ok).toBe(true)
  return site
}

async function open(site: Site, path: string) {
  const { body, statusCode: status } = await site.read(path)
  const head = body.slice(0, body.indexOf('</head>'))
  return {
    status,
    titles: [...body.matchAll(/content-card-title"[^>]*><a href="[^"]*">(.*?)<\/a>/g)].map(
      one => one[1],
    ),
    heading: /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1],
    title: /<title>(.*?)<\/title>/.exec(head)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(head)?.[1]?.replace(/^https?:\/\/[^/]*/, ''),
    description: /name="description" content="([^"]*)"/.exec(head)?.[1],
    body,
  }
}

describeDatabases('archives', openDatabase => {
  it('list posts by category with subcategories, tag, author and month', async () => {
    const site = await openJournal(openDatabase)
    const { terms, authors } = site.services.pages
    const edit = { kind: 'post', taxonomy: 'category', slug: '', position: 0 } as const
    const description = 'What melts <in> the fire.'
    const above = await terms.save({ ...edit, name: 'Making', parentId: null })
    if (!above.ok) throw new Error('not saved')
    await terms.save({ ...edit, name: 'Glazes', parentId: above.id, description })
    await terms.save({ ...edit, name: 'Empty', parentId: null })
    const profile = { role: 'Potter', portrait: null, links: [] }
    await authors.save({ ...profile, name: 'Aino Laine', bio: 'Throws bowls.' })
    await addPost(site, 'ash', { categories: ['Glazes'], tags: ['Über Öl'] })
    await addPost(site, 'oak', { categories: ['Making'], summary: { author: 'Aino Laine' } })
    await addPost(site, 'old', { publishedAt: Date.UTC(2026, 10, 30, 12) })

    const glazes = await open(site, '/journal/category/glazes')
    expect(glazes).toMatchObject({
      status: 200,
      titles: ['ash'],
      heading: 'Glazes',
      canonical: '/journal/category/glazes',
      description: 'What melts &lt;in&gt; the fire.',
    })
    expect(glazes.title).toContain('Glazes')
    expect(glazes.body).toContain('<p class="post-title-categories">Category</p>')
    for (const crumb of ['<a href="/journal">', '<a href="/journal/category/making">']) {
      expect(glazes.body, crumb).toContain(crumb)
    }
    expect((await open(site, '/journal/category/making')).titles).toEqual(['oak', 'ash'])
    expect((await open(site, '/journal/tag/uber-ol')).titles).toEqual(['ash'])
    const author = await open(site, '/journal/author/aino-laine')
    expect(author).toMatchObject({ titles: ['oak'], heading: 'Aino Laine' })
    expect(author.body).toContain('Throws bowls.')
    const month = await open(site, '/journal/2026/11')
    expect(month).toMatchObject({ titles: ['old'], heading: 'November 2026' })
    expect((await open(site, '/journal')).titles).toEqual(['oak', 'ash', 'old'])
    const empty = await open(site, '/journal/category/empty')
    expect([empty.status, empty.titles]).toEqual([200, []])
    expect(empty.body).toContain('There are no posts here yet.')

    for (const unknown of [
      '/journal/category/none',
      '/journal/tag/glazes',
      '/journal//ash',
      '/journal/author/nobody',
      '/journal/2026/13',
      '/journal/1999/01',
      '/journal/category',
      '/journal/category/glazes/more',
      '/projects',
    ]) {
      expect([unknown, (await open(site, unknown)).status]).toEqual([unknown, 404])
    }
    const { body: sitemap } = await site.read('/sitemap.xml')
    for (const path of ['category/glazes', 'category/making', 'tag/uber-ol', 'author/aino-laine']) {
      expect(sitemap).toContain(`/journal/${path}</loc>`)
    }
    expect(sitemap).not.toContain('category/empty')
  })

  it('NAV-9: have numbered pages with their own title and canonical URL', async () => {
    const site = await openJournal(openDatabase)
    for (let n = 1; n <= 12; n++) await addPost(site, `p${n}`, { categories: ['News'] })
    const first = await open(site, '/journal/category/news')
    expect(first.titles).toHaveLength(10)
    expect(first.body).toContain('href="/journal/category/news?posts-page=2"')
    const second = await open(site, '/journal/category/news?posts-page=2')
    expect(second.titles).toEqual(['p2', 'p1'])
    expect(second.title).toContain('Page 2')
    expect(second.canonical).toBe('/journal/category/news?posts-page=2')
  })

  it('update when pages are published, unpublished, recategorized, renamed, trashed or deleted', async () => {
    const site = await openJournal(openDatabase)
    const { pages } = site.services
    const { terms, authors, editing } = pages
    await authors.save({ name: 'Aino', role: '', bio: '', portrait: null, links: [] })
    const id = await addPost(site, 'ash', { categories: ['News'], summary: { author: 'Aino' } })
    await addPost(site, 'oak', { categories: ['News'] })
    const list = (path: string) => open(site, path).then(one => one.titles)
    const totals = async (query: object) =>
      (
        await pages.content.listContent({
          kind: 'post',
          order: 'title',
          offset: 0,
          limit: 9,
          ...query,
        })
      ).total
    expect(await list('/journal/category/news')).toEqual(['oak', 'ash'])
    await editing.unpublish(id)
    await expect.poll(() => list('/journal/category/news')).toEqual(['oak'])
    expect(await totals({ category: 'news' })).toBe(1)
    const by = { id: null, name: 't' }
    await editing.publish(id, by)
    await editing.trash(id)
    expect([await totals({}), await totals({ author: 'Aino' })]).toEqual([1, 0])
    await editing.restore(id)
    expect([await totals({}), await totals({ author: 'Aino' })]).toEqual([2, 1])
    const aino = (await authors.list({ page: 1, perPage: 1, sort: 'name', order: 'asc' })).items[0]
    if (!aino) throw new Error('no author')
    await authors.save({ ...aino, name: 'Aino Laine' }, aino.id)
    expect((await open(site, '/journal/author/aino')).heading).toBe('Aino Laine')
    expect(await totals({ author: 'Aino Laine' })).toBe(1)

    const edit = { kind: 'post', taxonomy: 'category', slug: '', position: 0 } as const
    const top = await terms.save({ ...edit, name: 'Top', parentId: null })
    const news = (await pages.content.listCategories({ kind: 'post' }))[0]
    if (!top.ok || !news) throw new Error('no category')
    await terms.save({ ...edit, name: 'News', parentId: top.id }, news.id)
    expect(await totals({ category: 'top' })).toBe(2)
    await editing.change(id, { categories: [] }, by)
    expect([await totals({ category: 'top' }), await totals({ within: [news.id] })]).toEqual([1, 1])
    await terms.delete(news.id)
    expect(await totals({ category: 'top' })).toBe(0)
    expect((await open(site, '/journal/category/news')).status).toBe(404)
    const counts = await site.services.db.selectFrom('page_lists').selectAll().execute()
    for (const { id: of, pages: count } of counts) {
      const rows = await site.services.db
        .selectFrom('page_listings')
        .select('page_id')
        .where('list_id', '=', of)
        .execute()
      expect([of, count]).toEqual([of, rows.length])
    }
  })

  it('give way to a page at the address of everything, and keep other pages from theirs', async () => {
    const site = await openJournal(openDatabase)
    await addPost(site, 'ash', { categories: ['News'] })
    const { pages } = site.services
    const page = { author: 't', publish: true, document: documentOf('Our journal') }
    expect((await pages.save({ ...page, path: '/journal' })).ok).toBe(true)
    expect((await open(site, '/journal')).body).toContain('Our journal')
    const refused = await pages.save({ ...page, path: '/journal/category/news' })
    expect(refused).toMatchObject({ ok: false, reason: 'bad-path' })
    expect(
      (await pages.settings.set({ paths: { ...(await pages.settings.get()).paths, posts: '' } }))
        .ok,
    ).toBe(true)
    expect((await open(site, '/journal/category/news')).status).toBe(404)
  })

  it('are linked from a post, its author and its breadcrumbs', async () => {
    const site = await openJournal(openDatabase)
    const { authors } = site.services.pages
    await authors.save({ name: 'Aino', role: '', bio: '', portrait: null, links: [] })
    const modules = [
      { type: 'post-meta', props: { id: 'meta', showTags: true } },
      { type: 'author-box', props: { id: 'box' } },
      { type: 'breadcrumbs', props: { id: 'way' } },
    ]
    await addPost(site, 'ash', {
      document: documentOf('Ash', modules),
      categories: ['News'],
      tags: ['Wood'],
      summary: { author: 'Aino' },
    })
    const { body } = await open(site, '/journal/ash')
    for (const [path, rel] of [
      ['category/news', 'tag'],
      ['tag/wood', 'tag'],
      ['author/aino', 'author'],
    ]) {
      expect(body).toContain(`href="/journal/${path}" rel="${rel}"`)
    }
    expect(body).toContain('<a href="/journal/2027/01">')
    expect(body).toContain('<a href="/journal/category/news"><span')
  })

  it('use the template with the most specific condition', async () => {
    const site = await openJournal(openDatabase)
    const { pages } = site.services
    await addPost(site, 'ash', { categories: ['News'], tags: ['Wood'] })
    const news = (await pages.content.listCategories({ kind: 'post' }))[0]
    const templates = {
      all: { kind: 'archive', of: 'post' },
      tags: { kind: 'archive', of: 'post', by: 'tag' },
      news: { kind: 'archive', of: 'post', by: 'category', id: news?.id ?? '' },
      pages: { kind: 'all', of: 'page' },
    } as const
    for (const [name, condition] of Object.entries(templates)) {
      const list = { type: 'post-list', props: { id: 'list', source: 'archive' } }
      const said = { type: 'heading', props: { id: 'said', text: 'page:title', level: 'h2' } }
      const saved = await pages.save({
        path: `/templates/${name}`,
        kind: 'template',
        template: { part: 'body', conditions: { include: [condition], exclude: [] } },
        document: documentOf(`Template ${name}`, [said, list]),
        author: 't',
        publish: true,
      })
      expect(saved.ok).toBe(true)
    }
    const chosen = async (path: string) => (await open(site, path)).heading
    expect(await chosen('/journal')).toBe('Template all')
    expect(await chosen('/journal/tag/wood')).toBe('Template tags')
    expect(await chosen('/journal/category/news')).toBe('Template news')
    const { body, titles } = await open(site, '/journal/category/news')
    expect(titles).toEqual(['ash'])
    expect(body).toMatch(/<h2[^>]*>News<\/h2>/)
  })

  it('tell the parts of a series in their order, on each of them and in an archive', async () => {
    const site = await openJournal(openDatabase)
    const document = documentOf('Part', [{ type: 'series', props: { id: 'series' } }])
    const add = (name: string, part: number | null) =>
      addPost(site, name, {
        document: { ...document, root: { props: { title: name } } },
        series: { name: 'Firing', part },
      })
    const last = await add('last', null)
    await add('second', 2)
    const read = async (name: string) => {
      const { body } = await open(site, `/journal/${name}`)
      const [, inside = ''] = /class="series-parts">(.*?)<\/ol>/s.exec(body) ?? []
      const parts = [...inside.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([all, text = '']) => {
        const title = text.replace(/<[^>]*>/g, '')
        return all.includes('aria-current') ? `[${title}]` : title
      })
      return { parts, place: /Part \d+ of \d+/.exec(body)?.[0] }
    }
    expect(await read('last')).toEqual({ parts: ['second', '[last]'], place: 'Part 2 of 2' })
    await add('first', 1)
    await expect
      .poll(() => read('last'))
      .toEqual({ parts: ['first', 'second', '[last]'], place: 'Part 3 of 3' })
    expect((await open(site, '/journal/series/firing')).titles).toEqual(['first', 'second', 'last'])
    const { body } = await open(site, '/journal/first')
    expect(body).toContain('href="/journal/series/firing"')

    const { editing } = site.services.pages
    const by = { id: null, name: 't' }
    expect((await editing.change(last, { series: { name: '', part: null } }, by)).ok).toBe(true)
    await expect.poll(async () => (await read('last')).parts).toEqual([])
    await expect.poll(async () => (await read('first')).parts).toEqual(['[first]', 'second'])
    const page = await addPost(site, 'page', { kind: 'page' })
    const refused = await editing.change(page, { series: { name: 'Firing', part: 1 } }, by)
    expect(refused.ok).toBe(false)
  })
})

describeDatabases('addresses of archives', openDatabase => {
  it('are refused where something else would be hidden, and lead on when they change', async () => {
    const site = await openSite(openDatabase)
    await addPost(site, 'ash', { categories: ['News'] })
    const { pages } = site.services
    const page = { author: 't', publish: true, document: documentOf('Old') }
    await pages.save({ ...page, path: '/notes/tag/old' })
    const owner = await signInAs(site, 'owner')
    const { paths } = (await owner.call('GET', '/settings/site')).body
    expect(paths).toMatchObject({ posts: '/blog', projects: '/projects', category: 'category' })
    const change = (next: object) =>
      owner.call('PATCH', '/settings/site', { paths: { ...paths, ...next } })
    await saveTypes(site, EVENT)
    for (const [next, path, message] of [
      [{ posts: '/notes' }, '/paths/posts', 'pages-below'],
      [{ posts: '/projects' }, '/paths/projects', 'address-taken'],
      [{ tag: 'category' }, '/paths/tag', 'address-taken'],
      [{ posts: '/product' }, '/paths/posts', 'address-taken'],
      [{ posts: '/admin' }, '/paths/posts', 'address-taken'],
      [{ projects: '/events' }, '/paths/projects', 'address-taken'],
    ] as const) {
      const { status, body } = await change(next)
      expect([status, body.problems], path).toEqual([422, [{ path, message }]])
    }
    const { shop } = (await owner.call('GET', '/settings/site')).body
    const overTypes = { shop: { paths: { ...shop.paths, product: '/events/' } } }
    expect((await owner.call('PATCH', '/settings/site', overTypes)).body.problems).toEqual([
      { path: '/shop/paths/product', message: 'address-taken' },
    ])
    expect((await change({ posts: 'blog' })).status).toBeGreaterThanOrEqual(400)
    expect((await change({ posts: '/новости', category: 'рубрика' })).status).toBe(200)
    expect((await open(site, encodeURI('/новости/рубрика/news'))).titles).toEqual(['ash'])
    const old = await site.read('/blog/category/news')
    expect([old.statusCode, old.headers.location]).toEqual([
      301,
      encodeURI('/новости/рубрика/news'),
    ])
    const found = (await owner.call('GET', '/archives?q=news')).body.items
    expect(found).toEqual([{ name: 'News', path: '/новости/рубрика/news', of: 'post' }])
  })

  it('lead on from the old name of a category that visitors know, and from no other', async () => {
    const site = await openJournal(openDatabase)
    await addPost(site, 'ash', { categories: ['Glazes'] })
    const { terms } = site.services.pages
    const edit = { kind: 'post', taxonomy: 'category', parentId: null, position: 0 } as const
    const saved = await terms.save({ ...edit, name: 'Empty', slug: '' })
    if (!saved.ok) throw new Error(saved.reason)
    const known = (await terms.list({ page: 1, perPage: 10, q: 'glazes' })).items[0]
    const rename = async (id: string, name: string, slug: string) =>
      expect((await terms.save({ ...edit, name, slug }, id)).ok).toBe(true)
    const answerOf = async (slug: string) => {
      const { statusCode, headers } = await site.read(`/journal/category/${slug}`)
      return [statusCode, headers.location]
    }
    await rename(saved.id, 'Empty', 'void')
    await rename(known?.id ?? '', 'Glazes', 'glazing')
    await expect.poll(() => answerOf('glazes')).toEqual([301, '/journal/category/glazing'])
    expect(await answerOf('glazing')).toEqual([200, undefined])
    expect((await answerOf('empty'))[0]).toBe(404)
    await rename(known?.id ?? '', 'Glazes', 'glazes')
    await expect.poll(() => answerOf('glazing')).toEqual([301, '/journal/category/glazes'])
    expect(await answerOf('glazes')).toEqual([200, undefined])
  })
})
