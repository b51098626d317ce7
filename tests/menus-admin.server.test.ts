import { expect, it } from 'vitest'
import type { Menu } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/pages.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

type Item = Menu[number]

describeDatabases('menus in the admin', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const site = { services, app: await buildTestApp(services) }
    const editor = await signInAs(site, 'editor')
    const read = async () => {
      const { body } = await site.app.inject({ url: '/nowhere', headers: { accept: 'text/html' } })
      return body
    }
    return { services, app: site.app, editor, read }
  }
  /** Changes arrive within a second. */
  const soon = <Value>(read: () => Promise<Value>) => expect.poll(read)
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
    expect(body).toMatch(
      /href="\/pots">Pots<\/a><details class="submenu"[^>]*><summary[^>]* aria-label="Pots"/,
    )

    const old = await editor.call('PUT', '/menus/main', { ...menu([]), readAt: 0 })
    expect([old.status, old.body.error]).toEqual([409, 'conflict'])
    const next = await editor.call('PUT', '/menus/main', {
      ...menu([item('About')]),
      readAt: saved.body.updatedAt,
    })
    expect(next.body.updatedAt).toBeGreaterThan(saved.body.updatedAt)
    const deep = (levels: number): Item[] => [
      item(`Level${levels}`, levels > 1 ? deep(levels - 1) : undefined),
    ]
    expect((await editor.call('PUT', '/menus/deep', menu(deep(4), null))).status).toBe(200)
    const hostile = [{ label: 'x', href: 'javascript:alert(1)' }]
    const nowhere = [{ label: 'x', href: '' }]
    const many = Array.from({ length: 200 }, (_, index) => item(`Item${index}`))
    const more = [item('A', many), item('B', many), item('C', many)]
    expect((await editor.call('PUT', '/menus/deep', menu(many, null))).status).toBe(200)
    for (const bad of [deep(5), hostile, nowhere, [...many, item('One')], more].map(one =>
      menu(one),
    )) {
      expect((await editor.call('PUT', '/menus/main', bad)).status).toBe(422)
    }
    for (const bad of [{ ...menu([]), name: ' ' }]) {
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

    // A new header menu replaces it.
    await create('New top', 'header', 'Bowls')
    await soon(read).toContain('href="/bowls"')
    await soon(read).not.toContain('href="/pots"')
    const { items } = (await editor.call('GET', '/menus')).body
    expect(items.find((one: { id: string }) => one.id === first.id).location).toBeNull()

    expect((await editor.call('DELETE', `/menus/${shop.id}`)).status).toBe(204)
    await soon(columns).toEqual(['Visit us'])
    expect((await editor.call('DELETE', `/menus/${shop.id}`)).status).toBe(404)
    // Undo restores it under the same id.
    const { id, updatedAt: _, problems: __, ...values } = shop
    await editor.call('PUT', `/menus/${id}`, { ...values, readAt: 0 })
    await soon(columns).toEqual(['Visit us', 'Our shop'])
  })

  it('link to published pages by id wherever they move', async () => {
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
    // Children of an unpublished entry move up.
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

  it('HDR-4: entries have an icon, a badge, columns and more, and are kept as they were written', async () => {
    const { services, editor, read } = await open()
    await services.shop.catalog.save([
      { type: 'simple', name: 'Mug', variant: { regularPrice: 2500 } },
    ])
    const items: Item[] = [
      {
        ...item('Shop', [{ ...item('Cups'), description: 'For coffee' }]),
        icon: 'store',
        badge: 'New',
        mega: { columns: 3 },
      },
      { ...item('Book'), highlight: true, blank: true },
    ]
    const saved = await editor.call('PUT', '/menus/main', menu(items))
    expect(saved.body).toMatchObject({ items, problems: {} })
    await soon(read).toMatch(/<a [^>]*data-highlight=""[^>]*target="_blank" rel="noopener">Book/)
    const body = await read()
    expect(body).toMatch(
      /href="\/shop"[^>]*><svg[^>]*>.*?<\/svg>Shop(?:<!-- -->)? <bdi class="menu-badge">New/,
    )
    expect(body).toMatch(/data-mega="columns" style="--menu-columns:3"/)
    expect(body).toContain('<span class="menu-description">For coffee</span>')
    for (const wrong of [{ mega: { columns: 7 } }, { icon: 'A b' }, { show: { to: 'me' } }]) {
      const bad = menu([{ ...item('Shop'), ...wrong } as Item])
      expect((await editor.call('PUT', '/menus/main', bad)).status).toBe(422)
    }
  })

  it('an entry to an unpublished page is shown where a built-in page answers', async () => {
    const { services, editor, read } = await open()
    const { pages, shop, shopSettings } = services
    await pages.settings.set({
      paths: { ...(await pages.settings.get()).paths, posts: '/journal' },
    })
    const author = { id: null, name: 'test' }
    const publish = async (path: string) => {
      const document = documentOf(path)
      const saved = await pages.save({ path, document, author: 'test', publish: true })
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    const ids = await Promise.all(['/shop', '/cart', '/search', '/journal', '/tea'].map(publish))
    const items = ['Shop', 'Cart', 'Search', 'Journal', 'Tea'].map(label => item(label))
    await editor.call('PUT', '/menus/main', menu(items))
    const hrefs = async () => {
      const header = (await read()).split('</header>')[0] ?? ''
      return [...header.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:Shop|Cart|Search|Journal|Tea)</g)]
        .map(([, href]) => href)
        .join(' ')
    }
    await soon(hrefs).toBe('/shop /cart /search /journal /tea')
    for (const id of ids) await pages.editing.unpublish(id)
    // Without a product the program has no shop.
    await soon(hrefs).toBe('/search /journal')
    const problems = async () => (await editor.call('GET', '/menus')).body.items[0].problems
    expect(await problems()).toEqual({ '0': 'missing', '1': 'missing', '4': 'unpublished' })
    await shop.catalog.save([{ type: 'simple', name: 'Mug', variant: { regularPrice: 2500 } }])
    await soon(hrefs).toBe('/shop /cart /search /journal')
    expect(await problems()).toEqual({ '4': 'unpublished' })
    await pages.editing.trash(ids[1] ?? '')
    await soon(hrefs).toBe('/shop /cart /search /journal')
    // The built-in shop moves away from the unpublished page.
    await shopSettings.set({ paths: { ...(await shopSettings.get()).paths, shop: '/store' } })
    await soon(hrefs).toBe('/cart /search /journal')
    await pages.editing.publish(ids[0] ?? '', author)
    await soon(hrefs).toBe('/shop /cart /search /journal')
  })

  it('suggests built-in pages by name and path unless the owner has a page there', async () => {
    const { services, editor } = await open()
    const targets = async (q: string) =>
      (await editor.call('GET', `/menus/targets?q=${q}`)).body.items
    expect(await targets('cart')).toEqual([{ kind: 'page', name: 'Cart', path: '/cart' }])
    expect(await targets('sho')).toEqual([{ kind: 'page', name: 'Shop', path: '/shop' }])
    const document = { ...documentOf('Basket'), root: { props: { title: 'Cart of goods' } } }
    await services.pages.save({ path: '/cart', document, author: 't', publish: true })
    expect(await targets('cart')).toMatchObject([{ name: 'Cart of goods', path: '/cart' }])
  })

  it('broken links are hidden from visitors and reported to staff', async () => {
    const { services, editor, read } = await open()
    const make = async (path: string, kind = 'page') =>
      (await editor.call('POST', '/pages', { path, title: path, kind })).body as { id: string }
    const [tea, block] = [await make('/tea'), await make('/panel', 'block')]
    await services.shop.catalog.save([
      { type: 'simple', name: 'Mug', variant: { regularPrice: 2500 }, categories: [['Cups']] },
    ])
    const items: Item[] = [
      item('Tea', [{ ...item('Old'), href: '/product/bowl' }]),
      { ...item('Mug'), href: '/product/mug' },
      { ...item('Cups'), href: '/shop?category=cups' },
      { ...item('Jars'), href: '/shop?category=jars' },
      { ...item('More'), mega: { block: block.id } },
    ]
    const saved = await editor.call('PUT', '/menus/main', menu(items))
    const problems = {
      '0': 'unpublished',
      '0/0': 'missing',
      '3': 'missing',
      '4': 'block-missing',
    }
    expect(saved.body.problems).toEqual(problems)
    await soon(read).toContain('href="/product/mug"')
    const body = await read()
    expect(body).toContain('href="/shop?category=cups"')
    for (const gone of ['/tea', '/product/bowl', 'category=jars']) expect(body).not.toContain(gone)

    const uses = (await editor.call('DELETE', `/pages/${block.id}`)).body
    expect(uses.menus).toEqual(['Main menu'])
    await editor.call('DELETE', `/pages/${tea.id}`)
    await editor.call('DELETE', `/pages/${tea.id}/permanently`)
    const { items: menus } = (await editor.call('GET', '/menus')).body
    expect(menus[0].problems).toMatchObject({ '3': 'missing', '4': 'block-missing' })
  })

  it('shows items by sign-in state and schedule from one cache', async () => {
    const { services, app, editor, read } = await open()
    const soonOver = Date.now() + 60 * 60 * 1000
    await editor.call(
      'PUT',
      '/menus/main',
      menu([
        { ...item('Inside'), show: { to: 'signed-in' } },
        { ...item('Join'), show: { to: 'signed-out' } },
        { ...item('Summer'), show: { from: 0, until: soonOver } },
        { ...item('Later'), show: { from: soonOver } },
        { ...item('Basket'), show: { to: 'cart' } },
      ]),
    )
    await soon(read).toContain('href="/join"')
    const everybody = await read()
    for (const shown of ['/summer']) expect(everybody).toContain(`href="${shown}"`)
    for (const hidden of ['/inside', '/later', '/basket']) expect(everybody).not.toContain(hidden)
    const saved = { path: '/p', document: documentOf('P'), author: 't', publish: true }
    expect(await services.pages.save(saved)).toMatchObject({ ok: true })
    const visit = () => app.inject({ url: '/p' })
    expect((await visit()).headers.vary).toBe('accept-encoding, cookie')
    const own = await editor.get('/p')
    expect(own.body).toContain('href="/inside"')
    expect(own.body).not.toContain('href="/join"')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await visit()).body).not.toContain('/inside')
  })
})
