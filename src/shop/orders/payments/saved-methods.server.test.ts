import { expect, test } from 'vitest'
import { prepareCustomers } from '../../../../tests/support/customers.ts'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { prepareOnlinePayments } from '../../../../tests/support/online-payments.ts'

describeDatabases('saved payment methods', open => {
  const bench = prepareOnlinePayments(open)
  const people = prepareCustomers(bench)
  let made = 0

  async function signUp() {
    const { customer } = await people.signUp(`saved${++made}@example.com`)
    return customer
  }
  type Customer = Awaited<ReturnType<typeof signUp>>

  async function start(customer?: Customer, flow: 'form' | 'redirect' = 'form', orderId?: string) {
    const id = orderId ?? (await bench.buyOnline()).id
    const started = await bench.shop.payments.startOnline({
      ...{ orderId: id, method: 'stripe', flow, description: 'Order', customer },
      ...{ returnUrl: 'http://shop.test/back', cancelUrl: 'http://shop.test/pay' },
    })
    if (!started.ok) throw new Error(started.reason)
    return { id, next: started.next, reference: await bench.referenceOf(id) }
  }
  const referenceOf = async ({ id }: Customer) => {
    const rows = await bench.db
      .selectFrom('provider_customers')
      .select('reference')
      .where('customer_id', '=', id)
      .execute()
    expect(rows.length).toBeLessThanOrEqual(1)
    return rows[0]?.reference ?? ''
  }

  test('SH-4 a signed-in customer can save and use payment methods, a guest cannot', async () => {
    const customer = await signUp()
    const first = await start(customer)
    expect(first.next).toMatchObject({ kind: 'form', customerSecret: expect.any(String) })
    const reference = await referenceOf(customer)
    expect(bench.stripe.intents.get(first.reference)).toMatchObject({ customer: reference })
    await start(customer)
    expect(await referenceOf(customer)).toBe(reference)
    const guest = await start()
    expect(guest.next).not.toHaveProperty('customerSecret')
  })

  test.each(['محمد', 'Łukasz', 'Ida 🎈'])(
    'SH-4 a customer named %s can save methods',
    async name => {
      const { customer } = await people.signUp(`saved${++made}@example.com`, '', name)
      expect((await start(customer)).next).toHaveProperty('customerSecret')
    },
  )

  test('SH-4 merged accounts keep the saved methods of the one that has some', async () => {
    const [from, into] = [await signUp(), await signUp()]
    await start(from)
    const reference = await referenceOf(from)
    const { staff } = bench.shop.account
    expect(await staff.merge({ from: from.id, into: into.id })).toMatchObject({ ok: true })
    expect(await referenceOf(into)).toBe(reference)
    await bench.shop.payments.reconcile()
    expect(bench.stripe.customers.has(reference)).toBe(true)
  })

  test('SH-4 the link of an order opens no saved methods for those who are not signed in', async () => {
    const customer = await signUp()
    const { id } = await start(customer)
    const other = await start(undefined, 'form', id)
    expect(other.next).not.toHaveProperty('customerSecret')
    const stranger = await start(await signUp(), 'form', id)
    expect(stranger.next).not.toHaveProperty('customerSecret')
    const again = await start(customer, 'form', id)
    expect(again.next).toHaveProperty('customerSecret')
  })

  test('SH-4 the page of Stripe offers the methods of the same customer', async () => {
    const customer = await signUp()
    const { reference } = await start(customer, 'redirect')
    expect(bench.stripe.sessions.get(reference)?.customer).toBe(await referenceOf(customer))
  })

  test('SH-4 saved methods are listed, and removed by their owner only', async () => {
    const [customer, stranger] = [await signUp(), await signUp()]
    await start(customer)
    await start(stranger)
    const { id } = bench.stripe.saveCard(await referenceOf(customer))
    const { saved } = bench.shop.payments
    expect(await saved.list(customer.id)).toEqual([
      {
        method: 'stripe',
        saved: [{ id, brand: 'visa', last4: '4242', expires: { month: 3, year: 2031 } }],
      },
    ])
    const request = { method: 'stripe', id }
    expect(await saved.remove({ ...request, customerId: stranger.id })).toBe(false)
    expect(await saved.list(customer.id)).toMatchObject([{ saved: [{ id }] }])
    expect(await saved.remove({ ...request, customerId: customer.id })).toBe(true)
    expect(await saved.list(customer.id)).toMatchObject([{ saved: [] }])
    bench.stripe.fail('down', 'down')
    expect(await saved.list(customer.id)).toEqual([{ method: 'stripe', saved: undefined }])
    bench.stripe.customers.clear()
    expect(await saved.list(customer.id)).toEqual([{ method: 'stripe', saved: [] }])
  })

  test('SH-4 a payment goes on without saved methods if Stripe fails or forgot the customer', async () => {
    const customer = await signUp()
    bench.stripe.fail('down', 'down')
    const first = await start(customer)
    expect(first.next).not.toHaveProperty('customerSecret')
    await start(customer)
    const reference = await referenceOf(customer)
    bench.stripe.customers.delete(reference)
    const second = await start(customer)
    expect(second.next).toMatchObject({ kind: 'form' })
    expect(second.next).not.toHaveProperty('customerSecret')
    expect(await referenceOf(customer)).toBe('')
  })

  test('SH-4 the methods of a deleted account are deleted at Stripe, also later', async () => {
    const customer = await signUp()
    await start(customer)
    const reference = await referenceOf(customer)
    expect(await bench.shop.account.export(customer)).toMatchObject({
      paymentAccounts: [{ method: 'stripe', reference }],
    })
    const request = { password: '', deletesReviews: false }
    expect(await bench.shop.account.delete(customer, request)).toMatchObject({ ok: true })
    bench.stripe.fail('down', 'down')
    await bench.shop.payments.reconcile()
    expect(bench.stripe.customers.has(reference)).toBe(true)
    await bench.shop.payments.reconcile()
    expect(bench.stripe.customers.has(reference)).toBe(false)
    const rows = bench.db.selectFrom('provider_customers').select('id')
    expect(await rows.where('customer_id', 'is', null).execute()).toEqual([])
  })
})
