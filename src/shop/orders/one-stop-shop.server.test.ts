import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { rangeOf } from './one-stop-shop.ts'

describeDatabases('the report for the one-stop shop', open => {
  const checkout = prepareCheckout(open)
  const vat = (country: string, percent: number) => ({
    ...{ country, percent, taxClass: '', name: 'VAT', shipping: true },
  })

  test('SH-4: adds up paid sales to other EU countries, less refunds, by quarter', async () => {
    checkout.configure({
      taxes: [vat('DE', 19), vat('FR', 20), vat('AT', 20), vat('CH', 8.1)],
      zones: [],
    })
    await checkout.db.updateTable('variants').set({ virtual: 1 }).execute()
    const at = (country: string, postcode: string) => ({
      billing_country: country,
      billing_postcode: postcode,
    })
    const sell = async (quantity: number, fields = {}) => {
      const order = await checkout.buy(quantity, { payment_method: 'bacs', ...fields })
      await checkout.shop.orders.recordPayment({ orderId: order.id, author: 'test' })
      return order
    }
    await sell(1)
    await sell(1, at('CH', '8001'))
    await sell(2, at('AT', '1010'))
    const french = await sell(1, at('FR', '75001'))
    await checkout.buy(1, { ...at('FR', '75001'), payment_method: 'bacs' })
    const report = (year: number, quarter: number) =>
      checkout.shop.orders.oneStopShop({ year, quarter })
    expect(await report(2026, 1)).toEqual([
      { country: 'AT', name: 'VAT', percent: 20, net: 3027, tax: 605 },
      { country: 'FR', name: 'VAT', percent: 20, net: 1513, tax: 303 },
    ])
    expect(await report(2026, 2)).toEqual([])
    const line = await checkout.db
      .selectFrom('order_lines')
      .select(['id', 'net', 'tax'])
      .where('order_id', '=', french.id)
      .executeTakeFirstOrThrow()
    const created = rangeOf({ year: 2026, quarter: 2 }, 'UTC').from
    await checkout.db
      .insertInto('refunds')
      .values({
        ...{ id: 'r', order_id: french.id, position: 1, amount: 1816, reason: '' },
        ...{ author: 'test', created_at: created },
      })
      .execute()
    await checkout.db
      .insertInto('refund_lines')
      .values({
        ...{ refund_id: 'r', line_id: line.id, order_id: french.id, quantity: 1, restocked: 0 },
        ...{ net: line.net, tax: line.tax, taxes: JSON.stringify([line.tax]) },
      })
      .execute()
    expect(await report(2026, 1)).toHaveLength(2)
    expect(await report(2026, 2)).toEqual([
      { country: 'FR', name: 'VAT', percent: 20, net: -1513, tax: -303 },
    ])
  })
})

test('SH-4: a quarter starts and ends by the clock of the shop', () => {
  const { from, until } = rangeOf({ year: 2026, quarter: 4 }, 'Europe/Helsinki')
  expect(new Date(from).toISOString()).toBe('2026-09-30T21:00:00.000Z')
  expect(new Date(until).toISOString()).toBe('2026-12-31T22:00:00.000Z')
})
