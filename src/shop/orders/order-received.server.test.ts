import { expect, test } from 'vitest'
import { MINUTE } from '#base'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('the page after the order', open => {
  const checkout = prepareCheckout(open)

  test('SH-4: the page after the order opens for ten minutes, then to its buyer only', async () => {
    const { shop, clock } = checkout
    const { number, key, viewKey } = await checkout.buy(1)
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
})
