import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'
import { PASSWORD, signInAs } from './support/staff-browser.ts'

describeDatabases('the login module', openDatabase => {
  async function open(props: Record<string, unknown> = {}) {
    const site = await openSite(openDatabase)
    const saved = await site.services.pages.save({
      path: '/team',
      author: 't',
      publish: true,
      document: documentOf('Team', [{ type: 'login', props: { id: 'in', ...props } }]),
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    return site
  }

  it('shows the form on the cached page and the user on a private page', async () => {
    const site = await open()
    const kept = await site.read('/team')
    expect(kept.body).toContain('action="/admin/sign-in"')
    expect(kept.body).toContain('name="next" value="/team"')
    expect(kept.headers.vary).toContain('cookie')
    const editor = await signInAs(site, 'editor')
    const own = await editor.get('/team')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect(own.body).toContain('Hello, The editor')
    expect(own.body).not.toContain('type="password"')
    expect((await site.read('/team')).body).not.toContain('The editor')
    const out = await editor.post('/admin/sign-out', { next: '/team' })
    expect(out.headers.location).toBe('/team')
    expect((await editor.get('/team')).body).toContain('type="password"')
  })

  it('redirects only to pages of the site', async () => {
    const site = await open({ redirect: { url: 'https://elsewhere.example/' } })
    expect((await site.read('/team')).body).toContain('name="next" value="/team"')
    const editor = await signInAs(site, 'editor')
    for (const next of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
    ]) {
      const out = await editor.post('/admin/sign-out', { next })
      expect(out.headers.location).toBe('/admin/sign-in?notice=signed-out')
    }
    const wrong = await editor.post('/admin/sign-in', {
      email: 'nobody@example.com',
      password: PASSWORD,
      next: '/team',
    })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.body).toContain('name="next" value="/team"')
  })
})
