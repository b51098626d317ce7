import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('product feeds', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const get = (url: string) => desk.app.inject({ method: 'GET', url })
    await desk.services.shopSettings.set({ feed: { enabled: true } })
    return { ...desk, get }
  }

  it('SH-5 lists every variant for sale with its own address, price and stock', async () => {
    const { get, services } = await open()
    const variant = (color: string, regularPrice: number, more: object = {}) => ({
      ...{ options: { color }, regularPrice, sku: `cup-${color.toLowerCase()}` },
      ...more,
    })
    await services.shop.catalog.save([
      {
        type: 'variable',
        name: 'Cup & "saucer"',
        slug: 'cup',
        sku: 'cup',
        categories: [['Table', 'Cups']],
        brand: 'Tonwerk',
        shortHtml: '<p>Thin walls.</p>',
        options: [
          {
            key: 'color',
            name: 'Color',
            values: ['Blue', 'Ash grey'],
            visible: true,
            variation: true,
          },
        ],
        variants: [
          variant('Blue', 1200, { salePrice: 900, stock: { quantity: 0 }, gtin: '4006381333931' }),
          variant('Ash grey', 1300),
        ],
      },
      { type: 'simple', name: 'Draft', status: 'draft', variant: { regularPrice: 100 } },
      { type: 'simple', name: 'Hidden', visibility: 'hidden', variant: { regularPrice: 100 } },
      { type: 'simple', name: 'No price' },
    ])
    const answer = await get('/feeds/products.xml')
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const items = [...answer.body.matchAll(/<item>.*?<\/item>/gs)].map(([text]) => text)
    expect(items).toHaveLength(3)
    const blue = items.find(text => text.includes('cup-blue')) ?? ''
    for (const part of [
      '<g:id>cup-blue</g:id>',
      '<g:title>Cup &amp; &quot;saucer&quot; – Blue</g:title>',
      '<g:description>Thin walls.</g:description>',
      '<g:link>http://127.0.0.1:3000/product/cup?color=blue</g:link>',
      '<g:availability>out_of_stock</g:availability>',
      '<g:price>12.00 EUR</g:price><g:sale_price>9.00 EUR</g:sale_price>',
      '<g:brand>Tonwerk</g:brand><g:gtin>4006381333931</g:gtin>',
      '<g:item_group_id>cup</g:item_group_id>',
      '<g:product_type>Table &gt; Cups</g:product_type>',
      '<g:color>Blue</g:color>',
    ]) {
      expect(blue).toContain(part)
    }
    const ash = items.find(text => text.includes('cup-ash')) ?? ''
    expect(ash).toContain('<g:identifier_exists>no</g:identifier_exists>')
    expect(blue).not.toContain('identifier_exists')
    expect(ash).not.toContain('g:mpn')
    const lines = (await get('/feeds/products.jsonl')).body.trim().split('\n')
    expect(lines.map(line => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        ...{ id: 'cup-ash grey', price: 1300, currency: 'EUR', stock: 'in-stock' },
        url: 'http://127.0.0.1:3000/product/cup?color=ash-grey',
        categories: [['Table', 'Cups']],
        options: { Color: 'Ash grey' },
      }),
    )
    expect((await get('/llms.txt')).body).toContain('/feeds/products.jsonl')
  })

  it('SH-5 is not there until the owner turns it on', async () => {
    const { get, services } = await open()
    await services.shopSettings.set({ feed: { enabled: false } })
    for (const name of ['products.xml', 'products.jsonl']) {
      expect((await get(`/feeds/${name}`)).statusCode).toBe(404)
    }
  })
})
