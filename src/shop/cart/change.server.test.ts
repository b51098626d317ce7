import { expect, test } from 'vitest'
import { createKey } from '#base'
import { prepareCart } from '../../../tests/support/cart.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('changing the cart', open => {
  const bench = prepareCart(open)

  test('SH-4: Undo restores a removed line', async () => {
    const { shop } = bench
    const key = await bench.cartWith('plate', 3)
    const lineId = (await shop.cart.view({ key })).lines[0]?.id ?? ''
    const removed = await shop.cart.remove({ key, lineId, keepNotice: true })
    expect(removed).toMatchObject({
      count: 0,
      notice: { key: 'removed', values: { name: 'Plate' }, undo: lineId },
    })
    // Reading does not remove notices, because of prefetching.
    for (let look = 0; look < 2; look++) {
      const empty = await shop.cart.view({ key, withNotices: true })
      expect(empty).toMatchObject({ lines: [], notices: [{ undo: lineId }] })
    }
    bench.clock.advance(31_000)
    expect((await shop.cart.view({ key, withNotices: true })).notices).toEqual([])
    expect(await shop.cart.undo({ key, lineId })).toMatchObject({ count: 3 })
    expect(await shop.cart.undo({ key, lineId })).toMatchObject({
      ok: false,
      reason: 'unknown-line',
    })
  })

  test('a line of another cart cannot be touched', async () => {
    const { shop } = bench
    const mine = await bench.add('plate')
    const theirs = await bench.add('plate')
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
    const { shop } = bench
    const cart = await shop.cart.add({
      key: undefined,
      items: [
        { productId: bench.id.bowl, quantity: 1 },
        { productId: bench.id.plate, quantity: 1 },
      ],
    })
    if (!cart.ok) throw new Error(cart.reason)
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
          message: { key: 'lineNotEnough', values: { name: 'Bowl', left: 5 } },
        },
      ],
    })
    expect((await shop.cart.view({ key })).count).toBe(2)
    await shop.cart.setQuantities({ key, quantities: { [bowl.id]: '0', [plate.id]: ' 4 ' } })
    expect(await shop.cart.view({ key })).toMatchObject({ count: 4, lines: [{ id: plate.id }] })
  })
})
