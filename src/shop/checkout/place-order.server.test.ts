import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#base'
import type { Connection } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields, createTestShop } from '../test-shop.ts'

describeDatabases('checkout', open => {
  let connection: Connection
  let context: ReturnType<typeof createTestShop>
  let productId = ''
  let variantId = ''
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    context = createTestShop(connection)
    ;[productId = ''] = await context.shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 1816, stock: { quantity: 10 } } },
    ])
    variantId = (await context.shop.catalog.list({ ids: [productId] })).products[0]?.quickAdd ?? ''
  })

  async function cartWith(quantity: number, product = productId) {
    const items = [{ productId: product, quantity }]
    const cart = await context.shop.cart.add({ key: undefined, items })
    if (!cart.ok) throw new Error(cart.text)
    return cart.key
  }
  async function stockLeft(id = productId) {
    const shelf = await connection.db
      .selectFrom('stock_items')
      .select('quantity')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return shelf.quantity
  }
  const place = (key: string | undefined, changes = {}) =>
    context.shop.checkout.place({ key, fields: checkoutFields(changes) })

  test('SH-4: an order keeps what was bought, takes the stock and leaves two mails', async () => {
    const { shop } = context
    const key = await cartWith(2)
    const placed = await place(key, { order_comments: 'Ring twice' })
    if (!placed.ok) throw new Error(placed.reason)
    expect(await stockLeft()).toBe(8)
    await shop.catalog.delete(productId)
    const order = await shop.orders.load({ id: placed.order.id })
    expect(order).toMatchObject({
      status: 'processing',
      note: 'Ring twice',
      email: 'ida@example.com',
      billing: { first_name: 'Ida', phone: '+49 30 123456' },
      shipping: { city: 'Berlin' },
      shippingTitle: 'Free shipping',
      lines: [{ name: 'Bowl', quantity: 2, unitPrice: 1816, subtotal: 3632 }],
      totals: { subtotal: 3632, total: 3632 },
    })
    const mails = await connection.db
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('unique_key', 'like', `%${placed.order.id}`)
      .execute()
    expect(mails.map(mail => JSON.parse(mail.payload).template).sort()).toEqual([
      'order-notice',
      'order-received',
    ])
    expect((await shop.cart.view({ key })).lines).toEqual([])
  })

  test('bank transfer waits, cash on delivery does not', async () => {
    const placed = await place(await cartWith(1), { payment_method: 'bacs' })
    if (!placed.ok) throw new Error(placed.reason)
    expect(await context.shop.orders.load({ id: placed.order.id })).toMatchObject({
      status: 'on-hold',
      payment: { title: 'Direct bank transfer' },
    })
  })

  test('SH-4: five submits at once are one order with one answer', async () => {
    const key = await cartWith(1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(key)))
    const orders = answers.map(answer => (answer.ok ? answer.order : answer.reason))
    expect(new Set(orders.map(order => JSON.stringify(order))).size).toBe(1)
    expect(answers.filter(answer => answer.ok && !answer.repeated)).toHaveLength(1)
    expect(await stockLeft()).toBe(9)
    const again = await place(key, { billing_first_name: '' })
    expect(again).toMatchObject({ ok: true, repeated: true, order: orders[0] })
  })

  test('SH-4: fifty buyers at once of a stock of ten make ten orders', async () => {
    const keys: string[] = []
    for (let i = 0; i < 50; i++) keys.push(await cartWith(1))
    const answers = await Promise.all(keys.map(key => place(key)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(10)
    const refused = answers.filter(answer => !answer.ok)
    expect(refused).toHaveLength(40)
    for (const answer of refused) {
      expect(answer).toMatchObject({
        reason: 'not-enough-stock',
        errors: [{ text: /“Bowl” is not in stock/ }],
      })
    }
    expect(await stockLeft()).toBe(0)
    const card = (await context.shop.catalog.list({ ids: [productId] })).products[0]
    expect(card).toMatchObject({ stock: 'out-of-stock', quickAdd: undefined })
    // The refused carts are as they were.
    const refusedKey = keys[answers.findIndex(answer => !answer.ok)]
    expect((await context.shop.cart.view({ key: refusedKey })).count).toBe(1)
  })

  test('SH-4: two buyers of the same two last things, in either order, never wait for each other', async () => {
    const { shop } = context
    const ids = await shop.catalog.save(
      ['A', 'B'].map(name => ({
        type: 'simple' as const,
        name,
        variant: { regularPrice: 100, stock: { quantity: 20 } },
      })),
    )
    const keys = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const order = index % 2 ? ids : [...ids].reverse()
        const items = order.map(id => ({ productId: id, quantity: 1 }))
        const cart = await shop.cart.add({ key: undefined, items })
        return cart.ok ? cart.key : ''
      }),
    )
    const answers = await Promise.all(keys.map(key => place(key)))
    expect(answers.every(answer => answer.ok)).toBe(true)
    expect(await stockLeft(ids[0])).toBe(0)
  })

  test('backorders may owe, where the product allows it', async () => {
    const [id = ''] = await context.shop.catalog.save([
      {
        type: 'simple',
        name: 'Owed',
        variant: { regularPrice: 100, stock: { quantity: 1, backorders: 'notify' } },
      },
    ])
    const key = await cartWith(3, id)
    expect((await context.shop.cart.view({ key })).lines[0]).toMatchObject({ backordered: true })
    expect(await place(key)).toMatchObject({ ok: true })
    expect(await stockLeft(id)).toBe(-2)
  })

  test('SH-4: a price from the request is not a price; a total that is not the order’s is asked about', async () => {
    const key = await cartWith(1)
    const fields = { ...checkoutFields(), price: '1', total: '1', shown_total: '1' }
    const answer = await context.shop.checkout.place({ key, fields })
    expect(answer).toMatchObject({
      reason: 'total-changed',
      errors: [{ text: /now €18\.16/ }],
    })
    const placed = await place(key, { shown_total: '1816' })
    expect(placed).toMatchObject({ ok: true, order: { total: 1816 } })
  })

  test('a price that changes while the buyer types is shown before it is paid', async () => {
    const key = await cartWith(1)
    await connection.db
      .updateTable('variants')
      .set({ regular_price: 9900 })
      .where('id', '=', variantId)
      .execute()
    expect(await place(key, { shown_total: '1816' })).toMatchObject({ reason: 'total-changed' })
    expect(await place(key)).toMatchObject({ ok: true, order: { total: 9900 } })
  })

  test('an unknown or empty cart is no order', async () => {
    expect(await place(undefined)).toMatchObject({ reason: 'session-expired' })
    expect(await place('x'.repeat(32))).toMatchObject({ reason: 'session-expired' })
    const key = await cartWith(1)
    const lineId = (await context.shop.cart.view({ key })).lines[0]?.id ?? ''
    await context.shop.cart.remove({ key, lineId })
    expect(await place(key)).toMatchObject({ reason: 'cart-empty' })
  })

  test('SH-4: zones decide what shipping costs and whether there is any', async () => {
    const flat = { id: 'flat', kind: 'flat', title: 'Parcel', cost: 500, minimum: 0 } as const
    const pickup = { id: 'pickup', kind: 'pickup', title: 'Pickup', cost: 0, minimum: 0 } as const
    const free = { id: 'free', kind: 'free', title: 'Free', cost: 0, minimum: 5000 } as const
    context = createTestShop(connection, {
      zones: [
        { name: 'France', countries: ['FR'], methods: [flat, pickup] },
        { name: 'Germany', countries: ['DE'], methods: [free, flat] },
      ],
    })
    const france = { billing_country: 'FR', billing_postcode: '75001' }
    expect(await place(await cartWith(1), france)).toMatchObject({ order: { total: 2316 } })
    const collected = { ...france, shipping_method: 'pickup' }
    expect(await place(await cartWith(1), collected)).toMatchObject({ order: { total: 1816 } })
    expect(await place(await cartWith(1))).toMatchObject({ order: { total: 2316 } })
    expect(await place(await cartWith(3))).toMatchObject({ order: { total: 5448 } })
    const spain = { billing_country: 'ES', billing_postcode: '28001' }
    const refused = await place(await cartWith(1), spain)
    expect(refused).toMatchObject({
      reason: 'no-shipping',
      errors: [{ field: 'billing_country', text: /do not ship to Spain/ }],
    })
    const unknown = { ...france, shipping_method: 'drone' }
    expect(await place(await cartWith(1), unknown)).toMatchObject({
      reason: 'no-shipping',
      errors: [{ field: 'shipping_method' }],
    })
  })

  test('SH-4: tax that prices include is said, tax that they do not is added', async () => {
    const taxes = [{ country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true }]
    context = createTestShop(connection, { taxes })
    const included = await place(await cartWith(2))
    if (!included.ok) throw new Error(included.reason)
    expect((await context.shop.orders.load({ id: included.order.id }))?.totals).toMatchObject({
      subtotal: 3632,
      tax: 580,
      total: 3632,
    })
    context = createTestShop(connection, { taxes, prices: { includeTax: false, display: 'excl' } })
    const added = await place(await cartWith(2))
    if (!added.ok) throw new Error(added.reason)
    expect((await context.shop.orders.load({ id: added.order.id }))?.totals).toMatchObject({
      subtotal: 3632,
      tax: 690,
      total: 4322,
    })
  })

  test('SH-4: a cancelled order gives its goods back, once; states go where they may', async () => {
    const { shop } = context
    const placed = await place(await cartWith(4))
    if (!placed.ok) throw new Error(placed.reason)
    const orderId = placed.order.id
    const set = (status: 'completed' | 'cancelled' | 'failed' | 'processing') =>
      shop.orders.setStatus({ orderId, status, author: 'test' })
    expect(await stockLeft()).toBe(6)
    await Promise.all([set('failed'), set('failed'), set('failed')])
    expect(await stockLeft()).toBe(10)
    expect(await set('completed')).toMatchObject({ ok: false, reason: 'not-allowed' })
    expect(await set('processing')).toMatchObject({ ok: true, from: 'failed' })
    expect(await stockLeft()).toBe(6)
    await set('cancelled')
    expect(await stockLeft()).toBe(10)
    expect(await set('processing')).toMatchObject({ reason: 'not-allowed' })
    const events = await shop.orders.events(orderId)
    expect(events.map(event => event.to)).toEqual([
      'processing',
      'failed',
      'processing',
      'cancelled',
    ])
    expect(
      await shop.orders.setStatus({ orderId: 'x', status: 'failed', author: '' }),
    ).toMatchObject({
      reason: 'unknown-order',
    })
  })

  test('an order that failed and is then cancelled gives its goods back once', async () => {
    const { shop } = context
    const placed = await place(await cartWith(4))
    if (!placed.ok) throw new Error(placed.reason)
    const orderId = placed.order.id
    await shop.orders.setStatus({ orderId, status: 'failed', author: 'test' })
    await shop.orders.setStatus({ orderId, status: 'cancelled', author: 'test' })
    expect(await stockLeft()).toBe(10)
  })

  test('a failed order whose goods were sold meanwhile cannot be taken up again', async () => {
    const { shop } = context
    const placed = await place(await cartWith(10))
    if (!placed.ok) throw new Error(placed.reason)
    const orderId = placed.order.id
    await shop.orders.setStatus({ orderId, status: 'failed', author: 'test' })
    await place(await cartWith(1))
    const again = await shop.orders.setStatus({ orderId, status: 'processing', author: 'test' })
    expect(again).toMatchObject({ ok: false, reason: 'not-enough-stock' })
    expect(await stockLeft()).toBe(9)
  })

  test('SH-4: the page after the order opens for ten minutes, then to its buyer only', async () => {
    const { shop, clock } = context
    const placed = await place(await cartWith(1))
    if (!placed.ok) throw new Error(placed.reason)
    const { number, key, viewKey } = placed.order
    const received = (viewKeys: string[] = []) => shop.orders.received({ number, key, viewKeys })
    expect(await received()).toMatchObject({ access: 'full' })
    clock.advance(11 * MINUTE)
    expect(await received()).toMatchObject({ access: 'verify', number })
    expect(await received([viewKey])).toMatchObject({ access: 'full' })
    expect(await received([key])).toMatchObject({ access: 'verify' })
    const check = (email: string) => shop.orders.verifyEmail({ number, key, email })
    expect(await check('someone@example.com')).toBeUndefined()
    expect(await check(' IDA@example.com ')).toBe(viewKey)
    expect(await shop.orders.received({ number, key: 'wrong', viewKeys: [viewKey] })).toEqual({
      access: 'none',
    })
    expect(await shop.orders.received({ number: 1e12, key, viewKeys: [] })).toEqual({
      access: 'none',
    })
  })

  test('mails tell the buyer and the shop, with what they typed as text only', async () => {
    context = createTestShop(connection, { email: 'shop@example.com', name: 'Atelier Nord' })
    const { shop } = context
    const hostile = '<img src=x onerror=alert(1)>'
    const placed = await place(await cartWith(2), {
      billing_first_name: hostile,
      order_comments: `${hostile}\r\nBcc: x@example.com`,
      payment_method: 'bacs',
    })
    if (!placed.ok) throw new Error(placed.reason)
    const mail = await shop.orders.mail('order-received', placed.order.id)
    expect(mail).toMatchObject({ to: 'ida@example.com', replyTo: 'shop@example.com' })
    expect(mail?.text).toContain('2 × Bowl: €36.32')
    expect(mail?.html).not.toContain('<img')
    const notice = await shop.orders.mail('order-notice', placed.order.id)
    expect(notice).toMatchObject({ to: 'shop@example.com', replyTo: 'ida@example.com' })
    expect(notice?.subject).not.toMatch(/[\r\n]/)
    expect(await shop.orders.mail('order-notice', 'nothing')).toBeUndefined()
  })

  test('control characters and long texts do not reach the database', async () => {
    const { readCheckoutFields } = await import('./fields.ts')
    const fields = readCheckoutFields({
      ...checkoutFields(),
      billing_city: 'Ber\0lin\u0007',
      billing_company: '\ud800',
    })
    const key = await cartWith(1)
    const placed = await context.shop.checkout.place({ key, fields })
    if (!placed.ok) throw new Error(placed.reason)
    const order = await context.shop.orders.load({ id: placed.order.id })
    expect(order?.billing.city).toBe('Berlin')
    const long = await place(await cartWith(1), { order_comments: 'x'.repeat(3000) })
    expect(long).toMatchObject({ reason: 'invalid', errors: [{ field: 'order_comments' }] })
  })

  test('what sells is found under popularity after a while', async () => {
    const { shop } = context
    const [id = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Loved', variant: { regularPrice: 100 } },
    ])
    await place(await cartWith(500, id))
    for (const task of shop.tasks) await task.run()
    expect((await shop.catalog.list({ sort: 'popularity' })).products[0]?.id).toBe(id)
  })
})
