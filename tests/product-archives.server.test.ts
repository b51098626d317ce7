import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import type { TemplateCondition } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

const heading = (id: string, text: string): PageNode => ({
  type: 'heading',
  props: { id, text, level: 'h2' },
})
const grid = (more: object = {}): PageNode => ({
  type: 'product-grid',
  props: { id: 'products', source: 'archive', filters: true, ...more },
})

describeDatabases('archives of products', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const { shop, pages } = site.services
    const product = (name: string, more: object = {}) => ({
      ...{ type: 'simple' as const, name, variant: { regularPrice: 1000 } },
      ...more,
    })
    await shop.catalog.save([
      product('Ash', { categories: [['Kitchen', 'Bowls']], brand: 'Alder' }),
      product('Birch', { categories: [['Kitchen']], tags: ['New'] }),
      product('Cedar', { categories: [['Garden']], brand: 'Beech' }),
    ])
    const all = { page: 1, perPage: 10, order: 'asc' } as const
    const { items } = await shop.categories.list({ ...all, sort: 'tree' })
    const category = (name: string) => {
      const found = items.find(one => one.name === name)
      if (!found) throw new Error(name)
      return found
    }
    const kitchen = category('Kitchen')
    const rename = async (edit: object) => {
      const { slug, name, parentId, description, image, position } = kitchen
      const known = { slug, name, parentId, description, image, position }
      expect((await shop.categories.save({ ...known, ...edit }, kitchen.id)).ok).toBe(true)
    }
    await rename({ description: 'For  cooks.' })
    const [brand] = (await shop.brands.list({ ...all, sort: 'name', q: 'Alder' })).items
    const [tag] = (await shop.tags.list({ ...all, sort: 'name' })).items
    if (!brand || !tag) throw new Error('no terms')

    const addTemplate = async (
      name: string,
      include: TemplateCondition[],
      content: PageNode[] = [grid()],
      more: object = {},
    ) => {
      const saved = await pages.save({
        path: `/templates/${name}`,
        kind: 'template',
        template: { part: 'body', conditions: { include, exclude: [] } },
        document: documentOf(`Template ${name}`, content),
        author: 't',
        publish: true,
        ...more,
      })
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    const get = async (path: string) => {
      const { body, statusCode: status, headers } = await site.read(path)
      const head = body.slice(0, body.indexOf('</head>'))
      const origin = /^https?:\/\/[^/]*/
      return {
        status,
        body,
        isRendered: 'server-timing' in headers,
        heading: /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1],
        names: [...body.matchAll(/product-card-name[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(
          one => one[1],
        ),
        title: /<title>(.*?)<\/title>/.exec(head)?.[1],
        description: /name="description" content="([^"]*)"/.exec(head)?.[1],
        canonical: /rel="canonical" href="([^"]*)"/.exec(head)?.[1]?.replace(origin, ''),
        isHidden: head.includes('noindex'),
      }
    }
    const headingOf = async (path: string) => (await get(path)).heading
    const ids = { kitchen: kitchen.id, bowls: category('Bowls').id, brand: brand.id, tag: tag.id }
    return { ...site, ids, rename, addTemplate, get, headingOf }
  }

  it('SH-5: use the template of the category, its nearest parent, the tag or the brand', async () => {
    const { ids, addTemplate, headingOf, get } = await open()
    expect(await headingOf('/shop')).toBe('Shop')
    expect(await headingOf('/shop?category=bowls')).toBe('Bowls')
    const of = { kind: 'archive', of: 'product' } as const
    await addTemplate('shop', [{ kind: 'shop' }])
    await addTemplate('all', [of])
    await addTemplate('categories', [{ ...of, by: 'category' }])
    await addTemplate('kitchen', [{ ...of, by: 'category', id: ids.kitchen }])
    await addTemplate('new', [{ ...of, by: 'tag', id: ids.tag }])
    await addTemplate('alder', [{ ...of, by: 'brand', id: ids.brand }])
    const chosen = {
      '/shop': 'shop',
      '/shop?sort=name': 'shop',
      '/shop?category=kitchen': 'kitchen',
      '/shop?category=bowls': 'kitchen',
      '/shop?category=garden': 'categories',
      '/shop?tag=new': 'new',
      '/shop?brand=alder': 'alder',
      '/shop?brand=beech': 'all',
      // The category decides; other parameters are filters.
      '/shop?category=garden&brand=alder&tag=new': 'categories',
      '/shop?category=kitchen&sort=name&page=2&in_stock=1&q=ash': 'kitchen',
      '/shop?brand=alder&price=1-99': 'alder',
      '/shop?brand=alder,beech': 'shop',
      '/shop?brand=unknown': 'shop',
    }
    // Changes reach the cache with a delay.
    await expect.poll(() => headingOf('/shop?category=bowls')).toBe('Template kitchen')
    await expect.poll(() => headingOf('/shop?brand=alder')).toBe('Template alder')
    const found = await Promise.all(
      Object.keys(chosen).map(async path => [path, await headingOf(path)]),
    )
    expect(found).toEqual(Object.entries(chosen).map(([path, name]) => [path, `Template ${name}`]))
    expect((await get('/shop?category=unknown')).status).toBe(404)
    await addTemplate('bowls', [{ ...of, by: 'category', id: ids.bowls }])
    await expect.poll(() => headingOf('/shop?category=bowls')).toBe('Template bowls')
    expect(await headingOf('/shop?category=kitchen')).toBe('Template kitchen')
  })

  it('SH-5: give a template their name, text, products, breadcrumbs and canonical URL', async () => {
    const { ids, addTemplate, get } = await open()
    const condition = { kind: 'archive', of: 'product', by: 'category', id: ids.kitchen } as const
    await addTemplate(
      'kitchen',
      [condition],
      [
        { type: 'breadcrumbs', props: { id: 'way' } },
        { type: 'post-title', props: { id: 'own-title', level: 'h3' } },
        heading('name', 'page:title'),
        heading('text', 'page:excerpt'),
        grid({ controls: false }),
        {
          type: 'loop',
          props: { id: 'loop', source: 'archive', content: [heading('one', 'page:title')] },
        },
      ],
    )
    const kitchen = await get('/shop?category=kitchen')
    expect(kitchen).toMatchObject({
      names: ['Ash', 'Birch'],
      description: 'For cooks.',
      canonical: '/shop?category=kitchen',
      isHidden: false,
    })
    expect(kitchen.title).toMatch(/^Kitchen – Shop/)
    for (const text of ['Kitchen', 'For  cooks.', 'Ash', 'Birch']) {
      expect(kitchen.body).toMatch(new RegExp(`<h2[^>]*>${text}</h2>`))
    }
    expect(kitchen.body).not.toMatch(/<h2[^>]*>Cedar<\/h2>/)
    expect(kitchen.body).toContain('<p class="post-title-lead">For  cooks.</p>')
    expect(kitchen.body).toContain('<a href="/shop">')
    const bowls = await get('/shop?category=bowls')
    expect(bowls).toMatchObject({ names: ['Ash'], canonical: '/shop?category=bowls' })
    expect(bowls.body).toContain('<a href="/shop?category=kitchen">')
    expect(bowls.body).toMatch(/"item":"[^"]*\/shop\?category=bowls"/)
    // The list reads no other parameters, so they lead to the same cached page.
    await expect
      .poll(async () => (await get('/shop?utm=1&category=bowls&page=4')).isRendered)
      .toBe(false)
  })

  it('SH-5: without a list of products in the template, are still pages of their own', async () => {
    const { ids, addTemplate, get, rename } = await open()
    const include: TemplateCondition[] = [
      { kind: 'archive', of: 'product', by: 'category', id: ids.kitchen },
      { kind: 'archive', of: 'product', by: 'brand' },
    ]
    await addTemplate(
      'plain',
      include,
      [heading('name', 'page:title'), { type: 'post-content', props: { id: 'none' } }].slice(
        0,
        1,
      ) as PageNode[],
    )
    const read = async (path: string) => {
      const { title, canonical, body } = await get(path)
      return [title, canonical, /<h2[^>]*>(.*?)<\/h2>/.exec(body)?.[1]]
    }
    expect(await read('/shop?brand=alder')).toEqual([
      expect.stringMatching(/^Alder – Shop/),
      '/shop?brand=alder',
      'Alder',
    ])
    expect(await read('/shop?category=kitchen')).toEqual([
      expect.stringMatching(/^Kitchen – Shop/),
      '/shop?category=kitchen',
      'Kitchen',
    ])
    await rename({ name: 'Cooking' })
    await expect.poll(async () => (await read('/shop?category=kitchen'))[2]).toBe('Cooking')
    expect((await read('/shop'))[1]).toBe('/shop')
  })

  it('SH-5: a change of a template or a category drops the pages that show it, and no others', async () => {
    const { ids, addTemplate, get, services, rename } = await open()
    const { editing, templates } = services.pages
    const by = { id: null, name: 't' }
    const of = { kind: 'archive', of: 'product' } as const
    const id = await addTemplate('kitchen', [{ ...of, by: 'category', id: ids.kitchen }])
    await addTemplate('brands', [{ ...of, by: 'brand' }])
    const paths = [
      '/',
      '/product/ash',
      '/product/cedar',
      '/shop',
      '/shop?category=bowls',
      '/shop?category=garden',
      '/shop?category=kitchen',
      '/shop?category=kitchen&sort=name',
      '/shop?brand=alder',
      '/shop?tag=new',
    ]
    const warm = async () => {
      const isStable = async () =>
        !(await Promise.all(paths.map(get))).some(({ isRendered }) => isRendered)
      // Earlier changes reach the cache with a delay.
      await expect.poll(isStable, { interval: 300 }).toBe(true)
    }
    const droppedBy = async (change: () => Promise<unknown>, first: string) => {
      await warm()
      await change()
      await expect.poll(async () => (await get(first)).isRendered).toBe(true)
      const rendered = await Promise.all(
        paths.map(async path => ((await get(path)).isRendered ? [path] : [])),
      )
      return [...new Set([first, ...rendered.flat()])].sort()
    }
    const ofKitchen = paths.filter(path => /kitchen|bowls/.test(path)).sort()
    const unpublish = () => editing.unpublish(id)
    expect(await droppedBy(unpublish, '/shop?category=bowls')).toEqual(ofKitchen)
    expect((await get('/shop?category=bowls')).heading).toBe('Bowls')
    // Any page may change when a template is published for the first time.
    expect((await editing.publish(id, by)).ok).toBe(true)
    await expect
      .poll(async () => (await get('/shop?category=bowls')).heading)
      .toBe('Template kitchen')
    const edit = () =>
      services.pages.save({
        path: '/templates/kitchen',
        kind: 'template',
        document: documentOf('Edited', [grid()]),
        author: 't',
        publish: true,
      })
    expect(await droppedBy(edit, '/shop?category=bowls')).toEqual(ofKitchen)
    expect((await get('/shop?category=bowls')).heading).toBe('Edited')
    // All lists and the breadcrumbs of products name categories.
    const lists = paths.filter(path => path.startsWith('/shop'))
    const renamed = await droppedBy(() => rename({ name: 'Cooking' }), '/shop?category=kitchen')
    expect(renamed.filter(path => path.startsWith('/shop'))).toEqual(lists.sort())
    await warm()
    const use = { part: 'body', conditions: { include: [{ ...of, by: 'tag' }], exclude: [] } }
    expect((await templates.set(id, use as never)).ok).toBe(true)
    await expect.poll(async () => (await get('/shop?category=bowls')).heading).toBe('Bowls')
    expect((await get('/shop?tag=new')).heading).toBe('Edited')
  })

  it('SH-5: cost no query without such templates, and at most one with them', async () => {
    const { app, addTemplate, get } = await open()
    const countQueries = async () => {
      const { body } = await app.inject('/metrics')
      return Number(/vitrine_db_queries_total\{source="request"\} (\d+)/.exec(body)?.[1] ?? 0)
    }
    /** The least of several pages, because short-lived caches expire in between. */
    const queriesOf = async (...paths: string[]) => {
      const counts: number[] = []
      for (const path of paths) {
        const before = await countQueries()
        await get(path)
        counts.push((await countQueries()) - before)
      }
      return Math.min(...counts)
    }
    await addTemplate('shop', [{ kind: 'shop' }], [grid()])
    await get('/shop')
    const lists = ['kitchen', 'bowls', 'garden'].map(slug => `/shop?category=${slug}`)
    const cachedOf = (path: string, sign = '&') =>
      queriesOf(...[1, 2, 3, 4].map(n => `${path}${sign}utm=${n}`))
    const without = await queriesOf(...lists)
    const ofShop = await cachedOf('/shop', '?')
    expect(await cachedOf('/shop?category=bowls')).toBe(ofShop)
    await addTemplate('tags', [{ kind: 'archive', of: 'product', by: 'tag' }])
    await get('/shop')
    expect(await queriesOf(...lists)).toBeLessThanOrEqual(without + 1)
    expect(await cachedOf('/shop?category=bowls')).toBe(ofShop + 1)
  })

  it('SH-5: explain their template, name what conditions name, and show a category in the builder', async () => {
    const site = await open()
    const { ids, services } = site
    const owner = await signInAs(site, 'owner')
    const of = { kind: 'archive', of: 'product' } as const
    const add = async (name: string, include: object[]) => {
      const body = { name, part: 'body', conditions: { include, exclude: [] } }
      const made = await owner.call('POST', '/templates', body)
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      expect((await owner.call('POST', `/pages/${made.body.id}/publish`, {})).status).toBe(200)
      return made.body
    }
    const choose = async (path: string) =>
      (await owner.call('GET', `/templates/choice?path=${encodeURIComponent(path)}`)).body
    expect(await choose('/shop?category=bowls&sort=name')).toMatchObject({
      page: { path: '/shop?category=bowls', title: 'Bowls', isFound: true },
      parts: [{ part: 'header' }, { part: 'body', chosen: null }, { part: 'footer' }],
      builtIn: { ...of, by: 'category' },
    })
    const ofKitchen = { ...of, by: 'category', id: ids.kitchen }
    const kitchen = await add('Kitchen', [ofKitchen])
    expect(kitchen.names).toEqual({ [ids.kitchen]: 'Kitchen' })
    const alder = await add('Alder', [
      { ...of, by: 'brand', id: ids.brand },
      { ...of, by: 'tag', id: ids.tag },
    ])
    expect(alder.names).toEqual({ [ids.brand]: 'Alder', [ids.tag]: 'New' })
    const bowls = await choose('/shop?category=bowls')
    expect(bowls.parts[1].chosen).toMatchObject({ name: 'Kitchen', condition: ofKitchen })
    expect(bowls.names).toEqual({ [ids.kitchen]: 'Kitchen' })
    expect((await choose('/shop')).parts[1].chosen).toBeNull()
    expect((await choose('/shop?category=unknown')).page).toMatchObject({ path: '/shop' })

    const frame = async (query: string) => (await owner.call('GET', `/builder?${query}`)).body
    const shown = await frame(`page=${kitchen.id}`)
    expect(shown).toMatchObject({
      preview: { path: '/shop?category=kitchen', title: 'Kitchen' },
      page: { path: '/shop?category=kitchen' },
      values: { title: 'Kitchen', excerpt: 'For  cooks.' },
      wantsContent: false,
    })
    const nodes = [{ type: 'post-title', props: { id: 'title' } }, grid()]
    const { data } = (await owner.call('POST', '/builder/data', { page: shown.page, nodes })).body
    expect(data.title).toMatchObject({ title: 'Kitchen' })
    expect(data.products.list.products).toHaveLength(2)
    const preview = encodeURIComponent('/shop?category=garden')
    expect((await frame(`page=${kitchen.id}&preview=${preview}`)).preview.title).toBe('Garden')

    for (const wrong of [
      { ...of, by: 'author' },
      { ...of, by: 'all' },
      { kind: 'archive', of: 'post', by: 'brand' },
      { ...of, by: 'brand', id: '' },
    ]) {
      const body = { name: 'x', part: 'body', conditions: { include: [wrong], exclude: [] } }
      expect((await owner.call('POST', '/templates', body)).status, JSON.stringify(wrong)).toBe(422)
    }

    // A condition on a deleted category matches nothing, as for posts.
    expect((await services.shop.categories.delete(ids.kitchen)).ok).toBe(true)
    await expect.poll(() => site.headingOf('/shop?category=bowls')).toBe('Bowls')
    expect((await owner.call('GET', `/templates/${kitchen.id}`)).body).toMatchObject({
      conditions: { include: [ofKitchen] },
      names: {},
    })
    expect((await frame(`page=${kitchen.id}`)).preview.path).toBe('/shop')
  })
})
