import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Connection } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { sharedFile } from '../../../tests/support/shared-data.ts'
import { createTestShop, fileOf } from '../../../tests/support/test-shop.ts'

const ownCatalogue = readFileSync('tests/fixtures/catalogue.csv', 'utf8')
const sharedPath = sharedFile('woocommerce/sample_products.csv')
const sharedCatalogue = sharedPath && readFileSync(sharedPath, 'utf8')
/** `listed`: neither hidden nor a draft. */
const catalogues = [
  { what: 'our catalogue', text: ownCatalogue, rows: 24, products: 17, listed: 15 },
  { what: 'WooCommerce’s sample', text: sharedCatalogue, rows: 25, products: 18, listed: 17 },
]

const HEADER =
  'ID,Type,SKU,Name,Published,Regular price,Sale price,Stock,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 global,Upsells,Description'
const csv = (...rows: string[]) => fileOf([HEADER, ...rows, ''].join('\n'))

type TestShop = ReturnType<typeof createTestShop>['shop']
const productsByCategory = async (shop: TestShop) =>
  Object.fromEntries((await shop.catalog.categories()).map(one => [one.name, one.products]))

describeDatabases('product import', open => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })

  for (const { what, text, rows, products, listed } of catalogues) {
    test.skipIf(text === undefined)(`SH-4: ${what} imported twice leaves one copy`, async () => {
      const own = await open()
      const { shop } = createTestShop(own)
      const file = fileOf(text ?? '')
      const first = await shop.catalog.import({ open: file })
      expect(first.report.problems).toEqual([])
      expect(first).toMatchObject({ ok: true, report: { rows, created: rows, unchanged: 0 } })
      const again = await shop.catalog.import({ open: file })
      expect(again).toMatchObject({
        ok: true,
        report: { rows, created: 0, updated: 0, unchanged: rows, pictures: { fetched: 0 } },
      })
      const counts = await own.db
        .selectFrom('products')
        .select(eb => eb.fn.countAll<number>().as('products'))
        .executeTakeFirstOrThrow()
      expect(Number(counts.products)).toBe(products)
      expect((await shop.catalog.list({ perPage: 100 })).count).toBe(listed)
    })
  }

  test('SH-4: the shop contains the products of a catalog', async () => {
    const { shop } = createTestShop(connection)
    await shop.catalog.import({ open: fileOf(ownCatalogue) })
    const apron = await shop.catalog.bySlug('garden-apron')
    expect(apron).toMatchObject({
      type: 'variable',
      price: { min: 1900, max: 2700 },
      measures: {},
      categories: [{ name: 'Aprons' }],
    })
    expect(apron?.options.map(option => [option.name, option.values, option.variation])).toEqual([
      ['Colour', ['Moss', 'Rust', 'Sand'], true],
      ['Length', ['Short', 'Long'], true],
    ])
    expect(apron?.variants.map(variant => variant.options)).toEqual([
      { colour: 'Moss' },
      { colour: 'Rust' },
      { colour: 'Sand' },
    ])
    const gloves = await shop.catalog.bySlug('work-gloves')
    expect(gloves?.variants.map(({ sku, stock }) => [sku, stock.max])).toEqual([
      ['gloves-s-plain', 7],
      ['gloves-m-plain', 9],
      ['gloves-l-plain', 0],
      ['gloves-l-fleece', 4],
    ])
    const group = await shop.catalog.bySlug('starter-set')
    expect(group?.members.map(member => member.name)).toEqual([
      'Hand Trowel',
      'Seed Tray',
      'Dibber',
    ])
    expect(group?.price).toMatchObject({ min: 650, max: 1500, onSale: true })
    expect(await shop.catalog.bySlug('beehive')).toMatchObject({
      type: 'external',
      price: { min: 21000 },
      external: { text: 'Buy from the beekeeper', url: 'https://bees.example/hive' },
    })
    expect(await shop.catalog.bySlug('hand-trowel')).toMatchObject({
      price: { min: 1500, regularMin: 1800, onSale: true },
      measures: { weight: 0.544, length: 30.48 },
    })
    expect(await shop.catalog.bySlug('twine-green')).toMatchObject({
      name: 'Twine, Green',
      descriptionHtml: 'Jute.<br>Rots away by itself, which is the point.',
    })
    expect((await shop.catalog.bySlug('leaf-rake'))?.stock).toBe('on-backorder')
    expect((await shop.catalog.bySlug('cold-frame'))?.stock).toBe('out-of-stock')
    const tray = await shop.catalog.bySlug('seed-tray')
    expect(tray?.upsells.map(card => card.name)).toEqual(['Watering Can', 'Dibber'])
    expect(await shop.catalog.bySlug('almanac-of-next-year')).toBeUndefined()
    expect(await productsByCategory(shop)).toEqual({
      Aprons: 1,
      Clothes: 2,
      Courses: 1,
      Cutting: 1,
      Gloves: 1,
      Reading: 2,
      Sundries: 4,
      Tools: 7,
    })
  })

  test.skipIf(!sharedCatalogue)('SH-4: what WooCommerce’s sample says is in the shop', async () => {
    const { shop } = createTestShop(await open())
    await shop.catalog.import({ open: fileOf(sharedCatalogue ?? '') })
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
    expect(await productsByCategory(shop)).toEqual({
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

  test('SH-4 a variation has the measures of its product where it has none', async () => {
    const header = 'ID,Type,SKU,Name,Published,Regular price,Weight (kg),Length (cm),Parent'
    const file = (weight: string) =>
      fileOf(
        [
          header,
          `1,variable,jug,Jug,1,,${weight},30,`,
          '2,variation,jug-small,,1,12,,,jug',
          '3,variation,jug-large,,1,15,2.5,,jug',
        ].join('\n'),
      )
    const { shop } = createTestShop(await open())
    const weights = async () =>
      (await shop.catalog.bySlug('jug'))?.variants.map(({ measures }) => measures)
    await shop.catalog.import({ open: file('1.5') })
    expect(await weights()).toEqual([
      { weight: 1.5, length: 30 },
      { weight: 2.5, length: 30 },
    ])
    await shop.catalog.import({ open: file('1.6') })
    expect((await weights())?.[0]).toEqual({ weight: 1.6, length: 30 })
    const again = await shop.catalog.import({ open: file('1.6') })
    expect(again).toMatchObject({ report: { unchanged: 3 } })
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
    ['JSON', '[{"Name":"x"}]', 'header'],
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

  test('a dry run reports the changes and makes none', async () => {
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
    expect(bowl).toMatchObject({ descriptionHtml: 'Line 1<br>Line 2', price: { min: 1250 } })
  })

  test('a link to a missing product is reported and left out', async () => {
    const { shop } = createTestShop(connection)
    const { report } = await shop.catalog.import({
      open: csv('950,simple,up,Up,1,20,,,,,,,,,"vase, nowhere",'),
    })
    expect(report).toMatchObject({ created: 1, problems: [{ code: 'unknown-product' }] })
    expect((await shop.catalog.bySlug('up'))?.upsells.map(card => card.name)).toEqual(['Tall Vase'])
  })
})
