import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Connection } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import type { ShopPageState } from '../page-state.ts'
import { shopRoutes } from '../routes.ts'
import { checkoutFields, createTestShop } from '../test-shop.ts'

describeDatabases('shop routes', open => {
  let connection: Connection
  let app: FastifyInstance
  let productId = ''
  let rendered: { path: string; state: ShopPageState; status: number }[] = []
  beforeAll(async () => {
    connection = await open()
    const { shop } = createTestShop(connection)
    ;[productId = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 1816, stock: { quantity: 9 } } },
    ])
  })
  beforeEach(async () => {
    rendered = []
    app = fastify()
    await app.register(fastifyCookie)
    await app.register(fastifyFormbody)
    const { shop } = createTestShop(connection)
    shopRoutes(app, {
      shop,
      publicUrl: 'https://shop.test',
      renderPage: async (_request, reply, page) => {
        rendered.push(page)
        return reply.code(page.status).type('text/html').send('<p>page</p>')
      },
      ajax: {
        onGet: (action, handler) => app.get(`/ajax-${action}`, handler),
      },
    })
  })

  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  const post = (url: string, fields: Record<string, string>, cookie = '', accept = 'text/html') =>
    app.inject({
      method: 'POST',
      url,
      payload: form(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept, cookie },
    })
  const cookieOf = (answer: { cookies: { name: string; value: string }[] }, name: string) =>
    answer.cookies.find(cookie => cookie.name === name)

  async function fillCart() {
    const added = await post('/cart/add', { product: productId, quantity: '2' })
    return `vt_cart=${cookieOf(added, 'vt_cart')?.value}`
  }

  test('SH-6: adding without script leads to the cart and is remembered for 365 days', async () => {
    const added = await post('/cart/add', { product: productId, quantity: '2' })
    expect(added).toMatchObject({ statusCode: 303, headers: { location: '/cart' } })
    expect(cookieOf(added, 'vt_cart')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: 31_536_000,
    })
  })

  test('SH-3: the count is in a cookie that pages can read, and follows the cart', async () => {
    const added = await post('/cart/add', { product: productId, quantity: '2' })
    const count = cookieOf(added, 'vt_cart_count')
    expect(count).toMatchObject({ value: '2' })
    expect(count).not.toHaveProperty('httpOnly')
    const cookie = `vt_cart=${cookieOf(added, 'vt_cart')?.value}`
    const cart = await app.inject({ url: '/ajax-cart', headers: { cookie } })
    expect(cart.json()).toMatchObject({ count: 2, lines: [{ name: 'Bowl' }] })
    expect(cart.headers['cache-control']).toBe('private, no-store')
    const line = cart.json().lines[0].id
    const removed = await post('/cart/remove', { line }, cookie)
    expect(cookieOf(removed, 'vt_cart_count')?.value).toBe('0')
    const undone = await post('/cart/undo', { line }, cookie, 'application/json')
    expect(undone.json()).toMatchObject({
      count: 2,
      notices: [{ text: '“Bowl” is back in your cart.' }],
    })
  })

  test('SH-4: what is refused comes back as it was entered, as a page or as JSON', async () => {
    const fields = { product: productId, quantity: '-3', page: '/product/bowl' }
    const refused = await post('/cart/add', fields)
    expect(refused.statusCode).toBe(422)
    expect(rendered).toMatchObject([
      { path: '/product/bowl', status: 422, state: { add: { quantity: '-3' } } },
    ])
    expect(refused.cookies).toEqual([])
    const json = await post('/cart/add', { ...fields, quantity: '99' }, '', 'application/json')
    expect(json.statusCode).toBe(409)
    expect(json.json().errors[0].text).toMatch(/9 remaining/)
    await post('/cart/add', { ...fields, page: '//evil.test/x' })
    expect(rendered.at(-1)?.path).toBe('/cart')
  })

  test('quantities that are refused leave the cart and the entries as they were', async () => {
    const cookie = await fillCart()
    const cart = await app.inject({ url: '/ajax-cart', headers: { cookie } })
    const line = cart.json().lines[0].id
    const refused = await post('/cart/update', { [`quantity-${line}`]: '2.5' }, cookie)
    expect(refused.statusCode).toBe(422)
    expect(rendered[0]?.state.cart).toMatchObject({
      errors: [{ lineId: line }],
      quantities: { [line]: '2.5' },
    })
    const updated = await post('/cart/update', { [`quantity-${line}`]: '3' }, cookie)
    expect(updated.statusCode).toBe(303)
    expect(cookieOf(updated, 'vt_cart_count')?.value).toBe('3')
  })

  test('SH-4: checkout answers with the page after the order, five times the same', async () => {
    const cookie = await fillCart()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('/checkout', checkoutFields(), cookie)),
    )
    const locations = new Set(answers.map(answer => answer.headers.location))
    expect([...locations]).toEqual([
      expect.stringMatching(/^\/order-received\?order=\d+&key=\w{32}$/),
    ])
    expect(answers.map(answer => answer.statusCode)).toEqual([303, 303, 303, 303, 303])
    expect(cookieOf(answers[0] ?? { cookies: [] }, 'vt_orders')).toMatchObject({ httpOnly: true })
    expect(cookieOf(answers[0] ?? { cookies: [] }, 'vt_orders')).not.toHaveProperty('maxAge')
  })

  test('SH-2: a refused checkout keeps every field and says what is wrong with which', async () => {
    const cookie = await fillCart()
    const fields = checkoutFields({ billing_city: '', order_comments: '<b>hello</b>' })
    const refused = await post('/checkout', fields, cookie)
    expect(refused.statusCode).toBe(422)
    expect(rendered[0]).toMatchObject({
      path: '/checkout',
      state: {
        checkout: {
          fields: { billing_first_name: 'Ida', order_comments: '<b>hello</b>' },
          errors: [{ field: 'billing_city' }],
        },
      },
    })
    const json = await post('/checkout', fields, cookie, 'application/json')
    expect(json.json()).toMatchObject({ reason: 'invalid', errors: [{ field: 'billing_city' }] })
    const review = { ...fields, intent: 'review', billing_country: 'FR' }
    const view = await post('/checkout', review, cookie, 'application/json')
    expect(view.json()).toMatchObject({ errors: [], cart: { totals: { total: 3632 } } })
  })

  test('the order opens to whoever knows its e-mail, and to nobody else', async () => {
    const cookie = await fillCart()
    const placed = await post('/checkout', checkoutFields(), cookie, 'application/json')
    const url = new URL(placed.json().redirect, 'http://x')
    const order = url.searchParams.get('order') ?? ''
    const key = url.searchParams.get('key') ?? ''
    const wrong = await post('/order-received/verify', { order, key, email: 'no@example.com' })
    expect(wrong.statusCode).toBe(422)
    expect(rendered[0]?.state).toEqual({ received: { failed: true } })
    const right = await post('/order-received/verify', { order, key, email: 'ida@example.com' })
    expect(right).toMatchObject({
      statusCode: 303,
      headers: { location: url.pathname + url.search },
    })
    expect(cookieOf(right, 'vt_orders')?.value).toMatch(/^\w{32}$/)
  })

  test.each([
    ['an object', { 'content-type': 'application/json' }, '{"product":{"$ne":1}}', 400],
    ['a list', { 'content-type': 'application/json' }, '["x"]', 400],
    ['nothing', { 'content-type': 'application/json' }, '', 400],
    ['a long value', {}, form({ product: 'x'.repeat(6000) }), 400],
    ['another type', { 'content-type': 'text/xml' }, '<a/>', 415],
    ['no product', {}, form({ quantity: '1' }), 422],
  ])('%s as a body is refused', async (_what, headers, payload, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/cart/add',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    expect(answer.statusCode).toBe(status)
  })
})
