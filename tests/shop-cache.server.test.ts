import { afterEach, expect, it } from 'vitest'
import { ensurePlaceholders } from '../src/server/adapters/placeholders.ts'
import { describeDatabases } from './support/databases.ts'
import { until } from './support/production.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

/** Not used for products without images. */
const IMAGE = 'placeholder-wide'
const product = [
  { type: 'breadcrumbs', props: { id: 'way' } },
  { type: 'product', props: { id: 'product' } },
]
const grid = (props: object = {}) => ({ type: 'product-grid', props: { id: 'grid', ...props } })

describeDatabases('cached pages of the shop', openDatabase => {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
  })

  /** Ash is in Bowls, with an image and Birch as neighbor; Cedar is in Cups. */
  async function open() {
    const services = await openTestServices(openDatabase)
    await ensurePlaceholders(services.pages)
    const pages = { '/product': product, '/shop': grid({ controls: true }) }
    for (const [path, node] of Object.entries(pages)) {
      const saved = await services.pages.save({
        path,
        document: {
          schema: 1,
          upgrades: {},
          root: { props: { title: path } },
          content: [node].flat(),
        },
        author: 'test',
        publish: true,
        ...(path === '/product' ? { kind: 'template' as const } : {}),
      })
      if (!saved.ok) throw new Error(saved.reason)
    }
    const { catalog } = services.shop
    const simple = (name: string, regularPrice = 1000) =>
      ({ type: 'simple', name, sku: name, variant: { regularPrice } }) as const
    const [birch = ''] = await catalog.save([simple('Birch')])
    const ash = {
      ...simple('Ash'),
      categories: [['Bowls']],
      images: [IMAGE],
      upsells: [birch],
    }
    await catalog.save([ash, { ...simple('Cedar'), categories: [['Cups']] }])
    const app = await buildTestApp(services)
    opened.push(app)
    await app.ready()
    const get = async (url: string) => {
      const { body, headers, statusCode } = await app.inject(url)
      return { body, statusCode, isRendered: 'server-timing' in headers }
    }
    const all = ['/product/ash', '/product/birch', '/product/cedar', '/shop']
    for (const url of all) expect((await get(url)).statusCode, url).toBe(200)

    /** Pages rendered again after a change, once the first expected one is. */
    async function madeAnew(first: string) {
      await until(`${first} is made anew`, async () => (await get(first)).isRendered, 30_000)
      const made = [first]
      for (const url of all) if (url !== first && (await get(url)).isRendered) made.push(url)
      return made.sort()
    }
    return { services, get, madeAnew, simple }
  }

  it('a price drops the pages that show it, not those of other products', async () => {
    const { services, madeAnew, simple, get } = await open()
    await services.shop.catalog.save([simple('Birch', 2000)])
    expect(await madeAnew('/product/birch')).toEqual(['/product/ash', '/product/birch', '/shop'])
    expect((await get('/product/ash')).body).toContain('20.00')
  })

  it('a picture drops the pages that show it, those of the shop among them', async () => {
    const { services, madeAnew, get } = await open()
    await services.pages.media.setAlt(IMAGE, 'A bowl of ash')
    expect(await madeAnew('/product/ash')).toEqual(['/product/ash', '/shop'])
    expect((await get('/product/ash')).body).toContain('A bowl of ash')
  })

  it('SH-5: a category drops the pages that name it', async () => {
    const { services, madeAnew, get } = await open()
    const [bowls] = await services.shop.catalog.categories()
    const edit = {
      name: 'Dishes',
      slug: 'dishes',
      parentId: null,
      description: '',
      image: null,
      position: 0,
    }
    await services.shop.categories.save(edit, bowls?.id)
    expect(await madeAnew('/product/ash')).toEqual(['/product/ash', '/shop'])
    expect((await get('/product/ash')).body).toContain('Dishes')
    // A category without products is only shown in filters.
    const added = await services.shop.categories.save({ ...edit, name: 'Jugs', slug: 'jugs' })
    expect(await madeAnew('/shop')).toEqual(['/shop'])
    expect((await get('/shop')).body).toContain('Jugs')
    if (added.ok) await services.shop.categories.delete(added.id)
    expect(await madeAnew('/shop')).toEqual(['/shop'])
    expect((await get('/shop')).body).not.toContain('Jugs')
  })

  it('a member drops the page of its group, and a group follows its members', async () => {
    const { services, simple, get } = await open()
    const [oak = '', elm = ''] = await services.shop.catalog.save([simple('Oak'), simple('Elm')])
    const group = { type: 'grouped' as const, name: 'Set', sku: 'SET', grouped: [oak] }
    await services.shop.catalog.save([group])
    const shows = async (text: string) =>
      until(
        `the group shows ${text}`,
        async () => (await get('/product/set')).body.includes(text),
        3000,
      )
    await shows('10.00')
    await services.shop.catalog.save([simple('Oak', 3000)])
    await shows('30.00')
    await services.shop.catalog.save([{ ...group, grouped: [elm] }])
    await services.shop.catalog.save([simple('Elm', 4000)])
    await shows('40.00')
    expect((await get('/product/set')).body).not.toContain('30.00')
    const left = await services.db.selectFrom('group_members').selectAll().execute()
    expect(left.map(row => row.product_id)).toEqual([elm])
  })
})
