import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('menus in the admin', openDatabase => {
  it('replaces a menu as a whole, with entries below entries, and shows it', async () => {
    const services = await openTestServices(openDatabase)
    const site = { services, app: await buildTestApp(services) }
    const editor = await signInAs(site, 'editor')
    const known = (await editor.call('GET', '/menus')).body
    expect(known.items.map((one: { id: string }) => one.id)).toEqual([
      'main',
      'footer-shop',
      'footer-studio',
    ])
    const level = (label: string, children?: object[]) => ({
      label,
      href: `/${label.toLowerCase()}`,
      ...(children ? { children } : {}),
    })
    const items = [level('Pots', [level('Bowls', [level('Small')])]), level('About')]
    const saved = await editor.call('PUT', '/menus/main', { items, readAt: 0 })
    expect(saved.body).toMatchObject({ id: 'main', items })
    const { body } = await site.app.inject({ url: '/nowhere', headers: { accept: 'text/html' } })
    for (const href of ['/pots', '/bowls', '/small', '/about'])
      expect(body).toContain(`href="${href}"`)
    expect(body).toMatch(/<details class="site-submenu"[^>]*><summary[^>]*>Pots/)

    const old = await editor.call('PUT', '/menus/main', { items: [], readAt: 0 })
    expect([old.status, old.body.error]).toEqual([409, 'conflict'])
    const next = await editor.call('PUT', '/menus/main', {
      items: [level('About')],
      readAt: saved.body.updatedAt,
    })
    expect(next.body.updatedAt).toBeGreaterThan(saved.body.updatedAt)
    const deep = [level('A', [level('B', [level('C', [level('D')])])])]
    expect((await editor.call('PUT', '/menus/main', { items: deep })).status).toBe(422)
    const hostile = [{ label: 'x', href: 'javascript:alert(1)' }]
    expect((await editor.call('PUT', '/menus/main', { items: hostile })).status).toBe(422)
    expect((await editor.call('PUT', '/menus/Main!', { items: [] })).status).toBe(422)
  })
})
