import { CompiledQuery, type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { ImportJob } from '#shop/schema'
import { up } from '../src/db/migrations/0290-tax-rates.ts'
import { createTaxRates } from '../src/shop/tax/tax-rates.ts'
import { describeDatabases } from './support/databases.ts'
import { importFile } from './support/import-file.ts'
import { boundValues, type RecordedQueries, recordQueries } from './support/recorded-queries.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { createTestShop } from './support/test-shop.ts'

const HEADER =
  'Country Code,State Code,ZIP/Postcode,City,Rate %,Tax Name,Priority,Compound,Shipping,Tax Class'

describeDatabases('tax rates in the admin', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const owner = await desk.as('owner')
    const path = '/tax-rate-imports'
    const find = async (id: string) => (await owner.call('GET', `${path}/${id}`)).body as ImportJob
    async function act(id: string, action: string, body: object = {}) {
      const { status } = await owner.call('POST', `${path}/${id}/${action}`, body)
      await desk.services.shop.imports.idle()
      return { status, job: await find(id) }
    }
    async function check(text: string) {
      const { body } = await owner.send('POST', `${path}?name=rates.csv`, text, 'text/csv')
      await desk.services.shop.imports.idle()
      return find(body.id)
    }
    /** Imports the valid rows of a file; returns the counts. */
    async function send(text: string, replaceExisting = false) {
      const { id } = await check(text)
      if (replaceExisting) await act(id, 'check', { options: { replaceExisting } })
      const { job } = await act(id, 'run', { skipInvalid: true })
      return job
    }
    const total = async (query = '') =>
      (await owner.call('GET', `/tax-rates?perPage=1&${query}`)).body.total
    return { ...desk, owner, check, act, send, total }
  }

  const vat = {
    country: 'DE',
    ppm: 190_000,
    name: 'VAT',
    priority: 1,
    compound: false,
    shipping: true,
    taxClass: '',
  }

  it('SH-4: adds, changes, finds and deletes rates; only those who may change settings', async () => {
    const { owner, manager, total } = await open()
    expect((await manager.call('POST', '/tax-rates', vat)).status).toBe(403)
    const { body } = await owner.call('POST', '/tax-rates', {
      ...vat,
      postcodes: ['10115...10119', ' 12* '],
      cities: ['berlin'],
    })
    expect(body).toMatchObject({ postcodes: ['10115...10119', '12*'], cities: ['BERLIN'] })
    await owner.call('POST', '/tax-rates', { ...vat, country: 'FR', taxClass: 'reduced-rate' })
    expect(await total('q=berl')).toBe(1)
    expect(await total('q=1012')).toBe(0)
    expect(await total('taxClass=standard')).toBe(1)
    expect(await total('taxClass=reduced-rate')).toBe(1)
    const changed = await owner.call('PATCH', `/tax-rates/${body.id}`, { ppm: 70_000 })
    expect(changed.body).toMatchObject({ ppm: 70_000, name: 'VAT' })
    expect((await owner.call('DELETE', `/tax-rates/${body.id}`)).status).toBe(204)
    expect((await owner.call('DELETE', `/tax-rates/${body.id}`)).status).toBe(404)
    const rest = await owner.call('POST', '/tax-rates/delete', { taxClass: 'reduced-rate' })
    expect(rest.body).toEqual({ deleted: 1 })
    expect(await total()).toBe(0)
  })

  it.each([
    ['ppm -1', { ppm: -1 }],
    ['ppm 0.5', { ppm: 0.5 }],
    ['ppm 1e9', { ppm: 1e9 }],
    ['priority 0', { priority: 0 }],
    ["country 'Germany'", { country: 'Germany' }],
    ["name ''", { name: '' }],
    ["taxClass 'No such key'", { taxClass: 'No such key' }],
    ["postcodes ['12350...12345']", { postcodes: ['12350...12345'] }],
    ["postcodes ['1*5']", { postcodes: ['1*5'] }],
    ["postcodes ['<b>']", { postcodes: ['<b>'] }],
    ['2001 postcodes', { postcodes: Array.from({ length: 2001 }, (_, index) => `${index}`) }],
  ])('SH-4: refuses %s', async (_, change) => {
    const { owner, total } = await open()
    const refused = await owner.call('POST', '/tax-rates', { ...vat, ...change })
    expect(refused.status).toBe(422)
    expect(await total()).toBe(0)
  })

  it('SH-4: previews an import, reports errors per row, adds what is new, and replaces', async () => {
    const { send, check, act, total, owner } = await open()
    const file = [
      HEADER,
      'US,CA,90210;90211;94000...94099,*,9.5000,CA Tax,1,0,1,',
      'US,california,*,"LOS ANGELES;Pasadena",8.875,City Tax,2,1,0,Food & drink',
      'XX,*,*,*,5,Tax,1,0,0,',
      'DE,*,*,*,nineteen,Tax,1,0,0,',
      'DE,*,*,*,101,Tax,1,0,0,',
      'DE,*,5...4,*,19,Tax,1,0,0,',
      'DE,*,*,*,19,Tax,0,0,0,',
      `DE,*,*,*,19,${'x'.repeat(101)},1,0,0,`,
    ].join('\n')
    const preview = await check(file)
    expect(preview.outcome?.report).toMatchObject({ rows: 8, created: 2, skipped: 6 })
    expect(preview.outcome?.changes).toMatchObject([
      { name: 'US CA CA Tax 9.5 %' },
      { name: 'US CA City Tax 8.875 %' },
    ])
    expect(preview.outcome?.report.problems.map(one => [one.row, one.column])).toEqual([
      [4, 'Country Code'],
      [5, 'Rate %'],
      [6, 'Rate %'],
      [7, 'ZIP/Postcode'],
      [8, 'Priority'],
      [9, 'Tax Name'],
    ])
    expect(await total()).toBe(0)
    const refused = await owner.get(`/api/admin/tax-rate-imports/${preview.id}/refused`)
    expect(refused.body).toContain('Rate %: “nineteen” is not a rate from 0 to 100.')
    expect((await send(file)).outcome?.report).toMatchObject({ created: 2 })
    expect((await send(file)).outcome?.report).toMatchObject({ created: 0, unchanged: 2 })
    const { body } = await owner.call('GET', '/settings/site')
    expect(body.shop.tax.classes).toContainEqual({ id: 'food-drink', name: 'Food & drink' })
    expect(body.shop.tax.classes.length).toBeGreaterThan(1)
    const semicolons = `\uFEFFLand;Satz %;Steuername\nDE;19,0;MwSt.\nAT;20;MwSt.`
    const replaced = await send(semicolons, true)
    expect(replaced).toMatchObject({ changes: 4, outcome: { report: { created: 2 } } })
    expect(await total()).toBe(2)
    expect((await send(HEADER, true)).outcome?.report).toMatchObject({ rows: 0, created: 0 })
    expect(await total()).toBe(2)
    expect((await check('a,b\n1,2')).outcome).toMatchObject({ ok: false, reason: 'unreadable' })

    const { items } = (await owner.call('GET', '/tax-rates?sort=country&order=asc')).body
    await owner.call('PATCH', `/tax-rates/${items[0].id}`, { ppm: 210_000 })
    const { job } = await act(replaced.id, 'undo')
    expect(job.undo).toMatchObject({ undone: 3, kept: 1, items: [{ reason: 'edited' }] })
    const after = (await owner.call('GET', '/tax-rates?sort=country&order=asc')).body.items
    expect(after.map((one: { country: string; ppm: number }) => [one.country, one.ppm])).toEqual([
      ['AT', 210_000],
      ['US', 95_000],
      ['US', 88_750],
    ])
  })

  it('SH-4: rates that replace others get the order of the file, and undo restores theirs', async () => {
    const { send, act, owner } = await open()
    const names = async () => {
      const file: string = (await owner.get('/api/admin/tax-rates/export')).body
      return file
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map(row => row.split(',')[5])
    }
    const row = (name: string) => `DE,*,*,*,19.0000,${name},1,0,1,`
    await send([HEADER, row('A'), row('B'), row('C')].join('\n'))
    const replaced = await send([HEADER, row('New'), row('C'), row('A')].join('\n'), true)
    expect(await names()).toEqual(['New', 'C', 'A'])
    expect((await act(replaced.id, 'undo')).job.undo).toMatchObject({ kept: 0 })
    expect(await names()).toEqual(['A', 'B', 'C'])
  })

  it('SH-4: an export is imported as it was', async () => {
    const { send, owner, total } = await open()
    const file = `${HEADER}\nUS,CA,90210;94000...94099,*,9.5000,CA Tax,1,0,1,\n*,*,*,PARIS,20.0000,TVA,2,1,0,reduced-rate\n`
    await send(file)
    const exported = await owner.get('/api/admin/tax-rates/export')
    expect(exported.body.replaceAll('\r', '').trim()).toBe(file.trim())
    expect((await send(exported.body)).outcome?.report).toMatchObject({ created: 0, unchanged: 2 })
    expect(await total()).toBe(2)
  })

  it('SH-4: imports 5,000 rates', async () => {
    const { send, total } = await open()
    const rows = Array.from(
      { length: 5000 },
      (_, index) => `US,CA,${String(index).padStart(5, '0')},*,8.25,Tax,1,0,1,`,
    )
    const done = await send([HEADER, ...rows].join('\n'))
    expect(done.outcome?.report).toMatchObject({ created: 5000, skipped: 0 })
    expect(await total('q=04999')).toBe(1)
  })

  it('SH-4: inserts the rates of the EU, and again without doubling them', async () => {
    const { owner, total, services } = await open()
    await owner.call('POST', '/tax-rates', { ...vat, country: 'CH', ppm: 81_000 })
    expect((await owner.call('POST', '/tax-rates/eu')).body).toEqual({ added: 54 })
    await owner.call('POST', '/tax-rates/eu')
    expect(await total()).toBe(55)
    const paris = { country: 'FR', amount: 1000 }
    const query = new URLSearchParams({
      ...paris,
      amount: '1000',
      display: 'incl',
      includeTax: 'false',
    })
    const example = await owner.call('GET', `/tax-rates/example?${query}`)
    expect(example.body).toMatchObject({ price: 1200, tax: 200, gross: 1200, isOutside: false })
    const swiss = await owner.call(
      'GET',
      '/tax-rates/example?amount=1190&country=NO&includeTax=true',
    )
    expect(swiss.body).toMatchObject({ price: 1000, tax: 0, isOutside: true })
    expect((await services.shop.settings()).tax.classes.map(one => one.id)).toContain(
      'reduced-rate',
    )
  })

  it('SH-4: settings of older versions replace the rates; wrong classes are refused', async () => {
    const { owner, total } = await open()
    const taxes = [
      { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true },
      { country: '*', taxClass: '', name: 'Tax', percent: 7.5, shipping: false },
    ]
    expect((await owner.call('PATCH', '/settings/site', { shop: { taxes } })).status).toBe(200)
    expect(await total()).toBe(2)
    const { body } = await owner.call('GET', '/settings/site')
    const tax = { ...body.shop.tax, shippingClass: 'none-such' }
    const refused = await owner.call('PATCH', '/settings/site', { shop: { tax } })
    expect(refused.body.problems).toMatchObject([{ path: '/shop/tax/shippingClass' }])
    const classes = [
      { id: 'books', name: 'Books' },
      { id: 'books', name: 'Again' },
    ]
    const twice = await owner.call('PATCH', '/settings/site', {
      shop: { tax: { ...body.shop.tax, classes } },
    })
    expect(twice.body.problems).toMatchObject([{ path: '/shop/tax/classes/1/id' }])
  })

  it('SH-4: rates reach the prices of another process', async () => {
    const { owner, services, bowlId } = await open()
    await services.shopSettings.set({ prices: { includeTax: false, display: 'incl' } })
    const price = async () =>
      (await services.shop.catalog.list({ ids: [bowlId] } as never)).products[0]?.price?.min
    expect(await price()).toBe(1816)
    const { body } = await owner.call('POST', '/tax-rates', vat)
    expect(await price()).toBe(2161)
    const row = await services.db
      .selectFrom('invalidations')
      .select('tags')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(JSON.parse(row?.tags ?? '[]')).toEqual(['tax-rates', 'site'])
    // As if another process had changed the row.
    await services.db
      .updateTable('tax_rates')
      .set({ ppm: 70_000 })
      .where('id', '=', body.id)
      .execute()
    expect(await price()).toBe(2161)
    services.shop.invalidate(['tax-rates'])
    expect(await price()).toBe(1943)
  })

  it('SH-4: the migration moves the rates out of the settings', async () => {
    const { services, total, owner } = await open()
    const { db, pages } = services
    for (const column of ['tax_exemption', 'tax_country']) {
      await db.schema.alterTable('orders').dropColumn(column).execute()
    }
    await db.schema.dropTable('tax_rates').execute()
    const rate = { taxClass: '', name: 'VAT', shipping: true }
    await pages.settings.setOther('shop', {
      currency: 'CHF',
      taxes: [
        { ...rate, country: 'DE', percent: 19 },
        { ...rate, country: '*', percent: 8.875, shipping: false },
        { ...rate, country: 'DE', percent: 1, name: 'Extra' },
      ],
    })
    await up(db as unknown as Kysely<unknown>)
    services.shopSettings.forget()
    expect(await total()).toBe(3)
    const { body } = await owner.call('GET', '/tax-rates')
    expect(body.items).toMatchObject([
      { country: 'DE', ppm: 190_000, priority: 1 },
      { country: '', ppm: 88_750, shipping: false, priority: 1 },
      { country: 'DE', ppm: 10_000, priority: 2 },
    ])
    expect(await services.shop.settings()).toMatchObject({
      currency: 'CHF',
      tax: { shippingClass: '', rounding: 'line' },
    })
    expect(await pages.settings.other('shop')).not.toHaveProperty('taxes')
  })
})

describeDatabases('the lookup of tax rates', openDatabase => {
  it('SH-4: reads the rates of a place by an index, once for many prices', async () => {
    const connection = await openDatabase()
    const { db } = connection
    const { imports } = createTestShop(connection).shop
    await importFile(imports.taxRates, imports, [HEADER, ...manyRows].join('\n'))
    if (connection.kind === 'postgres') await sql`analyze tax_rates`.execute(db)
    const queries: RecordedQueries = new Map()
    let count = 0
    const recorded = db.withPlugin(recordQueries(db, queries)).withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count++
        return result
      },
    })
    const rates = createTaxRates({ db: recorded })
    const place = { country: 'US', state: 'CA', postcode: '00007', city: '' }
    for (const _ of [1, 2, 3]) {
      expect((await rates.at(place)).ratesOf('')).toMatchObject([{ ppm: 82_500 }])
    }
    expect(count).toBe(1)
    const [query] = [...queries.values()]
    const values = boundValues({ parameters: query?.parameters ?? [] }).map(value =>
      value === 0 ? 'CA' : value,
    )
    const explain = connection.kind === 'sqlite' ? 'explain query plan' : 'explain'
    const plan = await db.executeQuery<object>({
      ...CompiledQuery.raw(`${explain} ${query?.sql}`, values),
    })
    expect(JSON.stringify(plan.rows)).toContain('tax_rates_place')
  })
})

/** Ten states with many ZIP codes each. */
const manyRows = Array.from({ length: 5000 }, (_, index) => {
  const state = ['CA', 'TX', 'NY', 'FL', 'WA', 'OH', 'IL', 'GA', 'MI', 'NJ'][
    Math.trunc(index / 500)
  ]
  return `US,${state},${String(index).padStart(5, '0')},*,8.25,Tax,1,0,1,`
})
