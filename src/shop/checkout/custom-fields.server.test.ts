import { expect, test } from 'vitest'
import { PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { orderInput } from '../../../tests/support/order-input.ts'
import type { CustomFieldSetting } from '../model/checkout-settings.ts'

const look = { siteName: 'Example', locale: 'en', ...PLAIN_LOOK }
const field = (more: Partial<CustomFieldSetting>): CustomFieldSetting => ({
  ...{ id: 'floor', kind: 'text', place: 'order', required: false, label: 'Floor' },
  ...{ help: '', options: [], ...more },
})
const day = field({ id: 'day', kind: 'date', label: 'Day' })
const stairs = field({ id: 'stairs', kind: 'checkbox', label: 'Stairs', place: 'delivery' })

describeDatabases('fields that the owner adds to the checkout', open => {
  const checkout = prepareCheckout(open)
  const withFields = (fields: CustomFieldSetting[], giftNote = false) =>
    checkout.configure({
      email: 'shop@example.com',
      checkout: { orderNote: true, giftNote, fields },
    })
  const detail = async (orderId: string) => {
    const order = await checkout.shop.orders.detail(orderId)
    if (!order) throw new Error('the order is gone')
    return order
  }

  test('SH-2: are checked by the server, and posted values of other fields are ignored', async () => {
    withFields([field({ required: true })])
    const key = await checkout.cartWith(1)
    const refused = await checkout.place(key, { custom_unknown: 'x' })
    expect(refused).toMatchObject({ ok: false, reason: 'invalid' })
    expect(!refused.ok && refused.errors.map(error => error.field)).toEqual(['custom_floor'])
    const placed = await checkout.place(key, { custom_floor: 'Third', custom_unknown: 'x' })
    if (!placed.ok) throw new Error(placed.reason)
    expect((await detail(placed.order.id)).customFields).toEqual([
      { name: 'custom_floor', kind: 'text', label: 'Floor', value: 'Third' },
    ])
  })

  test('SH-2: those of the delivery are asked for only if something is sent', async () => {
    withFields([field({ required: true, place: 'delivery' })])
    const [course = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Course', variant: { regularPrice: 900, virtual: true } },
    ])
    const key = await checkout.cartWith(1, course)
    expect((await checkout.shop.checkout.view({ key })).customFields).toEqual([])
    expect((await checkout.place(key, { payment_method: 'bacs' })).ok).toBe(true)
    const parcel = await checkout.cartWith(1)
    expect((await checkout.shop.checkout.view({ key: parcel })).customFields).toHaveLength(1)
    expect((await checkout.place(parcel)).ok).toBe(false)
  })

  test('SH-4: orders keep label and value when the settings change', async () => {
    withFields([field({}), day, stairs])
    const { id } = await checkout.buy(1, {
      ...{ custom_floor: 'Third', custom_day: '2026-12-24', custom_stairs: '1' },
    })
    withFields([field({ label: 'Storey' })])
    const order = await detail(id)
    expect(order.customFields.map(({ label, value }) => [label, value])).toEqual([
      ['Floor', 'Third'],
      ['Day', '2026-12-24'],
      ['Stairs', '1'],
    ])
    for (const template of ['order-received', 'order-notice'] as const) {
      const mail = await checkout.shop.orders.mail({ template, orderId: id }, look)
      expect(mail?.text).toMatch(/Floor:\s+Third/)
      expect(mail?.text).toMatch(/Day:\s+December 24, 2026/)
      expect(mail?.text).toMatch(/Stairs:\s+Yes/)
    }
    let csv = ''
    for await (const part of checkout.shop.orders.export({ q: 'third' })) csv += part
    const [head, ...lines] = csv.trimEnd().split('\r\n')
    expect(head).toMatch(/,note,gift_message,.*,item_tax,Storey,other_fields$/)
    expect(lines.at(-1)).toContain(',Third,"Day: 2026-12-24\nStairs: 1"')
  })

  test('SH-4: an edit by staff keeps labels of unchanged fields', async () => {
    withFields([field({}), day])
    const { id } = await checkout.buy(1, {
      ...{ custom_floor: 'Third', custom_day: '2026-12-24', payment_method: 'bacs' },
    })
    withFields([field({ label: 'Storey' })])
    const loaded = await checkout.shop.orders.input(id)
    if (!loaded) throw new Error('no input')
    const edit = (fields: object) => ({
      ...{ orderId: id, version: loaded.version, author: 'Ute' },
      input: { ...loaded.input, fields: { ...loaded.input.fields, ...fields } },
    })
    expect(await checkout.shop.orders.edit(edit({}))).toMatchObject({
      reason: 'order-unchanged',
    })
    const changed = await checkout.shop.orders.edit(edit({ custom_floor: 'Fourth' }))
    expect(changed.ok).toBe(true)
    expect((await detail(id)).customFields.map(({ label, value }) => [label, value])).toEqual([
      ['Storey', 'Fourth'],
      ['Day', '2026-12-24'],
    ])
  })

  test('SH-4: staff may fill them in for manual orders', async () => {
    withFields([field({ required: true }), day], true)
    const variantId = await checkout.variantOf()
    const input = orderInput([{ variantId }], { fields: { gift: '1', gift_message: 'Enjoy' } })
    const draft = await checkout.shop.orders.createDraft({ input, author: 'Ute' })
    if (!draft.ok) throw new Error(draft.reason)
    const request = { orderId: draft.id, author: 'Ute' }
    const wrong = { ...input, fields: { ...input.fields, custom_day: 'soon' } }
    const refused = await checkout.shop.orders.placeDraft({ ...request, version: 0, input: wrong })
    expect(refused).toMatchObject({ ok: false, problems: [{ field: 'custom_day' }] })
    const filled = { ...input, fields: { ...input.fields, custom_day: '2026-12-24' } }
    const placed = await checkout.shop.orders.placeDraft({ ...request, version: 0, input: filled })
    expect(placed.ok).toBe(true)
    expect(await detail(draft.id)).toMatchObject({
      customFields: [{ label: 'Day', value: '2026-12-24' }],
      giftMessage: 'Enjoy',
    })
  })

  test('SH-2: a gift has a message only if the shop offers it', async () => {
    const gift = { gift: '1', gift_message: 'Happy birthday' }
    withFields([])
    expect((await detail((await checkout.buy(1, gift)).id)).giftMessage).toBeUndefined()
    withFields([], true)
    const { id } = await checkout.buy(1, gift)
    expect((await detail(id)).giftMessage).toBe('Happy birthday')
    const mail = await checkout.shop.orders.mail({ template: 'order-notice', orderId: id }, look)
    expect(mail?.text).toMatch(/Gift message:\s+Happy birthday/)
    const plain = await checkout.buy(1, { gift_message: 'Not ticked' })
    expect((await detail(plain.id)).giftMessage).toBeUndefined()
  })

  test('SH-4: are erased with the personal data of the order', async () => {
    withFields([field({})], true)
    const secret = 'Zebra street'
    const { id } = await checkout.buy(1, {
      ...{ custom_floor: secret, gift: '1', gift_message: secret, payment_method: 'bacs' },
    })
    for (const status of ['processing', 'completed'] as const) {
      await checkout.shop.orders.setStatus({ orderId: id, status, author: 'Ute' })
    }
    expect((await checkout.shop.orders.erase({ orderId: id, author: 'Ute' })).ok).toBe(true)
    for (const table of ['orders', 'order_search', 'carts', 'order_events'] as const) {
      const rows = await checkout.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/zebra/i)
    }
  })
})
