import { expect, test } from 'vitest'
import { createId } from '#base'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'

describeDatabases('notes of the cart', open => {
  const checkout = prepareCheckout(open)
  const offer = (orderNote: boolean, giftNote: boolean) =>
    checkout.configure({ checkout: { orderNote, giftNote, fields: [] } })
  const notesOf = async (key: string | undefined) => (await checkout.shop.cart.view({ key })).notes

  test('SH-3: a note and a gift in the cart are in the checkout, beside the address', async () => {
    offer(true, true)
    const key = await checkout.cartWith(1)
    const fields = checkoutFields({ billing_city: 'Lyon', order_comments: 'Before' })
    await checkout.shop.checkout.remember({ key, fields })
    const { cart } = checkout.shop
    expect(await cart.saveOrderNote({ key, text: ' Ring\0 twice ' })).toMatchObject({ ok: true })
    await cart.saveGift({ key, isGift: true, message: 'For Mia' })
    const view = await checkout.shop.checkout.view({ key })
    expect(view.fields).toMatchObject({
      ...{ billing_city: 'Lyon', order_comments: 'Ring twice' },
      ...{ gift: '1', gift_message: 'For Mia' },
    })
    await cart.saveGift({ key, isGift: false, message: 'left over' })
    await cart.saveOrderNote({ key, text: '' })
    expect(await notesOf(key)).toEqual({ order: '', gift: { isGift: false, message: '' } })
  })

  test('SH-3: a note alone leaves the state of the shop as the default of the checkout', async () => {
    checkout.configure({
      country: 'US',
      base: { ...(await checkout.shop.settings()).base, state: 'NY' },
    })
    const key = await checkout.cartWith(1)
    await checkout.shop.cart.saveOrderNote({ key, text: 'Ring twice' })
    const { fields } = await checkout.shop.checkout.view({ key })
    expect(fields).toMatchObject({ billing_country: 'US', billing_state: 'NY' })
  })

  test('SH-3: a note that is too long is refused at its field, and the former one remains', async () => {
    offer(true, true)
    const key = await checkout.cartWith(1)
    const { cart } = checkout.shop
    await cart.saveOrderNote({ key, text: 'x'.repeat(2000) })
    const long = await cart.saveOrderNote({ key, text: 'y'.repeat(2001) })
    const values = { max: 2000, count: 2001 }
    expect(long).toMatchObject({
      reason: 'note-too-long',
      note: { field: 'order_comments', message: { key: 'noteTooLong', values } },
    })
    const gift = await cart.saveGift({ key, isGift: true, message: 'y'.repeat(501) })
    expect(gift).toMatchObject({ reason: 'note-too-long', note: { field: 'gift_message' } })
    const isGift = { isGift: false, message: '' }
    expect(await notesOf(key)).toEqual({ order: 'x'.repeat(2000), gift: isGift })
    const foreign = await cart.saveOrderNote({ key: 'a'.repeat(32), text: 'Hello' })
    expect(foreign).toMatchObject({ reason: 'no-cart' })
  })

  test('SH-3: notes that the owner switched off are neither shown, stored nor ordered', async () => {
    offer(true, true)
    const key = await checkout.cartWith(1)
    await checkout.shop.cart.saveOrderNote({ key, text: 'Ring twice' })
    offer(false, false)
    expect(await notesOf(key)).toEqual({ order: undefined, gift: undefined })
    for (const refused of [
      await checkout.shop.cart.saveOrderNote({ key, text: 'Ring' }),
      await checkout.shop.cart.saveGift({ key, isGift: true, message: '' }),
    ]) {
      expect(refused).toMatchObject({ reason: 'not-offered' })
    }
    const placed = await checkout.place(key, { order_comments: 'Ring', gift: '1' })
    if (!placed.ok) throw new Error(placed.reason)
    const order = await checkout.shop.orders.load({ id: placed.order.id })
    expect(order).toMatchObject({ note: '', giftMessage: undefined })
  })

  test('SH-3: a checkout without fields for the notes orders those of the cart', async () => {
    offer(true, true)
    const key = await checkout.cartWith(1)
    await checkout.shop.cart.saveOrderNote({ key, text: 'Ring twice' })
    await checkout.shop.cart.saveGift({ key, isGift: true, message: 'For Mia' })
    const { readPosted } = checkout.shop.checkout
    const kept = { order_comments: 'Ring twice', gift: '1', gift_message: 'For Mia' }
    expect(await readPosted(key, { billing_city: 'Lyon' })).toMatchObject({
      ...kept,
      billing_city: 'Lyon',
    })
    const posted = { order_comments: '', gift_message: '' }
    expect(await readPosted(key, posted)).toMatchObject({ ...posted, gift: '' })
  })

  test.each([
    [
      'only a note',
      { order_comments: 'Guest' },
      { order_comments: 'Guest', gift: '1', city: 'Lyon' },
    ],
    ['an address', { billing_city: 'Nice' }, { order_comments: 'Own', gift: '1', city: 'Nice' }],
    ['a gift', { gift: '1' }, { order_comments: 'Own', gift: '1', city: 'Lyon', message: '' }],
  ])('SH-3: signing in keeps the notes of both carts: %s', async (_name, entered, expected) => {
    offer(true, true)
    const { shop, db, clock } = checkout
    const nowMs = clock.now()
    const id = createId({ now: () => nowMs })
    const customer = { id, email: `${id}@example.com`, name: 'Ida', password_hash: null }
    const times = { registered_at: nowMs, disabled_at: null, created_at: nowMs, updated_at: nowMs }
    await db
      .insertInto('customers')
      .values({ ...customer, ...times })
      .execute()
    const items = [{ productId: checkout.bowl.id, quantity: 1 }]
    const own = await shop.cart.add({ key: undefined, customerId: id, items })
    if (!own.ok) throw new Error(own.reason)
    const empty = Object.fromEntries(Object.keys(checkoutFields()).map(name => [name, '']))
    const remember = (key: string, fields: object) =>
      shop.checkout.remember({ key, fields: { ...checkoutFields(), ...empty, ...fields } })
    await remember(own.key, {
      ...{ billing_city: 'Lyon', order_comments: 'Own', gift: '1', gift_message: 'Own gift' },
    })
    const guest = await checkout.cartWith(1)
    await remember(guest, entered)
    const { key } = await shop.cart.merge({ key: guest, customerId: id })
    expect(key).toBe(own.key)
    const { fields } = await shop.checkout.view({ key })
    const { city, message = 'Own gift', ...notes } = { message: 'Own gift', ...expected }
    expect(fields).toMatchObject({ ...notes, billing_city: city, gift_message: message })
  })
})
