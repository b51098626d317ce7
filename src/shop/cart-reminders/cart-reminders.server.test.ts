import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR } from '#base'
import { type MailTheme, PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'
import { deleteCustomer } from '../customers/delete-customer.ts'
import { pruneCartReminders } from './send-reminders.ts'

const look: MailTheme = { ...PLAIN_LOOK, siteName: 'Shop', locale: 'en' }
const ON = { enabled: true, hours: 4, secondHours: 0, coupon: '' }

describeDatabases('mails about carts', open => {
  const checkout = prepareCheckout(open)
  let count = 0
  beforeEach(async () => {
    for (const table of ['cart_reminders', 'cart_reminder_ends', 'outbox'] as const) {
      await checkout.db.deleteFrom(table).execute()
    }
    checkout.configure({ cartReminders: ON })
  })

  const newEmail = () => `ida-${++count}@example.com`
  const agree = (
    key: string,
    email: string,
    { agrees = true, proven }: { agrees?: boolean; proven?: string } = {},
  ) => {
    const fields = checkoutFields({ billing_email: email, cart_reminder: agrees ? '1' : '' })
    const customer = proven ? { id: 'ida', email: proven } : undefined
    return checkout.shop.checkout.remember({ key, fields, customer })
  }
  const abandon = async (email = newEmail(), quantity = 2) => {
    const key = await checkout.cartWith(quantity)
    await agree(key, email)
    return { key, email }
  }
  const send = () => checkout.shop.cartReminders.send()
  const mails = async () => {
    const rows = await checkout.db
      .selectFrom('outbox')
      .select('payload')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const payloads = rows.map(row => JSON.parse(row.payload) as Record<string, string>)
    return payloads.filter(one => one.template === 'cart-reminder')
  }
  const compose = async (payload: Record<string, unknown> = {}) => {
    const request = checkout.shop.cartReminders.readMail(payload)
    return request && checkout.shop.cartReminders.mail(request, look)
  }
  const tokenOfLast = async () => {
    const mail = await compose((await mails()).at(-1))
    return /token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const rows = () => checkout.db.selectFrom('cart_reminders').selectAll().execute()

  test('SH-3 a buyer who agreed gets one mail with items and prices of now after the time', async () => {
    const { email } = await abandon()
    const pictured = checkout.db.updateTable('products').set({ images: '["bowl"]' })
    await pictured.where('id', '=', checkout.bowl.id).execute()
    checkout.clock.advance(3 * HOUR)
    expect(await send()).toBe(0)
    checkout.clock.advance(2 * HOUR)
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    const [payload] = await mails()
    const mail = await compose(payload)
    expect(mail).toMatchObject({ to: email, subject: 'Your cart at Shop' })
    expect(mail?.text).toContain('Bowl: €36.32 2 × €18.16')
    expect(/\/media\/bowl\/\d+\.webp/.test(mail?.html ?? '')).toBe(true)
    expect(mail?.headers).toHaveProperty('List-Unsubscribe-Post')
    expect(await rows()).toMatchObject([{ sent: 1, items: 2, value: 3632 }])
  })

  test('SH-3 an address gets mails about one of its carts in a week', async () => {
    const { email } = await abandon()
    for (let i = 0; i < 3; i++) await abandon(email)
    checkout.clock.advance(5 * HOUR)
    expect(await send()).toBe(1)
    await abandon(email)
    checkout.clock.advance(5 * HOUR)
    expect(await send()).toBe(0)
    await abandon(email)
    checkout.clock.advance(8 * DAY)
    expect(await send()).toBe(1)
  })

  test('SH-3 nothing is stored or sent without consent, or while reminders are off', async () => {
    const key = await checkout.cartWith(1)
    const email = newEmail()
    await agree(key, email, { agrees: false })
    expect(await rows()).toEqual([])
    await agree(key, 'no address')
    expect(await rows()).toEqual([])
    await agree(key, email)
    await agree(key, email, { agrees: false })
    expect(await rows()).toEqual([])
    await agree(key, email)
    checkout.configure({})
    checkout.clock.advance(DAY)
    expect(await send()).toBe(0)
  })

  test('SH-3 a change of the cart starts the time again', async () => {
    const { key } = await abandon()
    checkout.clock.advance(3 * HOUR)
    const [line] = (await checkout.shop.cart.view({ key })).lines
    await checkout.shop.cart.setQuantities({ key, quantities: { [line?.id ?? '']: '1' } })
    checkout.clock.advance(3 * HOUR)
    expect(await send()).toBe(0)
    checkout.clock.advance(2 * HOUR)
    expect(await send()).toBe(1)
  })

  test('SH-3 carts that were ordered or emptied, and buyers who ordered elsewhere, get no mail', async () => {
    const ordered = await abandon()
    await checkout.place(ordered.key, { billing_email: ordered.email })
    const emptied = await abandon()
    const [line] = (await checkout.shop.cart.view({ key: emptied.key })).lines
    await checkout.shop.cart.remove({ key: emptied.key, lineId: line?.id ?? '' })
    const elsewhere = await abandon()
    await checkout.buy(1, { billing_email: elsewhere.email.toUpperCase() })
    checkout.clock.advance(DAY)
    expect(await send()).toBe(0)
    // The address of a buyer who has ordered is not kept.
    expect((await rows()).map(row => row.email)).not.toContain(ordered.email)
    // A mail that waits in the outbox is dropped if the order comes first.
    const late = await abandon()
    checkout.clock.advance(DAY)
    expect(await send()).toBe(1)
    await checkout.place(late.key, { billing_email: late.email })
    expect(await compose((await mails())[0])).toBeUndefined()
  })

  test('SH-3 two processes at once queue each mail once, and a second one if it is set', async () => {
    checkout.configure({ cartReminders: { ...ON, secondHours: 24 } })
    for (let n = 0; n < 5; n++) await abandon(undefined, 1)
    checkout.clock.advance(5 * HOUR)
    await Promise.all([send(), send()])
    expect(await mails()).toHaveLength(5)
    checkout.clock.advance(25 * HOUR)
    await Promise.all([send(), send()])
    expect(await mails()).toHaveLength(10)
    checkout.clock.advance(10 * DAY)
    expect(await send()).toBe(0)
  })

  test('SH-3 the link restores the cart on another device once, beside what is there', async () => {
    const { key } = await abandon()
    checkout.clock.advance(5 * HOUR)
    await send()
    const token = await tokenOfLast()
    const { cartReminders, cart } = checkout.shop
    expect(await cartReminders.find(token, key)).toMatchObject({ isSame: true })
    expect(await cartReminders.find(token, undefined)).toMatchObject({ isSame: false })
    const [other = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Jug', variant: { regularPrice: 500 } },
    ])
    const device = await checkout.cartWith(1, other)
    const restore = () => cartReminders.restore({ token, key: device, customerId: undefined })
    expect(await restore()).toEqual({ ok: true, key: device })
    await restore()
    const lines = (await cart.view({ key: device, withNotices: true })).lines
    expect(lines.map(line => [line.name, line.quantity])).toEqual([
      ['Jug', 1],
      ['Bowl', 2],
    ])
    // The cart of the first device, with its address, stays there.
    expect((await cart.view({ key })).count).toBe(2)
    await checkout.place(device)
    const listed = { page: 1, perPage: 10, sort: 'consentedAt', order: 'desc' } as const
    expect((await cartReminders.list(listed)).items).toMatchObject([
      { state: 'recovered', orderTotal: 4132 },
    ])
    expect(await cartReminders.report(30)).toMatchObject({
      ...{ reminded: 1, remindedValue: 3632, recovered: 1, recoveredValue: 4132 },
    })
  })

  test('SH-3 restoring adds no more than there is in stock, and says so', async () => {
    await abandon(undefined, 4)
    checkout.clock.advance(5 * HOUR)
    await send()
    const token = await tokenOfLast()
    await checkout.buy(8)
    const { cartReminders, cart } = checkout.shop
    const restored = await cartReminders.restore({ token, key: undefined, customerId: undefined })
    if (!restored.ok) throw new Error(restored.reason)
    const view = await cart.view({ key: restored.key, withNotices: true })
    expect(view.count).toBe(2)
    expect(view.notices.map(notice => notice.key)).toEqual(['cartRestored', 'cartRestoredLess'])
  })

  test('SH-3 an address that ended reminders gets none, until its owner agrees again', async () => {
    const { email } = await abandon()
    checkout.clock.advance(5 * HOUR)
    await send()
    const token = await tokenOfLast()
    expect(await checkout.shop.cartReminders.end(token)).toMatchObject({ ok: true })
    expect(await compose((await mails())[0])).toBeUndefined()
    await abandon(email)
    expect((await rows()).filter(row => row.email === email)).toEqual([])
    await agree(await checkout.cartWith(1), email, { proven: email })
    expect((await rows()).filter(row => row.email === email)).toHaveLength(1)
    expect(await checkout.shop.cartReminders.end('unknown')).toMatchObject({ ok: false })
  })

  test('SH-3 addresses are erased after their time, with the account and with the order', async () => {
    const { db, clock } = checkout
    await abandon()
    clock.advance(5 * HOUR)
    await send()
    clock.advance(61 * DAY)
    await pruneCartReminders({ db, clock })
    expect(await rows()).toMatchObject([{ email: '', token_hash: null, sent: 1 }])
    const { email } = await abandon()
    await deleteCustomer({ db }, { id: 'none', email })
    expect((await rows()).filter(row => row.email === email)).toEqual([])
  })

  test('SH-3 links of the first mail still work after the second', async () => {
    checkout.configure({ cartReminders: { ...ON, secondHours: 24 } })
    await abandon()
    checkout.clock.advance(5 * HOUR)
    await send()
    const first = await tokenOfLast()
    checkout.clock.advance(25 * HOUR)
    expect(await send()).toBe(1)
    expect(await mails()).toHaveLength(2)
    expect(await checkout.shop.cartReminders.end(first)).toMatchObject({ ok: true })
  })

  test('SH-3 the second mail is not sent after the owner turned it off', async () => {
    checkout.configure({ cartReminders: { ...ON, secondHours: 24 } })
    await abandon()
    checkout.clock.advance(5 * HOUR)
    await send()
    checkout.configure({ cartReminders: ON })
    checkout.clock.advance(25 * HOUR)
    expect(await send()).toBe(0)
  })

  test('SH-3 the link of a mail does not end reminders to another address', async () => {
    const { key } = await abandon()
    checkout.clock.advance(5 * HOUR)
    await send()
    const first = await tokenOfLast()
    const other = newEmail()
    await agree(key, other)
    expect(await checkout.shop.cartReminders.end(first)).toMatchObject({ ok: false })
    checkout.clock.advance(5 * HOUR)
    expect(await send()).toBe(1)
  })
})
