import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Database } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop, fileOf } from '../../../tests/support/test-shop.ts'
import type { ProductInput } from '../catalog/input.ts'

type TestShop = ReturnType<typeof createTestShop>['shop']

const offer = {
  ...{ regularPrice: 1990, salePrice: 1490, saleFrom: Date.UTC(2026, 0, 1) },
  ...{ saleTo: Date.UTC(2026, 11, 24), gtin: '4006381333931', mpn: 'M-1', cost: 700 },
  ...{ measures: { weight: 0.35, length: 20, width: 10, height: 5 }, content: 0.5 },
  stock: { quantity: 7, backorders: 'notify', lowAt: 2 },
} as const

/** Every type of product, with every field that staff can enter. */
const PRODUCTS: ProductInput[] = [
  {
    ...{ type: 'simple', name: 'Whole, “all” fields', slug: 'own-slug', sku: 'whole' },
    ...{
      visibility: 'search',
      featured: true,
      shortHtml: '<p>a\nb</p>',
      descriptionHtml: 'c:\\new',
    },
    ...{
      purchaseNote: 'Thanks',
      taxStatus: 'shipping',
      taxClass: 'reduced',
      shippingClass: 'bulky',
    },
    ...{ noWithdrawal: true, brand: 'Works, North', safety: 'Hot', contentUnit: 'l' },
    ...{ guaranteeYears: 3, soldIndividually: false, reviewsAllowed: false, position: 4 },
    ...{
      minQuantity: 2,
      maxQuantity: 20,
      quantityStep: 2,
      seoTitle: 'SEO',
      seoDescription: 'Text',
    },
    ...{ noindex: true, socialImage: 'picture-3', images: ['picture-1', 'picture-2'] },
    ...{ videos: [{ file: 'film', url: '', poster: null }], createdAt: Date.UTC(2020, 4, 1) },
    manufacturer: {
      ...{ name: 'Works Ltd', address: 'Lane 1', contact: 'a@works.example' },
      ...{ responsible_name: 'EU rep', responsible_address: 'Weg 2', responsible_contact: 'b' },
    },
    categories: [['Table', 'Bowls'], ['Gifts, small']],
    tags: ['Blue', 'Ash, dark'],
    variant: offer,
  },
  {
    ...{ type: 'simple', name: 'Download', sku: 'file', createdAt: Date.UTC(2020, 4, 2) },
    variant: {
      ...{ regularPrice: 500, virtual: true, downloadable: true, downloadLimit: 3 },
      ...{ downloadDays: 0, downloads: [{ name: 'A, b', url: 'https://files.example/a.pdf' }] },
    },
  },
  {
    ...{ type: 'variable', name: 'Many', sku: 'many', createdAt: Date.UTC(2020, 4, 3) },
    options: [
      {
        ...{ key: 'color', name: 'Color', values: ['Moss', 'Oak'], visible: true },
        ...{ variation: true, global: true },
        swatches: { Moss: { colour: '#3a5f3a' }, Oak: { image: 'picture-4' } },
      },
      {
        ...{ key: 'care', name: 'Care', values: ['By hand'], visible: false },
        ...{ variation: false, global: false },
      },
    ],
    variant: { stock: { quantity: 9, backorders: 'yes' } },
    variants: [
      {
        ...offer,
        sku: 'many-moss',
        options: { color: 'Moss' },
        image: 'picture-5',
        minQuantity: 3,
      },
      {
        ...{ sku: 'many-oak', options: { color: 'Oak' }, regularPrice: 2500, enabled: false },
        ...{ stock: 'product', taxClass: 'reduced', descriptionHtml: 'Heavy', measures: {} },
      },
    ],
  },
  {
    ...{ type: 'external', name: 'Elsewhere', status: 'draft', createdAt: Date.UTC(2020, 4, 4) },
    ...{ externalUrl: 'https://other.example/x', buttonText: 'Buy there' },
    variant: { regularPrice: 100, stock: { status: 'on-backorder' } },
  },
  { type: 'simple', name: 'Without a SKU', variant: { stock: { status: 'out-of-stock' } } },
  {
    ...{ type: 'simple', name: 'Voucher', sku: 'voucher', giftCard: true },
    variant: { regularPrice: 2500, virtual: true },
  },
]

async function fill(db: Database, { catalog, products }: TestShop) {
  const ids = await catalog.save(PRODUCTS)
  const [whole = '', file = '', many = '', elsewhere = '', plain = ''] = ids
  await catalog.save([
    {
      ...{ type: 'grouped', name: 'Group', sku: 'group', grouped: [whole, plain] },
      ...{ upsells: [many, elsewhere], crossSells: [file] },
    },
  ])
  const variantOf = async (id: string) =>
    (
      await db
        .selectFrom('variants')
        .select('id')
        .where('product_id', '=', id)
        .orderBy('position')
        .executeTakeFirstOrThrow()
    ).id
  const bundle = [
    { variantId: await variantOf(many), quantity: 2, label: 'Many', choice: true },
    { variantId: await variantOf(plain), quantity: 1, label: 'Plain' },
  ]
  await db
    .updateTable('categories')
    .set({ slug: 'deep-bowls', description: 'All “bowls”', image: 'picture-9', position: 3 })
    .where('name', '=', 'Bowls')
    .execute()
  await db
    .updateTable('categories')
    .set({ description: 'For the table' })
    .where('name', '=', 'Table')
    .execute()
  const set = { name: 'Set', sku: 'set', status: 'published', bundlePpm: 125_000, bundle } as const
  await products.create(set)
}

async function exported({ products }: TestShop): Promise<string> {
  let text = ''
  for await (const part of products.export()) text += part
  return text
}

describeDatabases('export and import', open => {
  it('SH-4 an exported catalog that is imported into an empty site is exported as the same file', async () => {
    const connection = await open()
    const { shop } = createTestShop(connection)
    await fill(connection.db, shop)
    await shop.catalog.import({
      open: fileOf(readFileSync('tests/fixtures/catalogue.csv', 'utf8')),
    })
    const first = await exported(shop)
    const other = createTestShop(await open()).shop
    const { report, ...outcome } = await other.catalog.import({ open: fileOf(first) })
    expect(report.problems).toEqual([])
    expect(outcome.ok).toBe(true)
    const second = await exported(other)
    expect(second.split('\r\n')).toEqual(first.split('\r\n'))
    expect(second).toContain('deep-bowls')
    const again = await other.catalog.import({ open: fileOf(second) })
    expect(again.report).toMatchObject({ created: 0, updated: 0, unchanged: report.rows })
  })
})
