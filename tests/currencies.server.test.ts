import { afterEach, expect, it } from 'vitest'
import { newDiscount } from '#shop/schema'
import { BUY_PATH, buyerAddress } from './support/buyer.ts'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

type Node = { type: string; props: Record<string, unknown> }
const heading: Node = { type: 'heading', props: { id: 'title', text: 'Title' } }
const switcher: Node = { type: 'currency-switch', props: { id: 'switch', show: 'row' } }
const grid: Node = { type: 'product-grid', props: { id: 'grid', quickAdd: true } }
const USD = { code: 'USD', rate: '1.0842', rateDate: '2026-03-02', rounding: 'none' } as const

describeDatabases('pages in several currencies', openDatabase => {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
  })

  async function open(pages: Record<string, Node[]>, currencies = [USD]) {
    const services = await openTestServices(openDatabase)
    for (const [path, content] of Object.entries(pages)) {
      const document = { schema: 1, upgrades: {}, root: { props: { title: path } }, content }
      const kind = path === '/product' ? { kind: 'template' as const } : {}
      const page = { path, document, author: 'test', publish: true, ...kind }
      const saved = await services.pages.save(page)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    await services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 2000 } },
    ])
    await services.shopSettings.set({ currencies })
    const app = await buildTestApp(services)
    opened.push(app)
    const get = async (url: string, cookie = '') => {
      const { body, headers, statusCode } = await app.inject({ url, headers: { cookie } })
      return { body, headers, statusCode, isRendered: 'server-timing' in headers }
    }
    const kept = async () => {
      const { body } = await app.inject('/metrics')
      return Number(/^vitrine_page_cache_pages (\d+)$/m.exec(body)?.[1])
    }
    const post = (path: string, action: string, fields: Record<string, string>, cookie = '') =>
      app.inject({
        method: 'POST',
        url: path,
        payload: new URLSearchParams({ ...fields, _action: action }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          cookie,
        },
      })
    return { services, app, get, kept, post }
  }

  it('SH-4: a cached page in one currency is not shown in another', async () => {
    const { get, kept } = await open({ '/shop': [switcher, grid] })
    const base = await get('/shop')
    expect(base.body).toContain('€20.00')
    const usd = await get('/shop', 'vt_currency=USD')
    expect(usd.isRendered).toBe(true)
    expect(usd.body).toContain('$21.68')
    expect(usd.body).not.toContain('€20.00')
    for (const [cookie, shown] of [
      ['vt_currency=USD', usd],
      ['a=b; vt_currency=USD; c=d', usd],
      ['', base],
      ['a=vt_currency=USD', base],
    ] as const) {
      expect(await get('/shop', cookie)).toMatchObject({ isRendered: false, body: shown.body })
    }
    expect(await kept()).toBe(2)
  })

  it('SH-4: shared caches keep pages with prices in the base currency only, by cookie', async () => {
    const { get } = await open({ '/shop': [grid], '/about': [heading] })
    expect((await get('/shop')).headers).toMatchObject({
      'cache-control': expect.stringContaining('public'),
      vary: expect.stringContaining('cookie'),
    })
    expect((await get('/shop', 'vt_currency=USD')).headers['cache-control']).toBe(
      'private, no-cache',
    )
    expect((await get('/about', 'vt_currency=USD')).headers).toMatchObject({
      'cache-control': expect.stringContaining('public'),
      vary: 'accept-encoding',
    })
  })

  it('SH-4: unknown currencies get the page of the base currency, without another copy', async () => {
    const { get, kept } = await open({ '/shop': [switcher, grid] })
    const base = await get('/shop')
    for (const code of [
      'GBP',
      'EUR',
      'XXX',
      'usd',
      '',
      'USDUSD',
      '%00',
      '$USD',
      'a'.repeat(5000),
    ]) {
      const answer = await get('/shop', `vt_currency=${code}`)
      expect(answer, code.slice(0, 10)).toMatchObject({ isRendered: false, body: base.body })
    }
    expect(await kept()).toBe(1)
  })

  it('SH-4: pages without prices are the same in all currencies', async () => {
    const { get, kept } = await open({ '/about': [heading] })
    const base = await get('/about')
    const usd = await get('/about', 'vt_currency=USD')
    expect(usd).toMatchObject({ isRendered: false, body: base.body })
    expect(await kept()).toBe(1)
  })

  it('SH-4: a changed rate is shown at once', async () => {
    const { services, get } = await open({ '/shop': [grid] })
    expect((await get('/shop', 'vt_currency=USD')).body).toContain('$21.68')
    await services.shopSettings.set({ currencies: [{ ...USD, rate: '1.2' }] })
    await expect.poll(async () => (await get('/shop', 'vt_currency=USD')).body).toContain('$24.00')
    await services.shopSettings.set({ currencies: [] })
    await expect.poll(async () => (await get('/shop', 'vt_currency=USD')).body).toContain('€20.00')
  })

  it('SH-4: structured data of a product is in the currency that the page shows', async () => {
    const { get } = await open({ '/product': [{ type: 'product', props: { id: 'product' } }] })
    const offerOf = async (cookie = '') => {
      const { body } = await get('/product/bowl', cookie)
      const [, json = '{}'] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
      return (JSON.parse(json) as { offers?: object }).offers
    }
    expect(await offerOf()).toMatchObject({ price: '20.00', priceCurrency: 'EUR' })
    expect(await offerOf('vt_currency=USD')).toMatchObject({ price: '21.68', priceCurrency: 'USD' })
  })

  it('SH-4: a switch without script returns to the page and updates the cart', async () => {
    const { services, post, get } = await open({ [BUY_PATH]: [switcher, grid] })
    const added = await services.shop.cart.add({
      key: undefined,
      items: [
        { productId: (await services.shop.catalog.list({})).products[0]?.id ?? '', quantity: 2 },
      ],
    })
    if (!added.ok) throw new Error(added.reason)
    const cart = `vt_cart=${added.key}`
    const changed = await post(`${BUY_PATH}?page=1`, 'switch/choose', { currency: 'USD' }, cart)
    expect(changed).toMatchObject({
      statusCode: 303,
      headers: { location: `${BUY_PATH}?page=1` },
    })
    const cookies = Object.fromEntries(changed.cookies.map(({ name, value }) => [name, value]))
    expect(cookies).toEqual({ vt_currency: 'USD', vt_cart_count: '2_43.36_USD' })
    const shop = services.shop.storefront('USD')
    expect(await shop.cart.view({ key: added.key, withNotices: true })).toMatchObject({
      notices: [{ key: 'currencyChanged', values: { currency: 'USD' } }],
    })
    expect((await get(BUY_PATH, 'vt_currency=USD')).body).toMatch(
      /<button[^>]*value="USD"[^>]*aria-current="true"/,
    )
    const back = await post(BUY_PATH, 'switch/choose', { currency: 'EUR' }, 'vt_currency=USD')
    expect(back.cookies).toMatchObject([{ name: 'vt_currency', value: '', maxAge: 0 }])
  })

  it('SH-4: a coupon link is checked in the currency of the visitor', async () => {
    const { services, get } = await open({ '/shop': [grid] })
    const { shop } = services
    const [product] = (await shop.catalog.list({})).products
    const items = [{ productId: product?.id ?? '', quantity: 1 }]
    const added = await shop.cart.add({ key: undefined, items })
    if (!added.ok) throw new Error(added.reason)
    const coupon = { type: 'fixed_cart', amount: 500, minimumAmount: 3000 } as const
    await shop.discounts.create({ ...newDiscount, ...coupon, code: 'BIG' })
    await get('/shop?coupon=BIG', `vt_cart=${added.key}; vt_currency=USD`)
    expect(await shop.cart.view({ key: added.key, withNotices: true })).toMatchObject({
      notices: [{ key: 'coupon.minimum', values: { amount: '$32.53' } }],
    })
  })

  it('SH-4: a currency that is not offered is refused with a message', async () => {
    const { post } = await open({ '/shop': [switcher] })
    for (const currency of ['GBP', '', 'usd']) {
      const refused = await post('/shop', 'switch/choose', { currency })
      expect(refused.statusCode).toBe(422)
      expect(refused.body).toContain('This currency is no longer available.')
      expect(refused.cookies).toEqual([])
    }
    expect((await post('/shop', 'switch/choose', { currency: 'x'.repeat(11) })).statusCode).toBe(
      400,
    )
  })

  it('SH-4: the switch shows nothing in a shop with one currency', async () => {
    const { get } = await open({ '/shop': [switcher] }, [])
    const { body, headers } = await get('/shop')
    expect(body).not.toContain('name="currency"')
    expect(headers.vary).toBe('accept-encoding')
  })

  it('SH-4: cart, checkout and order use the currency of the visitor', async () => {
    const cart: Node = { type: 'cart', props: { id: 'cart' } }
    const checkout: Node = { type: 'checkout', props: { id: 'checkout' } }
    const { services, post, get } = await open({ [BUY_PATH]: [grid, cart, checkout] })
    const [product] = (await services.shop.catalog.list({})).products
    const added = await post(
      BUY_PATH,
      'grid/add',
      { product: product?.id ?? '' },
      'vt_currency=USD',
    )
    const own = added.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect(own).toContain('1_21.68_USD')
    const cookie = `${own}; vt_currency=USD`
    expect((await get(BUY_PATH, cookie)).body).toContain('value="2168 USD"')
    const fields = { ...buyerAddress, shown_total: '2168 USD' }
    const placed = await post(BUY_PATH, 'checkout/place', fields, cookie)
    expect(placed.statusCode).toBe(303)
    const [order] = await services.shop.orders.list()
    expect(order).toMatchObject({ currency: 'USD', total: 2168 })
  })
})
