import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openImportDesk } from './support/import-desk.ts'

const SHOPIFY = [
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Phone,Note,Tags',
  'Ida,Berg,IDA@example.com,yes,Berg GmbH,Tonweg 3,Berlin,,DE,\'10115,\'+49 30 1,Likes blue,"vip, wholesale"',
  'Bo,,bo@example.com,no,,,,,,,,,',
].join('\n')

describeDatabases('import of customers', openDatabase => {
  const open = () => openImportDesk(openDatabase, '/customer-imports')

  it('SH-5 imports customers of Shopify without passwords, and nobody can use them before a link', async () => {
    const desk = await open()
    const { job } = await desk.send(SHOPIFY)
    expect(job.outcome).toMatchObject({ ok: true, report: { created: 2, problems: [] } })
    expect((await desk.run(job.id)).job).toMatchObject({ state: 'done', changes: 2 })
    const { items } = (await desk.manager.call('GET', '/customers?q=ida')).body
    expect(items).toMatchObject([{ name: 'Ida Berg', email: 'ida@example.com', status: 'guest' }])
    const { body } = await desk.manager.call('GET', `/customers/${items[0].id}`)
    expect(body).toMatchObject({
      note: 'Likes blue',
      tags: ['vip', 'wholesale', 'newsletter'],
      registeredAt: null,
      addresses: [
        {
          isBilling: true,
          isShipping: true,
          address: { address_1: 'Tonweg 3', postcode: '10115', country: 'DE', phone: '+49 30 1' },
        },
      ],
    })
    const row = await desk.services.db
      .selectFrom('customers')
      .select('password_hash')
      .where('email', '=', 'ida@example.com')
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toBeNull()
    const outbox = await desk.services.db.selectFrom('outbox').select('id').execute()
    expect(outbox).toEqual([])
  })

  it('SH-5 refuses existing customers unless they are updated, and undoes both', async () => {
    const desk = await open()
    const first = await desk.send(SHOPIFY)
    await desk.run(first.job.id)
    const text =
      'email,name,note\nida@example.com,Ida Berg,Likes red\nnobody,x,\nnew@example.com,New,\n'
    const { job } = await desk.send(text)
    expect(job.outcome.report).toMatchObject({
      created: 1,
      skipped: 2,
      problems: [
        { row: 2, code: 'exists', value: 'ida@example.com' },
        { row: 3, code: 'invalid-value' },
      ],
    })
    await desk.act(job.id, 'check', { options: { updateExisting: true } })
    const done = await desk.run(job.id, true)
    expect(done.job.outcome?.report).toMatchObject({ created: 1, updated: 1, skipped: 1 })
    const noteOf = async () => {
      const { items } = (await desk.manager.call('GET', '/customers?q=ida')).body
      return (await desk.manager.call('GET', `/customers/${items[0].id}`)).body.note
    }
    expect(await noteOf()).toBe('Likes red')
    const undone = await desk.undo(job.id)
    expect(undone.job.undo).toEqual({ undone: 2, kept: 0, items: [] })
    expect(await noteOf()).toBe('Likes blue')
    expect((await desk.manager.call('GET', '/customers?q=new')).body.total).toBe(0)
  })

  it('SH-5 keeps an imported customer who has signed in since', async () => {
    const desk = await open()
    const { job } = await desk.send(SHOPIFY)
    await desk.run(job.id)
    await desk.services.db
      .updateTable('customers')
      .set({ registered_at: 1 })
      .where('email', '=', 'bo@example.com')
      .execute()
    const { job: undone } = await desk.undo(job.id)
    expect(undone.undo).toEqual({
      undone: 1,
      kept: 1,
      items: [{ label: 'bo@example.com', reason: 'used' }],
    })
  })

  it('SH-5 an export of customers that is imported elsewhere has the same people', async () => {
    const desk = await open()
    const { job } = await desk.send(SHOPIFY)
    await desk.run(job.id)
    const exported = (await desk.manager.get('/api/admin/customers/export')).body
    const other = await open()
    const sent = await other.send(exported)
    expect(sent.job.outcome.report.problems).toEqual([])
    await other.run(sent.job.id)
    expect((await other.manager.get('/api/admin/customers/export')).body).toBe(exported)
  })

  it('SH-5 imports groups by name, refuses unknown ones, and undoes', async () => {
    const desk = await open()
    const addGroup = async (name: string) => {
      const group = { name, ppm: 100_000, categories: [], taxExempt: false }
      return (await desk.manager.call('POST', '/customer-groups', group)).body.id as string
    }
    const [trade, press] = [await addGroup('Trade'), await addGroup('Press')]
    const sent = await desk.send(
      'email,customer group\nida@example.com,TRADE\nbo@example.com,Gone\n',
    )
    expect(sent.job.outcome.report).toMatchObject({
      ...{ created: 1, skipped: 1 },
      problems: [{ row: 3, code: 'unknown', value: 'Gone' }],
    })
    await desk.run(sent.job.id, true)
    const customer = async () => (await desk.manager.call('GET', '/customers?q=ida')).body.items[0]
    expect(await customer()).toMatchObject({ group: trade, groupName: 'Trade' })
    const update = async (text: string) => {
      const { job } = await desk.send(text)
      await desk.act(job.id, 'check', { options: { updateExisting: true } })
      await desk.run(job.id)
      return job.id as string
    }
    await update('email,name\nida@example.com,Ida\n')
    expect(await customer()).toMatchObject({ name: 'Ida', group: trade })
    const moved = await update('email,group\nida@example.com,Press\n')
    expect(await customer()).toMatchObject({ group: press })
    expect((await desk.undo(moved)).job.undo).toMatchObject({ undone: 1, kept: 0 })
    expect(await customer()).toMatchObject({ group: trade })
    const removed = await update('email,group\nida@example.com,\n')
    expect(await customer()).toMatchObject({ group: null })
    await desk.manager.call('DELETE', `/customer-groups/${trade}`)
    expect((await desk.undo(removed)).job.undo).toMatchObject({ undone: 1, kept: 0 })
    expect(await customer()).toMatchObject({ group: null })
  })

  it('SH-5 only people who edit orders import customers', async () => {
    const desk = await open()
    const editor = await desk.as('editor')
    expect((await desk.send(SHOPIFY, editor)).status).toBe(403)
    const { job } = await desk.send('Dear shop,\n')
    expect(job.outcome).toMatchObject({ ok: false, reason: 'unreadable' })
  })
})

describeDatabases('import of coupons', openDatabase => {
  const open = () => openImportDesk(openDatabase, '/discount-imports')
  const COUPONS = [
    'post_title,discount_type,coupon_amount,expiry_date,minimum_amount,individual_use,usage_limit,customer_email,product_ids',
    'percent-off,percent,50,,,no,,,',
    'fixed,fixed_cart,"5.00",2020-01-01,50.00,yes,2,homer@example.com,',
    'for-nothing,fixed_cart,6.00,,,no,,,nowhere',
    ',percent,5,,,no,,,',
  ].join('\n')

  it('SH-6 imports coupons of WooCommerce and refuses unknown products and missing codes', async () => {
    const desk = await open()
    const { job } = await desk.send(COUPONS)
    expect(job.outcome.report).toMatchObject({ created: 2, skipped: 2 })
    expect(job.outcome.report.problems.map((one: { code: string }) => one.code)).toEqual([
      'unknown',
      'missing',
    ])
    await desk.run(job.id, true)
    const { items } = (await desk.manager.call('GET', '/discounts?sort=code')).body
    expect(items).toMatchObject([
      {
        ...{ code: 'fixed', type: 'fixed_cart', amount: 500, minimumAmount: 5000, usageLimit: 2 },
        ...{ individualUse: true, emailRestrictions: ['homer@example.com'], status: 'expired' },
      },
      { code: 'percent-off', type: 'percent', percent: 5000 },
    ])
  })

  it('SH-6 updates existing codes by choice, exports what it reads, and undoes', async () => {
    const desk = await open()
    const first = await desk.send(COUPONS)
    await desk.run(first.job.id, true)
    const exported = (await desk.manager.get('/api/admin/discounts/export')).body as string
    const same = await desk.send(exported)
    expect(same.job.outcome.report).toMatchObject({ unchanged: 2, problems: [] })
    const changed = exported.replace('percent-off,percent,50', 'percent-off,percent,40')
    const { job } = await desk.send(changed)
    expect(job.outcome.report.problems).toMatchObject([{ code: 'exists', value: 'percent-off' }])
    await desk.act(job.id, 'check', { options: { updateExisting: true } })
    await desk.run(job.id)
    const percentOf = async () => {
      const { items } = (await desk.manager.call('GET', '/discounts?q=percent-off')).body
      return items[0].percent
    }
    expect(await percentOf()).toBe(4000)
    const undone = await desk.undo(job.id)
    expect(undone.job.undo).toMatchObject({ undone: 1, kept: 0 })
    expect(await percentOf()).toBe(5000)
    await desk.undo(first.job.id)
    expect((await desk.manager.call('GET', '/discounts')).body.total).toBe(0)
  })

  it('SH-4 coupons of an export have the products and categories of another shop', async () => {
    const fill = async (names: readonly string[]) => {
      const desk = await open()
      await desk.services.shop.catalog.save(
        names.map(name => ({
          ...{ type: 'simple' as const, name, sku: `${name}, large` },
          variant: { regularPrice: 1000 },
          categories: [[name, 'Small, round']],
        })),
      )
      const { db } = desk.services
      const products = await db.selectFrom('products').select(['id', 'name']).execute()
      const categories = (await desk.manager.call('GET', '/categories')).body.items
      const product = (name: string) => products.find(one => one.name === name)?.id ?? ''
      const category = (path: string): string =>
        categories.find((one: { path: string }) => one.path === path)?.id
      const rules = {
        ...{ productIds: [product('Cup')], productCategories: [category('Mug > Small, round')] },
        getProductIds: [product('Mug')],
      }
      const bundleItems = [{ productId: product('Cup'), quantity: 2 }]
      return { desk, rules, bundleItems }
    }
    // The ids and the order of both shops differ.
    const [first, second] = [await fill(['Cup', 'Mug']), await fill(['Mug', 'Cup'])]
    const coupons = [
      { code: 'GET', type: 'buy_x_get_y', percent: 10_000, ...first.rules },
      { code: 'SET', type: 'bundle', amount: 1500, bundleItems: first.bundleItems },
    ]
    for (const coupon of coupons) {
      expect((await first.desk.manager.call('POST', '/discounts', coupon)).status).toBe(200)
    }
    const file = (await first.desk.manager.get('/api/admin/discounts/export')).body as string
    const { job } = await second.desk.send(file)
    expect(job.outcome.report).toMatchObject({ created: 2, problems: [] })
    await second.desk.run(job.id)
    const { items } = (await second.desk.manager.call('GET', '/discounts?sort=code')).body
    const [get, set] = await Promise.all(
      items.map(async ({ id }: { id: string }) => {
        return (await second.desk.manager.call('GET', `/discounts/${id}`)).body
      }),
    )
    expect(get).toMatchObject({ code: 'GET', ...second.rules })
    expect(set).toMatchObject({ code: 'SET', bundleItems: second.bundleItems })
  })
})
