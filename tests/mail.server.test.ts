import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, expect, it } from 'vitest'
import { MINUTE, SECOND } from '#base'
import { createBackground } from '../src/server/background.ts'
import { listMails } from '../src/server/mail/log.ts'
import { type SmtpDouble, startSmtp } from './doubles/smtp.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { freePort, until } from './support/production.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { checkoutFields } from './support/test-shop.ts'

const quiet = () => {}

describeDatabases('mail', openDatabase => {
  const doubles: SmtpDouble[] = []
  afterEach(async () => {
    for (const double of doubles.splice(0)) await double.stop()
  })
  const start = async (port?: number) => {
    const double = await startSmtp(port)
    doubles.push(double)
    return double
  }

  async function open(environment: Record<string, string> = {}) {
    const clock = createManualClock(Date.now())
    const services = await openTestServices(
      openDatabase,
      { MAIL_FROM: 'Atelier <studio@atelier.example>', ...environment },
      clock,
    )
    await services.pages.settings.set({ siteName: 'Atelier Nørd', email: 'owner@atelier.example' })
    const background = () => createBackground(services, quiet)
    return { services, clock, background }
  }

  async function placeOrder({ shop }: Awaited<ReturnType<typeof open>>['services']) {
    const [productId = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Große Schale', variant: { regularPrice: 4800 } },
    ])
    const added = await shop.cart.add({ key: undefined, items: [{ productId, quantity: '2' }] })
    if (!added.ok) throw new Error(added.reason)
    const fields = checkoutFields({ billing_first_name: 'Zoë', billing_email: 'zoe@example.com' })
    const placed = await shop.checkout.place({ key: added.key, fields })
    if (!placed.ok) throw new Error(placed.reason)
    return placed.order
  }

  /** Without script: confirmed once, then accepted. */
  async function sendForm({ services, clock }: Awaited<ReturnType<typeof open>>) {
    const app = await buildTestApp(services)
    const form = { id: 'form', title: 'Visits', captcha: false, botCheck: false }
    const saved = await services.pages.save({
      path: '/contact',
      document: {
        schema: 1,
        upgrades: {},
        root: { props: { title: 'Contact' } },
        content: [{ type: 'contact-form', props: form }],
      },
      author: 'test',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const send = (token?: string) =>
      app.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          _action: 'form/send',
          field_name: 'Aino',
          field_email: 'aino@example.com',
          field_message: 'May we come on Friday?\n<b>We are four</b>',
          ...(token ? { token } : {}),
        }).toString(),
      })
    const token = /name="token" value="([^"]+)"/.exec((await send()).body)?.[1]
    clock.advance(SECOND)
    expect((await send(token)).body).toContain('form-sent')
    await app.close()
  }

  const waiting = ({ db }: Awaited<ReturnType<typeof open>>['services']) =>
    db.selectFrom('outbox').selectAll().where('done_at', 'is', null).execute()

  it('FM-8 SH-4 mails an order and a form once each, readable, to be answered', async () => {
    const smtp = await start()
    const site = await open({ SMTP_URL: smtp.url })
    const { services, background } = site
    const order = await placeOrder(services)
    await sendForm(site)
    await Promise.all([1, 2, 3].map(() => background().drain()))
    await background().drain()

    const to = (address: string, subject: RegExp) => {
      const found = smtp.mails.filter(
        mail => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''),
      )
      expect(found, `one mail to ${address}`).toHaveLength(1)
      return found[0] as (typeof smtp.mails)[number]
    }
    expect(smtp.mails).toHaveLength(3)
    const confirmation = to('zoe@example.com', /./)
    expect(confirmation.subject).toBe(`Your order ${order.number} at Atelier Nørd`)
    expect(confirmation.from?.address).toBe('studio@atelier.example')
    expect(confirmation.replyTo?.[0]?.address).toBe('owner@atelier.example')
    for (const form of [confirmation.text, confirmation.html]) {
      expect(form).toContain('Zoë')
      expect(form).toContain('Große Schale')
      expect(form).toContain('96.00')
      expect(form).toContain(`http://127.0.0.1:3000/order-received`)
    }
    const notice = to('owner@atelier.example', /New order/)
    expect(notice.subject).toBe(`New order ${order.number} from Zoë Berg`)
    expect(notice.replyTo?.[0]?.address).toBe('zoe@example.com')
    const submission = to('owner@atelier.example', /New Message/)
    expect(submission.subject).toBe('New Message From Atelier Nørd - Visits')
    expect(submission.replyTo?.[0]?.address).toBe('aino@example.com')
    expect(submission.text).toContain('May we come on Friday?')
    expect(submission.html).toContain('&lt;b&gt;We are four&lt;/b&gt;')
    expect(new Set(smtp.mails.map(mail => mail.messageId)).size).toBe(3)
  })

  it('FM-8 loses nothing while the mail server is down or refuses, and sends once when it is back', async () => {
    const port = await freePort()
    const { services, clock, background } = await open({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    await placeOrder(services)
    const runner = background()
    await runner.drain()
    const [down] = await waiting(services)
    expect(down).toMatchObject({ attempts: 1, failed_at: null })
    expect(down?.last_error).toContain('ECONNREFUSED')

    const smtp = await start(port)
    smtp.behave('refuse')
    clock.advance(MINUTE)
    await runner.drain()
    expect((await waiting(services)).map(row => row.attempts)).toEqual([2, 2])
    expect(smtp.mails).toEqual([])

    smtp.behave('accept')
    await runner.drain()
    expect(smtp.mails, 'not before its time').toEqual([])
    clock.advance(MINUTE)
    await Promise.all([runner.drain(), background().drain()])
    expect(smtp.mails).toHaveLength(2)
    expect(await waiting(services)).toEqual([])
    clock.advance(60 * MINUTE)
    await runner.drain()
    expect(smtp.mails).toHaveLength(2)
  })

  it('lists every mail with its time, recipient, subject and state, however it is delivered', async () => {
    const smtp = await start()
    for (const environment of [{ SMTP_URL: smtp.url }, undefined]) {
      const { services, clock, background } = await open(environment)
      const { number } = await placeOrder(services)
      const list = async () => (await listMails(services)).sort((a, b) => (a.to < b.to ? -1 : 1))
      const subjects = {
        'owner@atelier.example': `New order ${number} from Zoë Berg`,
        'zoe@example.com': `Your order ${number} at Atelier Nørd`,
      }
      const expected = (state: object) =>
        Object.entries(subjects).map(([to, subject]) => ({ to, subject, ...state }))
      expect(await list()).toMatchObject(expected({ state: 'waiting', tries: 0, sentAt: null }))

      if (environment) {
        smtp.behave('refuse')
        await background().drain()
        const refused = { state: 'waiting', tries: 1, error: expect.stringContaining('451') }
        expect(await list()).toMatchObject(expected(refused))
        await services.db.updateTable('outbox').set({ attempts: 11, due_at: 0 }).execute()
        await background().drain()
        const failed = { state: 'failed', error: expect.stringContaining('Try again later') }
        expect(await list()).toMatchObject(expected(failed))
        smtp.behave('accept')
        await services.db.updateTable('outbox').set({ failed_at: null, due_at: 0 }).execute()
      }
      await background().drain()
      const state = environment ? 'sent' : 'saved'
      const sent = { state, error: null, sentAt: clock.now() }
      expect(await list()).toMatchObject(expected(sent))
      // Sent mails do not change.
      await services.pages.settings.set({ siteName: 'Renamed', email: 'other@atelier.example' })
      await services.db.updateTable('orders').set({ email: 'other@example.com' }).execute()
      const mails = await list()
      expect(mails).toMatchObject(expected(sent))
      for (const { at } of mails) expect(Math.abs(at - Date.now())).toBeLessThan(MINUTE)
      expect(await listMails(services, 1)).toHaveLength(1)
    }
  })

  it('keeps publishing and takes no mail twice while the mail server hangs', async () => {
    const smtp = await start()
    smtp.behave('hang')
    const { services, clock, background } = await open({ SMTP_URL: smtp.url })
    await placeOrder(services)
    const runner = background()
    runner.start()
    await until('both mails hang', async () => smtp.hanging() === 2, 30_000)

    const { pages } = services
    const document = {
      schema: 1,
      upgrades: {},
      root: { props: { title: 'Due' } },
      content: [],
    }
    await pages.save({ path: '/due', document, author: 'test', publish: false })
    await pages.publish('/due', clock.now() - 1)
    clock.advance(1000)
    await until('the page is out', async () => !!(await pages.published('/due')), 30_000)

    const other = background()
    await other.drain()
    expect(smtp.hanging(), 'another process leaves them alone').toBe(2)
    smtp.behave('accept')
    const stopped = runner.stop()
    smtp.hangUp()
    await stopped
    expect(smtp.mails).toEqual([])
    clock.advance(MINUTE)
    await other.drain()
    expect(smtp.mails).toHaveLength(2)
  })

  it('writes mails into a folder without a mail server, one file each', async () => {
    const { services, background } = await open()
    await placeOrder(services)
    await Promise.all([background().drain(), background().drain()])
    const rows = await services.db.selectFrom('outbox').selectAll().execute()
    const folder = join(services.env.dataDir, 'mail')
    expect(readdirSync(folder).sort()).toEqual(rows.map(row => `${row.id}.eml`).sort())
    const mails = await Promise.all(
      readdirSync(folder).map(name => PostalMime.parse(readFileSync(join(folder, name)))),
    )
    expect(mails.map(mail => mail.to?.[0]?.address).sort()).toEqual([
      'owner@atelier.example',
      'zoe@example.com',
    ])
    for (const mail of mails) expect(mail.html).toContain('Große Schale')
  })
})
