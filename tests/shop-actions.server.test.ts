import { expect, it } from 'vitest'
import type { PageDocument } from '#module-contract'
import { BUY_PATH, buyerAddress, buyPage } from './support/buyer.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/pages.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

type Fields = Record<string, string>

describeDatabases('actions of the shop’s modules', openDatabase => {
  async function open(environment: Record<string, string> = {}) {
    const services = await openTestServices(openDatabase, {
      PUBLIC_URL: 'https://shop.test',
      ...environment,
    })
    const [productId = ''] = await services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 1816, stock: { quantity: 9 } } },
    ])
    const received: PageDocument = {
      ...buyPage,
      content: [{ type: 'order-received', props: { id: 'received' } }],
    }
    for (const [path, document] of [
      [BUY_PATH, buyPage],
      ['/order-received', received],
    ] as const) {
      const saved = await services.pages.save({ path, document, author: 't', publish: true })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    const app = await buildTestApp(services)
    const post = (action: string, fields: Fields, cookie = '', accept = 'text/html') =>
      app.inject({
        method: 'POST',
        url: action.startsWith('received/') ? '/order-received' : BUY_PATH,
        payload: new URLSearchParams({ ...fields, _action: action }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept, cookie },
      })
    const call = (action: string, fields: Fields, cookie = '') =>
      post(action, fields, cookie, 'application/json')
    const fillCart = async () => {
      const added = await post('grid/add', { product: productId, quantity: '2' })
      return `vt_cart=${cookieOf(added, 'vt_cart')?.value}`
    }
    const firstLine = async (cookie: string) => {
      const key = cookie.replace('vt_cart=', '')
      return (await services.shop.cart.view({ key })).lines[0]?.id ?? ''
    }
    return { services, app, post, call, fillCart, firstLine, productId }
  }

  const cookieOf = (answer: { cookies: { name: string; value: string }[] }, name: string) =>
    answer.cookies.find(cookie => cookie.name === name)

  it('SH-4: an empty cart says so, without a table, and leads back to the shop', async () => {
    const { app } = await open()
    const { body } = await app.inject({ url: BUY_PATH })
    const cart = /<div id="cart".*?<\/div><\/div>/s.exec(body)?.[0] ?? ''
    expect(cart).toContain('Your cart is currently empty.')
    expect(cart).toContain('<a class="button" href="/shop">Return to shop</a>')
    expect(cart).not.toContain('<table')
  })

  it('SH-4: the order review lists items, quantities and the total', async () => {
    const { app, fillCart } = await open()
    const { body } = await app.inject({ url: BUY_PATH, headers: { cookie: await fillCart() } })
    const review = /<section class="checkout-review".*?<\/section>/s.exec(body)?.[0] ?? ''
    const texts = review.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    expect(texts).toMatch(/Your order Bowl × 2 €36\.32 /)
    expect(texts).toMatch(/Subtotal €36\.32 .*Total €36\.32 /)
  })

  it('SH-6: adding without script leads to the cart and is remembered for 365 days', async () => {
    const { post, productId } = await open()
    const added = await post('grid/add', { product: productId, quantity: '2' })
    expect(added).toMatchObject({ statusCode: 303, headers: { location: '/cart' } })
    expect(cookieOf(added, 'vt_cart')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: 31_536_000,
    })
  })

  it('SH-3: the count is in a cookie that pages can read, and follows the cart', async () => {
    const { post, call, productId, firstLine } = await open()
    const added = await post('grid/add', { product: productId, quantity: '2' })
    const count = cookieOf(added, 'vt_cart_count')
    expect(count).toMatchObject({ value: expect.stringMatching(/^2_\d+\.\d\d_[A-Z]{3}$/) })
    expect(count).not.toHaveProperty('httpOnly')
    const cookie = `vt_cart=${cookieOf(added, 'vt_cart')?.value}`
    const line = await firstLine(cookie)
    const removed = await post('cart/remove', { line }, cookie)
    expect(removed).toMatchObject({ statusCode: 303, headers: { location: '/cart' } })
    expect(cookieOf(removed, 'vt_cart_count')?.value).toBe('0')
    const undone = await call('cart/undo', { line }, cookie)
    expect(undone.json()).toMatchObject({
      ok: true,
      answer: { count: 2, notices: [{ key: 'restored', values: { name: 'Bowl' } }] },
    })
  })

  it('SH-4: a refused request returns its input as page or JSON', async () => {
    const { post, call, productId } = await open()
    const refused = await post('grid/add', { product: productId, quantity: '-3' })
    expect(refused.statusCode).toBe(422)
    expect(refused.headers['cache-control']).toBe('private, no-store')
    expect(refused.body).toContain('Please enter a whole number')
    expect(refused.cookies).toEqual([])
    const json = await call('grid/add', { product: productId, quantity: '99' })
    expect(json.statusCode).toBe(409)
    expect(json.json()).toMatchObject({ ok: false, reason: 'not-enough-stock' })
    expect(json.json().refusal.message).toMatchObject({ key: 'notEnough', values: { left: 9 } })
  })

  it('SH-4: of an earlier success nothing is told once something was refused', async () => {
    const { app, post, fillCart, productId } = await open()
    const cookie = await fillCart()
    const look = async () => (await app.inject({ url: BUY_PATH, headers: { cookie } })).body
    const success = '“Bowl” has been added to your cart.'
    expect(await look()).toContain(success)
    const refused = await post('grid/add', { product: productId, quantity: '99' }, cookie)
    expect(refused.statusCode).toBe(409)
    expect(refused.body).not.toContain(success)
    expect(await look()).not.toContain(success)

    expect((await post('grid/add', { product: productId }, cookie)).statusCode).toBe(303)
    expect(await look()).toContain(success)
    const changed = await post('cart/remove', { line: 'none' }, cookie)
    expect(changed.statusCode).toBe(404)
    expect(changed.body).not.toContain(success)

    expect((await post('grid/add', { product: productId }, cookie)).statusCode).toBe(303)
    expect((await post('checkout/place', {}, cookie)).body).not.toContain(success)
  })

  it('quantities that are refused leave the cart and the entries as they were', async () => {
    const { post, fillCart, firstLine } = await open()
    const cookie = await fillCart()
    const line = await firstLine(cookie)
    const refused = await post('cart/update', { [`quantity-${line}`]: '2.5' }, cookie)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toMatch(new RegExp(`name="quantity-${line}"[^>]*value="2.5"`))
    const updated = await post('cart/update', { [`quantity-${line}`]: '3' }, cookie)
    expect(updated.statusCode).toBe(303)
    expect(cookieOf(updated, 'vt_cart_count')?.value).toMatch(/^3_/)
  })

  it('SH-4: viewing a cart changes nothing; unavailable items leave with a change', async () => {
    const { services, app, post, call, fillCart, firstLine, productId } = await open()
    const cookie = await fillCart()
    const setStatus = (status: 'draft' | 'published') =>
      services.shop.products.change(productId, { status })
    await setStatus('draft')
    for (let look = 0; look < 2; look++) {
      const page = await app.inject({ url: BUY_PATH, headers: { cookie } })
      expect(page.body).toContain('is no longer available')
    }
    const order = await call('checkout/place', buyerAddress, cookie)
    expect(order.json()).toMatchObject({ ok: false, reason: 'cart-changed' })
    // Temporarily invalid: nothing is lost when it becomes available again.
    await setStatus('published')
    expect(await firstLine(cookie)).not.toBe('')
    await setStatus('draft')
    const updated = await call('cart/update', {}, cookie)
    expect(updated.json().answer).toMatchObject({ lines: [], count: 0 })
    expect((await post('cart/update', {}, cookie)).statusCode).toBe(303)
  })

  it('SH-4: checkout answers with the page after the order, five times the same', async () => {
    const { post, fillCart } = await open()
    const cookie = await fillCart()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('checkout/place', buyerAddress, cookie)),
    )
    const locations = new Set(answers.map(answer => answer.headers.location))
    expect([...locations]).toEqual([
      expect.stringMatching(/^\/order-received\?order=\d+&key=\w{32}$/),
    ])
    expect(answers.map(answer => answer.statusCode)).toEqual([303, 303, 303, 303, 303])
    expect(cookieOf(answers[0] ?? { cookies: [] }, 'vt_orders')).toMatchObject({ httpOnly: true })
    expect(cookieOf(answers[0] ?? { cookies: [] }, 'vt_orders')).not.toHaveProperty('maxAge')
  })

  it('SH-2: a checkout pressed too often keeps every field and says when to try again', async () => {
    const { post, fillCart } = await open({ RATE_LIMIT: '5000' })
    const cookie = await fillCart()
    const fields = { ...buyerAddress, billing_city: '' }
    for (let n = 0; n < 30; n++) {
      expect((await post('checkout/place', fields, cookie)).statusCode).toBe(422)
    }
    const refused = await post('checkout/place', fields, cookie)
    expect(refused.statusCode).toBe(429)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(refused.body).toContain(`try again in ${seconds} second`)
    expect(refused.body).toContain('value="Aino"')
    expect(refused.body).toContain('value="Rantakatu 1"')
  })

  it('SH-2: a refused checkout keeps every field and shows errors beside them', async () => {
    const { post, call, fillCart } = await open()
    const cookie = await fillCart()
    const fields = { ...buyerAddress, billing_city: '', order_comments: '<b>hello</b>' }
    const refused = await post('checkout/place', fields, cookie)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('value="Aino"')
    expect(refused.body).toContain('&lt;b&gt;hello&lt;/b&gt;')
    expect(refused.body).toContain('href="#checkout-billing_city"')
    const json = await call('checkout/place', fields, cookie)
    expect(json.json()).toMatchObject({
      reason: 'invalid',
      refusal: { errors: [{ field: 'billing_city' }] },
    })
    const view = await call('checkout/review', { ...fields, billing_country: 'FR' }, cookie)
    expect(view.json().answer).toMatchObject({ errors: [], cart: { totals: { total: 3632 } } })
  })

  it.each(['place', 'review'])(
    'SH-2: %s after the session expired keeps the input for the next cart',
    async action => {
      const { post, app, fillCart, services, productId } = await open()
      const old = await fillCart()
      await services.db.deleteFrom('carts').execute()
      const refused = await post(`checkout/${action}`, buyerAddress, old)
      expect(refused.statusCode).toBe(409)
      expect(refused.body).toContain('Your entries are kept for when you add products again.')
      const cookie = `vt_cart=${cookieOf(refused, 'vt_cart')?.value}`
      await post('grid/add', { product: productId, quantity: '1' }, cookie)
      const again = await app.inject({ url: BUY_PATH, headers: { cookie } })
      expect(again.body).toContain('value="Aino"')
    },
  )

  it('SH-4: input after the order starts no new cart, so Back leads to the same order', async () => {
    const { call, fillCart } = await open()
    const cookie = await fillCart()
    const placed = await call('checkout/place', buyerAddress, cookie)
    const review = await call('checkout/review', buyerAddress, cookie)
    expect(cookieOf(review, 'vt_cart')).toBeUndefined()
    const again = await call('checkout/place', buyerAddress, cookie)
    expect(again.json().redirect).toBe(placed.json().redirect)
  })

  it('SH-1: checkout input survives a reload in this browser only', async () => {
    const { app, call, fillCart } = await open()
    const cookie = await fillCart()
    await call('checkout/review', { ...buyerAddress, billing_first_name: 'Ida' }, cookie)
    const again = await app.inject({ url: BUY_PATH, headers: { cookie } })
    expect(again.body).toContain('value="Ida"')
    expect(again.body, 'consent is given anew').not.toMatch(/name="terms"[^>]*checked/)
    const other = await app.inject({ url: BUY_PATH, headers: { cookie: await fillCart() } })
    expect(other.body).not.toContain('value="Ida"')
  })

  it('SH-2: the terms are required and linked if their page is public', async () => {
    const { services, app, fillCart } = await open()
    const cookie = await fillCart()
    const look = async () => (await app.inject({ url: BUY_PATH, headers: { cookie } })).body
    expect(await look(), 'nobody is asked for what the owner has not set').not.toContain(
      'name="terms"',
    )
    await services.shopSettings.set({ terms: { required: true, path: '/terms' } })
    const without = await look()
    expect(without).toContain('I have read and agree')
    expect(without).not.toContain('href="/terms"')
    const page = { path: '/terms', document: documentOf('Terms'), author: 't' }
    await services.pages.save({ ...page, publish: false })
    expect(await look(), 'a draft is no page').not.toContain('href="/terms"')
    await services.pages.save({ ...page, publish: true })
    expect(await look()).toContain('href="/terms"')
  })

  it('the order opens for its billing email only', async () => {
    const { post, call, fillCart } = await open()
    const cookie = await fillCart()
    const placed = await call('checkout/place', buyerAddress, cookie)
    const url = new URL(placed.json().redirect, 'http://x')
    const order = url.searchParams.get('order') ?? ''
    const key = url.searchParams.get('key') ?? ''
    const wrong = await call('received/verify', { order, key, email: 'no@example.com' })
    expect(wrong.statusCode).toBe(422)
    const right = await post('received/verify', { order, key, email: 'aino@example.com' })
    expect(right).toMatchObject({
      statusCode: 303,
      headers: { location: url.pathname + url.search },
    })
    expect(cookieOf(right, 'vt_orders')?.value).toMatch(/^\w{32}$/)
  })

  it.each([
    [
      'an object',
      { 'content-type': 'application/json' },
      '{"_action":"grid/add","product":{"$ne":1}}',
      400,
    ],
    ['a list', { 'content-type': 'application/json' }, '["x"]', 404],
    ['nothing', { 'content-type': 'application/json' }, '', 400],
    ['a long value', {}, `_action=grid/add&product=${'x'.repeat(6000)}`, 400],
    ['another type', { 'content-type': 'text/xml' }, '<a/>', 415],
    ['no product', {}, '_action=grid/add&quantity=1', 422],
    ['no action', {}, 'quantity=1', 404],
    ['an action of another module', {}, '_action=cart/add&quantity=1', 404],
    ['fields of another form', {}, '_action=cart/update&x=1', 400],
  ])('%s as a body is refused', async (_what, headers, payload, status) => {
    const { app } = await open()
    const answer = await app.inject({
      method: 'POST',
      url: BUY_PATH,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    expect(answer.statusCode).toBe(status)
  })
})
