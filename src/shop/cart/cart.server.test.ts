import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createKey, MINUTE } from '#base'
import type { Connection } from '#db'
import { describeDatabases } from '../../../tests/support/databases.ts'
import type { ProductInput } from '../catalog/input.ts'
import { createTestShop, TEST_START } from '../test-shop.ts'

const options = [
  {
    key: 'size',
    name: 'Size',
    values: ['S', 'M', 'L'],
    visible: true,
    variation: true,
    global: true,
  },
  {
    key: 'glaze',
    name: 'Glaze',
    values: ['Blue', 'Ash'],
    visible: true,
    variation: true,
    global: true,
  },
]

const catalogue: ProductInput[] = [
  {
    type: 'simple',
    name: 'Bowl',
    sku: 'bowl',
    variant: { regularPrice: 1816, stock: { quantity: 5 } },
  },
  { type: 'simple', name: 'Plate', sku: 'plate', variant: { regularPrice: 2400 } },
  {
    type: 'simple',
    name: 'Workshop',
    sku: 'course',
    soldIndividually: true,
    variant: { regularPrice: 9000, virtual: true },
  },
  {
    type: 'variable',
    name: 'Mug',
    sku: 'mug',
    options,
    variants: [
      { sku: 'mug-s', options: { size: 'S' }, regularPrice: 1200 },
      { sku: 'mug-m-blue', options: { size: 'M', glaze: 'Blue' }, regularPrice: 1400 },
      { sku: 'mug-gone', options: { size: 'L', glaze: 'Ash' } },
    ],
  },
  {
    type: 'simple',
    name: 'Sale',
    sku: 'sale',
    variant: { regularPrice: 1000, salePrice: 700, saleTo: TEST_START + MINUTE },
  },
]

describeDatabases('cart', open => {
  let connection: Connection
  let context: ReturnType<typeof createTestShop>
  const id: Record<string, string> = {}
  beforeAll(async () => {
    connection = await open()
    const { shop } = createTestShop(connection)
    const ids = await shop.catalog.save(catalogue)
    catalogue.forEach((product, index) => {
      id[product.sku ?? ''] = ids[index] ?? ''
    })
  })
  beforeEach(() => {
    context = createTestShop(connection)
  })
  const add = (sku: string, quantity: unknown = '1', more: object = {}) =>
    context.shop.cart.add({ key: undefined, items: [{ productId: id[sku], quantity, ...more }] })

  test('SH-4: the same product twice is one line', async () => {
    const first = await add('bowl')
    if (!first.ok) throw new Error(first.text)
    const second = await add('bowl', '1')
    const again = await context.shop.cart.add({
      key: first.key,
      items: [{ productId: id.bowl, quantity: 2 }],
    })
    expect(again).toMatchObject({ ok: true, key: first.key, count: 3 })
    expect(again).toMatchObject({ notice: { text: '“Bowl” has been added to your cart.' } })
    expect(second).not.toMatchObject({ key: first.key })
    const cart = await context.shop.cart.view({ key: first.key })
    expect(cart).toMatchObject({ count: 3, lines: [{ quantity: 3, subtotal: 5448 }] })
    expect(cart.totals).toMatchObject({ subtotal: 5448, total: 5448 })
  })

  test.each([
    '0',
    '-1',
    '1.5',
    'NaN',
    '1e3',
    '',
    ' ',
    '10000',
    '99999999999',
    'Infinity',
    '0x10',
    '２',
  ])('SH-4: a quantity of "%s" is refused with a message', async quantity => {
    expect(await add('plate', quantity)).toMatchObject({
      ok: false,
      reason: 'invalid-quantity',
      text: 'Please enter a whole number from 1 to 9999 as the quantity.',
    })
  })

  test('SH-4: more than there is, is refused and says how many there are', async () => {
    expect(await add('bowl', 6)).toMatchObject({ reason: 'not-enough-stock', text: /5 remaining/ })
    const cart = await add('bowl', 4)
    if (!cart.ok) throw new Error(cart.text)
    const more = await context.shop.cart.add({
      key: cart.key,
      items: [{ productId: id.bowl, quantity: 2 }],
    })
    expect(more).toMatchObject({
      text: 'You cannot add that amount to the cart — we have 5 in stock and you already have 4 in your cart.',
    })
  })

  test('a product sold one at a time is there once', async () => {
    const cart = await add('course')
    if (!cart.ok) throw new Error(cart.text)
    const items = [{ productId: id.course, quantity: 1 }]
    expect(await context.shop.cart.add({ key: cart.key, items })).toMatchObject({
      text: 'You cannot add another “Workshop” to your cart.',
    })
    expect((await context.shop.cart.view({ key: cart.key })).needsShipping).toBe(false)
  })

  test('SH-4: variants are found by their options', async () => {
    expect(await add('mug')).toMatchObject({
      reason: 'options-missing',
      text: 'Please choose size and glaze for “Mug”.',
    })
    expect(await add('mug', 1, { options: { size: 'M', glaze: 'Ash' } })).toMatchObject({
      reason: 'no-combination',
    })
    expect(await add('mug', 1, { options: { size: 'S', glaze: 'Pink' } })).toMatchObject({
      reason: 'no-combination',
    })
    // Without a price it is not for sale.
    expect(await add('mug', 1, { options: { size: 'L', glaze: 'Ash' } })).toMatchObject({
      reason: 'unknown-product',
    })
    const cart = await add('mug', 1, { options: { size: 'S', glaze: 'Ash' } })
    if (!cart.ok) throw new Error(cart.text)
    await context.shop.cart.add({
      key: cart.key,
      items: [{ productId: id.mug, quantity: 1, options: { size: 'S', glaze: 'Blue' } }],
    })
    const { lines } = await context.shop.cart.view({ key: cart.key })
    expect(lines.map(line => line.options.map(option => option.value))).toEqual([
      ['S', 'Ash'],
      ['S', 'Blue'],
    ])
  })

  test('a group is added as a whole or not at all', async () => {
    const items = [
      { productId: id.plate, quantity: '2' },
      { productId: id.bowl, quantity: '9' },
    ]
    expect(await context.shop.cart.add({ key: undefined, items })).toMatchObject({ ok: false })
    const carts = await connection.db
      .selectFrom('carts')
      .innerJoin('cart_lines', 'cart_id', 'carts.id')
      .where('quantity', '=', 9)
      .select('carts.id')
      .execute()
    expect(carts).toEqual([])
    items[1] = { productId: id.bowl, quantity: '0' }
    expect(await context.shop.cart.add({ key: undefined, items })).toMatchObject({ count: 2 })
  })

  test.each([
    { productId: 'nothing' },
    { variantId: 'nothing' },
    { productId: '\0' },
    { variantId: "' or 1=1 --" },
  ])('SH-4: an unknown product is refused: %o', async item => {
    const answer = await context.shop.cart.add({
      key: undefined,
      items: [{ ...item, quantity: 1 }],
    })
    expect(answer).toMatchObject({ ok: false, reason: 'unknown-product' })
  })

  test('SH-4: what is removed comes back with Undo', async () => {
    const { shop } = context
    const cart = await add('plate', 3)
    if (!cart.ok) throw new Error(cart.text)
    const { key } = cart
    const lineId = (await shop.cart.view({ key })).lines[0]?.id ?? ''
    const removed = await shop.cart.remove({ key, lineId, keepNotice: true })
    expect(removed).toMatchObject({ count: 0, notice: { text: '“Plate” removed.', undo: lineId } })
    const empty = await shop.cart.view({ key, takeNotices: true })
    expect(empty).toMatchObject({ lines: [], notices: [{ undo: lineId }] })
    expect((await shop.cart.view({ key, takeNotices: true })).notices).toEqual([])
    expect(await shop.cart.undo({ key, lineId })).toMatchObject({ count: 3 })
    expect(await shop.cart.undo({ key, lineId })).toMatchObject({
      ok: false,
      reason: 'unknown-line',
    })
  })

  test('a line of another cart cannot be touched', async () => {
    const { shop } = context
    const mine = await add('plate')
    const theirs = await add('plate')
    if (!mine.ok || !theirs.ok) throw new Error()
    const lineId = (await shop.cart.view({ key: theirs.key })).lines[0]?.id ?? ''
    expect(await shop.cart.remove({ key: mine.key, lineId })).toMatchObject({ ok: false })
    await shop.cart.setQuantities({ key: mine.key, quantities: { [lineId]: '7' } })
    expect((await shop.cart.view({ key: theirs.key })).count).toBe(1)
    expect(await shop.cart.remove({ key: createKey(), lineId })).toMatchObject({
      reason: 'no-cart',
    })
  })

  test('SH-4: quantities are set all or none; 0 removes', async () => {
    const { shop } = context
    const cart = await shop.cart.add({
      key: undefined,
      items: [
        { productId: id.bowl, quantity: 1 },
        { productId: id.plate, quantity: 1 },
      ],
    })
    if (!cart.ok) throw new Error(cart.text)
    const { key } = cart
    const [bowl, plate] = (await shop.cart.view({ key })).lines
    if (!bowl || !plate) throw new Error('two lines')
    const bad = await shop.cart.setQuantities({
      key,
      quantities: { [bowl.id]: '3', [plate.id]: '-2' },
    })
    expect(bad).toMatchObject({ reason: 'invalid-quantity', errors: [{ lineId: plate.id }] })
    const tooMany = await shop.cart.setQuantities({ key, quantities: { [bowl.id]: '6' } })
    expect(tooMany).toMatchObject({
      errors: [
        {
          lineId: bowl.id,
          text: 'Sorry, we do not have enough “Bowl” in stock to fulfil your order (5 available).',
        },
      ],
    })
    expect((await shop.cart.view({ key })).count).toBe(2)
    await shop.cart.setQuantities({ key, quantities: { [bowl.id]: '0', [plate.id]: ' 4 ' } })
    expect(await shop.cart.view({ key })).toMatchObject({ count: 4, lines: [{ id: plate.id }] })
  })

  test('a product that is gone leaves the cart with a notice', async () => {
    const { shop } = context
    const [goneId] = await shop.catalog.save([
      { type: 'simple', name: 'Gone', variant: { regularPrice: 500 } },
    ])
    const cart = await shop.cart.add({
      key: undefined,
      items: [{ productId: goneId, quantity: 1 }],
    })
    if (!cart.ok) throw new Error(cart.text)
    await shop.catalog.delete(goneId ?? '')
    const view = await shop.cart.view({ key: cart.key })
    expect(view.notices).toMatchObject([
      { text: 'An item which is no longer available was removed from your cart.' },
    ])
    expect(view.lines).toEqual([])
  })

  test('a sale ends by the clock', async () => {
    const cart = await add('sale')
    if (!cart.ok) throw new Error(cart.text)
    const now = await context.shop.cart.view({ key: cart.key })
    expect(now.lines[0]).toMatchObject({ unitPrice: 700, regularPrice: 1000 })
    context.clock.advance(MINUTE)
    const later = await context.shop.cart.view({ key: cart.key })
    expect(later.lines[0]).toMatchObject({ unitPrice: 1000, regularPrice: undefined })
    const card = (await context.shop.catalog.list({ search: 'sale' })).products[0]
    expect(card?.price).toMatchObject({ min: 1000, onSale: false })
  })

  test('SH-4: twenty adds at once all count', async () => {
    const cart = await add('plate')
    if (!cart.ok) throw new Error(cart.text)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        context.shop.cart.add({
          key: cart.key,
          items: [{ productId: id.plate, quantity: 1 }],
        }),
      ),
    )
    const view = await context.shop.cart.view({ key: cart.key })
    expect(view).toMatchObject({ count: 21, lines: [{ quantity: 21 }] })
  })
})
