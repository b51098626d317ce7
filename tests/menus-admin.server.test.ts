import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

interface Item {
  label: string
  href: string
  children?: Item[]
}

describeDatabases('menus in the admin', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const site = { services, app: await buildTestApp(services) }
    const editor = await signInAs(site, 'editor')
    const read = async () => {
      const { body } = await site.app.inject({ url: '/nowhere', headers: { accept: 'text/html' } })
      return body
    }
    return { services, editor, read }
  }
  /** A page that was read before is another within the second that a change takes to spread. */
  const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 5000 })
  const item = (label: string, children?: Item[]): Item => ({
    label,
    href: `/${label.toLowerCase()}`,
    ...(children ? { children } : {}),
  })
  const menu = (items: Item[], location: 'header' | 'footer' | null = 'header') => ({
    name: 'Main menu',
    location,
    items,
  })

  it('replaces a menu as a whole, with entries below entries, and shows it', async () => {
    const { editor, read } = await open()
    expect((await editor.call('GET', '/menus')).body.items).toEqual([])
    const items = [item('Pots', [item('Bowls', [item('Small')])]), item('About')]
    const saved = await editor.call('PUT', '/menus/main', { ...menu(items), readAt: 0 })
    expect(saved.body).toMatchObject({ id: 'main', name: 'Main menu', location: 'header', items })
    const body = await read()
    for (const href of ['/pots', '/bowls', '/small', '/about'])
      expect(body).toContain(`href="${href}"`)
    expect(body).toMatch(/<details class="submenu"[^>]*><summary[^>]*>Pots/)

    const old = await editor.call('PUT', '/menus/main', { ...menu([]), readAt: 0 })
    expect([old.status, old.body.error]).toEqual([409, 'conflict'])
    const next = await editor.call('PUT', '/menus/main', {
      ...menu([item('About')]),
      readAt: saved.body.updatedAt,
    })
    expect(next.body.updatedAt).toBeGreaterThan(saved.body.updatedAt)
    const deep = [item('A', [item('B', [item('C', [item('D')])])])]
    const hostile = [{ label: 'x', href: 'javascript:alert(1)' }]
    for (const bad of [menu(deep), menu(hostile), { ...menu([]), name: ' ' }]) {
      expect((await editor.call('PUT', '/menus/main', bad)).status).toBe(422)
    }
    expect((await editor.call('PUT', '/menus/Main!', menu([]))).status).toBe(422)
  })

  it('has as many as the owner makes: one in the header, in the footer a column of each', async () => {
    const { editor, read } = await open()
    const create = async (name: string, location: string | null, label: string) =>
      (await editor.call('POST', '/menus', { name, location, items: [item(label)] })).body
    const first = await create('Top', 'header', 'Pots')
    const shop = await create('Our shop', 'footer', 'Delivery')
    await create('Visit us', 'footer', 'Hours')
    await create('Not yet', null, 'Secret')
    const columns = async () =>
      [...(await read()).matchAll(/class="site-footer-title">([^<]*)/g)].map(match => match[1])
    await soon(columns).toEqual(['Our shop', 'Visit us'])
    await soon(read).toContain('href="/pots"')
    await soon(read).not.toContain('/secret')

    // Another one for the header takes its place.
    await create('New top', 'header', 'Bowls')
    await soon(read).toContain('href="/bowls"')
    await soon(read).not.toContain('href="/pots"')
    const { items } = (await editor.call('GET', '/menus')).body
    expect(items.find((one: { id: string }) => one.id === first.id).location).toBeNull()

    expect((await editor.call('DELETE', `/menus/${shop.id}`)).status).toBe(204)
    await soon(columns).toEqual(['Visit us'])
    expect((await editor.call('DELETE', `/menus/${shop.id}`)).status).toBe(404)
    // Undo: the same again under its id.
    const { id, updatedAt: _, ...values } = shop
    await editor.call('PUT', `/menus/${id}`, { ...values, readAt: 0 })
    await soon(columns).toEqual(['Visit us', 'Our shop'])
  })

  it('leads to pages by what they are, wherever they move, and to none that is not published', async () => {
    const { editor, read } = await open()
    const make = async (path: string) =>
      (await editor.call('POST', '/pages', { path, title: path })).body as { id: string }
    const [tea, green] = [await make('/tea'), await make('/tea/green')]
    const items = [
      {
        ...item('Tea'),
        href: '/tea?size=l#brew',
        children: [{ label: 'Green', href: '/tea/green' }],
      },
      item('Elsewhere'),
    ]
    await editor.call('PUT', '/menus/main', menu(items))
    expect((await editor.call('GET', '/menus')).body.items[0].items).toEqual(items)
    await soon(read).not.toContain('href="/tea')
    await soon(read).toContain('href="/elsewhere"')

    await editor.call('POST', `/pages/${green.id}/publish`, {})
    // What is below an entry that leads nowhere yet moves up to its place.
    await soon(read).toContain('href="/tea/green"')
    await editor.call('POST', `/pages/${tea.id}/publish`, {})
    await soon(read).toContain('href="/tea?size=l#brew"')
    await editor.call('PATCH', `/pages/${tea.id}`, { path: '/drinks', withBelow: true })
    await soon(read).toContain('href="/drinks?size=l#brew"')
    await soon(read).toContain('href="/drinks/green"')
    await editor.call('POST', `/pages/${tea.id}/unpublish`, {})
    await soon(read).not.toContain('href="/drinks?')
    await editor.call('DELETE', `/pages/${green.id}`)
    await soon(read).not.toContain('/drinks/green')
    await editor.call('POST', `/pages/${green.id}/restore`)
    await soon(read).toContain('href="/drinks/green"')
  })
})
