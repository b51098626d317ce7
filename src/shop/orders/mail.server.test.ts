import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('the mails of an order', open => {
  const checkout = prepareCheckout(open)

  test('mails tell the buyer and the shop, with what they typed as text only', async () => {
    checkout.configure({ email: 'shop@example.com', name: 'Atelier Nord' })
    const { shop } = checkout
    const hostile = '<img src=x onerror=alert(1)>'
    const placed = await checkout.buy(2, {
      billing_first_name: hostile,
      order_comments: `${hostile}\r\nBcc: x@example.com`,
      payment_method: 'bacs',
    })
    const mail = await shop.orders.mail({ template: 'order-received', orderId: placed.id })
    expect(mail).toMatchObject({ to: 'ida@example.com', replyTo: 'shop@example.com' })
    expect(mail?.text).toContain('2 × Bowl: €36.32')
    expect(mail?.html).not.toContain('<img')
    const notice = await shop.orders.mail({ template: 'order-notice', orderId: placed.id })
    expect(notice).toMatchObject({ to: 'shop@example.com', replyTo: 'ida@example.com' })
    expect(notice?.subject).not.toMatch(/[\r\n]/)
    expect(await shop.orders.mail({ template: 'order-notice', orderId: 'nothing' })).toBeUndefined()
  })
})
