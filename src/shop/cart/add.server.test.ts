import { expect, test } from 'vitest'
import { prepareCart } from '../../../tests/support/cart.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('adding to the cart', open => {
  const bench = prepareCart(open)

  test('SH-4: the same product twice is one line', async () => {
    const first = await bench.add('bowl')
    if (!first.ok) throw new Error(first.reason)
    const second = await bench.add('bowl', '1')
    const again = await bench.shop.cart.add({
      key: first.key,
      items: [{ productId: bench.id.bowl, quantity: 2 }],
    })
    expect(again).toMatchObject({ ok: true, key: first.key, count: 3 })
    expect(again).toMatchObject({
      notice: { key: 'added', values: { names: ['Bowl'], count: 1 } },
    })
    expect(second).not.toMatchObject({ key: first.key })
    const cart = await bench.shop.cart.view({ key: first.key })
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
    expect(await bench.add('plate', quantity)).toMatchObject({
      ok: false,
      reason: 'invalid-quantity',
      message: { key: 'badQuantityToAdd', values: { max: 9999 } },
    })
  })

  test('SH-4: more than the stock is refused with the number available', async () => {
    expect(await bench.add('bowl', 6)).toMatchObject({
      reason: 'not-enough-stock',
      message: { key: 'notEnough', values: { name: 'Bowl', left: 5 } },
    })
    const key = await bench.cartWith('bowl', 4)
    const more = await bench.shop.cart.add({
      key,
      items: [{ productId: bench.id.bowl, quantity: 2 }],
    })
    expect(more).toMatchObject({
      message: { key: 'notEnoughWithCart', values: { left: 5, inCart: 4 } },
    })
  })

  test('a product sold individually is added once', async () => {
    const key = await bench.cartWith('course')
    const items = [{ productId: bench.id.course, quantity: 1 }]
    expect(await bench.shop.cart.add({ key, items })).toMatchObject({
      message: { key: 'noAnother', values: { name: 'Workshop' } },
    })
    expect((await bench.shop.cart.view({ key })).needsShipping).toBe(false)
  })

  test('SH-4: variants are found by their options', async () => {
    expect(await bench.add('mug')).toMatchObject({
      reason: 'options-missing',
      message: { key: 'chooseOptions', values: { options: ['Size', 'Finish'], name: 'Mug' } },
    })
    expect(await bench.add('mug', 1, { options: { size: 'M', finish: 'Ash' } })).toMatchObject({
      reason: 'no-combination',
    })
    expect(await bench.add('mug', 1, { options: { size: 'S', finish: 'Pink' } })).toMatchObject({
      reason: 'no-combination',
    })
    // Without a price it is not for sale.
    expect(await bench.add('mug', 1, { options: { size: 'L', finish: 'Ash' } })).toMatchObject({
      reason: 'unknown-product',
    })
    const key = await bench.cartWith('mug', 1, { options: { size: 'S', finish: 'Ash' } })
    await bench.shop.cart.add({
      key,
      items: [{ productId: bench.id.mug, quantity: 1, options: { size: 'S', finish: 'Blue' } }],
    })
    const { lines } = await bench.shop.cart.view({ key })
    expect(lines.map(line => line.options.map(option => option.value))).toEqual([
      ['S', 'Ash'],
      ['S', 'Blue'],
    ])
  })

  test('a group is added as a whole or not at all', async () => {
    const items = [
      { productId: bench.id.plate, quantity: '2' },
      { productId: bench.id.bowl, quantity: '9' },
    ]
    expect(await bench.shop.cart.add({ key: undefined, items })).toMatchObject({ ok: false })
    const carts = await bench.db
      .selectFrom('carts')
      .innerJoin('cart_lines', 'cart_id', 'carts.id')
      .where('quantity', '=', 9)
      .select('carts.id')
      .execute()
    expect(carts).toEqual([])
    items[1] = { productId: bench.id.bowl, quantity: '0' }
    expect(await bench.shop.cart.add({ key: undefined, items })).toMatchObject({ count: 2 })
  })

  test.each([
    { productId: 'nothing' },
    { variantId: 'nothing' },
    { productId: '\0' },
    { variantId: "' or 1=1 --" },
  ])('SH-4: an unknown product is refused: %o', async item => {
    const answer = await bench.shop.cart.add({
      key: undefined,
      items: [{ ...item, quantity: 1 }],
    })
    expect(answer).toMatchObject({ ok: false, reason: 'unknown-product' })
  })

  test('SH-4: twenty adds at once all count', async () => {
    const key = await bench.cartWith('plate')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        bench.shop.cart.add({
          key,
          items: [{ productId: bench.id.plate, quantity: 1 }],
        }),
      ),
    )
    const view = await bench.shop.cart.view({ key })
    expect(view).toMatchObject({ count: 21, lines: [{ quantity: 21 }] })
  })
})
