import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#base'
import { PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { prepareCustomers } from '../../../tests/support/customers.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

const look = { siteName: 'Example', locale: 'en', ...PLAIN_LOOK }
const deletion = { password: '', deletesReviews: false }

describeDatabases('customer accounts', open => {
  const checkout = prepareCheckout(open)
  const people = prepareCustomers(checkout)
  const customers = () => checkout.shop.customers

  describe('links', () => {
    test('SH-4 a link creates the account, signs in and works once', async () => {
      const token = await people.mailedToken('new@example.com', 'Ada')
      expect(await customers().readLink(token)).toEqual({
        email: 'new@example.com',
        isNew: true,
        name: 'Ada',
      })
      const request = { token, name: '', password: '', userAgent: 'Test' }
      const first = await customers().signInByLink(request)
      expect(first).toMatchObject({ ok: true, next: '' })
      expect(await customers().signInByLink(request)).toEqual({ ok: false, reason: 'invalid-link' })
      expect(await customers().session(first.ok ? first.token : '')).toMatchObject({
        email: 'new@example.com',
        name: 'Ada',
        hasPassword: false,
      })
    })

    test('SH-4 of two presses at once, one signs in', async () => {
      const token = await people.mailedToken('twice@example.com')
      const request = { token, name: '', password: '', userAgent: '' }
      const both = await Promise.all([
        customers().signInByLink(request),
        customers().signInByLink(request),
      ])
      expect(both.filter(one => one.ok)).toHaveLength(1)
    })

    test('SH-4 a link expires after an hour', async () => {
      const token = await people.mailedToken('late@example.com')
      checkout.clock.advance(HOUR)
      const request = { token, name: '', password: '', userAgent: '' }
      expect(await customers().signInByLink(request)).toMatchObject({ reason: 'invalid-link' })
      expect(await customers().readLink(token)).toBeUndefined()
    })

    test('SH-4 only hashes of links and sessions are stored', async () => {
      const token = await people.mailedToken('hash@example.com')
      const { token: session } = await people.signUp('hash2@example.com')
      const stored = JSON.stringify([
        await checkout.db.selectFrom('customer_tokens').selectAll().execute(),
        await checkout.db.selectFrom('customer_sessions').selectAll().execute(),
        await checkout.db.selectFrom('outbox').select('payload').execute(),
      ])
      expect(stored).not.toContain(token)
      expect(stored).not.toContain(session)
    })

    test('SH-4 seven links within an hour are refused, for any address', async () => {
      const request = { email: 'often@example.com' }
      for (let sent = 0; sent < 6; sent++) {
        expect((await customers().requestLink(request)).ok).toBe(true)
      }
      expect(await customers().requestLink(request)).toMatchObject({ reason: 'too-often' })
      checkout.clock.advance(HOUR)
      expect((await customers().requestLink(request)).ok).toBe(true)
    })

    test.each(['', 'nobody', 'a@b.c, d@e.f', `${'a'.repeat(250)}@example.com`, 'x\0@example.com'])(
      'SH-4 refuses %j as an address',
      async email => {
        expect(await customers().requestLink({ email })).toMatchObject({ reason: 'invalid-email' })
      },
    )
  })

  test('SH-4 known and unknown addresses get the same answers after the same work', async () => {
    await people.signUp('known@example.com', 'a long password')
    await people.signUp('link-only@example.com')
    const addresses = ['known@example.com', 'link-only@example.com', 'unknown@example.com']
    const passwords = addresses.map(
      email => () =>
        customers().signInByPassword({ email, password: 'wrong password', userAgent: '' }),
    )
    const links = addresses.map(email => () => customers().requestLink({ email, name: '' }))
    for (const attempts of [passwords, links]) {
      const seen = []
      for (const attempt of attempts) seen.push(await people.observe(attempt))
      expect(new Set(seen.map(one => JSON.stringify(one))).size, JSON.stringify(seen)).toBe(1)
    }
  })

  test('SH-4 a password signs in; thirty wrong ones an hour are the limit', async () => {
    await people.signUp('pass@example.com', 'a long password')
    const signIn = (password: string) =>
      customers().signInByPassword({ email: ' PASS@example.com ', password, userAgent: '' })
    expect(await signIn('a long password')).toMatchObject({ ok: true })
    for (let wrong = 0; wrong < 30; wrong++) {
      expect(await signIn('wrong')).toMatchObject({ reason: 'wrong-password' })
    }
    expect(await signIn('a long password')).toMatchObject({ reason: 'too-often' })
    checkout.clock.advance(HOUR)
    expect(await signIn('a long password')).toMatchObject({ ok: true })
  })

  test('SH-4 orders of guests belong to nobody before the address is proved', async () => {
    const order = await checkout.buy(1, { billing_email: 'Guest@Example.com' })
    await customers().requestLink({ email: 'guest@example.com', name: 'Mallory' })
    const ownerOf = async () =>
      (
        await checkout.db
          .selectFrom('orders')
          .select('customer_id')
          .where('id', '=', order.id)
          .executeTakeFirstOrThrow()
      ).customer_id
    expect(await ownerOf()).toBeNull()
    const other = await people.signUp('other@example.com')
    expect((await checkout.shop.account.orders(other.customer.id, 1)).count).toBe(0)
    expect(await checkout.shop.account.order(other.customer.id, order.number)).toBeUndefined()
    const { customer } = await people.signUp('guest@example.com')
    expect(await ownerOf()).toBe(customer.id)
    expect((await checkout.shop.account.orders(customer.id, 1)).orders).toMatchObject([
      { number: order.number, total: 1816, quantity: 1 },
    ])
  })

  test('SH-4 a new address is confirmed by the customer who asked, and only then used', async () => {
    const { customer } = await people.signUp('old@example.com')
    const stranger = await people.signUp('stranger@example.com')
    const order = await checkout.buy(1, { billing_email: 'next@example.com' })
    await checkout.shop.reviews.add({
      ...{ productId: checkout.bowl.id, rating: 4, title: '', body: 'Good.', name: 'Ida' },
      ...{ email: 'old@example.com', uniqueKey: 'before the change' },
    })
    const asked = await customers().requestEmailChange(customer, {
      email: 'next@example.com',
      current: '',
    })
    expect(asked.ok).toBe(true)
    const token = await people.lastToken()
    expect((await customers().session(customer.token))?.email).toBe('old@example.com')
    expect(await customers().changeEmail(stranger.customer, token)).toMatchObject({
      reason: 'invalid-link',
    })
    expect(await customers().changeEmail(customer, token)).toMatchObject({ ok: true })
    expect((await customers().session(customer.token))?.email).toBe('next@example.com')
    expect((await checkout.shop.account.orders(customer.id, 1)).orders).toMatchObject([
      { number: order.number },
    ])
    const own = await checkout.shop.reviews.own({ email: 'next@example.com', page: 1 })
    expect(own.reviews).toMatchObject([{ body: 'Good.' }])
    await customers().requestEmailChange(stranger.customer, {
      email: 'next@example.com',
      current: '',
    })
    expect(
      await customers().changeEmail(stranger.customer, await people.lastToken()),
    ).toMatchObject({ reason: 'email-taken' })
  })

  test('SH-4 a changed password ends all other sessions and links', async () => {
    const first = await people.signUp('many@example.com', 'a long password')
    const second = await people.signUp('many@example.com')
    const link = await people.mailedToken('many@example.com')
    checkout.clock.advance(20 * MINUTE)
    const change = (current: string, password = 'another password') =>
      customers().changePassword(second.customer, { current, password })
    expect(await change('wrong')).toMatchObject({ reason: 'wrong-password' })
    expect(await change('a long password', 'short')).toMatchObject({ reason: 'invalid-password' })
    expect(await change('a long password')).toMatchObject({ ok: true })
    expect(await customers().session(first.token)).toBeUndefined()
    expect(await customers().session(second.token)).toBeDefined()
    expect(await customers().readLink(link)).toBeUndefined()
  })

  test('SH-4 without a password, an old sign-in changes nothing', async () => {
    const { customer } = await people.signUp('stale@example.com')
    checkout.clock.advance(15 * MINUTE)
    const request = { current: '', password: 'another password' }
    expect(await customers().changePassword(customer, request)).toMatchObject({
      reason: 'sign-in-again',
    })
    expect(await checkout.shop.account.delete(customer, deletion)).toMatchObject({
      reason: 'sign-in-again',
    })
  })

  test('SH-4 a disabled customer cannot sign in and has no session', async () => {
    const { customer, token } = await people.signUp('off@example.com', 'a long password')
    await checkout.db
      .updateTable('customers')
      .set({ disabled_at: 1 })
      .where('id', '=', customer.id)
      .execute()
    expect(await customers().session(token)).toBeUndefined()
    const password = { email: 'off@example.com', password: 'a long password', userAgent: '' }
    expect(await customers().signInByPassword(password)).toMatchObject({ reason: 'wrong-password' })
    const link = await people.mailedToken('off@example.com')
    expect(
      await customers().signInByLink({ token: link, name: '', password: '', userAgent: '' }),
    ).toMatchObject({ reason: 'disabled' })
  })

  test('SH-4 a deleted account leaves its open order to the buyer as a guest', async () => {
    const { customer, token } = await people.signUp('gone@example.com')
    await checkout.shop.customers.addresses.save(customer.id, {
      address: people.address,
      isBilling: true,
      isShipping: false,
    })
    const order = await checkout.buy(1, { billing_email: 'gone@example.com' })
    const again = await people.signUp('gone@example.com')
    expect(await checkout.shop.account.delete(again.customer, deletion)).toMatchObject({ ok: true })
    expect(await customers().session(token)).toBeUndefined()
    for (const table of ['customer_addresses', 'customer_sessions'] as const) {
      const left = await checkout.db
        .selectFrom(table)
        .select('id')
        .where('customer_id', '=', customer.id)
        .execute()
      expect(left).toEqual([])
    }
    const { number, key, viewKey } = order
    expect(await checkout.shop.orders.load({ id: order.id })).toMatchObject({
      status: 'processing',
      email: 'gone@example.com',
    })
    expect(await checkout.shop.orders.received({ number, key, viewKeys: [viewKey] })).toMatchObject(
      { access: 'full' },
    )
  })

  test('SH-4 the export contains the account, its addresses and orders, and no secrets', async () => {
    const { customer, token } = await people.signUp('export@example.com', 'a long password')
    const edit = { address: people.address, isBilling: true, isShipping: true }
    await customers().addresses.save(customer.id, edit)
    await checkout.buy(2, { billing_email: 'export@example.com' })
    await people.signUp('export@example.com')
    const exported = await checkout.shop.account.export(customer)
    expect(exported).toMatchObject({
      account: { email: 'export@example.com', hasPassword: true },
      addresses: [{ address: { city: 'Berlin' }, isBilling: true }],
      orders: [{ billing: { email: 'export@example.com' }, lines: [{ name: 'Bowl' }, {}] }],
    })
    expect(JSON.stringify(exported)).not.toMatch(new RegExp(`${token}|hash|view_key`))
  })

  test('SH-4 mails say whether an account exists only to the mailbox', async () => {
    await people.signUp('mail@example.com', '', 'Ida')
    await customers().requestLink({ email: 'mail@example.com' })
    const known = await people.lastMail(look)
    expect(known).toMatchObject({ to: 'mail@example.com', subject: 'Sign in to Example' })
    expect(known?.text).toContain('Hello Ida,')
    await customers().requestLink({ email: 'unknown2@example.com' })
    expect(await people.lastMail(look)).toMatchObject({ subject: 'Create your account at Example' })
  })
})
