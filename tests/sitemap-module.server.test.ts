import { expect, it } from 'vitest'
import type { PageKind } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'

describeDatabases('the sitemap on a page', openDatabase => {
  it('lists public pages by kind and hierarchy only', async () => {
    const site = await openSite(openDatabase)
    const { pages, shop } = site.services
    const put = async (path: string, title: string, more: object = {}, kind: PageKind = 'page') => {
      site.clock.advance(1000)
      const root = { props: { title, ...more } }
      const content =
        path === '/all' ? [{ type: 'sitemap', props: { id: 'map', products: true } }] : []
      const document = { schema: 1, upgrades: {}, root, content }
      const saved = await pages.save({ path, kind, document, author: 't', publish: true })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved
    }
    const { paths } = await shop.settings()
    await put('/all', 'All of it')
    await put('/', 'Welcome')
    await put('/about', 'About')
    await put('/about/people', 'People')
    await put('/about/secret', 'Secret', { noindex: true })
    await put('/404', 'Not found')
    await put(paths.cart, 'Cart')
    await put('/journal/one', 'One', {}, 'post')
    await put('/product', 'Product', {}, 'template')
    await shop.catalog.save([
      { type: 'simple', name: 'Cup', status: 'published', categories: [['Cups']] },
    ])
    const read = async () => {
      const { body } = await site.read('/all')
      const map = body.split('<div id="map"')[1]?.split('</main>')[0] ?? ''
      return [...map.matchAll(/<(?:h2|a)[^>]*>([^<]*)</g)].map(([, text]) => text)
    }
    await expect
      .poll(read)
      .toEqual([
        ...['Pages', 'Welcome', 'About', 'People', 'All of it'],
        ...['Posts', 'One', 'Product categories', 'Cups', 'Products', 'Cup'],
      ])
    await put('/journal/two', 'Two', {}, 'post')
    await expect.poll(read).toContain('Two')
  })
})
