import { afterEach, expect, it } from 'vitest'
import { MINUTE } from '#base'
import { connect } from '#db'
import type { BundlePart } from '#shop/schema'
import { createServices } from '../src/server/services/create-services.ts'
import { describeDatabases } from './support/databases.ts'
import { openImportDesk } from './support/import-desk.ts'

const HEADER =
  'Type,SKU,Name,Published,Regular price,Stock,Categories,Parent,Attribute 1 name,Attribute 1 value(s)'
const file = (...rows: string[]) => [HEADER, ...rows, ''].join('\n')
const good = file(
  'simple,bowl,Bowl,1,19,7,"Table > Bowls",,,',
  'variable,mug,Mug,1,,,Table,,Size,"S, M"',
  'variation,mug-s,,1,12,3,,mug,Size,S',
  'simple,plate,Plate,0,24.50,,Table,,,',
)

describeDatabases('the import in the admin', openDatabase => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  const open = () => openImportDesk(openDatabase)

  it('previews an import and then performs exactly that', async () => {
    const desk = await open()
    const { job } = await desk.send(good)
    const told = { rows: 4, created: 3, updated: 1, unchanged: 0, skipped: 0, problems: [] }
    expect(job).toMatchObject({ fileName: 'pots.csv', state: 'checked', outcome: { report: told } })
    expect(job.outcome.changes.map((one: { kind: string }) => one.kind)).toEqual([
      'updated',
      'created',
      'created',
      'created',
    ])
    expect((await desk.manager.call('GET', '/products')).body.total).toBe(1)

    const done = await desk.run(job.id)
    expect(done.job).toMatchObject({ state: 'done', doneRows: 4, outcome: { report: told } })
    expect((await desk.manager.call('GET', '/products')).body.total).toBe(3)
    const mug = await desk.services.shop.catalog.bySlug('mug')
    expect(mug).toMatchObject({ price: { min: 1200 }, options: [{ variation: true }] })
    expect((await desk.services.shop.catalog.list({ category: 'bowls' })).count).toBe(1)

    const again = await desk.send(good)
    expect(again.job.outcome.report).toMatchObject({ created: 0, updated: 0, unchanged: 4 })
    const rerun = await desk.run(again.job.id)
    expect(rerun.job.outcome?.report).toMatchObject({ created: 0, updated: 0, unchanged: 4 })
  })

  it('names the rows that are refused; the rest is taken in when that is wanted', async () => {
    const desk = await open()
    const { job } = await desk.send(
      file('simple,one,One,1,ten,,,,,', 'simple,two,Two,1,10,,,,,', 'variation,x,,1,1,,,none,,'),
    )
    expect(job.outcome).toMatchObject({ ok: false, report: { created: 1, skipped: 2 } })
    expect(
      job.outcome.report.problems.map((one: { row: number; code: string }) => [one.row, one.code]),
    ).toEqual([
      [2, 'invalid-price'],
      [4, 'unknown-parent'],
    ])
    const whole = await desk.run(job.id)
    expect(whole.job).toMatchObject({ state: 'checked', outcome: { ok: false } })
    expect((await desk.manager.call('GET', '/products')).body.total).toBe(1)
    const partly = await desk.run(job.id, true)
    expect(partly.job).toMatchObject({
      state: 'done',
      outcome: { report: { created: 1, skipped: 2 } },
    })
  })

  it('refuses files that are not a table or have another type', async () => {
    const desk = await open()
    const odd = await desk.send('hello\nworld\n')
    expect(odd.job.outcome).toMatchObject({ ok: false, report: { problems: [{ code: 'header' }] } })
    const none = await desk.send('')
    expect(none.job.outcome.report.problems).toMatchObject([{ code: 'not-csv' }])
    const json = await desk.manager.call('POST', '/product-imports', { a: 1 })
    expect(json.status).toBe(422)
    const editor = await desk.as('editor')
    expect((await desk.send(good, editor)).status).toBe(403)
  })

  it('reports an interrupted import and resumes it', async () => {
    const desk = await open()
    const { job } = await desk.send(good)
    // State after a process was killed after its first rows.
    await desk.services.shop.catalog.import({
      open: async function* () {
        yield new TextEncoder().encode(file('simple,plate,Plate,0,24.50,,Table,,,'))
      },
    })
    const now = desk.clock.now()
    await desk.services.db
      .updateTable('product_imports')
      .set({ state: 'running', done_rows: 1, total_rows: 4, beat_at: now })
      .execute()
    expect((await desk.run(job.id)).status).toBe(409)
    desk.clock.advance(2 * MINUTE)
    expect(await desk.find(job.id)).toMatchObject({ state: 'interrupted', doneRows: 1 })
    const done = await desk.run(job.id)
    expect(done.job).toMatchObject({
      state: 'done',
      outcome: { report: { created: 2, updated: 1, unchanged: 1 } },
    })
  })

  it('SH-4 a file whose check was interrupted is checked again before it is imported', async () => {
    const desk = await open()
    const { job } = await desk.send(good)
    await desk.services.db
      .updateTable('product_imports')
      .set({ state: 'checking', report: null, beat_at: desk.clock.now() })
      .execute()
    expect((await desk.act(job.id, 'check')).status).toBe(409)
    desk.clock.advance(2 * MINUTE)
    expect(await desk.find(job.id)).toMatchObject({ state: 'interrupted', outcome: null })
    expect((await desk.run(job.id)).status).toBe(409)
    expect((await desk.manager.call('GET', '/products')).body.total).toBe(1)
    const checked = await desk.act(job.id, 'check')
    expect(checked.job).toMatchObject({ state: 'checked', outcome: { ok: true } })
    expect((await desk.run(job.id)).job).toMatchObject({ state: 'done' })
  })

  it('runs one import at a time, in whichever process: the others hear that it is busy', async () => {
    const desk = await open()
    const { connection, env } = desk.services
    const { job } = await desk.send(good)
    const { job: second } = await desk.send(good)
    // Separate processes on one database.
    const shops = await Promise.all(
      [1, 2, 3].map(async () => {
        const own = await connect({ dataDir: connection.dataDir, databaseUrl: connection.url })
        closing.push(() => own.close())
        return createServices(env, own, desk.clock).shop
      }),
    )
    const run = (ids: string[]) =>
      Promise.all(
        shops.map(({ imports }, index) =>
          imports.products
            .run(ids[index] ?? '', { skipInvalid: false })
            .then(one => (one.ok ? 'ok' : one.reason)),
        ),
      )
    const idle = () => Promise.all(shops.map(({ imports }) => imports.idle()))
    expect((await run([job.id, job.id, job.id])).sort()).toEqual(['busy', 'busy', 'ok'])
    await idle()
    expect((await run([job.id, second.id, job.id])).sort()).toEqual(['busy', 'busy', 'ok'])
    await idle()
    expect((await desk.manager.call('GET', '/products')).body.total).toBe(3)
  })

  it('a running import can be cancelled, keeps imported rows and can be resumed', async () => {
    const desk = await open()
    const rows = Array.from({ length: 600 }, (_, row) => `simple,n${row},Pot ${row},1,10,,,,,`)
    const { job } = await desk.send(file(...rows))
    await desk.manager.call('POST', `/product-imports/${job.id}/run`, { skipInvalid: false })
    const cancelled = await desk.manager.call('POST', `/product-imports/${job.id}/cancel`)
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    await desk.imports.idle()
    expect(await desk.find(job.id)).toMatchObject({ state: 'cancelled' })
    expect((await desk.manager.call('GET', '/products')).body.total).toBeLessThan(601)
    expect((await desk.manager.call('POST', `/product-imports/${job.id}/cancel`)).status).toBe(409)
    const editor = await desk.as('editor')
    expect((await editor.call('POST', `/product-imports/${job.id}/cancel`)).status).toBe(403)
    expect((await desk.run(job.id)).job).toMatchObject({ state: 'done' })
    expect((await desk.manager.call('GET', '/products')).body.total).toBe(601)
  })

  it('is interrupted when its process stops, and can be resumed at once', async () => {
    const desk = await open()
    const rows = Array.from({ length: 600 }, (_, row) => `simple,n${row},Pot ${row},1,10,,,,,`)
    const { job } = await desk.send(file(...rows))
    await desk.manager.call('POST', `/product-imports/${job.id}/run`, { skipInvalid: false })
    await desk.imports.stop()
    expect(await desk.find(job.id)).toMatchObject({ state: 'interrupted' })
    const { connection, env } = desk.services
    const { imports } = createServices(env, connection, desk.clock).shop
    expect(await imports.products.run(job.id, { skipInvalid: false })).toMatchObject({ ok: true })
    await imports.idle()
    expect(await desk.find(job.id)).toMatchObject({ state: 'done' })
  })

  it('keeps nothing of a file that did not come in whole', async () => {
    const { imports, services, clock } = await open()
    async function* broken() {
      yield Buffer.from(good)
      throw new Error('gone')
    }
    const file = { name: 'pots.csv', author: 'Aino', content: broken() }
    await expect(imports.products.add(file)).rejects.toThrow('gone')
    expect(await imports.products.list()).toEqual([])

    // The process ended during the upload.
    const added = await imports.products.add({ ...file, content: [Buffer.from(good)] as never })
    if (!added.ok) throw new Error(added.reason)
    await imports.idle()
    await services.db.updateTable('product_imports').set({ bytes: 0, state: 'checking' }).execute()
    clock.advance(2 * MINUTE)
    expect((await imports.products.find(added.id))?.state).toBe('interrupted')
    const { ok } = await imports.products.run(added.id, { skipInvalid: false })
    expect(ok).toBe(false)
  })

  it('an export can be imported again without unexpected changes', async () => {
    const desk = await open()
    const { job } = await desk.send(good)
    await desk.run(job.id)
    await desk.manager.call('POST', '/products', {
      name: 'Vase, "tall"',
      tags: ['Ash, dark', 'Blue'],
      shortHtml: '<p>Two\nlines</p>',
    })
    const formulas = { name: '=HYPERLINK("https://evil.example")', sku: '-1+1', position: -3 }
    const { offer } = (await desk.manager.call('GET', `/products/${desk.bowlId}`)).body
    const downloads = [
      { name: 'Care', url: 'https://example.com/care.pdf' },
      { name: 'Glazes', url: '/media/a/original' },
    ]
    const withFiles = { offer: { ...offer, downloadable: true, downloads } }
    await desk.manager.call('PATCH', `/products/${desk.bowlId}`, withFiles)
    const sum = await desk.manager.call('POST', '/products', { ...formulas, tags: ["'=quoted"] })
    const before = await desk.manager.call('GET', '/products?sort=name')
    const exported = await desk.manager.get('/api/admin/product-export')
    expect(exported.headers['content-type']).toContain('text/csv')
    expect(exported.body).toContain(`,'-1+1,"'=HYPERLINK(""https://evil.example"")",`)
    expect(exported.body).toMatch(/,''=quoted,.*,-3\D/)
    const sent = await desk.send(exported.body)
    expect(sent.job.outcome.report).toMatchObject({ rows: 6, created: 0, updated: 6, problems: [] })
    await desk.run(sent.job.id)
    const after = await desk.manager.call('GET', '/products?sort=name')
    const plain = (list: typeof before) =>
      list.body.items.map(({ updatedAt: _, ...item }: { updatedAt: number }) => item)
    expect(plain(after)).toEqual(plain(before))
    const vase = after.body.items.find((one: { name: string }) => one.name.startsWith('Vase'))
    const { body } = await desk.manager.call('GET', `/products/${vase.id}`)
    const bowl = (await desk.manager.call('GET', `/products/${desk.bowlId}`)).body
    expect(bowl.offer).toMatchObject({ downloadable: true, downloads })
    expect((await desk.manager.call('GET', `/products/${sum.body.id}`)).body).toMatchObject({
      ...formulas,
      tags: ["'=quoted"],
    })
    expect(body).toMatchObject({ tags: ['Ash, dark', 'Blue'], shortHtml: '<p>Two\nlines</p>' })
  })

  it('SH-4 an export that is imported into an empty site has the same products', async () => {
    const desk = await open()
    const quantities = { minQuantity: 6, maxQuantity: 60, quantityStep: 6 }
    const addons = [
      {
        ...{
          id: 'text-1',
          type: 'text',
          label: 'Name, engraved',
          help: '“quoted”',
          required: true,
        },
        ...{ maxLength: 20, min: null, max: null, display: 'radio', choices: [] },
        price: { kind: 'percent', amount: 125_000, per: 'line' },
      },
    ]
    const { offer } = (await desk.manager.call('GET', `/products/${desk.bowlId}`)).body
    const trade = { gtin: '4006381333931', mpn: 'M-1, blue', cost: 1234 }
    const seo = { seoTitle: 'Title', seoDescription: 'About, it', noindex: true }
    const bowl = {
      name: 'Whole',
      sku: 'whole',
      offer: { ...offer, ...trade },
      ...quantities,
      ...seo,
    }
    await desk.manager.call('POST', '/products', { ...bowl, status: 'published', addons })
    const option = {
      ...{ key: 'size', name: 'Size', values: ['S'], visible: true, variation: true },
      ...{ global: false, swatches: {} },
    }
    const variant = {
      ...{ ...offer, ...trade, ...quantities, gtin: '96385074', sku: 'many-s' },
      ...{ options: { size: 'S' }, enabled: true, image: null, descriptionHtml: '' },
      ...{ taxClass: null, shippingClass: null, stock: null },
    }
    const many = { name: 'Many', sku: 'many', type: 'variable', options: [option] }
    await desk.manager.call('POST', '/products', { ...many, variants: [variant] })
    const { items } = (await desk.manager.call('GET', '/products?q=many')).body
    const [inMany] = (await desk.manager.call('GET', `/products/${items[0].id}`)).body.variants
    const bundle = [{ variantId: inMany.id, quantity: 3, label: 'Many' }]
    const set = { name: 'Set', sku: 'set', bundle, bundlePpm: 125_000 }
    await desk.manager.call('POST', '/products', set)
    const exported = (await desk.manager.get('/api/admin/product-export')).body
    const other = await open()
    const { job } = await other.send(exported)
    expect(job.outcome.report.problems).toEqual([])
    await other.run(job.id)
    const read = async ({ manager }: typeof desk, name: string) => {
      const { items } = (await manager.call('GET', `/products?q=${name}`)).body
      const { body } = await manager.call('GET', `/products/${items[0].id}`)
      const { id: _, createdAt: _at, updatedAt: _on, variants, ...same } = body
      const bundle = same.bundle.map(({ variantId: _, ...part }: BundlePart) => part)
      return { ...same, bundle, variants: variants.map(({ id: _, ...one }: { id: string }) => one) }
    }
    expect(await read(desk, 'whole')).toMatchObject({ ...bowl, addons })
    for (const name of ['whole', 'many', 'set']) {
      expect(await read(other, name)).toEqual(await read(desk, name))
    }
  })

  it('SH-4 reads the barcodes, costs and search texts of Shopify, and leaves out other barcodes', async () => {
    const desk = await open()
    const { job } = await desk.send(
      [
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode,Cost per item,SEO Title',
        "mug,Mug,Size,S,MUG-S,19.99,'4006381333931,7.50,Buy a mug",
        'mug,,,M,MUG-M,19.99,INTERNAL-1,,',
        '',
      ].join('\n'),
    )
    expect(job.outcome.report).toMatchObject({
      skipped: 0,
      problems: [{ message: '“INTERNAL-1” is not a GTIN and was left out.', refused: false }],
    })
    await desk.run(job.id)
    const { items } = (await desk.manager.call('GET', '/products?q=mug')).body
    const { body } = await desk.manager.call('GET', `/products/${items[0].id}`)
    expect(body).toMatchObject({
      seoTitle: 'Buy a mug',
      variants: [
        { sku: 'MUG-S', gtin: '4006381333931', cost: 750 },
        { sku: 'MUG-M', gtin: null, cost: null },
      ],
    })
  })

  it('SH-4 reads semicolons, decimal commas and points that group thousands', async () => {
    const desk = await open()
    const { job } = await desk.send(
      [
        'ID;Type;SKU;Name;Published;Short description;Regular price;Sale price;Stock;Weight (kg);Categories',
        ';simple;SC-1;Tasse Grün;1;;12,50;9,90;3;0,35;Geschirr > Tassen',
        ';simple;SC-2;Schale;1;;1.234,00;;1.000;1,2;Geschirr',
        '',
      ].join('\r\n'),
    )
    expect(job).toMatchObject({
      outcome: { ok: true, report: { created: 2, format: { encoding: 'utf-8', delimiter: ';' } } },
    })
    await desk.run(job.id)
    const { db } = desk.services
    const rows = await db
      .selectFrom('variants')
      .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
      .select(['sku', 'regular_price', 'sale_price', 'measures', 'quantity'])
      .where('measures', 'like', '%weight%')
      .orderBy('regular_price', 'desc')
      .execute()
    expect(rows.reverse()).toMatchObject([
      { regular_price: 1250, sale_price: 990, measures: '{"weight":0.35}', quantity: 3 },
      { regular_price: 123_400, sale_price: null, measures: '{"weight":1.2}', quantity: 1000 },
    ])
  })

  it('SH-4 shows the line breaks of WooCommerce’s export, and exports them so that they come back', async () => {
    const desk = await open()
    const { job } = await desk.send(
      'ID,Type,SKU,Name,Description,Regular price\n,simple,N-1,Vase,"First line\\nSecond line",12.5\n',
    )
    await desk.run(job.id)
    const html = async () =>
      (
        await desk.services.db
          .selectFrom('products')
          .select('description_html')
          .where('sku', '=', 'N-1')
          .executeTakeFirstOrThrow()
      ).description_html
    expect(await html()).toMatch(/^First line<br ?\/?>Second line$/)
    const before = await html()
    let exported = ''
    for await (const part of desk.services.shop.products.export()) exported += part
    const again = await desk.send(exported)
    await desk.run(again.job.id)
    expect(await html()).toBe(before)
  })

  it('SH-4 imports Shopify’s product export: variants, options, sale prices, stock and drafts', async () => {
    const desk = await open()
    const file = [
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Position,Status',
      'clay-mug,Clay Mug,"<p>Two lines',
      'of text</p>",Atelier,Kitchen,"clay, mug",true,Color,Green,Size,Small,MUG-G,350,shopify,5,deny,19.99,25.99,true,true,,,active',
      'clay-mug,,,,,,,,Blue,,Small,MUG-B,350,shopify,3,continue,21.99,,true,true,,,',
      'voucher,Voucher,,Atelier,"Gifts, vouchers",,true,Title,Default Title,,,GIFT,0,,,deny,50.00,,false,false,,,draft',
      '',
    ].join('\n')
    const { job } = await desk.send(file)
    expect(job).toMatchObject({ outcome: { ok: true, report: { skipped: 0, problems: [] } } })
    await desk.run(job.id)
    const { db } = desk.services
    const products = await db
      .selectFrom('products')
      .selectAll()
      .where('import_digest', 'is not', null)
      .orderBy('name')
      .execute()
    expect(products).toMatchObject([
      { name: 'Clay Mug', type: 'variable', status: 'published' },
      { name: 'Voucher', type: 'simple', status: 'draft', tax_status: 'none' },
    ])
    const variants = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.sku', 'variants.regular_price', 'variants.sale_price', 'variants.virtual'])
      .where('products.import_digest', 'is not', null)
      .orderBy('variants.regular_price')
      .execute()
    expect(variants).toMatchObject([
      { sku: 'MUG-B', regular_price: 2199, sale_price: null, virtual: 0 },
      { sku: 'MUG-G', regular_price: 2599, sale_price: 1999, virtual: 0 },
      { regular_price: 5000, virtual: 1 },
    ])
    const categories = await db.selectFrom('categories').select('name').orderBy('name').execute()
    expect(categories.map(one => one.name)).toEqual(['Gifts, vouchers', 'Kitchen'])
    // Importing the file again changes nothing.
    const again = await desk.send(file)
    expect(again.job.outcome.report).toMatchObject({ created: 0, updated: 0, unchanged: 4 })
  })

  it('SH-4 imports WooCommerce’s export in German, with its variants', async () => {
    const desk = await open()
    const file = [
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Kurzbeschreibung,"Datum, an dem Angebotspreis endet",Vorrätig?,Lager,Gewicht (kg),Angebotspreis,Regulärer Preis,Kategorien,Schlagwörter,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e),Attribut 1 Sichtbar',
      '7,variable,T,Tasse,1,Kurz,,1,,,,,Geschirr,neu,,Farbe,"Grün, Blau",1',
      '8,variation,T-G,Tasse - Grün,1,,2099-01-31,1,"1,000",0.35,9.90,8.403,,,T,Farbe,Grün,1',
      '9,variation,T-B,Tasse - Blau,-1,,,0,0,0.4,,12.50,,,id:7,Farbe,Blau,1',
    ].join('\n')
    // Taxes may be added to prices with more decimals than the currency has: those are no thousands.
    const { job: refused } = await desk.send(file)
    expect(refused.outcome.report.problems).toMatchObject([
      { row: 3, column: 'Regulärer Preis', code: 'invalid-price' },
    ])
    const { job } = await desk.send(file.replace('8.403', '18.40'))
    expect(job.outcome.report.problems).toEqual([])
    await desk.run(job.id)
    const { db } = desk.services
    const product = await db
      .selectFrom('products')
      .selectAll()
      .where('sku', '=', 'T')
      .executeTakeFirstOrThrow()
    expect(product).toMatchObject({ type: 'variable', status: 'published', short_html: 'Kurz' })
    expect(JSON.parse(product.options)).toMatchObject([
      { name: 'Farbe', values: ['Grün', 'Blau'], variation: true },
    ])
    const variants = await db
      .selectFrom('variants')
      .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
      .select(['sku', 'regular_price', 'sale_price', 'enabled', 'quantity', 'measures'])
      .where('variants.product_id', '=', product.id)
      .orderBy('sku', 'desc')
      .execute()
    expect(variants).toMatchObject([
      { sku: 'T-G', regular_price: 1840, sale_price: 990, quantity: 1000, enabled: 1 },
      { sku: 'T-B', regular_price: 1250, sale_price: null, quantity: 0, enabled: 0 },
    ])
  })

  it('SH-4 imports Shopify’s export with its later column names and decimal commas', async () => {
    const desk = await open()
    const file = [
      'Title;URL handle;Description;Type;Tags;Published on online store;Status;SKU;Option1 name;Option1 value;Price;Compare-at price;Charge tax;Inventory tracker;Inventory quantity;Continue selling when out of stock;Weight value (grams);Requires shipping;Product image URL;Variant image URL',
      'Clay Mug;clay-mug;<p>Text</p>;Kitchen;clay;TRUE;Active;MUG-G;Color;Green;19,99;25,99;TRUE;shopify;5;DENY;350;TRUE;;',
      ';clay-mug;;;;;;MUG-B;;Blue;21,99;;TRUE;shopify;3;CONTINUE;350;TRUE;;',
    ].join('\n')
    const { job } = await desk.send(file)
    expect(job).toMatchObject({ outcome: { ok: true, report: { created: 3, problems: [] } } })
    await desk.run(job.id)
    const variants = await desk.services.db
      .selectFrom('variants')
      .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
      .select(['sku', 'regular_price', 'sale_price', 'quantity', 'backorders'])
      .where('sku', 'like', 'MUG-%')
      .orderBy('sku')
      .execute()
    expect(variants).toMatchObject([
      { sku: 'MUG-B', regular_price: 2199, sale_price: null, quantity: 3, backorders: 'yes' },
      { sku: 'MUG-G', regular_price: 2599, sale_price: 1999, quantity: 5, backorders: 'no' },
    ])
  })

  it('SH-4 refuses numbers that a spreadsheet has shortened, and passes over empty cells at the end', async () => {
    const desk = await open()
    const { job } = await desk.send(
      [
        'SKU;Name;Regular price;;',
        '4006381333931;Pen;1,00;;;;',
        '"4,00638E+12";Other pen;1,00;;',
        'X;Shifted;1,00;;;2;',
      ].join('\n'),
    )
    expect(job.outcome.report.problems).toMatchObject([
      { row: 3, column: 'SKU', code: 'invalid-value' },
      { row: 4, code: 'columns' },
    ])
  })

  it('SH-4 reads a Windows codepage, and checks again in the encoding that staff chooses', async () => {
    const desk = await open()
    const text = 'Type;SKU;Name;Regular price\nsimple;A;Gr\u00fc\u00dfe\u00b3;1,00\n'
    const { job } = await desk.send(Buffer.from(text, 'latin1'))
    expect(job.outcome.changes).toMatchObject([{ name: 'Grüße³' }])
    const check = async (encoding: string) => {
      const answer = await desk.manager.call('POST', `/product-imports/${job.id}/check`, {
        encoding,
      })
      await desk.imports.idle()
      return { answer, job: await desk.find(job.id) }
    }
    expect((await check('windows-1250')).job.outcome?.changes).toMatchObject([{ name: 'Grüßeł' }])
    await desk.run(job.id)
    const product = await desk.services.db
      .selectFrom('products')
      .select('name')
      .where('sku', '=', 'A')
      .executeTakeFirst()
    expect(product?.name).toBe('Grüßeł')
    expect((await check('windows-1252')).answer.body.error).toBe('not-allowed')
  })
})
