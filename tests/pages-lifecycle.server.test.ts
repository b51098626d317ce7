import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#base'
import { describeDatabases } from './support/databases.ts'
import { documentOf, makePage, openSite, START } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

const saveMenu = (site: Awaited<ReturnType<typeof openSite>>, href: string) =>
  site.services.pages.menus.save({
    id: 'main',
    name: 'Main menu',
    location: 'header',
    items: [{ label: 'Tea', href }],
  })

describeDatabases('pages that move, are deleted or shown to others', openDatabase => {
  it('keeps the home page out of the trash, be it so by the settings or by its address', async () => {
    const site = await openSite(openDatabase)
    const owner = await signInAs(site, 'owner')
    const home = await makePage(owner, '/', 'Home')
    const other = await makePage(owner, '/landing', 'Landing')
    await owner.call('POST', `/pages/${other.id}/publish`, {})
    const trash = async ({ id }: { id: string }) =>
      (await owner.call('DELETE', `/pages/${id}`)).body
    expect(await trash(home)).toMatchObject({ error: 'home-page' })
    const choose = (homePage: string | null) => owner.call('PATCH', '/settings/site', { homePage })
    expect((await choose(other.id)).status).toBe(200)
    expect(await trash(other)).toMatchObject({ error: 'home-page' })
    expect(await trash(home)).toMatchObject({ linkedFrom: [] })

    await owner.call('POST', `/pages/${home.id}/restore`)
    await choose(null)
    await trash(other)
    expect((await choose(other.id)).status).toBe(422)
    const offered = (await owner.call('GET', '/settings/site')).body.homePages
    expect(offered.map((one: { id: string }) => one.id)).not.toContain(other.id)
  })

  it('moves a page: its old address leads to the new one, and menus follow', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id } = await makePage(editor, '/tea')
    await makePage(editor, '/coffee')
    await saveMenu(site, '/tea#green')
    await editor.call('POST', `/pages/${id}/publish`, {})
    const patch = (body: object) => editor.call('PATCH', `/pages/${id}`, body)
    expect((await patch({ path: '/coffee' })).body.error).toBe('taken')
    expect((await patch({ path: '/admin' })).body.error).toBe('bad-path')
    const moved = await patch({ path: '/drinks/tea', kind: 'post', summary: { excerpt: 'Hot' } })
    expect(moved.body).toMatchObject({
      path: '/drinks/tea',
      kind: 'post',
      summary: { excerpt: 'Hot' },
    })
    expect((await site.read('/tea')).headers.location).toBe('/drinks/tea')
    const shown = await site.read('/drinks/tea')
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('href="/drinks/tea#green"')
    // And back, without a loop.
    expect((await patch({ path: '/tea' })).status).toBe(200)
    expect((await site.read('/tea')).statusCode).toBe(200)
    // Invalidated within a second.
    await expect.poll(async () => (await site.read('/drinks/tea')).headers.location).toBe('/tea')
    await patch({ path: '/leaves', redirect: false })
    await expect.poll(async () => (await site.read('/tea')).statusCode).toBe(404)
  })

  it('changes title, description and image only in the draft', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id } = await makePage(editor, '/tea')
    await editor.call('POST', `/pages/${id}/publish`, {})
    const changed = await editor.call('PATCH', `/pages/${id}`, {
      title: 'Leaves',
      description: 'All of it',
      noindex: true,
    })
    expect(changed.body).toMatchObject({
      status: 'changed',
      title: 'Leaves',
      description: 'All of it',
      noindex: true,
    })
    expect((await site.read('/tea')).body).not.toContain('Leaves')
    const emptied = await editor.call('PATCH', `/pages/${id}`, { description: '', noindex: false })
    expect(emptied.body.document.root.props).toEqual({ title: 'Leaves' })
  })

  it('duplicates a page as a draft beside it', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id } = await makePage(editor, '/tea', 'Leaves')
    await editor.call('POST', `/pages/${id}/publish`, {})
    const copies = [
      await editor.call('POST', `/pages/${id}/duplicate`),
      await editor.call('POST', `/pages/${id}/duplicate`),
    ]
    expect(copies.map(one => [one.body.path, one.body.status])).toEqual([
      ['/tea-copy', 'draft'],
      ['/tea-copy-2', 'draft'],
    ])
    const { document } = (await editor.call('GET', `/pages/${copies[0]?.body.id}`)).body
    expect(document.content[0].props.text).toBe('Leaves')
  })

  it('warns about links when trashing, restores, and empties after 30 days', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id } = await makePage(editor, '/tea')
    await editor.call('POST', `/pages/${id}/publish`, {})
    const byId = await editor.call('POST', '/pages', {
      path: '/by-id',
      title: 'By id',
      document: documentOf('x', [
        { type: 'button', props: { id: 'b', label: 'Tea', link: { page: id } } },
      ]),
    })
    await editor.call('POST', '/pages', {
      path: '/by-text',
      title: 'By text',
      document: documentOf('x', [
        { type: 'text', props: { id: 't', body: '<p><a href="/tea#x">Tea</a></p>' } },
      ]),
    })
    await editor.call('POST', '/pages', {
      path: '/teapots',
      title: 'Not at all',
      document: documentOf('/tea', [
        { type: 'text', props: { id: 't', body: '<p><a href="/teapots">Tea</a> /tea</p>' } },
      ]),
    })
    await saveMenu(site, '/tea')
    expect(byId.status).toBe(200)
    const links = await editor.call('GET', `/pages/${id}/links`)
    expect(links.body).toMatchObject({
      pages: [{ path: '/by-id' }, { path: '/by-text' }],
      menus: ['Main menu'],
    })

    const gone = await editor.call('DELETE', `/pages/${id}`)
    expect(gone.body.linkedFrom).toHaveLength(2)
    expect((await site.read('/tea')).statusCode).toBe(404)
    expect(
      (await editor.call('GET', '/pages?q=tea')).body.items.map(
        (one: { path: string }) => one.path,
      ),
    ).toEqual(['/teapots'])
    expect((await editor.call('GET', '/pages?status=trash')).body.items).toMatchObject([
      { id, path: '/tea', deletedAt: START },
    ])
    const save = await editor.call('PUT', `/pages/${id}/draft`, {
      document: documentOf('x'),
      version: 1,
    })
    expect(save.body.error).toBe('in-trash')

    const other = await makePage(editor, '/tea', 'Another')
    expect((await editor.call('POST', `/pages/${id}/restore`)).body.error).toBe('taken')
    await editor.call('DELETE', `/pages/${other.id}`)
    expect((await editor.call('POST', `/pages/${id}/restore`)).body).toMatchObject({
      path: '/tea',
      status: 'published',
      deletedAt: null,
    })
    expect((await site.read('/tea')).statusCode).toBe(200)
    expect((await editor.call('DELETE', `/pages/${id}/forever`)).status).toBe(404)
    expect((await editor.call('DELETE', `/pages/${other.id}/forever`)).status).toBe(204)

    await editor.call('DELETE', `/pages/${id}`)
    site.clock.advance(29 * DAY)
    expect(await site.services.pages.editing.emptyTrash()).toBe(0)
    site.clock.advance(DAY)
    expect(await site.services.pages.editing.emptyTrash()).toBe(1)
    expect((await editor.call('GET', `/pages/${id}`)).status).toBe(404)
  })

  it('restores an earlier state and shows it as the site would', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea', 'Early')
    site.clock.advance(11 * MINUTE)
    await editor.call('PUT', `/pages/${id}/draft`, { document: documentOf('Late'), version })
    const { items } = (await editor.call('GET', `/pages/${id}/revisions`)).body
    const early = items[1].id
    const view = (await editor.call('GET', `/pages/${id}/revisions/${early}/view`)).answer
    expect(view.headers['content-type']).toContain('text/html')
    expect(view.headers['cache-control']).toContain('private')
    expect(view.body).toContain('Early')
    expect(view.body).toContain('noindex')
    site.clock.advance(MINUTE)
    const restored = await editor.call('POST', `/pages/${id}/revisions/${early}/restore`)
    expect(restored.body.version).toBe(version + 2)
    const after = (await editor.call('GET', `/pages/${id}`)).body
    expect(after.document.content[0].props.text).toBe('Early')
    const events = (await editor.call('GET', `/pages/${id}/revisions`)).body.items
    expect(events.map((one: { event: string }) => one.event)).toEqual([
      'restored',
      'saved',
      'saved',
    ])
    expect((await editor.call('POST', `/pages/${id}/revisions/none/restore`)).status).toBe(404)
  })

  it('revokes the preview links of one page, and makes new ones', async () => {
    const site = await openSite(openDatabase)
    const { app, clock } = site
    const editor = await signInAs(site, 'editor')
    const [one, other] = [await makePage(editor, '/one'), await makePage(editor, '/other')]
    const share = async (id: string) =>
      new URL((await editor.call('POST', `/pages/${id}/preview`)).body.url).pathname
    const status = async (url: string) => (await app.inject(url)).statusCode
    const links = [await share(one.id), await share(other.id)]
    clock.advance(1000)
    expect((await editor.call('DELETE', `/pages/${one.id}/preview`)).status).toBe(204)
    expect(await Promise.all(links.map(status))).toEqual([404, 200])
    clock.advance(1000)
    expect(await status(await share(one.id))).toBe(200)
  })

  it('shows a draft by a signed link for seven days', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea', 'Secret tea')
    const { url, expiresAt } = (await editor.call('POST', `/pages/${id}/preview`)).body
    expect(expiresAt).toBe(START + 7 * DAY)
    const { pathname } = new URL(url)
    const shown = await site.read(pathname)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Secret tea')
    expect(shown.body).toContain('This is a preview')
    expect(shown.body).toContain('January 11, 2027')
    expect(shown.body).toMatch(/<meta name="robots" content="noindex/)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    await editor.call('PUT', `/pages/${id}/draft`, { document: documentOf('Newer tea'), version })
    expect((await site.read(pathname)).body).toContain('Newer tea')
    const other = await makePage(editor, '/other')
    for (const wrong of [
      `${pathname}x`,
      pathname.replace(id, other.id),
      pathname.replace(/\.[^.]+\./, '.zzzzzzzzz.'),
      '/preview/nothing',
    ]) {
      const refused = await site.read(wrong)
      expect(refused.statusCode, wrong).toBe(404)
      expect(refused.body).toContain('There is nothing here')
    }
    site.clock.advance(7 * DAY)
    expect((await site.read(pathname)).statusCode).toBe(404)
  })

  it('BM-2: previews a layout block for its editors and stores nothing', async () => {
    const site = await openSite(openDatabase)
    const [editor, author] = [await signInAs(site, 'editor'), await signInAs(site, 'author')]
    const { id } = await makePage(editor, '/mark', 'Stored', 'block')
    const post = (by: typeof editor, document: unknown) =>
      by.post(`/api/admin/pages/${id}/layout-preview?page=2`, {
        document: JSON.stringify(document),
      })
    const shown = await post(editor, documentOf('On the canvas'))
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('data-mode="layout-preview"')
    expect(shown.body).toMatch(/On the canvas[\s\S]*<\/main>/)
    expect(shown.body).toMatch(/id="vt-layout">\{[^<]*On the canvas/)
    expect((await post(author, documentOf('x'))).statusCode).toBe(403)
    expect((await post(editor, 'no document')).statusCode).toBe(422)
    const code = { type: 'code', props: { id: 'code', code: '<script>1</script>' } }
    const coded = { ...documentOf('x'), content: [code] }
    expect((await post(editor, coded)).json().error).toBe('code-forbidden')
    const { document } = (await editor.call('GET', `/pages/${id}`)).body
    expect(JSON.stringify(document)).not.toContain('canvas')
  })

  it('authors edit only posts; shop managers only read', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const author = await signInAs(site, 'author')
    const page = await makePage(editor, '/tea')
    const post = await makePage(author, '/journal/tea', 'Post', 'post')
    const acts = (id: string, version: number) =>
      [
        ['PUT', `/pages/${id}/draft`, { document: documentOf('New'), version }],
        ['PATCH', `/pages/${id}`, { summary: { excerpt: 'x' } }],
        ['POST', `/pages/${id}/publish`, {}],
        ['POST', `/pages/${id}/unpublish`],
        ['POST', `/pages/${id}/preview`],
        ['POST', `/pages/${id}/duplicate`],
        ['DELETE', `/pages/${id}`],
      ] as const
    for (const [method, path, body] of acts(page.id, page.version)) {
      const { status } = await author.call(method, path, body)
      expect(status, `${method} ${path}`).toBe(403)
    }
    for (const [method, path, body] of acts(post.id, post.version)) {
      const { status } = await author.call(method, path, body)
      expect(status, `${method} ${path}`).toBe(200)
    }
    const mine = await makePage(author, '/journal/mine', 'Mine', 'post')
    expect((await author.call('PATCH', `/pages/${mine.id}`, { kind: 'page' })).status).toBe(403)
    expect((await author.call('POST', '/pages', { path: '/x', title: 'x' })).status).toBe(403)
    const manager = await signInAs(site, 'shop-manager')
    expect((await manager.call('GET', '/pages')).body.total).toBeGreaterThan(0)
    expect((await manager.call('GET', `/pages/${page.id}`)).status).toBe(200)
  })
})
