import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { prepareCustomers } from '../../../tests/support/customers.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { defaultShopSettings } from '../model/settings.ts'
import { countCustomerOrders } from './count-orders.ts'

describeDatabases('customers for staff', open => {
  const checkout = prepareCheckout(open)
  const people = prepareCustomers(checkout)
  const staff = () => checkout.shop.account.staff
  const count = () =>
    countCustomerOrders({
      ...{ db: checkout.db, clock: checkout.clock, settings: defaultShopSettings },
    })
  const find = async (email: string) => {
    await count()
    const query = { page: 1, perPage: 10, sort: 'createdAt', order: 'asc', q: email } as const
    return (await staff().list(query)).items.find(one => one.email === email)
  }

  test('SH-4 guests who order are customers, with orders, amount spent and last order', async () => {
    const first = await checkout.buy(1, { billing_email: 'Guest@example.com' })
    await checkout.buy(2, { billing_email: 'guest@example.com' })
    expect(await find('guest@example.com')).toMatchObject({
      ...{ name: 'Ida Berg', status: 'guest', orderCount: 2, spent: 0, currency: 'EUR' },
      lastOrderAt: checkout.clock.now(),
    })
    await checkout.shop.orders.setStatus({ orderId: first.id, status: 'completed', author: 't' })
    expect((await find('guest@example.com'))?.spent).toBe(1816)
    await checkout.shop.orders.setStatus({ orderId: first.id, status: 'processing', author: 't' })
    await checkout.shop.orders.setStatus({ orderId: first.id, status: 'cancelled', author: 't' })
    expect(await find('guest@example.com')).toMatchObject({ orderCount: 1, spent: 0 })
    const { customer } = await people.signUp('guest@example.com')
    expect((await checkout.shop.account.orders(customer.id, 1)).count).toBe(2)
    expect(await find('guest@example.com')).toMatchObject({ status: 'registered' })
  })

  test('SH-4 a guest whose orders are erased is deleted', async () => {
    const order = await checkout.buy(1, { billing_email: 'erase@example.com' })
    await checkout.shop.orders.setStatus({ orderId: order.id, status: 'completed', author: 't' })
    expect(await find('erase@example.com')).toBeDefined()
    expect((await checkout.shop.orders.erase({ orderId: order.id, author: 't' })).ok).toBe(true)
    expect(await find('erase@example.com')).toBeUndefined()
  })

  test('SH-4 merging moves orders, addresses, notes and tags', async () => {
    await checkout.buy(1, { billing_email: 'old@example.com' })
    const { customer } = await people.signUp('new@example.com')
    const old = await find('old@example.com')
    if (!old) throw new Error('no customer')
    await staff().change(old.id, { note: 'Calls first', tags: ['wholesale'] })
    await staff().change(customer.id, { tags: ['press'] })
    expect(await staff().merge({ from: old.id, into: old.id })).toMatchObject({ ok: false })
    expect(await staff().merge({ from: old.id, into: customer.id })).toMatchObject({ ok: true })
    expect(await find('old@example.com')).toBeUndefined()
    expect(await staff().load(customer.id)).toMatchObject({
      ...{ orderCount: 1, note: 'Calls first', tags: ['press', 'wholesale'] },
      orders: [{ total: 1816 }],
    })
  })

  test('SH-4 disabling a customer ends the sessions', async () => {
    const { customer, token } = await people.signUp('stop@example.com')
    expect(await staff().change(customer.id, { disabled: true })).toMatchObject({ ok: true })
    expect(await checkout.shop.customers.session(token)).toBeUndefined()
    expect(await staff().load(customer.id)).toMatchObject({ status: 'disabled', disabled: true })
    expect(await staff().change('none', { name: 'X' })).toMatchObject({ reason: 'not-found' })
  })

  test('SH-4 the list filters by status and tag, and the export has the same customers', async () => {
    const { customer } = await people.signUp('tagged@example.com')
    await staff().change(customer.id, { tags: ['vip "1"'] })
    const query = { page: 1, perPage: 10, sort: 'spent', order: 'desc' } as const
    const listed = await staff().list({ ...query, tag: 'vip "1"', status: 'registered' })
    expect(listed).toMatchObject({ total: 1, items: [{ email: 'tagged@example.com' }] })
    expect((await staff().list({ ...query, tag: 'vip', status: 'guest' })).total).toBe(0)
    let csv = ''
    for await (const part of staff().export({ tag: 'vip "1"' })) csv += part
    expect(csv.trim().split('\n')).toHaveLength(2)
    expect(csv).toContain('tagged@example.com')
  })

  test('SH-4 customers are found by the beginnings of words of their name and email address', async () => {
    const { customer } = await people.signUp('j.straessner@kunden.example')
    await staff().change(customer.id, { name: 'Jürgen Größ-Łukasz' })
    const found = async (q: string) => {
      const query = { page: 1, perPage: 10, sort: 'createdAt', order: 'asc', q } as const
      return (await staff().list(query)).items.some(one => one.id === customer.id)
    }
    const texts = ['jurgen', 'JÜRG gros', 'größ', 'lukasz', 'straess kund', 'j.straessner@kunden']
    for (const text of texts) expect(await found(text), text).toBe(true)
    for (const text of ['urgen', 'jurgen nobody', '"', '* OR jurgen"']) {
      expect(await found(text), text).toBe(false)
    }
    await staff().change(customer.id, { name: 'Ann Lee' })
    expect([await found('jurgen'), await found('ann')]).toEqual([false, true])
  })
  test.each([
    ['أحمد', 'أحم'],
    ['Сергей Йович', 'сергей йов'],
    ['Γιώργος', 'γιώργ'],
    ['김민준', '김민'],
    ['Đorđe', 'dord'],
  ])('SH-4 customers are found by names of every script: %s', async (name, typed) => {
    const { customer } = await people.signUp(
      `script${name.length}${name.charCodeAt(0)}@example.com`,
    )
    await staff().change(customer.id, { name })
    const query = { page: 1, perPage: 10, sort: 'createdAt', order: 'asc' } as const
    const ids = async (q: string) => (await staff().list({ ...query, q })).items.map(one => one.id)
    expect(await ids(typed)).toContain(customer.id)
    expect(await ids(name)).toContain(customer.id)
    expect(await ids(`${typed}x`)).not.toContain(customer.id)
  })
})
