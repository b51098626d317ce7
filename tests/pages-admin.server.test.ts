import { expect, it } from 'vitest'
import { createManualClock, DAY, MINUTE } from '#base'
import type { PageDocument } from '#module-kit'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { type StaffBrowser, signInAs } from './support/staff-browser.ts'

const START = Date.UTC(2027, 0, 4, 9)

function documentOf(text: string, more: PageDocument['content'] = []): PageDocument {
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'A page' } },
    content: [{ type: 'heading', props: { id: 'title', text, level: 'h1' } }, ...more],
  }
}

async function open(openDatabase: OpenDatabase) {
  const clock = createManualClock(START)
  const services = await openTestServices(openDatabase, {}, clock)
  const app = await buildTestApp(services)
  return {
    services,
    app,
    clock,
    read: async (path: string) => await app.inject({ url: path, headers: { accept: 'text/html' } }),
  }
}

async function makePage(browser: StaffBrowser, path: string, text = 'First', kind = 'page') {
  const made = await browser.call('POST', '/pages', {
    path,
    title: 'A page',
    kind,
    document: documentOf(text),
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body as { id: string; version: number; document: PageDocument }
}

describeDatabases('pages in the admin', openDatabase => {
  it('makes a draft, saves it, publishes it, and says of each state what it is', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const made = await editor.call('POST', '/pages', { path: '/tea', title: 'Tea' })
    expect(made.body).toMatchObject({
      kind: 'page',
      path: '/tea',
      title: 'Tea',
      status: 'draft',
      savedBy: 'The editor',
      document: { root: { props: { title: 'Tea' } }, content: [] },
    })
    const { id, version } = made.body
    expect((await site.read('/tea')).statusCode).toBe(404)
    const saved = await editor.call('PUT', `/pages/${id}/draft`, {
      document: documentOf('Green tea'),
      version,
    })
    expect(saved.body).toEqual({ version: version + 1, savedAt: START })
    const published = await editor.call('POST', `/pages/${id}/publish`, { version: version + 1 })
    expect(published.body).toMatchObject({
      status: 'published',
      title: 'A page',
      publishedAt: START,
    })
    expect((await site.read('/tea')).body).toContain('Green tea')
    await editor.call('PUT', `/pages/${id}/draft`, {
      document: documentOf('Black tea'),
      version: version + 1,
    })
    expect((await editor.call('GET', `/pages/${id}`)).body.status).toBe('changed')
    expect((await site.read('/tea')).body).toContain('Green tea')
    await editor.call('POST', `/pages/${id}/unpublish`)
    expect((await editor.call('GET', `/pages/${id}`)).body.status).toBe('draft')
  })

  it('refuses what cannot be a page, with its reason', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    await makePage(editor, '/tea')
    const reason = async (body: object) => (await editor.call('POST', '/pages', body)).body.error
    expect(await reason({ path: '/tea', title: 'x' })).toBe('taken')
    expect(await reason({ path: '/preview/x', title: 'x' })).toBe('bad-path')
    expect(await reason({ path: '/a b', title: 'x' })).toBe('bad-path')
    expect(await reason({ path: '/x', title: '' })).toBe('invalid')
    const broken = await editor.call('POST', '/pages', {
      path: '/y',
      title: 'x',
      document: { ...documentOf('x'), content: [{ type: 'heading', props: { id: 'a', text: 5 } }] },
    })
    expect(broken.status).toBe(422)
    expect(broken.body.problems[0].path).toBe('/content/0/props/text')
    for (const path of ['/pages/none', '/pages/none/revisions', '/pages/none/links']) {
      expect((await editor.call('GET', path)).status, path).toBe(404)
    }
  })

  it('says who saved meanwhile, and keeps their state when one saves over it', async () => {
    const site = await open(openDatabase)
    const first = await signInAs(site, 'editor')
    const second = await signInAs(site, 'owner')
    const { id, version } = await makePage(first, '/tea')
    site.clock.advance(MINUTE)
    const theirs = documentOf('Theirs')
    expect(
      (await first.call('PUT', `/pages/${id}/draft`, { document: theirs, version })).status,
    ).toBe(200)
    site.clock.advance(MINUTE)
    const mine = { document: documentOf('Mine'), version }
    const refused = await second.call('PUT', `/pages/${id}/draft`, mine)
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        error: 'conflict',
        version: version + 1,
        savedAt: START + MINUTE,
        savedBy: 'The editor',
      }),
    ])
    const forced = await second.call('PUT', `/pages/${id}/draft`, { ...mine, force: true })
    expect(forced.body.version).toBe(version + 2)
    const { items } = (await second.call('GET', `/pages/${id}/revisions`)).body
    const texts = await Promise.all(
      items.map(async (one: { id: string }) => {
        const { body } = await second.call('GET', `/pages/${id}/revisions/${one.id}`)
        return [body.author, body.document.content[0].props.text]
      }),
    )
    expect(texts).toEqual([
      ['The owner', 'Mine'],
      ['The editor', 'Theirs'],
    ])
  })

  it('lets one of two win who save the same version at the same moment', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea')
    const saves = await Promise.all(
      ['A', 'B', 'C'].map(text =>
        editor.call('PUT', `/pages/${id}/draft`, { document: documentOf(text), version }),
      ),
    )
    expect(saves.map(one => one.status).sort()).toEqual([200, 409, 409])
  })

  it('gathers one author’s saves of ten minutes in one revision; publishing makes one always', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea')
    let next = version
    const save = async (text: string, browser = editor) => {
      const { body } = await browser.call('PUT', `/pages/${id}/draft`, {
        document: documentOf(text),
        version: next,
      })
      next = body.version
    }
    const events = async () =>
      (await editor.call('GET', `/pages/${id}/revisions`)).body.items.map(
        (one: { event: string; author: string }) => `${one.event} by ${one.author}`,
      )
    for (const text of ['a', 'b', 'c']) {
      site.clock.advance(MINUTE)
      await save(text)
    }
    expect(await events()).toEqual(['saved by The editor'])
    site.clock.advance(10 * MINUTE)
    await save('d')
    expect(await events()).toHaveLength(2)
    site.clock.advance(MINUTE)
    await editor.call('POST', `/pages/${id}/publish`, {})
    site.clock.advance(MINUTE)
    await save('e')
    site.clock.advance(MINUTE)
    await save('f', await signInAs(site, 'owner'))
    site.clock.advance(MINUTE)
    await save('g')
    expect(await events()).toEqual([
      'saved by The editor',
      'saved by The owner',
      'saved by The editor',
      'published by The editor',
      'saved by The editor',
      'saved by The editor',
    ])
    const log = await site.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'page.saved')
      .execute()
    expect(log).toHaveLength(4)
  })

  it('keeps nodes of a module whose folder is gone as they are stored, and takes no others', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea')
    const gone = {
      type: 'gone',
      props: { id: 'old', body: '<b onclick="x()">Hi</b>', z: 1, a: [{ b: null }] },
    }
    const stored = {
      ...documentOf('Before'),
      upgrades: { gone: 3 },
      content: [{ type: 'section', props: { id: 's', content: [gone] } }],
    }
    await site.services.db
      .updateTable('pages')
      .set({ draft: JSON.stringify(stored) })
      .execute()
    const sent = documentOf('After', [
      { type: 'gone', props: { ...gone.props, body: '<script>evil()</script>' } },
      { type: 'gone', props: { ...gone.props, id: 'copy' } },
    ])
    const saved = await editor.call('PUT', `/pages/${id}/draft`, { document: sent, version })
    expect(saved.status).toBe(200)
    const { document } = (await editor.call('GET', `/pages/${id}`)).body
    expect(JSON.stringify(document.content[1])).toBe(JSON.stringify(gone))
    expect(document.content[2]).toEqual({ type: 'gone', props: { ...gone.props, id: 'copy' } })
    expect(document.upgrades.gone).toBe(3)

    const foreign = documentOf('After', [{ type: 'gone', props: { id: 'new', body: 'mine' } }])
    const refused = await editor.call('PUT', `/pages/${id}/draft`, {
      document: foreign,
      version: saved.body.version,
    })
    expect(refused.body).toMatchObject({
      error: 'invalid',
      problems: [{ path: '/content/1/type' }],
    })

    // Deleted, saved, and brought back by "undo": the node is in a revision.
    const without = await editor.call('PUT', `/pages/${id}/draft`, {
      document: documentOf('Without'),
      version: saved.body.version,
    })
    const back = await editor.call('PUT', `/pages/${id}/draft`, {
      document: documentOf('Back', [gone]),
      version: without.body.version,
    })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
  })

  it('refuses a document that a newer program wrote, and to write over one', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea')
    const newer = { ...documentOf('x'), upgrades: { heading: 99 } }
    const save = (document: object) =>
      editor.call('PUT', `/pages/${id}/draft`, { document, version })
    expect((await save(newer)).body.error).toBe('newer')
    await site.services.db
      .updateTable('pages')
      .set({ draft: JSON.stringify(newer) })
      .execute()
    const refused = await save(documentOf('y'))
    expect([refused.status, refused.body.error]).toEqual([409, 'newer'])
    const renamed = await editor.call('PATCH', `/pages/${id}`, { title: 'Renamed' })
    expect(renamed.body.document).toEqual({ ...newer, root: { props: { title: 'Renamed' } } })
  })

  it('schedules, unschedules, and refuses to publish another version than was meant', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea')
    const publish = (body: object) => editor.call('POST', `/pages/${id}/publish`, body)
    expect((await publish({ version: version - 1 })).body).toMatchObject({
      error: 'conflict',
      version,
      savedBy: 'The editor',
    })
    const scheduled = await publish({ at: START + DAY })
    expect(scheduled.body).toMatchObject({ status: 'scheduled', publishAt: START + DAY })
    expect((await editor.call('GET', '/pages?status=scheduled')).body.total).toBe(1)
    expect((await editor.call('POST', `/pages/${id}/unschedule`)).body.status).toBe('draft')
    site.clock.advance(2 * DAY)
    expect(await site.services.pages.publishDue()).toEqual([])
    await publish({ at: START + 3 * DAY })
    site.clock.advance(2 * DAY)
    expect(await site.services.pages.publishDue()).toEqual(['/tea'])
    expect((await editor.call('GET', `/pages/${id}`)).body.status).toBe('published')
  })

  it('moves a page: its old address leads to the new one, and menus follow', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id } = await makePage(editor, '/tea')
    await makePage(editor, '/coffee')
    await site.services.pages.settings.setMenu('main', [{ label: 'Tea', href: '/tea#green' }])
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
    // And back again: no circle.
    expect((await patch({ path: '/tea' })).status).toBe(200)
    expect((await site.read('/tea')).statusCode).toBe(200)
    // What was cached is dropped within a second.
    await expect
      .poll(async () => (await site.read('/drinks/tea')).headers.location, { timeout: 10_000 })
      .toBe('/tea')
    await patch({ path: '/leaves', redirect: false })
    await expect
      .poll(async () => (await site.read('/tea')).statusCode, { timeout: 10_000 })
      .toBe(404)
  })

  it('changes title, description and picture in the draft alone', async () => {
    const site = await open(openDatabase)
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
    const site = await open(openDatabase)
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

  it('moves to the trash with a word on who links there, puts back, and empties after 30 days', async () => {
    const site = await open(openDatabase)
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
    await site.services.pages.settings.setMenu('main', [{ label: 'Tea', href: '/tea' }])
    expect(byId.status).toBe(200)
    const links = await editor.call('GET', `/pages/${id}/links`)
    expect(links.body).toMatchObject({
      pages: [{ path: '/by-id' }, { path: '/by-text' }],
      menus: ['main'],
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
    expect((await editor.call('POST', `/pages/${id}/untrash`)).body.error).toBe('taken')
    await editor.call('DELETE', `/pages/${other.id}`)
    expect((await editor.call('POST', `/pages/${id}/untrash`)).body).toMatchObject({
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
    const site = await open(openDatabase)
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

  it('shows a draft by a signed link, for seven days, to whoever has it', async () => {
    const site = await open(openDatabase)
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

  it('lets authors work on posts alone, and a shop manager look', async () => {
    const site = await open(openDatabase)
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
