import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { productPieces } from '../src/server/starter/product-pieces.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { fileOf } from './support/test-shop.ts'

const PRODUCTS = [
  'ID,Type,SKU,Name,Published,Short description,Description,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible',
  '1,variable,chair,Chair,1,A chair.,Made to last.,,,Wood,"Oak, Ash",1',
  '2,variation,chair-oak,Oak,1,,,10,chair,Wood,Oak,',
  '3,variation,chair-ash,Ash,1,,,25,chair,Wood,Ash,',
  '4,variable,stool,Stool,1,A stool.,,,,Wood,"Oak, Ash",1',
  '5,variation,stool-oak,Oak,1,,,7,stool,Wood,Oak,',
  '6,variation,stool-ash,Ash,1,,,8,stool,Wood,Ash,',
  '',
].join('\n')

const piece = (type: string, id: string, product: string): PageNode => ({
  type,
  props: { id, product },
})

/** HTML of a module, up to the next module. */
const partOf = (html: string, id: string) =>
  html.split(` id="${id}" `)[1]?.split(/<\w[^>]* data-module=/)[0] ?? ''

describeDatabases('modules of a product page', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const { shop, pages } = desk.services
    const imported = await shop.catalog.import({ open: fileOf(PRODUCTS) })
    expect(imported).toMatchObject({ ok: true })
    const publish = async (path: string, content: PageNode[], more: object = {}) => {
      const document = documentOf(content)
      const saved = await pages.save({ path, document, author: 't', publish: true, ...more })
      if (!saved.ok) throw new Error(saved.reason)
    }
    const template = (content: PageNode[]) =>
      publish('/templates/product', content, {
        kind: 'template',
        template: {
          part: 'body',
          conditions: { include: [{ kind: 'all', of: 'product' }], exclude: [] },
        },
      })
    const read = async (path: string) => (await desk.app.inject(path)).body
    return { ...desk, publish, template, read }
  }

  it('SH-5: show the variant that the URL names, each in its place', async () => {
    const { template, read } = await open()
    await template(productPieces({ buyBar: 'none', panels: 'below' }))
    const before = await read('/product/chair')
    expect(partOf(before, 'product-price')).toMatch(/From .*10/)
    expect(partOf(before, 'product-meta')).toMatch(/SKU.*chair</)
    const after = await read('/product/chair?wood=ash')
    expect(partOf(after, 'product-price')).toContain('25')
    expect(partOf(after, 'product-meta')).toContain('chair-ash')
    expect(partOf(after, 'product-buy')).toMatch(
      /value="Ash"[^>]*checked=""|checked=""[^>]*value="Ash"/,
    )
    expect(partOf(after, 'product-title')).toContain('<h1 class="product-name">Chair</h1>')
    expect(after).toContain('Made to last.')
  })

  it('SH-5: keep two products on a page apart, and the modules of one together', async () => {
    const { publish, read } = await open()
    await publish('/two', [
      piece('product-price', 'price-1', 'chair'),
      piece('product-price', 'price-2', 'stool'),
      piece('product-buy', 'buy-2', 'stool'),
      piece('product-buy', 'buy-1', 'chair'),
    ])
    const html = await read('/two?wood=ash&price-2.wood=oak&unknown=1')
    expect(partOf(html, 'price-1')).toContain('25')
    expect(partOf(html, 'price-2')).toContain('7.00')
    expect(partOf(html, 'price-1')).toContain('data-product="product"')
    expect(partOf(html, 'price-2')).toContain('data-product="price-2.product"')
    expect(html).toContain('"parameters":{"wood":"price-2.wood"}')
  })

  it('SH-5: need no more queries than one module, and state the product once', async () => {
    const { template, publish, read, app } = await open()
    const countQueries = async () => {
      const { body } = await app.inject('/metrics')
      return Number(/vitrine_db_queries_total\{source="request"\} (\d+)/.exec(body)?.[1] ?? 0)
    }
    /**
     * Queries of pages after a publication, so that none is cached. The least counts, because some
     * of them also refill short-lived caches.
     */
    const queriesAfter = async (republish: () => Promise<void>) => {
      await republish()
      await read('/product/stool')
      const counts: number[] = []
      for (const path of ['/product/chair', '/product/chair?wood=ash', '/product/stool?wood=ash']) {
        const before = await countQueries()
        await read(path)
        counts.push((await countQueries()) - before)
      }
      return Math.min(...counts)
    }
    const review = { type: 'product-reviews', props: { id: 'reviews' } }
    const whole = await queriesAfter(() =>
      template([{ type: 'product', props: { id: 'product', upsells: false, reviews: [review] } }]),
    )
    const publishPieces = () =>
      publish('/templates/product', productPieces({ buyBar: 'all', panels: 'tabs' }).slice(0, -1))
    await expect.poll(() => queriesAfter(publishPieces)).toBeLessThanOrEqual(whole)
    expect(await queriesAfter(publishPieces)).toBeGreaterThan(0)
    const html = await read('/product/chair?wood=oak')
    expect(html.match(/"@type":"Product"/g)).toHaveLength(1)
  })

  it('SH-5: ask for no quantity of a product that is sold out', async () => {
    const { publish, read, services } = await open()
    const products = [
      'ID,Type,SKU,Name,Published,Stock,Regular price',
      '7,simple,full,Full,1,3,10',
      '8,simple,gone,Gone,1,0,10',
      '',
    ].join('\n')
    const imported = await services.shop.catalog.import({ open: fileOf(products) })
    expect(imported).toMatchObject({ ok: true })
    await publish('/two', [
      piece('product-buy', 'full', 'full'),
      piece('product-buy', 'gone', 'gone'),
    ])
    const html = await read('/two')
    expect(partOf(html, 'full')).toContain('name="quantity"')
    expect(partOf(html, 'gone')).not.toContain('name="quantity"')
    expect(partOf(html, 'gone')).toContain('data-sold-out')
  })

  it('SH-5: answer 404 at the URL of no product, and show nothing elsewhere', async () => {
    const { template, publish, app } = await open()
    await template([{ type: 'product-title', props: { id: 'title' } }])
    expect((await app.inject('/product/none')).statusCode).toBe(404)
    await publish('/plain', [{ type: 'product-title', props: { id: 'title' } }])
    const { statusCode, body } = await app.inject('/plain')
    expect(statusCode).toBe(200)
    expect(body).not.toContain('data-module="product-title"')
  })
})
