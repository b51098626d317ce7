import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import type { Menu } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

const item = (label: string, children?: Menu): Menu[number] => ({
  label,
  href: `/${label.toLowerCase()}`,
  ...(children ? { children } : {}),
})

describeDatabases('menus and the logo on a page', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const { pages } = site.services
    const put = async (path: string, props: object) => {
      const nodes = [
        { type: 'menu', props: { id: 'links', ...props } },
        { type: 'logo', props: { id: 'mark' } },
      ]
      const document = documentOf('A page', nodes)
      expect(await pages.save({ path, document, author: 't', publish: true })).toMatchObject({
        ok: true,
      })
    }
    const read = async (path: string) => {
      const { body } = await site.read(path)
      return {
        menu: /<nav id="links".*?<\/nav>/s.exec(body)?.[0] ?? '',
        logo: /<div id="mark".*?<\/div>/s.exec(body)?.[0] ?? '',
      }
    }
    return { pages, put, read }
  }

  it('are the menu that was chosen, the page in it marked, or else the one of the header', async () => {
    const { pages, put, read } = await open()
    const side = [item('Help', [item('Help/Returns')]), item('Größen')]
    const saved = await pages.menus.save({ name: 'Side', location: null, items: side })
    if (!saved.ok) throw new Error('not saved')
    await pages.menus.save({ name: 'Top', location: 'header', items: [item('About')] })
    for (const path of ['/größen', '/help/returns']) await put(path, { menu: saved.id })
    await put('/about', {})
    await put('/gone', { menu: 'no-such-menu' })

    const { menu } = await read('/help/returns')
    expect(menu).toContain('aria-label="Side"')
    expect(menu).toMatch(/<summary [^>]*aria-label="Help" data-current="">/)
    expect(menu).toContain('href="/help" aria-current="true"')
    expect(menu).toContain('href="/help/returns" aria-current="page"')
    const encoded = await read(encodeURI('/größen'))
    expect(encoded.menu).toContain('href="/größen" aria-current="page"')
    expect((await read('/about')).menu).toContain('href="/about" aria-current="page">About')
    expect((await read('/gone')).menu).toMatch(/^<nav[^>]* hidden=""/)
  })

  it('HDR-4: open a layout block with working forms, without infinite nesting', async () => {
    const site = await openSite(openDatabase)
    const { pages } = site.services
    const publish = async (path: string, kind: 'page' | 'block', nodes: PageNode[]) => {
      const saved = await pages.save({
        path,
        kind,
        document: documentOf(path, nodes),
        author: 't',
        publish: true,
      })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    }
    const menuModule = { type: 'menu', props: { id: 'links' } }
    const block = await publish('/panel', 'block', [
      { type: 'contact-form', props: { id: 'ask' } },
      { ...menuModule, props: { id: 'inner' } },
    ])
    const items = [
      { ...item('Help'), mega: { block } },
      { ...item('Gone'), mega: { block: 'no' } },
    ]
    await pages.menus.save({ name: 'Top', location: 'header', items })
    await publish('/p', 'page', [menuModule])

    const { body } = await site.read('/p')
    const menu = /<nav id="links".*<\/nav>/s.exec(body)?.[0] ?? ''
    expect(menu).toContain('data-mega="block"')
    expect(menu.match(/<form /g)).toHaveLength(1)
    expect(menu).toContain('<li class="menu-item"><a class="menu-link" href="/gone">Gone</a></li>')
    expect(menu, 'the menu within its own block').toMatch(/<nav id="[^"]*inner"/)

    const action = /name="_action" value="([^"]+)"/.exec(menu)?.[1] ?? ''
    const send = () =>
      site.app.inject({
        method: 'POST',
        url: '/p',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ _action: action }).toString(),
      })
    expect(action).toMatch(/ask\//)
    const answer = await send()
    expect(answer.statusCode, 'the form is found, and has something to say').not.toBe(404)

    const hidden = items.map(one => ({ ...one, show: { to: 'signed-in' as const } }))
    await pages.menus.save({ name: 'Top', location: 'header', items: hidden })
    await expect.poll(async () => (await site.read('/p')).body).not.toContain('data-mega="block"')
    expect((await send()).statusCode, 'of an entry for others it takes nothing').toBe(404)
    await pages.menus.save({ name: 'Top', location: 'header', items })
    await expect.poll(async () => (await site.read('/p')).body).toContain('data-mega="block"')

    // Changes of the block appear on pages with the menu.
    const other = { type: 'heading', props: { id: 'new', text: 'News in the panel' } }
    const document = documentOf('/panel', [other])
    await pages.save({ path: '/panel', kind: 'block', document, author: 't', publish: true })
    await expect.poll(async () => (await site.read('/p')).body).toContain('News in the panel')
  })

  it('the logo is the site name by default and follows the settings', async () => {
    const { pages, put, read } = await open()
    await put('/', {})
    expect((await read('/')).logo).toContain('aria-current="page"')
    await pages.settings.set({ siteName: 'New name' })
    await expect.poll(async () => (await read('/')).logo).toContain('New name')
  })
})
