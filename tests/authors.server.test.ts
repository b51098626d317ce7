import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('authors of posts', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const put = async (path: string, author: string) => {
      const content = [{ type: 'author-box', props: { id: 'box' } }]
      const saved = await site.services.pages.save({
        path,
        kind: 'post',
        document: { schema: 1, upgrades: {}, root: { props: { title: 'P' } }, content },
        summary: { author },
        author: 't',
        publish: true,
      })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    const read = async (path: string) => {
      const { body } = await site.read(path)
      return body.split('<div id="box"')[1]?.split('</main>')[0] ?? ''
    }
    return { ...site, site, put, read }
  }
  const profile = {
    name: 'Ida Berg',
    role: 'Editor',
    bio: 'First line.\nSecond line.',
    portrait: 'placeholder-square',
    links: [{ label: 'Website', url: 'https://ida.example' }],
  }

  it('have a profile that their posts show, and posts follow a new name', async () => {
    const { site, services, put, read } = await open()
    const editor = await signInAs(site, 'editor')
    await put('/journal/a', 'Ida Berg')
    await put('/journal/b', 'Somebody else')
    expect(await read('/journal/a')).toContain('Ida Berg')
    const added = await editor.call('POST', '/authors', profile)
    expect(added.body).toMatchObject(profile)
    await expect.poll(() => read('/journal/a')).toContain('<p>Second line.</p>')
    const box = await read('/journal/a')
    for (const text of ['Editor', 'href="https://ida.example"']) {
      expect(box).toContain(text)
    }
    expect(await read('/journal/b')).not.toContain('Editor')
    expect(await services.pages.media.usedIds()).toContain('placeholder-square')

    const { id } = added.body
    await editor.call('PATCH', `/authors/${id}`, { name: 'Ida Berg-Sund' })
    await expect.poll(() => read('/journal/a')).toContain('Ida Berg-Sund')
    expect((await editor.call('POST', '/authors', { name: 'Ida Berg-Sund' })).body.error).toBe(
      'taken',
    )
    const hostile = { name: 'X', links: [{ label: 'x', url: 'javascript:alert(1)' }] }
    expect((await editor.call('POST', '/authors', hostile)).status).toBe(422)
    expect((await editor.call('DELETE', `/authors/${id}`)).status).toBe(204)
    await expect.poll(() => read('/journal/a')).not.toContain('Second line.')
    expect(await read('/journal/a')).toContain('Ida Berg-Sund')
  })

  it('lead from the old address of their archive to the new one', async () => {
    const { site, services, put } = await open()
    await put('/journal/a', 'Ida Berg')
    const made = await services.pages.authors.save(profile)
    if (!made.ok) throw new Error(made.reason)
    const { paths } = await services.pages.settings.get()
    const archive = (slug: string) => `${paths.posts}/${paths.author}/${slug}`
    expect((await site.app.inject(archive('ida-berg'))).statusCode).toBe(200)
    await services.pages.authors.save({ ...profile, slug: 'ida' }, made.id)
    const old = await site.app.inject(archive('ida-berg'))
    expect([old.statusCode, old.headers.location]).toEqual([301, archive('ida')])
    expect((await site.app.inject(archive('ida'))).statusCode).toBe(200)
  })

  it('write their own profile; that of others is for editors', async () => {
    const { site } = await open()
    const author = await signInAs(site, 'author')
    const { name } = (await author.call('GET', '/me')).body
    const own = await author.call('POST', '/authors', { ...profile, name })
    expect(own.status, JSON.stringify(own.body)).toBe(200)
    const changed = await author.call('PATCH', `/authors/${own.body.id}`, { role: 'Potter' })
    expect(changed.body.role).toBe('Potter')
    expect((await author.call('POST', '/authors', profile)).status).toBe(403)
    const renamed = await author.call('PATCH', `/authors/${own.body.id}`, { name: 'Ida Berg' })
    expect(renamed.status).toBe(403)
  })
})
