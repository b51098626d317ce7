import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('lists for pickers', openDatabase => {
  it('SH-5: products, categories and tags are found by slug, also if it differs from the name', async () => {
    const { manager, bowlId } = await openShopDesk(openDatabase)
    await manager.call('PATCH', `/products/${bowlId}`, { name: 'Dish', tags: ['New in'] })
    await manager.call('POST', '/categories', { name: 'Cups & mugs', slug: 'drinking' })
    const found = async (path: string) =>
      (await manager.call('GET', path)).body.items.map((item: { name: string }) => item.name)
    expect(await found('/products?slug=bowl')).toEqual(['Dish'])
    expect(await found('/products?slug=dish')).toEqual([])
    expect(await found('/categories?slug=drinking')).toEqual(['Cups & mugs'])
    expect(await found('/categories?slug=cups-mugs')).toEqual([])
    expect(await found('/tags?slug=new-in')).toEqual(['New in'])
  })

  it('SH-5: links find categories with their parents, tags and brands of products', async () => {
    const { manager, services, as } = await openShopDesk(openDatabase)
    await services.shop.catalog.save([
      {
        ...{ type: 'simple', name: 'Jug', variant: { regularPrice: 1000 } },
        ...{ categories: [['Table', 'Jugs']], tags: ['Jug of the year'], brand: 'Jugworks' },
      },
    ])
    const author = await as('author')
    for (const browser of [manager, author]) {
      const { items } = (await browser.call('GET', '/archives?q=jug')).body
      expect(items).toEqual([
        { name: 'Table > Jugs', path: '/shop?category=jugs', of: 'product' },
        { name: 'Jug of the year', path: '/shop?tag=jug-of-the-year', of: 'product' },
        { name: 'Jugworks', path: '/shop?brand=jugworks', of: 'product' },
      ])
    }
    expect((await manager.call('GET', '/archives?q=jug&perPage=2')).body.items).toHaveLength(2)
  })

  it('SH-5: a chosen global block is found by its id', async () => {
    const { manager, services } = await openShopDesk(openDatabase)
    const heading = { type: 'heading', props: { id: 'guide', text: 'Sizes' } }
    const saved = await services.pages.save({
      ...{ kind: 'block', path: '/blocks/sizes', document: documentOf([heading]) },
      ...{ author: 't', publish: true },
    })
    if (!saved.ok) throw new Error(saved.reason)
    const { items } = (await manager.call('GET', `/pages?ids=${saved.id}`)).body
    expect(items).toMatchObject([{ id: saved.id, kind: 'block' }])
  })
})
