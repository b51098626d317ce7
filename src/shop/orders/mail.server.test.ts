import { expect, test } from 'vitest'
import { type MailTheme, PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

const look: MailTheme = { siteName: 'Example', locale: 'en', ...PLAIN_LOOK }

describeDatabases('the mails of an order', open => {
  const checkout = prepareCheckout(open)

  test('mails inform the buyer and the shop, with input as plain text only', async () => {
    checkout.configure({ email: 'shop@example.com', name: 'Example Shop' })
    const { shop } = checkout
    const hostile = '<img src=x onerror=alert(1)>'
    const placed = await checkout.buy(2, {
      billing_first_name: hostile,
      order_comments: `${hostile}\r\nBcc: x@example.com`,
      payment_method: 'bacs',
    })
    const mail = await shop.orders.mail({ template: 'order-received', orderId: placed.id }, look)
    expect(mail).toMatchObject({ to: 'ida@example.com', replyTo: 'shop@example.com' })
    expect(mail?.text).toContain('2 × Bowl: €36.32')
    expect(mail?.html).not.toContain('<img')
    const notice = await shop.orders.mail({ template: 'order-notice', orderId: placed.id }, look)
    expect(notice).toMatchObject({ to: 'shop@example.com', replyTo: 'ida@example.com' })
    expect(notice?.text, 'staff are led to the order in the admin').toContain(
      `/admin/orders/${placed.id}`,
    )
    expect(notice?.subject).not.toMatch(/[\r\n]/)
    const nothing = { template: 'order-notice', orderId: 'nothing' } as const
    expect(await shop.orders.mail(nothing, look)).toBeUndefined()
  })

  test('SH-4 uses the texts of the owner, with input of buyers as plain text', async () => {
    const own = {
      subject: 'Hi {firstName}, order {number}',
      heading: 'Dear {name}',
      intro: '{total} on {date}',
      outro: 'Bye <b>{firstName}</b>',
    }
    const mails = {
      'order-received': { texts: { en: own } },
      'order-notice': { recipient: 'sales@example.com' },
    }
    checkout.configure({ email: 'shop@example.com', name: 'Example Shop', mails })
    const placed = await checkout.buy(1, { billing_first_name: '<i>{number}\r\nBcc: x' })
    const write = (template: 'order-received' | 'order-notice') =>
      checkout.shop.orders.mail({ template, orderId: placed.id }, look)
    const mail = await write('order-received')
    expect(mail?.subject).toBe(`Hi <i>{number} Bcc: x, order ${placed.number}`)
    expect(mail?.text).toContain('€18.16 on ')
    expect(mail?.html).toContain('Bye &lt;b&gt;&lt;i&gt;{number}')
    expect(mail?.html).not.toMatch(/<i>|<b>/)
    expect(await write('order-notice')).toMatchObject({ to: 'sales@example.com' })
  })

  test('SH-4 a mail that is turned off is sent only when staff resends it', async () => {
    checkout.configure({ mails: { 'order-paid': { enabled: false } } })
    const { id: orderId } = await checkout.buy(1, { payment_method: 'bacs' })
    await checkout.shop.orders.setStatus({ orderId, status: 'processing', author: 'Ute' })
    const paid = async () =>
      (await checkout.shop.orders.detail(orderId))?.mails.filter(
        mail => mail.template === 'order-paid',
      )
    expect(await paid()).toEqual([])
    await checkout.shop.orders.resendMail({ orderId, template: 'order-paid', author: 'Ute' })
    expect(await paid()).toHaveLength(1)
  })

  test.each(['de', 'fr', 'ar'])(
    'SH-4 mails to the buyer use the language of the order, those to the shop that of the site: %s',
    async locale => {
      checkout.configure({ email: 'shop@example.com', name: 'Example Shop' })
      const { shop } = checkout
      const before = await checkout.buy(1, { payment_method: 'cod' })
      checkout.configure({ email: 'shop@example.com', name: 'Example Shop', locale })
      const placed = await checkout.buy(1, { payment_method: 'cod' })
      const theirs = { ...look, locale }
      const english = await shop.orders.mail({ template: 'order-paid', orderId: before.id }, theirs)
      const own = await shop.orders.mail({ template: 'order-paid', orderId: placed.id }, look)
      const notice = await shop.orders.mail({ template: 'order-notice', orderId: placed.id }, look)
      expect(notice?.text).toContain('Subtotal: €')
      expect(notice?.html).toContain('<html lang="en" dir="ltr">')
      expect(own?.subject).not.toBe(english?.subject)
      for (const sentence of ['Thank you', 'Subtotal', 'Billing address', 'View your order']) {
        expect(english?.text).toContain(sentence)
        expect(own?.text).not.toContain(sentence)
      }
      const rows: Record<string, string> = { de: 'Versand', fr: 'Livraison', ar: 'الشحن' }
      expect(english?.text, 'what shipping costs is no address').toMatch(/^Shipping: /m)
      expect(own?.text).toMatch(new RegExp(`^\\P{L}*${rows[locale]}\\P{L}*: `, 'mu'))
      expect(own?.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
    },
  )
})
