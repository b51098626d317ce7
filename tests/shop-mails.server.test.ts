import { expect, it } from 'vitest'
import { SHOP_MAILS } from '#shop/schema'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const text = (changes: object) => ({ subject: '', heading: '', intro: '', outro: '', ...changes })

describeDatabases('emails of the shop in the admin', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const owner = await desk.as('owner')
    return { ...desk, owner }
  }

  it('SH-4 lists all emails, only for those who may change settings', async () => {
    const { owner, manager } = await open()
    expect((await manager.call('GET', '/shop-mails')).status).toBe(403)
    expect((await manager.call('PATCH', '/shop-mails/order-paid', {})).status).toBe(403)
    const { body } = await owner.call('GET', '/shop-mails')
    expect(body.items.map((one: { id: string }) => one.id)).toEqual([...SHOP_MAILS])
    expect((await owner.call('GET', '/shop-mails/unknown')).status).toBeGreaterThanOrEqual(400)
  })

  it('SH-4 changes, turns off and resets an email, with an entry in the audit log', async () => {
    const { owner } = await open()
    const path = '/shop-mails/order-notice'
    const texts = { de: text({ subject: 'Bestellung {number}' }), en: text({}) }
    const changes = { enabled: false, recipient: 'sales@example.com', texts }
    const changed = await owner.call('PATCH', path, changes)
    expect(changed.body).toMatchObject({
      ...{ enabled: false, recipient: 'sales@example.com', edited: ['de'] },
    })
    expect((await owner.call('PATCH', '/shop-mails/order-paid', { enabled: true })).status).toBe(
      200,
    )
    expect((await owner.call('GET', path)).body).toMatchObject({ enabled: false, edited: ['de'] })
    const reset = await owner.call('PATCH', path, { enabled: true, texts: { de: text({}) } })
    expect(reset.body).toMatchObject({ enabled: true, edited: [] })
    const log = await owner.call('GET', '/audit')
    expect(JSON.stringify(log.body)).toContain('shop-mail.changed')
  })

  it.each([
    ['order-received', { enabled: false }, '/enabled', 'mail-required'],
    [
      'order-paid',
      { texts: { en: text({ intro: '{unknown}' }) } },
      '/texts/en/intro',
      'unknown-placeholder',
    ],
    [
      'order-note',
      { texts: { en: text({ intro: 'Hello' }) } },
      '/texts/en/intro',
      'message-placeholder-missing',
    ],
  ])('SH-4 refuses for %s: %j', async (mail, changes, at, message) => {
    const { owner } = await open()
    const refused = await owner.call('PATCH', `/shop-mails/${mail}`, changes)
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain(`"path":"${at}"`)
    expect(JSON.stringify(refused.body)).toContain(message)
    const saved = (await owner.call('GET', '/shop-mails')).body.items
    expect(saved.every((one: { edited: string[] }) => one.edited.length === 0)).toBe(true)
  })

  it('SH-4 refuses line breaks in subjects and recipients', async () => {
    const { owner } = await open()
    const attempts = [
      { recipient: 'a@example.com\r\nBcc: x@example.com' },
      { texts: { en: text({ subject: 'a\nBcc: x@example.com' }) } },
    ]
    for (const changes of attempts) {
      expect((await owner.call('PATCH', '/shop-mails/order-notice', changes)).status).toBe(422)
    }
    const shop = { mails: { 'order-paid': { texts: { en: text({ subject: '{unknown}' }) } } } }
    expect((await owner.call('PATCH', '/settings/site', { shop })).status).toBe(422)
  })

  it.each(['en', 'de', 'fr', 'ar'])(
    'SH-4 previews every email with a sample order: %s',
    async language => {
      const { owner } = await open()
      for (const mail of SHOP_MAILS) {
        const edit = { texts: { [language]: text({ outro: '<b>Zzz</b>' }) } }
        const { status, body } = await owner.call('POST', `/shop-mails/${mail}/preview`, {
          language,
          edit,
        })
        expect(status, mail).toBe(200)
        expect(body.subject, mail).not.toBe('')
        expect(body.html, mail).toContain(`<html lang="${language}"`)
        expect(body.html, mail).toContain('&lt;b&gt;Zzz&lt;/b&gt;')
        expect(`${body.subject} ${body.text}`, mail).not.toMatch(/undefined|NaN|[{}]|\w+\.intro/)
      }
    },
  )

  it('SH-4 previews a real order, and sends the preview as a test', async () => {
    const { owner, services } = await open()
    const request = { language: 'en', edit: {}, orderNumber: 999_999 }
    const path = '/shop-mails/order-paid'
    expect((await owner.call('POST', `${path}/preview`, request)).status).toBe(404)
    const edit = { texts: { en: text({ subject: 'Paid {number}' }) } }
    const test = { language: 'en', edit, to: 'me@example.com' }
    expect((await owner.call('POST', `${path}/test`, test)).status).toBe(200)
    const rows = await services.db.selectFrom('outbox').select('payload').execute()
    const payloads = rows.map(row => JSON.parse(row.payload) as Record<string, unknown>)
    const payload = payloads.find(one => one.template === 'shop-mail-test') ?? {}
    const mail = await services.composeMail(payload)
    expect(mail).toMatchObject({ to: 'me@example.com', subject: 'Paid 1001' })
  })
})
