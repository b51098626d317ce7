import { expect, it } from 'vitest'
import { isContactEmail, isEmailAddress } from '#base'
import { renderOrderPrint } from '#shop'
import { defaultShopSettings } from '#shop/schema'
import { prepareCheckout } from './support/checkout.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

it('a reply address is exactly one mailbox', () => {
  const one = ['a@b.co', 'a.b+c@d-e.co.uk', 'ü@bücher.de', "o'neil@example.com", 'root@localhost']
  expect(one.filter(address => !isEmailAddress(address))).toEqual([])
  const none = [
    ...[
      'a@b.co@x, victim@y.org',
      'a@b.co,c@d.co',
      'a@b.co;c@d.co',
      'A <a@b.co>',
      'a b@c.co',
      '@b.co',
    ],
    ...['a@', 'a@b..co', '.a@b.co', 'a@-b.co', 'a@b.co\r\nBcc: c@d.co', `${'a'.repeat(65)}@b.co`],
    ...['"a"@b.co', 'a@b.co (note)', 'group: a@b.co', `a@${'b.'.repeat(130)}co`],
  ]
  expect(none.filter(isEmailAddress)).toEqual([])
  expect(isContactEmail('a@b.co@x, victim@y.org')).toBe(true)
})

describeDatabases('addresses and dates', openDatabase => {
  it('FM-3 accepts the same addresses as the form and replies only to the sender', async () => {
    const clock = createManualClock(Date.now())
    const services = await openTestServices(openDatabase, {}, clock)
    const app = await buildTestApp(services)
    const content = [
      { type: 'contact-form', props: { id: 'form', captcha: false, botCheck: false } },
    ]
    const document = { schema: 1 as const, upgrades: {}, root: { props: { title: 'A' } }, content }
    await services.pages.save({ path: '/contact', document, author: 'test', publish: true })
    const call = async (name: string, fields: Record<string, string>) =>
      (
        await app.inject({
          method: 'POST',
          url: '/contact',
          headers: { accept: 'application/json' },
          payload: { ...fields, _action: `form/${name}` },
        })
      ).json()
    const send = async (email: string) => {
      const { token } = (await call('token', {})).answer
      clock.advance(1000)
      const fields = { field_name: 'A', field_email: email, field_message: 'Hello', token }
      return call('send', fields)
    }
    expect((await send('a@b.co@x, victim@y.org')).ok).toBe(true)
    expect((await send(' aino@example.com ')).ok).toBe(true)
    const stored = await services.forms.list()
    expect(stored.map(one => one.replyTo).sort()).toEqual(['aino@example.com', null].sort())
    const rows = await services.db.selectFrom('outbox').select('payload').execute()
    const mails = await Promise.all(rows.map(row => services.composeMail(JSON.parse(row.payload))))
    expect(JSON.stringify(mails.map(mail => [mail?.to, mail?.replyTo]))).not.toContain('victim')
  })

  const checkout = prepareCheckout(openDatabase)
  it('the date of an order is that of the site’s clock', async () => {
    expect(defaultShopSettings.timeZone).toBe('UTC')
    checkout.configure({ timeZone: 'Pacific/Kiritimati' })
    const placed = await checkout.buy(1, {})
    const order = await checkout.shop.orders.load({ id: placed.id })
    if (!order) throw new Error('no order')
    expect(order.timeZone).toBe('Pacific/Kiritimati')
    const late = { ...order, createdAt: Date.UTC(2026, 0, 31, 23) }
    const print = renderOrderPrint(late, 'sheet', { name: 'A', address: [], email: '', css: '' })
    expect(print).toContain('February 1, 2026')
  })
})
