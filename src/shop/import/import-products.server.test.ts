import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Connection } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop, fileOf } from '../test-shop.ts'

const sample = readFileSync('../shared/data/woocommerce/sample_products.csv', 'utf8')
const HEADER =
  'ID,Type,SKU,Name,Published,Regular price,Sale price,Stock,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 global,Upsells,Description'
const csv = (...rows: string[]) => fileOf([HEADER, ...rows, ''].join('\n'))

describeDatabases('product import', open => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })

  test('SH-4: the sample catalogue imported twice leaves one copy', async () => {
    const { shop } = createTestShop(connection)
    const first = await shop.catalog.import({ open: fileOf(sample) })
    expect(first.report.problems).toEqual([])
    expect(first).toMatchObject({ ok: true, report: { rows: 25, created: 25, unchanged: 0 } })
    const again = await shop.catalog.import({ open: fileOf(sample) })
    expect(again).toMatchObject({
      ok: true,
      report: { rows: 25, created: 0, updated: 0, unchanged: 25, pictures: { fetched: 0 } },
    })
    const counts = await connection.db
      .selectFrom('products')
      .select(eb => eb.fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow()
    expect(Number(counts.products)).toBe(18)
    // All but the hidden one.
    expect((await shop.catalog.list({ perPage: 100 })).count).toBe(17)
  })

  test('SH-4: what the sample says is in the catalogue', async () => {
    const { shop } = createTestShop(connection)
    const tee = await shop.catalog.bySlug('v-neck-t-shirt')
    expect(tee).toMatchObject({
      type: 'variable',
      price: { min: 1500, max: 2000 },
      measures: {},
      categories: [{ name: 'Tshirts' }],
    })
    expect(tee?.options.map(option => [option.name, option.values, option.variation])).toEqual([
      ['Color', ['Blue', 'Green', 'Red'], true],
      ['Size', ['Large', 'Medium', 'Small'], true],
    ])
    expect(tee?.variants.map(variant => variant.options)).toEqual([
      { color: 'Red' },
      { color: 'Green' },
      { color: 'Blue' },
    ])
    const group = await shop.catalog.bySlug('logo-collection')
    expect(group?.members.map(member => member.name)).toEqual([
      'Hoodie with Logo',
      'T-Shirt',
      'Beanie',
    ])
    expect(group?.price).toMatchObject({ min: 1800, max: 4500, onSale: true })
    const pennant = await shop.catalog.bySlug('wordpress-pennant')
    expect(pennant).toMatchObject({
      price: { min: 1105 },
      external: { text: 'Buy on the WordPress swag store!' },
    })
    const belt = await shop.catalog.bySlug('belt')
    expect(belt).toMatchObject({
      price: { min: 5500, regularMin: 6500, onSale: true },
      measures: { weight: 0.544, length: 30.48 },
    })
    const categories = await shop.catalog.categories()
    const tree = Object.fromEntries(categories.map(one => [one.name, one.products]))
    expect(tree).toEqual({
      Accessories: 5,
      Clothing: 14,
      Decor: 1,
      Hoodies: 3,
      Music: 2,
      Tshirts: 5,
    })
  })

  test('variations may come before their parent, by SKU or by id', async () => {
    const { shop } = createTestShop(connection)
    const { report } = await shop.catalog.import({
      open: csv(
        '902,variation,mug-s,Mug - S,1,10,,,,,id:901,Size,S,1,,',
        '901,variable,mug,Mug,1,,,,,,,Size,"S, M",1,,',
        '903,variation,mug-m,Mug - M,1,12,,,,,mug,Size,M,1,,',
      ),
    })
    expect(report).toMatchObject({ created: 3, problems: [] })
    const mug = await shop.catalog.bySlug('mug')
    expect(mug?.variants.map(variant => variant.sku)).toEqual(['mug-s', 'mug-m'])
    expect(mug?.options[0]?.variation).toBe(true)
  })

  test('a refused row refuses the file; nothing is half-imported', async () => {
    const { shop } = createTestShop(connection)
    const before = await shop.catalog.count()
    const file = csv(
      '910,simple,good,Good,1,10,,,,,,,,,,',
      '911,simple,bad,Bad,1,ten,,many,,,,,,,,',
      '912,simple,good,Twice,1,10,,,,,,,,,,',
      '913,variation,lost,Lost,1,10,,,,,nobody,,,,,',
      '914,sculpture,odd,Odd,1,10,,,,,,,,,,',
      '915,simple,,,1,10,,,,,,,,,,',
      '916,simple,short,Short',
    )
    const refused = await shop.catalog.import({ open: file })
    expect(refused).toMatchObject({ ok: false, reason: 'invalid' })
    expect(refused.report.problems.map(one => [one.row, one.column, one.code])).toEqual([
      [3, 'Regular price', 'invalid-price'],
      [3, 'Stock', 'invalid-value'],
      [4, undefined, 'duplicate'],
      [5, 'Parent', 'unknown-parent'],
      [6, 'Type', 'invalid-type'],
      [7, 'Name', 'missing'],
      [8, undefined, 'columns'],
    ])
    expect(await shop.catalog.count()).toBe(before)
    const partly = await shop.catalog.import({ open: file, skipInvalid: true })
    expect(partly).toMatchObject({ ok: true, report: { rows: 7, created: 1, skipped: 6 } })
    expect(await shop.catalog.count()).toBe(before + 1)
  })

  test.each([
    ['a picture', `\u0000PNG\n1,2`, 'not-csv'],
    ['nothing', '', 'not-csv'],
    ['prose', 'Dear shop,\nplease import this.', 'header'],
    ['an open quote', `${HEADER}\n1,simple,q,"Open`, 'malformed'],
    ['JSON', '[{"Name":"x"}]', 'malformed'],
  ])('%s is refused and changes nothing', async (_what, text, code) => {
    const { shop } = createTestShop(connection)
    const before = await shop.catalog.count()
    const answer = await shop.catalog.import({ open: fileOf(text) })
    expect(answer).toMatchObject({ ok: false, reason: 'unreadable', report: { created: 0 } })
    expect(answer.report.problems.map(problem => problem.code)).toEqual([code])
    expect(await shop.catalog.count()).toBe(before)
  })

  test('a changed row is updated in place and keeps its address', async () => {
    const { shop } = createTestShop(connection)
    await shop.catalog.import({ open: csv('920,simple,vase,Vase,1,20,,,,,,,,,,') })
    const { report } = await shop.catalog.import({
      open: csv('920,simple,vase,Tall Vase,1,25,,3,"Home > Vases, Gifts\\, small",,,,,,,'),
    })
    expect(report).toMatchObject({ created: 0, updated: 1 })
    const vase = await shop.catalog.bySlug('vase')
    expect(vase).toMatchObject({ name: 'Tall Vase', price: { min: 2500 } })
    expect(vase?.categories.map(term => term.name)).toEqual(['Gifts, small', 'Vases'])
    expect(vase?.variants[0]?.stock.max).toBe(3)
  })

  test('a dry run says what would happen and does nothing', async () => {
    const { shop, fetched } = createTestShop(connection)
    const open = csv('930,simple,dry,Dry,1,20,,,,http://x.test/dry.jpg,,,,,,')
    const { report } = await shop.catalog.import({ open, dryRun: true })
    expect(report).toMatchObject({ rows: 1, created: 1 })
    expect(fetched).toEqual([])
    expect(await shop.catalog.bySlug('dry')).toBeUndefined()
  })

  test('a picture that cannot be had is reported, replaced, and tried again', async () => {
    const { shop } = createTestShop(connection)
    const open = csv(
      '940,simple,pic,Pic,1,20,,,,"http://x.test/a.jpg, http://x.test/missing.jpg",,,,,,',
    )
    const { report } = await shop.catalog.import({ open })
    expect(report).toMatchObject({ created: 1, pictures: { fetched: 1, replaced: 1 } })
    expect(report.problems).toMatchObject([{ row: 2, code: 'picture', refused: false }])
    const product = await shop.catalog.bySlug('pic')
    expect(product?.gallery.map(picture => picture.id)).toEqual(['picture-a.jpg', 'placeholder'])
  })

  test('a byte order mark, quoted newlines, semicolons and other cases of the header are read', async () => {
    const { shop } = createTestShop(connection)
    const text =
      '\uFEFFsku;NAME;regular PRICE;description\r\nbom;"Bowl\n""big""";12.50;"Line 1\nLine 2"\r\n'
    const { report } = await shop.catalog.import({ open: fileOf(text) })
    expect(report).toMatchObject({ rows: 1, created: 1, problems: [] })
    const bowl = await shop.catalog.bySlug('bowl-big')
    expect(bowl).toMatchObject({ descriptionHtml: 'Line 1\nLine 2', price: { min: 1250 } })
  })

  test('a link to a product that does not exist is said and left out', async () => {
    const { shop } = createTestShop(connection)
    const { report } = await shop.catalog.import({
      open: csv('950,simple,up,Up,1,20,,,,,,,,,"vase, nowhere",'),
    })
    expect(report).toMatchObject({ created: 1, problems: [{ code: 'unknown-product' }] })
    expect((await shop.catalog.bySlug('up'))?.upsells.map(card => card.name)).toEqual(['Tall Vase'])
  })
})
