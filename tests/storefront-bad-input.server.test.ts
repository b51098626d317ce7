import { expect, it } from 'vitest'
import type { ProductInput } from '#shop'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

const LEVELS = 8
const CATEGORIES = 500
const PER_PRODUCT = 20
/** Bytes that bad input may add to a page. */
const MAX_ADDED_BYTES = 40_000
const MAX_BYTES = 200_000

/** The path to the n-th category of the lowest level; upper levels are shared. */
const pathTo = (n: number) =>
  Array.from({ length: LEVELS }, (_, level) =>
    level === LEVELS - 1 ? `Leaf ${n}` : `Level ${level} ${n % (level + 1)}`,
  )

const pots = (count: number, of: (n: number) => Partial<ProductInput>): ProductInput[] =>
  Array.from({ length: count }, (_, n) => ({
    type: 'simple',
    name: `Pot ${n}`,
    variant: { regularPrice: 1000 + n },
    ...of(n),
  }))

async function openShop(openDatabase: OpenDatabase, products: ProductInput[]) {
  const site = await openSite(openDatabase)
  const ids = await site.services.shop.catalog.save(products)
  const saved = await site.services.pages.save({
    path: '/plain-list',
    document: documentOf('List', [{ type: 'product-grid', props: { id: 'grid' } }]),
    author: 't',
    publish: true,
  })
  expect(saved.ok).toBe(true)
  const read = async (path: string) => {
    const { statusCode, body } = await site.read(path)
    return { status: statusCode, body, bytes: Buffer.byteLength(body) }
  }
  const post = (path: string, fields: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    })
  return { ...site, ids, read, post }
}

/** Slugs of the linked categories. */
const categoriesIn = (body: string) =>
  [...body.matchAll(/href="[^"]*category=([^"&]+)[^"]*"/g)].map(([, slug]) => slug)

describeDatabases('bad input in the storefront', openDatabase => {
  it('SH-5 lists of a shop with 500 categories eight levels deep stay short and lead to each of them', async () => {
    const few = await openShop(
      openDatabase,
      pots(20, () => ({ categories: [['Only']] })),
    )
    const many = await openShop(
      openDatabase,
      pots(CATEGORIES / PER_PRODUCT, n => ({
        categories: Array.from({ length: PER_PRODUCT }, (_, m) => pathTo(n * PER_PRODUCT + m)),
      })),
    )
    for (const path of ['/shop', '/plain-list']) {
      const usual = await few.read(path)
      const whole = await many.read(path)
      expect(whole.status).toBe(200)
      expect(whole.bytes - usual.bytes, path).toBeLessThan(MAX_ADDED_BYTES)
    }
    // Links alone lead from the first level to one of the lowest.
    const categories = await many.services.shop.catalog.categories()
    const way: string[] = []
    let category = categories.find(({ name }) => name === `Leaf ${CATEGORIES - 1}`)
    while (category) {
      way.unshift(category.slug)
      const { parentId } = category
      category = categories.find(({ id }) => id === parentId)
    }
    expect(way).toHaveLength(LEVELS)
    for (const start of ['/shop', '/plain-list']) {
      let page = await many.read(start)
      for (const slug of way) {
        expect(categoriesIn(page.body), `${start} leads to ${slug}`).toContain(slug)
        page = await many.read(`${start}?category=${slug}`)
        expect(page.status, slug).toBe(200)
        expect(page.bytes, slug).toBeLessThan(MAX_BYTES)
      }
      expect(page.body).toContain(`Pot ${CATEGORIES / PER_PRODUCT - 1}`)
    }
  })

  it('SH-5 a thousand hostile filters are answered like few, and reflect nothing', async () => {
    const shades = Array.from({ length: 30 }, (_, n) => `Shade ${n}`)
    const option = { key: 'shade', name: 'Shade', visible: true, variation: true, global: true }
    const shop = await openShop(openDatabase, [
      {
        type: 'variable',
        name: 'Bowl',
        options: [{ ...option, values: shades }],
        variants: shades.map(shade => ({ options: { shade }, regularPrice: 1000 })),
      },
      ...pots(20, () => ({})),
    ])
    const usual = await shop.read('/shop')
    const many = (each: (n: number) => string) =>
      Array.from({ length: 1000 }, (_, n) => each(n)).join('&')
    const attack = encodeURIComponent('"><script>x</script>')
    for (const query of [
      many(n => `a${n}=${n}`),
      many(n => `shade=shade-${n}`),
      many(n => `brand=${n}`),
      many(() => 'price=1'),
      many(() => 'category=none').slice(0, 8000),
      `shade=${'shade-1,'.repeat(900)}`,
      `shade=${attack}&brand=${attack}&price=${attack}&rating=${attack}&category=${attack}&q=${attack}&sort=${attack}`,
      'price=-0--0&rating=9e9&in_stock=true&on_sale=2&page=-1&shade=%E2%80%AE',
    ]) {
      const page = await shop.read(`/shop?${query}`)
      expect([200, 404], query.slice(0, 60)).toContain(page.status)
      expect(page.bytes - usual.bytes, query.slice(0, 60)).toBeLessThan(MAX_ADDED_BYTES)
      expect(page.body).not.toContain('<script>x')
    }
    const chosen = await shop.read(`/shop?${many(n => `shade=shade-${n}`)}`)
    expect(chosen.body).toContain('<p class="product-found">1 product</p>')
  })

  it('SH-4 a variant that does not exist is refused, and its address shows the product', async () => {
    const values = ['S', 'M']
    const option = { key: 'size', name: 'Size', visible: true, variation: true }
    const shop = await openShop(openDatabase, [
      {
        type: 'variable',
        name: 'Cup',
        slug: 'cup',
        options: [{ ...option, values }],
        variants: values.map(size => ({ options: { size }, regularPrice: 1000 })),
      },
    ])
    for (const query of ['size=xl', `size=${'m'.repeat(3000)}`, 'variant=none']) {
      const page = await shop.read(`/product/cup?${query}`)
      expect(page.status, query.slice(0, 40)).toBe(200)
      expect(page.body).not.toMatch(/<input[^>]* checked=""[^>]*value="(S|M)"/)
    }
    const { body } = await shop.read('/product/cup')
    const [, action = ''] = /name="_action" value="([^"]+\/add)"/.exec(body) ?? []
    const [product = ''] = shop.ids
    const wrong: Record<string, string>[] = [
      { product, quantity: '1', variant: 'none' },
      { product: '', quantity: '1', variant: 'none' },
      { product, quantity: '1', 'option-size': 'XL' },
      { product: 'none', quantity: '1', 'option-size': 'M' },
    ]
    for (const fields of wrong) {
      const answer = await shop.post('/product/cup', { ...fields, _action: action })
      expect([404, 409, 422], JSON.stringify(fields)).toContain(answer.statusCode)
      expect(answer.json(), JSON.stringify(fields)).toHaveProperty('refusal.message.key')
      expect(answer.cookies.map(({ name }) => name)).not.toContain('vt_cart')
    }
  })
})
