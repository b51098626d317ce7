import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

describeDatabases('corrected searches of product grids', openDatabase => {
  async function open(filters: boolean) {
    const site = await openSite(openDatabase)
    const { shop, pages, search } = site.services
    const product = (name: string, brand: string) => ({
      ...{ type: 'simple' as const, name, brand, variant: { regularPrice: 1000 } },
    })
    await shop.catalog.save([
      product('Cedar bowl', 'Alder'),
      product('Cedar plate', 'Beech'),
      product('Birch plate', 'Beech'),
    ])
    const grid: PageNode = {
      type: 'product-grid',
      props: { id: 'products', source: 'all', controls: true, filters },
    }
    const saved = await pages.save({
      path: '/goods',
      document: documentOf('Goods', [grid]),
      author: 't',
      publish: true,
    })
    if (!saved.ok) throw new Error(saved.reason)
    search.touch(['*'])
    await search.sync()
    const get = async (query: string) => {
      const { body } = await site.read(`/goods?${query}`)
      return {
        names: [...body.matchAll(/product-card-name[^>]*>(?:<a[^>]*>)?([^<]+)/g)]
          .map(one => one[1])
          .sort(),
        instead: /class="product-instead">([^<]*)/.exec(body)?.[1],
        count: /class="product-found">([^<]*)/.exec(body)?.[1],
        isHidden: body.slice(0, body.indexOf('</head>')).includes('noindex'),
        canonical: /rel="canonical" href="[^"]*(\/goods[^"]*)"/.exec(body)?.[1],
        body,
      }
    }
    return { ...site, get, search, shop }
  }

  it('SH-6: words that nothing matches are corrected, with filters for the corrected ones', async () => {
    const { get } = await open(true)
    const cedar = ['Cedar bowl', 'Cedar plate']
    const wrong = await get('q=cedra')
    expect(wrong).toMatchObject({ names: cedar, count: '2 products', isHidden: true })
    expect(wrong.instead).toBe('Results for “cedar”. Nothing was found for “cedra”.')
    const right = await get('q=cedar')
    expect(right).toMatchObject({ names: cedar, instead: undefined, isHidden: true })
    expect(wrong.canonical).toBe(right.canonical)
    const filtered = await get('q=cedra&brand=beech')
    expect(filtered).toMatchObject({ names: ['Cedar plate'], count: '1 product' })
    expect(filtered.instead).toContain('“cedar”')
  })

  it('SH-6: words that match but are excluded by filters, or are like no others, are not corrected', async () => {
    const { get } = await open(true)
    const excluded = await get('q=bowl&brand=beech')
    expect(excluded).toMatchObject({ names: [], instead: undefined })
    expect(await get('q=zzzzzz')).toMatchObject({ names: [], instead: undefined })
    expect(await get('q=%3Cscript%3Ealert(1)')).toMatchObject({ names: [], instead: undefined })
  })

  it('SH-6: a grid without filters corrects, too, also once the words are indexed', async () => {
    const { get, search, shop } = await open(false)
    expect((await get('q=cedra')).names).toEqual(['Cedar bowl', 'Cedar plate'])
    expect((await get('q=walnutt')).names).toEqual([])
    await shop.catalog.save([
      { type: 'simple', name: 'Walnut tray', variant: { regularPrice: 1000 } },
    ])
    search.touch(['*'])
    await search.sync()
    await expect.poll(async () => (await get('q=walnutt')).names).toEqual(['Walnut tray'])
  })

  it('SH-6: words of three letters are corrected to those with the same first letter or the same letters', async () => {
    const { get, search, shop } = await open(true)
    const mug = { type: 'simple' as const, name: 'Oak mug', variant: { regularPrice: 1000 } }
    await shop.catalog.save([mug])
    search.touch(['*'])
    await search.sync()
    for (const typed of ['mgu', 'umg', 'mog', 'muf', 'mugg']) {
      const found = await get(`q=${typed}`)
      expect(found.instead, typed).toBe(`Results for “mug”. Nothing was found for “${typed}”.`)
      expect(found.names, typed).toEqual(['Oak mug'])
    }
    for (const typed of ['bug', 'mop', 'mg']) {
      expect((await get(`q=${typed}`)).instead, typed).toBeUndefined()
    }
  })

  it('SH-6: a link searches for exactly the typed words, and filters keep to that', async () => {
    const { get } = await open(true)
    const { body } = await get('q=cedra')
    const exact = /class="product-instead">.*?<a href="([^"]+)"/.exec(body)?.[1]
    expect(exact).toBe('/goods?q=cedra&amp;exact=1')
    const found = await get('q=cedra&exact=1')
    expect(found).toMatchObject({ names: [], instead: undefined, isHidden: true })
    expect((await get('q=cedar&exact=1')).body).toContain('name="exact" value="1"')
  })

  it('SH-6: search words, category and tag are chips that remove them', async () => {
    const { get, shop } = await open(true)
    const cup = { type: 'simple' as const, name: 'Cedar cup', categories: [['Cups']] }
    await shop.catalog.save([{ ...cup, tags: ['New in'], variant: { regularPrice: 1000 } }])
    const chips = async (query: string) => {
      const { body } = await get(query)
      const list = /<ul[^>]*filter-chips.*?<\/ul>/s.exec(body)?.[0] ?? ''
      return [...list.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text]) => [
        text?.replace(/<[^>]*>/g, '').trim(),
        href?.replaceAll('&amp;', '&'),
      ])
    }
    expect(await chips('category=cups&tag=new-in&q=cedar')).toEqual([
      ['Remove filter: Search: cedar ×', '/goods?category=cups&tag=new-in'],
      ['Remove filter: Category: Cups ×', '/goods?tag=new-in&q=cedar'],
      ['Remove filter: Tag: New in ×', '/goods?category=cups&q=cedar'],
      ['Clear all', '/goods'],
    ])
    expect(await chips('q=zzzzzz')).toEqual([
      ['Remove filter: Search: zzzzzz ×', '/goods'],
      ['Clear all', '/goods'],
    ])
    expect(await chips('')).toEqual([])
  })
})
