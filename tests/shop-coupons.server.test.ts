import { expect, it } from 'vitest'
import { BUY_PATH, buyerAddress, buyPage } from './support/buyer.ts'
import { describeDatabases } from './support/databases.ts'
import { createDiscount } from './support/discount-scenarios.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

type Fields = Record<string, string>

describeDatabases('coupons over HTTP', openDatabase => {
  async function open(environment: Fields = {}) {
    const services = await openTestServices(openDatabase, environment)
    const { shop } = services
    const [productId = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 2000 } },
    ])
    await createDiscount(shop, { code: 'Spring', type: 'fixed_cart', amount: 500 })
    await createDiscount(shop, {
      code: 'BIG',
      type: 'fixed_cart',
      amount: 500,
      minimumAmount: 3000,
    })
    const page = { path: BUY_PATH, document: buyPage, author: 't', publish: true }
    const saved = await services.pages.save(page)
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const app = await buildTestApp(services)
    const post = (
      action: string,
      fields: Fields,
      cookie: string,
      accept = 'text/html',
      query = '',
    ) =>
      app.inject({
        method: 'POST',
        url: BUY_PATH + query,
        payload: new URLSearchParams({ ...fields, _action: action }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept, cookie },
      })
    const call = (action: string, fields: Fields, cookie: string) =>
      post(action, fields, cookie, 'application/json')
    const add = async (quantity = '1', cookie = '') => {
      const added = await post('grid/add', { product: productId, quantity }, cookie)
      const own = added.cookies.filter(one => one.name !== 'vt_cart_count')
      return own.map(one => `${one.name}=${one.value}`).join('; ')
    }
    const visit = (query: string, cookie = '') =>
      app.inject({ url: BUY_PATH + query, headers: { cookie } })
    return { services, shop, app, post, call, add, visit }
  }

  const keyOf = (cookie: string) => /vt_cart=(\w+)/.exec(cookie)?.[1]

  it('SH-4: a coupon is applied and removed without script', async () => {
    const { shop, post, add } = await open()
    const cookie = await add()
    const applied = await post('cart/apply-coupon', { coupon: ' SPRING ' }, cookie)
    expect(applied).toMatchObject({ statusCode: 303, headers: { location: '/cart' } })
    const view = await shop.cart.view({ key: keyOf(cookie), withNotices: true })
    expect(view).toMatchObject({ notices: [{ key: 'couponApplied' }], totals: { total: 1500 } })
    const removed = await post('cart/remove-coupon', { coupon: 'Spring' }, cookie)
    expect(removed.statusCode).toBe(303)
    expect(await shop.cart.view({ key: keyOf(cookie), withNotices: true })).toMatchObject({
      notices: [{ key: 'couponRemoved' }],
      coupons: [],
      totals: { total: 2000 },
    })
  })

  it('SH-4: a refused coupon is explained at its field, which keeps the code', async () => {
    const { post, call, add } = await open()
    const cookie = await add()
    const page = await post('cart/apply-coupon', { coupon: 'wrong' }, cookie)
    expect(page.statusCode).toBe(422)
    expect(page.body).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="coupon"[^>]*value="wrong"/)
    expect(page.body).toContain('The code “wrong” does not exist.')
    const answer = await call('cart/apply-coupon', { coupon: '' }, cookie)
    expect(answer.json()).toMatchObject({
      ok: false,
      refusal: { coupon: { message: { key: 'coupon.empty' } } },
    })
  })

  it('SH-4: codes cannot be guessed by trying many', async () => {
    const { call, post, add } = await open({ RATE_LIMIT: '1' })
    const cookie = await add()
    const statuses = []
    for (let count = 0; count < 22; count++) {
      statuses.push((await call('cart/apply-coupon', { coupon: `x${count}` }, cookie)).statusCode)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422))
    expect(statuses.slice(20)).toEqual([429, 429])
    const plain = await post('cart/apply-coupon', { coupon: 'x' }, cookie)
    expect(plain.body).toContain('Too many coupon codes were tried.')
  })

  it('SH-4: a thousand guesses find nothing, and keep nobody else from using a code', async () => {
    const { call, add, app } = await open({ RATE_LIMIT: '1' })
    const cookie = await add()
    const counts = new Map<number, number>()
    for (let count = 0; count < 1000; count++) {
      const { statusCode } = await call('cart/apply-coupon', { coupon: `x${count}` }, cookie)
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
    }
    expect([...counts]).toEqual([
      [422, 20],
      [429, 980],
    ])
    const own = await call('cart/apply-coupon', { coupon: 'Spring' }, cookie)
    expect(own.statusCode, 'also a right code of the guesser').toBe(429)
    const other = await app.inject({
      method: 'POST',
      url: BUY_PATH,
      remoteAddress: '203.0.113.7',
      payload: new URLSearchParams({ coupon: 'Spring', _action: 'cart/apply-coupon' }).toString(),
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        cookie: await add(),
      },
    })
    expect(other.json()).toMatchObject({ answer: { totals: { total: 1500 } } })
  })

  it('SH-4: applying at checkout keeps the typed values, also without script', async () => {
    const { post, add } = await open()
    const cookie = await add()
    const fields = { ...buyerAddress, coupon_code: 'spring' }
    const page = await post('checkout/apply-coupon', fields, cookie)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Coupon code applied successfully.')
    expect(page.body).toContain('Coupon: Spring')
    expect(page.body).toContain(`value="${buyerAddress.billing_first_name}"`)
    const removed = await post(
      'checkout/remove-coupon',
      { ...buyerAddress },
      cookie,
      'text/html',
      '?remove_coupon=Spring',
    )
    expect(removed.body).toContain('Coupon has been removed.')
    expect(removed.body).not.toContain('Coupon: Spring')
  })

  it('SH-4: an entered code is applied before the order is placed', async () => {
    const { shop, post, add } = await open()
    const cookie = await add()
    const page = await post('checkout/place', { ...buyerAddress, coupon_code: 'Spring' }, cookie)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Coupon code applied successfully.')
    expect((await shop.cart.view({ key: keyOf(cookie) })).totals.total).toBe(1500)
  })

  it('SH-4: a link applies a coupon before something is in the cart', async () => {
    const { shop, add, visit } = await open()
    const linked = await visit('?a=1&coupon=Spring')
    expect(linked).toMatchObject({ statusCode: 302, headers: { location: `${BUY_PATH}?a=1` } })
    const kept = linked.cookies.map(one => `${one.name}=${one.value}`).join('; ')
    expect(kept).toBe('vt_coupon=Spring')
    const cookie = await add('1', kept)
    expect(cookie).toContain('vt_coupon=')
    expect((await shop.cart.view({ key: keyOf(cookie) })).totals.total).toBe(1500)
  })

  it('SH-4: a link applies a coupon to the cart at once, or later when it fits', async () => {
    const { shop, add, visit } = await open()
    const cookie = await add()
    await visit('?coupon=Spring', cookie)
    expect((await shop.cart.view({ key: keyOf(cookie) })).totals.total).toBe(1500)
    const later = await visit('?coupon=big', cookie)
    const kept = `${cookie}; vt_coupon=${later.cookies[0]?.value}`
    const { notices } = await shop.cart.view({ key: keyOf(cookie), withNotices: true })
    expect(notices).toMatchObject([{ kind: 'error', key: 'coupon.minimum' }])
    await add('1', kept)
    expect((await shop.cart.view({ key: keyOf(cookie) })).totals.total).toBe(3000)
    const wrong = await visit('?coupon=wrong', cookie)
    expect(wrong.cookies).toMatchObject([{ name: 'vt_coupon', value: '' }])
  })
})
