import { expect, test } from 'vitest'
import { MINUTE } from '#base'
import { type MailTheme, PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { shopSettingsFor } from '../model/settings.ts'

const look: MailTheme = { siteName: 'Example', locale: 'en', ...PLAIN_LOOK }

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

  test('SH-4: the order of a customer needs the sign-in, and no email opens it', async () => {
    const { shop, clock, db } = checkout
    const { id, number, key, viewKey } = await checkout.buy(1)
    const times = { registered_at: 0, disabled_at: null, created_at: 0, updated_at: 0 }
    await db
      .insertInto('customers')
      .values({ id: 'c1', email: 'ida@example.com', name: '', password_hash: null, ...times })
      .execute()
    await db.updateTable('orders').set({ customer_id: 'c1' }).where('id', '=', id).execute()
    clock.advance(11 * MINUTE)
    const address = { number, key }
    const path = encodeURIComponent(`/order-received?order=${number}&key=${key}`)
    expect(await shop.orders.received({ ...address, viewKeys: [] })).toEqual({
      ...{ access: 'sign-in', number },
      signInPath: `/account?next=${path}`,
    })
    expect(await shop.orders.verifyEmail({ ...address, email: 'ida@example.com' })).toBeUndefined()
    // `viewKeysFor` adds the key for the signed-in customer.
    expect(await shop.orders.received({ ...address, viewKeys: [viewKey] })).toMatchObject({
      access: 'full',
    })
  })

  test.each([
    ['bacs', [], true],
    ['bacs', ['pending'], true],
    ['bacs', ['processing'], false],
    ['bacs', ['processing', 'completed'], false],
    ['bacs', ['cancelled'], false],
    ['cod', [], true],
    ['cod', ['completed'], false],
  ] as const)('tells how to pay by %s after %j: %s', async (payment_method, steps, isShown) => {
    const account = { owner: 'Example', bank: 'Bank', iban: 'DE02120300000000202051', bic: 'B' }
    const { payments } = shopSettingsFor('en')
    checkout.configure({
      payments: {
        ...payments,
        bacs: { ...payments.bacs, instructions: 'Please transfer', accounts: [account] },
        cod: { ...payments.cod, instructions: 'Please pay the driver' },
      },
    })
    const { shop } = checkout
    const { id, number, key, viewKey } = await checkout.buy(1, { payment_method })
    for (const status of steps) await shop.orders.setStatus({ orderId: id, status, author: 't' })
    const received = await shop.orders.received({ number, key, viewKeys: [viewKey] })
    if (received.access !== 'full') throw new Error(received.access)
    const { instructions, accounts } = received.order.payment
    expect(instructions !== '').toBe(isShown)
    expect(accounts.length > 0).toBe(isShown && payment_method === 'bacs')
    // Staff may resend this mail after the payment.
    const mail = await shop.orders.mail({ template: 'order-received', orderId: id }, look)
    expect(/Please (transfer|pay)|DE02/.test(mail?.text ?? '')).toBe(isShown)
  })
})
