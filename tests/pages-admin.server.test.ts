import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#base'
import { describeDatabases } from './support/databases.ts'
import { documentOf, makePage, openSite, START } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('pages in the admin', openDatabase => {
  it('creates, saves and publishes a draft and reports each state', async () => {
    const site = await openSite(openDatabase)
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

  it('has pages under addresses of any script: seen, found, edited from the bar', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const made = await editor.call('POST', '/pages', { path: '/über-uns', title: 'Über uns' })
    const { id, version } = made.body
    await editor.call('PUT', `/pages/${id}/draft`, { document: documentOf('Wir'), version })
    await editor.call('PATCH', `/pages/${id}`, { title: 'Über uns' })
    await editor.call('POST', `/pages/${id}/publish`, {})
    expect((await site.read('/%C3%BCber-uns')).body).toContain('Wir')
    for (const q of ['Über', 'über', 'ÜBER U']) {
      const found = await editor.call('GET', `/pages?q=${encodeURIComponent(q)}`)
      expect([q, found.body.total]).toEqual([q, 1])
    }
    const bar = await editor.call('GET', `/bar?path=${encodeURIComponent('/%C3%BCber-uns')}`)
    expect(bar.body.page).toEqual({ id, title: 'Über uns' })
    await site.services.pages.settings.set({ homePage: id })
    const home = await editor.call('GET', '/bar?path=/')
    expect(home.body.page).toEqual({ id, title: 'Über uns' })
  })

  it('refuses invalid pages with the reason', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    await makePage(editor, '/tea')
    const reason = async (body: object) => (await editor.call('POST', '/pages', body)).body.error
    expect(await reason({ path: '/tea', title: 'x' })).toBe('taken')
    expect(await reason({ path: '/preview/x', title: 'x' })).toBe('bad-path')
    expect(await reason({ path: '/a b', title: 'x' })).toBe('bad-path')
    // With a Cyrillic letter, and with full-width letters.
    expect(await reason({ path: '/\u0430dmin', title: 'x' })).toBe('bad-path')
    expect(await reason({ path: '/ａｄｍｉｎ/x', title: 'x' })).toBe('bad-path')
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

  it('reports a concurrent save and keeps that version when overwritten', async () => {
    const site = await openSite(openDatabase)
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

  it('keeps both versions of a conflict as revisions, also of one person at two windows', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea')
    const save = (text: string, from: number, force = false) =>
      editor.call('PUT', `/pages/${id}/draft`, {
        document: documentOf(text),
        version: from,
        ...(force ? { force } : {}),
      })
    const texts = async () => {
      const { items } = (await editor.call('GET', `/pages/${id}/revisions`)).body
      return Promise.all(
        items.map(async (one: { id: string }) => {
          const { body } = await editor.call('GET', `/pages/${id}/revisions/${one.id}`)
          return body.document.content[0]?.props.text
        }),
      )
    }
    await save('Left', version)
    site.clock.advance(MINUTE)
    await save('Right', version, true)
    expect((await texts()).slice(0, 2)).toEqual(['Right', 'Left'])
    site.clock.advance(MINUTE)
    // The other way: keep the left window's version, then load and continue with the right one's.
    const added = await editor.call('POST', `/pages/${id}/revisions`, {
      document: documentOf('Left again'),
    })
    expect(added.status).toBe(200)
    expect((await editor.call('GET', `/pages/${id}`)).body.version).toBe(version + 2)
    site.clock.advance(MINUTE)
    await save('Right, worked on', version + 2)
    expect((await texts()).slice(0, 4)).toEqual(['Right, worked on', 'Left again', 'Right', 'Left'])
    const author = await signInAs(site, 'author')
    const refused = await author.call('POST', `/pages/${id}/revisions`, {
      document: documentOf('Not mine'),
    })
    expect(refused.status).toBe(403)
  })

  it('two saves of one version at the same time: one wins', async () => {
    const site = await openSite(openDatabase)
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
    const site = await openSite(openDatabase)
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

  it('keeps stored nodes of unknown types and refuses new ones', async () => {
    const site = await openSite(openDatabase)
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

    // Deleted, saved and restored by undo: the node is in a revision.
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
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id, version } = await makePage(editor, '/tea')
    const save = (document: object) =>
      editor.call('PUT', `/pages/${id}/draft`, { document, version })
    const read = async () => (await editor.call('GET', `/pages/${id}`)).body
    expect((await read()).isNewer).toBe(false)
    const newer = { ...documentOf('x'), upgrades: { heading: 99 } }
    for (const document of [{ ...documentOf('x'), schema: 2 }, newer]) {
      expect((await save(document)).body.error).toBe('newer')
      await site.services.db
        .updateTable('pages')
        .set({ draft: JSON.stringify(document) })
        .execute()
      expect(await read()).toMatchObject({ isNewer: true, document })
      const refused = await save(documentOf('y'))
      expect([refused.status, refused.body.error]).toEqual([409, 'newer'])
    }
    const renamed = await editor.call('PATCH', `/pages/${id}`, { title: 'Renamed' })
    expect(renamed.body.document).toEqual({ ...newer, root: { props: { title: 'Renamed' } } })
  })

  it('schedules, unschedules, and refuses to publish another version than was meant', async () => {
    const site = await openSite(openDatabase)
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
})
