import { expect, it } from 'vitest'
import type { ImportJob } from '#shop/schema'
import { describeDatabases } from './support/databases.ts'
import { type ImportDesk, openImportDesk } from './support/import-desk.ts'

const HEADER =
  'Type,SKU,Name,Published,Regular price,Stock,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)'
const file = (...rows: string[]) => [HEADER, ...rows, ''].join('\n')
const stand = file(
  'simple,vase,Vase,1,20,7,Table,blue,,,',
  'variable,mug,Mug,1,,,Table,,,Size,"S, M"',
  'variation,mug-s,,1,12,3,,,mug,Size,S',
)
const later = file(
  'simple,vase,Tall vase,1,25,9,"Table > Vases",,,,',
  'variable,mug,Mug,1,,,Table,,,Size,"S, M"',
  'variation,mug-s,,1,13,3,,,mug,Size,S',
  'variation,mug-m,,1,14,4,,,mug,Size,M',
  'simple,plate,Plate,1,15,5,Table,,,,',
)

const productOf = async ({ manager }: ImportDesk, sku: string) => {
  const { items } = (await manager.call('GET', `/products?q=${sku}`)).body
  const { body } = await manager.call('GET', `/products/${items[0].id}`)
  const { updatedAt: _, ...product } = body
  return product
}

async function importAll(desk: ImportDesk, text: string): Promise<ImportJob> {
  const { job } = await desk.send(text)
  return (await desk.run(job.id)).job
}

describeDatabases('undoing an import', openDatabase => {
  const open = () => openImportDesk(openDatabase)

  it('SH-4 moves new products to the trash and gives changed ones their values back', async () => {
    const desk = await open()
    await importAll(desk, stand)
    const before = { vase: await productOf(desk, 'vase'), mug: await productOf(desk, 'mug') }
    const done = await importAll(desk, later)
    // Two products are changed and one is new, and so is the category of vases.
    expect(done).toMatchObject({ changes: 4, undo: null })
    expect(await productOf(desk, 'vase')).toMatchObject({ name: 'Tall vase' })

    const { job } = await desk.undo(done.id)
    expect(job).toMatchObject({ state: 'undone', changes: 0, undo: { undone: 4, kept: 0 } })
    expect(await productOf(desk, 'vase')).toEqual(before.vase)
    expect(await productOf(desk, 'mug')).toEqual(before.mug)
    const plate = (await desk.manager.call('GET', '/products?q=plate&status=trash')).body
    expect(plate.items).toMatchObject([{ name: 'Plate', status: 'trash' }])
    expect((await desk.undo(done.id)).status).toBe(409)
    expect((await desk.run(done.id)).status).toBe(409)

    const again = await importAll(desk, later)
    expect(again.outcome?.report).toMatchObject({ updated: 3, created: 1 })
    expect(await productOf(desk, 'plate')).toMatchObject({ status: 'published' })
  })

  it('SH-4 keeps and lists products that were edited since, and sales of the others', async () => {
    const desk = await open()
    await importAll(desk, stand)
    const done = await importAll(desk, later)
    const mug = await productOf(desk, 'mug')
    await desk.manager.call('PATCH', `/products/${mug.id}`, { name: 'Big mug' })
    const vase = await productOf(desk, 'vase')
    await desk.services.db
      .updateTable('stock_items')
      .set({ quantity: 8 })
      .where('product_id', '=', vase.id)
      .execute()

    const { job } = await desk.undo(done.id)
    expect(job.undo).toEqual({
      undone: 3,
      kept: 1,
      items: [{ label: 'Mug', reason: 'edited' }],
    })
    expect(await productOf(desk, 'mug')).toMatchObject({ name: 'Big mug' })
    // Nine were imported and one was sold, of the earlier seven.
    expect(await productOf(desk, 'vase')).toMatchObject({ name: 'Vase', stock: { quantity: 6 } })
  })

  it('SH-4 new categories, tags and brands vanish with an undone import, unless something uses them', async () => {
    const desk = await open()
    const head = 'Type,SKU,Name,Regular price,Categories,Tags,Brands'
    const rows = [
      'simple,a,A,10,"Home > Table > Bowls, Home > Garden","old, new",Alder',
      'simple,b,B,10,"Home > Attic, Home > Cellar, Home > Roof",used,Birch',
    ]
    await importAll(desk, `${head}\nsimple,c,C,10,Home,old,`)
    const done = await importAll(desk, [head, ...rows].join('\n'))
    const { db } = desk.services
    const id = async (table: 'categories' | 'tags' | 'brands', name: string) =>
      (await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst())?.id
    const names = async (table: 'categories' | 'tags' | 'brands') =>
      (await db.selectFrom(table).select('name').orderBy('name').execute()).map(row => row.name)
    const c = await productOf(desk, 'c')
    const used = (await id('tags', 'used')) ?? ''
    await db.insertInto('product_tags').values({ product_id: c.id, tag_id: used }).execute()
    const garden = await id('categories', 'Garden')
    await desk.manager.call('PATCH', `/categories/${garden}`, { description: 'Outside' })
    const trade = [{ category: await id('categories', 'Cellar'), ppm: 100_000 }]
    const group = { name: 'Trade', ppm: 0, taxExempt: false, categories: trade }
    expect((await desk.manager.call('POST', '/customer-groups', group)).status).toBe(200)
    const coupon = { code: 'ROOF', type: 'percent', percent: 1000 }
    const productCategories = [await id('categories', 'Roof')]
    const added = await desk.manager.call('POST', '/discounts', { ...coupon, productCategories })
    expect(added.status).toBe(200)

    const { job } = await desk.undo(done.id)
    expect(job.undo?.items).toHaveLength(4)
    expect(job.undo?.items).toEqual(
      expect.arrayContaining([
        { label: 'used', reason: 'used' },
        { label: 'Cellar', reason: 'used' },
        { label: 'Roof', reason: 'used' },
        { label: 'Garden', reason: 'edited' },
      ]),
    )
    expect(await names('categories')).toEqual(['Cellar', 'Garden', 'Home', 'Roof'])
    expect(await names('tags')).toEqual(['old', 'used'])
    expect(await names('brands')).toEqual([])
  })

  it('SH-4 a cancelled import can be undone', async () => {
    const desk = await open()
    const rows = Array.from({ length: 600 }, (_, row) => `simple,n${row},Pot ${row},1,10,,,,,,`)
    const { job } = await desk.send(file(...rows))
    await desk.manager.call('POST', `/product-imports/${job.id}/run`, { skipInvalid: false })
    await desk.manager.call('POST', `/product-imports/${job.id}/cancel`)
    await desk.imports.idle()
    expect(await desk.undo(job.id)).toMatchObject({ status: 200, job: { state: 'undone' } })
    expect((await desk.manager.call('GET', '/products')).body.total).toBe(1)
  })

  it('SH-4 imports new products as drafts and leaves the status of others', async () => {
    const desk = await open()
    await importAll(desk, stand)
    const { job } = await desk.send(later)
    await desk.act(job.id, 'check', { options: { asDrafts: true } })
    await desk.run(job.id)
    expect(await productOf(desk, 'plate')).toMatchObject({ status: 'draft' })
    expect(await productOf(desk, 'vase')).toMatchObject({ status: 'published', name: 'Tall vase' })
  })

  it('SH-4 returns refused rows with their errors, and imports them once they are corrected', async () => {
    const desk = await open()
    const { job } = await desk.send(
      file('simple,one,"One,\nbig",1,ten,,,,,,', 'simple,two,Two,1,10,,,,,,'),
    )
    await desk.run(job.id, true)
    const refused = await desk.refused(job.id)
    expect(refused).toBe(
      `\uFEFF${HEADER},Import error\r\nsimple,one,"One,\nbig",1,ten,,,,,,,"Regular price: “ten” is not a price in EUR, such as 18.16."\r\n`,
    )
    const corrected = await importAll(desk, refused.replace(',ten,', ',10,'))
    expect(corrected.outcome).toMatchObject({ ok: true, report: { created: 1, problems: [] } })
  })

  it('SH-4 returns all rows of a refused product of Shopify', async () => {
    const desk = await open()
    const rows = [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      'mug,Mug,Size,S,M-S,10',
      'mug,,,M,M-M,ten',
      'vase,Vase,,,V,20',
    ]
    const { job } = await desk.send(rows.join('\n'))
    expect((await desk.refused(job.id)).split('\r\n').map(row => row.slice(0, 6))).toEqual([
      '\uFEFFHandl',
      'mug,Mu',
      'mug,,,',
      '',
    ])
  })

  it('SH-4 reads columns as staff matched them, and remembers that for the next file', async () => {
    const desk = await open()
    const text = 'Code;Titel;VK;Notiz\nA-1;Schale;12,50;intern\n'
    const { job } = await desk.send(text)
    expect(job.outcome).toMatchObject({
      ok: false,
      report: { columns: [{ heading: 'Code', column: null, sample: 'A-1' }, {}, {}, {}] },
    })
    const mapping = { Code: 'sku', Titel: 'name', VK: 'regular price' }
    const matched = await desk.act(job.id, 'check', { mapping })
    expect(matched.job.outcome).toMatchObject({ ok: true, report: { created: 1, problems: [] } })
    await desk.run(job.id)
    expect(await productOf(desk, 'A-1')).toMatchObject({
      name: 'Schale',
      offer: { regularPrice: 1250 },
    })
    const next = await desk.send(text.replace('A-1', 'A-2'))
    expect(next.job.outcome).toMatchObject({
      ok: true,
      report: { created: 1, columns: [{ column: 'sku' }, {}, {}, { column: null }] },
    })
    const wrong = await desk.act(next.job.id, 'check', { mapping: { Code: 'password' } })
    expect(wrong.status).toBe(422)
  })
})
