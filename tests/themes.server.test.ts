import { expect, it } from 'vitest'
import { CONTRASTS, contrastOf, THEME_COLORS, themeColors } from '#design'
import { themes } from '../src/server/themes/index.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf, makePage, openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

it.each(themes.map(theme => [theme.name, theme.look] as const))(
  'BM-3: the colors of the theme %s can be read, light and dark',
  (_, look) => {
    for (const scheme of ['light', 'dark'] as const) {
      const colours = { ...THEME_COLORS[scheme], ...themeColors(look, scheme) }
      for (const { text, on, atLeast } of CONTRASTS) {
        expect(
          contrastOf(colours[text], colours[on]),
          `${scheme}: ${text} on ${on}`,
        ).toBeGreaterThan(atLeast)
      }
    }
  },
)

/** The owner's pages with the module of each place. */
const SHOP_PLACES = {
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/order-received': 'order-received',
}

describeDatabases('themes', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const owner = await signInAs(site, 'owner')
    const home = await makePage(owner, '/', 'Home page')
    const post = await makePage(owner, '/journal/tea', 'Words of tea', 'post')
    for (const { id } of [home, post]) await owner.call('POST', `/pages/${id}/publish`, {})
    const use = (name: string | null, more: object = {}) =>
      owner.call('PUT', '/themes/active', { name, ...more })
    /** Everything users wrote: documents, publication, and theme. */
    const written = async () => {
      const rows = await site.services.db
        .selectFrom('pages')
        .leftJoin('templates', 'templates.page_id', 'pages.id')
        .select(['path', 'draft', 'published', 'conditions', 'theme'])
        .orderBy('path')
        .execute()
      const { theme } = await site.services.pages.settings.get()
      return { rows, theme }
    }
    const reads = (path: string) => expect.poll(async () => (await site.read(path)).body)
    return { ...site, owner, use, written, reads }
  }

  it('BM-3: two themes have their own templates and conditions for the same pages', async () => {
    const { use, owner, reads } = await open()
    const { items } = (await owner.call('GET', '/themes')).body
    expect(items.map((one: { name: string }) => one.name)).toEqual(['business', 'magazine'])
    expect((await use('business')).body).toMatchObject({ active: 'business' })
    await reads('/').toContain('Home page')
    await reads('/journal/tea').toMatch(/Words of tea[\s\S]*data-module="comments"/)
    await reads('/').toContain('#1d5bb8')
    await use('magazine')
    await reads('/journal/tea').toContain('data-module="comments"')
    await reads('/journal/tea').toContain('Words of tea')
    await reads('/').toContain('#a81e2b')
    await reads('/').not.toContain('#1d5bb8')
  })

  it('BM-3: a theme has templates for products, projects, search and checkout pages', async () => {
    const { services, owner, use, read, reads } = await open()
    const publish = async (path: string, more: object = {}) => {
      const document = { ...documentOf(`Words of ${path}`), root: { props: { title: path } } }
      const saved = await services.pages.save({
        path,
        document,
        author: 't',
        publish: true,
        ...more,
      })
      expect(saved.ok, path).toBe(true)
    }
    for (const [place, type] of Object.entries(SHOP_PLACES)) {
      const document = documentOf(`Words of ${place}`, [{ type, props: { id: type } }])
      await publish(place, { document })
    }
    await publish('/projects/hall', { kind: 'project', categories: ['Halls'] })
    await services.shop.catalog.save([
      {
        ...{ type: 'simple', name: 'Stool', variant: { regularPrice: 9000 } },
        ...{ categories: [['Furniture', 'Seats']], tags: ['New'], brand: 'Alder' },
      },
    ])
    for (const theme of ['business', 'magazine']) {
      await use(theme)
      const { items } = (await owner.call('GET', '/templates?perPage=100')).body
      const chosenFor = async (path: string, part: string) => {
        const { parts } = (
          await owner.call('GET', `/templates/choice?path=${encodeURIComponent(path)}`)
        ).body
        const chosen = parts.find((one: { part: string }) => one.part === part)?.chosen
        const { id } = items.find((one: { id: string }) => one.id === chosen?.id) ?? {}
        return (await services.pages.editing.findItem(id ?? ''))?.path
      }
      for (const [path, name] of [
        ['/product/stool', 'product'],
        ['/projects/hall', 'project'],
        ['/projects', 'projects'],
        ['/shop?category=seats', 'products'],
        ['/shop?tag=new', 'products'],
        ['/search', 'search'],
        ['/cart', 'cart'],
        ['/checkout', 'checkout'],
        ['/order-received', 'order-received'],
      ] as const) {
        expect(await chosenFor(path, 'body'), path).toBe(`/templates/${theme}-${name}`)
      }
      // It has content of its own.
      expect(await chosenFor('/shop', 'body')).toBeUndefined()
      expect(await chosenFor('/checkout', 'header')).toBe(`/templates/${theme}-checkout-header`)
      await reads('/product/stool').toMatch(/data-module="product-title"[\s\S]*Stool/)
      await reads('/projects/hall').toMatch(
        /data-module="post-title"[\s\S]*Words of \/projects\/hall/,
      )
      await reads('/projects').toContain('href="/projects/hall"')
      // Owners design the page of the shop, and brands are filters.
      for (const path of ['/shop', '/shop?brand=alder']) {
        expect(await chosenFor(path, 'body')).not.toBe(`/templates/${theme}-products`)
      }
      const seats = (await read('/shop?category=seats')).body
      expect(seats).toMatch(/breadcrumbs-list[\s\S]*Furniture[\s\S]*<h1[^>]*>Seats/)
      expect(seats).toMatch(/class="product-filters"[\s\S]*href="\/product\/stool"/)
      // Owners' content is unchanged.
      for (const [place, type] of Object.entries(SHOP_PLACES)) {
        await reads(place).toContain(`Words of ${place}`)
        const { body } = await read(place)
        expect(body.split(`data-module="${type}"`), place).toHaveLength(2)
        expect(body.match(/<h1/g), place).toHaveLength(1)
      }
    }
  })

  it('BM-3: a search has its field and its results once, from the theme or from the owner’s own page', async () => {
    const { services, use, read, reads } = await open()
    const once = async () => {
      const { body } = await read('/search?q=tea')
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
      const count = (mark: string) => main.split(mark).length - 1
      return ['<h1', 'data-module="search"', 'data-module="search-results"'].map(count)
    }
    for (const theme of ['business', 'magazine']) {
      await use(theme)
      await reads('/search?q=tea').toContain('id="search-field"')
      expect(await once()).toEqual([1, 1, 1])
    }
    const nodes = ['search', 'search-results'].map(type => ({ type, props: { id: `own-${type}` } }))
    const document = documentOf('Look for something', nodes)
    await services.pages.save({ path: '/search', document, author: 't', publish: true })
    for (const theme of ['business', 'magazine']) {
      await use(theme)
      await reads('/search?q=tea').toContain('id="own-search"')
      expect(await once()).toEqual([1, 1, 1])
    }
    await reads('/search?q=tea').toContain('id="latest-posts"')
  })

  it('BM-3: switching back and forth loses neither content nor settings', async () => {
    const { services, owner, use, written, reads } = await open()
    await owner.call('PATCH', '/settings/site', {
      theme: { colours: { light: { accent: '#336633' }, dark: {} } },
    })
    const before = await written()
    await use('business')
    const template = (await services.pages.templates.all()).find(one => one.theme === 'business')
    const { document, version } = (await owner.call('GET', `/pages/${template?.id}`)).body
    const changed = {
      ...document,
      content: [...document.content, documentOf('Changed').content[0]],
    }
    await owner.call('PUT', `/pages/${template?.id}/draft`, { document: changed, version })
    await owner.call('PATCH', '/settings/site', {
      theme: { colours: { light: { accent: '#123456' }, dark: {} } },
    })
    const business = await written()
    await use('magazine', { withPages: true })
    const { rows } = await written()
    expect(rows.map(row => row.path)).toEqual(expect.arrayContaining(['/latest', '/about']))
    expect(rows).toEqual(expect.arrayContaining(business.rows))
    await use('business')
    expect(await written()).toEqual({ rows, theme: business.theme })
    await use(null)
    const after = await written()
    expect(after.theme).toEqual(before.theme)
    expect(after.rows).toEqual(expect.arrayContaining(before.rows))
    await reads('/').toContain('#336633')
  })

  it('a theme is looked at before anybody sees it, and changes nothing by that', async () => {
    const { owner, written, read } = await open()
    const before = await written()
    const shown = await owner.get('/api/admin/themes/magazine/preview?path=/journal/tea')
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Words of tea')
    expect(shown.body).toContain('#a81e2b')
    expect(shown.body).toContain('href="/api/admin/themes/magazine/preview?path=')
    expect(await written()).toEqual(before)
    expect((await read('/')).body).not.toContain('#a81e2b')
    expect((await owner.get('/api/admin/themes/none/preview')).statusCode).toBe(404)
  })

  it('starter pages are drafts with unused paths', async () => {
    const { owner, use, services } = await open()
    const own = await makePage(owner, '/about', 'My own')
    await use('magazine', { withPages: true })
    const draft = await services.pages.draft('/about')
    expect(draft?.id).toBe(own.id)
    expect(await services.pages.published('/latest')).toBeUndefined()
    expect(await services.pages.draft('/latest')).toBeDefined()
  })

  it('a post with its own title and comments shows them once', async () => {
    const { owner, use, reads, read } = await open()
    const own = await makePage(owner, '/journal/salt', 'Words of salt', 'post')
    const { document, version } = (await owner.call('GET', `/pages/${own.id}`)).body
    const head = ['post-title', 'post-meta', 'comments'].map(type => ({
      type,
      props: { id: type },
    }))
    const content = [...head, ...document.content]
    await owner.call('PUT', `/pages/${own.id}/draft`, {
      document: { ...document, content },
      version,
    })
    await owner.call('POST', `/pages/${own.id}/publish`, {})
    for (const theme of ['business', 'magazine']) {
      await use(theme)
      await reads('/journal/salt').toContain('data-module="related-posts"')
      const { body } = await read('/journal/salt')
      for (const { type } of head) {
        expect(body.split(`data-module="${type}"`), `${type} under ${theme}`).toHaveLength(2)
      }
      await reads('/journal/tea').toContain('data-module="post-title"')
    }
  })

  it('a cart that shows products has no second row of products under a theme', async () => {
    const { owner, services } = await open()
    const cart = await makePage(owner, '/cart', 'My cart')
    const { document } = (await owner.call('GET', `/pages/${cart.id}`)).body
    const show = async (...types: string[]) => {
      const content = types.map(type => ({ type, props: { id: type } }))
      const { version } = (await owner.call('GET', `/pages/${cart.id}`)).body
      await owner.call('PUT', `/pages/${cart.id}/draft`, {
        document: { ...document, content },
        version,
      })
      await owner.call('POST', `/pages/${cart.id}/publish`, {})
      const preview = await owner.get('/api/admin/themes/business/preview?path=/cart')
      return preview.body.split('data-module="product-grid"').length - 1
    }
    expect(await services.pages.published('/cart')).toBeUndefined()
    expect(await show('cart')).toBe(1)
    expect(await show('cart', 'product-grid')).toBe(1)
  })

  it('the footer of a theme keeps menus, address and last words of the site', async () => {
    const { owner, use, reads } = await open()
    await owner.call('PATCH', '/settings/site', {
      address: ['Quay 4', 'Turku & Åbo'],
      footerText: 'No ads.',
    })
    await owner.call('PUT', '/menus/legal', {
      name: 'Legal',
      location: 'footer',
      items: [{ label: 'Imprint', href: '/imprint' }],
    })
    for (const theme of ['business', 'magazine']) {
      await use(theme)
      await reads('/').toMatch(/data-module="menu"[\s\S]*Imprint/)
      await reads('/').toContain('Quay 4<br />Turku &amp; Åbo')
      await reads('/').toContain('No ads.')
    }
  })

  it('an address that leads nowhere is looked at as the theme shows it', async () => {
    const { owner } = await open()
    const shown = await owner.get('/api/admin/themes/magazine/preview?path=/nothing-here')
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('There is nothing at this address')
  })

  it('only the settings permission can change the theme; unknown ones are refused', async () => {
    const { use, ...site } = await open()
    const editor = await signInAs(site, 'editor')
    expect((await editor.call('PUT', '/themes/active', { name: 'business' })).status).toBe(403)
    expect((await editor.get('/api/admin/themes/business/preview')).statusCode).toBe(403)
    expect((await use('vapor')).status).toBe(404)
  })
})
