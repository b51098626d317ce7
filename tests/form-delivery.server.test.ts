import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#base'
import type { Database } from '#db'
import { type ReceiverBehaviour, readSignature, startReceiver } from './doubles/webhook-receiver.ts'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { ANSWERS, FIELDS, openFormSite } from './support/form-site.ts'
import { documentOf } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'
import { solveSum } from './support/sum.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const open = (openDatabase: OpenDatabase, props: Record<string, unknown> = {}) => {
  receiver.behave('works')
  receiver.calls.length = 0
  return openFormSite(openDatabase, { fields: FIELDS, ...props }, { ALLOW_PRIVATE_ADDRESSES: '1' })
}

describeDatabases('who is told of a submission', openDatabase => {
  it('FM-6 each of several recipients is written to once, also when the press is repeated', async () => {
    const site = await open(openDatabase, {
      to: 'a@x.example, B <b@x.example>; A@x.example, no mail',
    })
    const { body } = await site.send(ANSWERS)
    await site.call('send', body)
    await site.drain()
    const written = site.smtp.mails.flatMap(mail => mail.to?.map(to => to.address))
    expect(written.toSorted()).toEqual(['a@x.example', 'b@x.example'])
    expect(site.mailsTo('a@x.example')[0]).toMatchObject({
      subject: 'New Message From Atelier - Enquiry',
      replyTo: [{ address: 'aino@visitor.example' }],
    })
  })

  it('an unreachable recipient does not repeat the delivery to others', async () => {
    const site = await open(openDatabase, { to: 'gone@x.example, here@x.example' })
    site.smtp.forget('gone@x.example')
    const { id } = await site.send(ANSWERS)
    for (let tries = 0; tries < 3; tries++) {
      await site.drain()
      site.clock.advance(MINUTE)
    }
    expect(site.mailsTo('here@x.example')).toHaveLength(1)
    expect(await site.services.forms.deliveriesOf(id)).toMatchObject([
      { kind: 'notice', recipient: 'gone@x.example', state: 'failed', attempts: 1 },
      { kind: 'notice', recipient: 'here@x.example', state: 'done', attempts: 0 },
    ])
    expect((await site.services.forms.deliveriesOf(id))[0]?.lastError).toContain('550')
  })

  it('an answer chooses the recipients; without a rule that holds, those of the form', async () => {
    const site = await open(openDatabase, {
      to: 'all@x.example',
      recipients: [
        { field: 'topic', value: 'Courses', to: 'courses@x.example, both@x.example' },
        { field: 'name', value: 'Aino', to: 'both@x.example' },
        { field: 'topic', value: 'Orders', to: 'not an address' },
        { field: 'gone', value: 'Other', to: 'never@x.example' },
      ],
    })
    const reached = async (answers: Record<string, string>) => {
      site.smtp.mails.length = 0
      await site.send({ ...ANSWERS, ...answers })
      await site.drain()
      return site.smtp.mails.flatMap(mail => mail.to?.map(to => to.address)).sort()
    }
    expect(await reached({})).toEqual(['both@x.example', 'courses@x.example'])
    expect(await reached({ name: 'Ben', topic: 'Orders' })).toEqual(['all@x.example'])
    expect(await reached({ name: 'Ben', topic: 'Other' })).toEqual(['all@x.example'])
    await site.publish({ to: '' })
    expect(await reached({ name: 'Ben', topic: 'Other' })).toEqual(['owner@example.com'])
  })

  it('no response reveals the recipients', async () => {
    const site = await open(openDatabase, {
      to: 'secret@x.example',
      recipients: [{ field: 'topic', value: 'Courses', to: 'courses@x.example' }],
      webhook: `${receiver.url}?key=hidden`,
    })
    const page = await site.app.inject({ url: '/contact' })
    expect(page.body).toContain('Topic')
    for (const secret of ['secret@x', 'courses@x', 'key=hidden']) {
      expect(page.body).not.toContain(secret)
    }
  })
})

describeDatabases('the confirmation for whoever sent a form', openDatabase => {
  const confirm = {
    confirm: true,
    confirmSubject: 'About %%topic%%, %%name%%',
    confirmText: 'Dear %%name%%,\nthank you.',
  }

  it('mails the first email field with the owner’s text; the subject contains only choices', async () => {
    const site = await open(openDatabase, confirm)
    await site.send({ ...ANSWERS, name: 'Buy <b>pills</b> at spam.example' })
    await site.drain()
    const [mail, ...others] = site.mailsTo('aino@visitor.example')
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'About Courses,',
      replyTo: [{ address: 'owner@example.com' }],
    })
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    )
    expect(mail?.text).toContain('Dear Buy pills at spam.example,\nthank you.')
    expect(mail?.text).toContain('Topic: Courses')
    expect(mail?.html).toContain('<html lang="en"')
  })

  it('uses the site’s language by default', async () => {
    const site = await open(openDatabase, { confirm: true, confirmAnswers: false })
    for (const [locale, subject, text] of [
      ['de', 'Ihre Nachricht an Atelier ist angekommen', 'Vielen Dank für Ihre Nachricht.'],
      ['fr', 'Votre message à Atelier est bien arrivé', 'Merci pour votre message.'],
      ['ar', 'وصلت رسالتك إلى \u2068Atelier\u2069', 'شكرًا لرسالتك.'],
    ] as const) {
      await site.services.pages.settings.set({ locale })
      const email = `${locale}@visitor.example`
      await site.send({ ...ANSWERS, email })
      await site.drain()
      const [mail] = site.mailsTo(email)
      expect(mail?.subject).toBe(subject)
      expect(mail?.text).toContain(text)
      expect(mail?.text).not.toContain('Courses')
      expect(mail?.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
    }
  })

  it('is no relay: three an hour to an address, none where programs may send', async () => {
    const site = await open(openDatabase, confirm)
    for (const email of ['a@v.example', 'A@v.example', 'a@v.example', 'a@v.example', 'b@v.example'])
      await site.send({ ...ANSWERS, email })
    await site.drain()
    expect(site.mailsTo('a@v.example').length + site.mailsTo('A@v.example').length).toBe(3)
    expect(site.mailsTo('b@v.example')).toHaveLength(1)
    expect(site.mailsTo('owner@example.com')).toHaveLength(5)
    site.clock.advance(HOUR)
    await site.send({ ...ANSWERS, email: 'a@v.example' })
    await site.publish({ captcha: false })
    await site.send({ ...ANSWERS, email: 'c@v.example' })
    await site.drain()
    expect(site.mailsTo('a@v.example')).toHaveLength(3)
    expect(site.mailsTo('c@v.example')).toEqual([])
  })
})

describeDatabases('the confirmation of forms that are sent at once', (openDatabase, kind) => {
  it('goes to an address three times an hour, however many forms of a site are sent in one moment', async () => {
    const { services, app, clock, drain, mailsTo } = await open(openDatabase)
    const forms = ['one', 'two', 'three', 'four', 'five', 'six']
    const props = { fields: FIELDS, botCheck: false, confirm: true }
    const document = documentOf(
      'Forms',
      forms.map(id => ({ type: 'contact-form', props: { id, ...props } })),
    )
    await services.pages.save({ path: '/ask', document, author: 't', publish: true })
    const call = async (action: string, input: object = {}) => {
      const headers = { accept: 'application/json', 'user-agent': 'Mozilla/5.0 Chrome/140.0' }
      const payload = { ...input, _action: action }
      return (await app.inject({ method: 'POST', url: '/ask', headers, payload })).json()
    }
    const given = await Promise.all(forms.map(id => call(`${id}/token`)))
    clock.advance(1000)
    const answers = Object.entries(ANSWERS).map(([id, value]) => [`field_${id}`, value])
    const html = (await app.inject({ url: '/ask', headers: { accept: 'text/html' } })).body
    const shown = html.split('</form>').map(solveSum)
    const letGo = await holdOutbox(services.db, kind)
    const sending = forms.map((id, index) => {
      const { token } = given[index].answer
      return call(`${id}/send`, { ...Object.fromEntries(answers), token, ...shown[index] })
    })
    // All have reached their write to the outbox.
    await expect
      .poll(() => waitingFor(services.db, kind))
      .toBe(forms.length)
      .finally(letGo)
    expect((await Promise.all(sending)).map(({ ok }) => ok)).toEqual(forms.map(() => true))
    await drain()
    expect(mailsTo('aino@visitor.example')).toHaveLength(3)
    expect(mailsTo('owner@example.com')).toHaveLength(forms.length)
  })
})

/** Blocks writes to the outbox until called; SQLite has one writer anyway. */
async function holdOutbox(db: Database, kind: 'sqlite' | 'postgres') {
  if (kind === 'sqlite') return async () => {}
  const transaction = await db.startTransaction().execute()
  await sql`lock table outbox in exclusive mode`.execute(transaction)
  return () => transaction.commit().execute()
}

/** Number of statements waiting for a lock; on SQLite the requested number, because none waits. */
async function waitingFor(db: Database, kind: 'sqlite' | 'postgres'): Promise<number> {
  if (kind === 'sqlite') return 6
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}

describeDatabases('webhooks of forms', openDatabase => {
  it('a submission is told as signed JSON, the same at every try', async () => {
    const site = await open(openDatabase, { webhook: receiver.url })
    const { secret } = await site.services.forms.webhooks.secret()
    receiver.behave('broken')
    const { id } = await site.send(ANSWERS)
    await site.drain()
    receiver.behave('works')
    site.clock.advance(MINUTE)
    await site.drain()
    const [first, second, ...others] = receiver.calls
    expect(others).toEqual([])
    expect(second?.text).toBe(first?.text)
    expect(second?.body).toEqual({
      type: 'form.submission',
      id,
      at: expect.stringMatching(/^20\d\d-.*Z$/),
      form: { key: site.formKey, title: 'Enquiry' },
      page: { path: '/contact', url: 'http://127.0.0.1:3000/contact' },
      reply_to: 'aino@visitor.example',
      answers: [
        { id: 'name', label: 'Name', value: 'Aino' },
        { id: 'email', label: 'Email', value: 'aino@visitor.example' },
        { id: 'topic', label: 'Topic', value: 'Courses' },
      ],
    })
    if (!second) throw new Error('it was not told')
    expect(readSignature(second, secret)).toEqual({
      isSigned: true,
      seconds: Math.floor(site.clock.now() / 1000),
    })
    expect(readSignature(second, 'another').isSigned).toBe(false)
  })

  it.each<ReceiverBehaviour>(['too-many', 'broken', 'nonsense', 'nothing'])(
    'is tried again where the receiver answers %s, and given up in the end',
    async behaviour => {
      const site = await open(openDatabase, { webhook: `${receiver.url}?key=hidden` })
      receiver.behave(behaviour)
      const { id } = await site.send(ANSWERS)
      const webhook = async () =>
        (await site.services.forms.deliveriesOf(id)).find(one => one.kind === 'webhook')
      await site.drain()
      expect(await webhook()).toMatchObject({ state: 'waiting', attempts: 1 })
      expect((await webhook())?.lastError).toBeTruthy()
      expect(JSON.stringify(await webhook())).not.toContain('hidden')
      for (let tries = 1; tries < 12; tries++) {
        site.clock.advance(6 * HOUR)
        await site.drain()
      }
      expect(await webhook()).toMatchObject({ state: 'failed', attempts: 12, nextTryAt: null })

      const editor = await signInAs(site, 'editor')
      receiver.behave('works')
      const again = await editor.call('POST', `/submissions/${id}/webhook`)
      expect(again.body.deliveries.at(-1)).toMatchObject({ kind: 'webhook', state: 'waiting' })
      await site.drain()
      const { body } = await editor.call('GET', `/submissions/${id}`)
      expect(body.deliveries.at(-1)).toMatchObject({ state: 'done', recipient: receiver.url })
      // Delivered calls can be repeated, too.
      await editor.call('POST', `/submissions/${id}/webhook`)
      await site.drain()
      expect(receiver.calls).toHaveLength(14)
      expect((await editor.call('POST', '/submissions/none/webhook')).status).toBe(404)
    },
  )

  it('its secret is the owner’s to see and to replace; the old one signs for another day', async () => {
    const site = await open(openDatabase, { webhook: receiver.url })
    const [owner, editor] = [await signInAs(site, 'owner'), await signInAs(site, 'editor')]
    expect((await editor.call('GET', '/form-webhooks/secret')).status).toBe(403)
    const { secret } = (await owner.call('GET', '/form-webhooks/secret')).body
    expect((await owner.call('GET', '/form-webhooks/secret')).body.secret).toBe(secret)
    const { secret: next } = (await owner.call('POST', '/form-webhooks/secret')).body
    expect(next).not.toBe(secret)
    const signedBy = async () => {
      receiver.calls.length = 0
      await site.send(ANSWERS)
      await site.drain()
      const [call] = receiver.calls
      return call && [secret, next].map(one => readSignature(call, one).isSigned)
    }
    expect(await signedBy()).toEqual([true, true])
    site.clock.advance(DAY)
    expect(await signedBy()).toEqual([false, true])
  })

  it('no private address is called, and nothing goes unencrypted', async () => {
    for (const [webhook, said] of [
      [receiver.url, 'only https'],
      [receiver.url.replace('http:', 'https:'), 'may not be called'],
      ['https://localhost/hook', 'may not be called'],
      ['not an address', 'only https'],
    ] as const) {
      receiver.calls.length = 0
      const site = await openFormSite(openDatabase, { fields: FIELDS, webhook })
      const { id } = await site.send(ANSWERS)
      await site.drain()
      const deliveries = await site.services.forms.deliveriesOf(id)
      expect(deliveries.at(-1)?.lastError).toContain(said)
      expect(receiver.calls).toEqual([])
    }
  })

  it('nothing of a submission stays when it is deleted', async () => {
    const site = await open(openDatabase, {
      to: 'a@x.example,b@x.example',
      confirm: true,
      webhook: receiver.url,
    })
    const { id } = await site.send(ANSWERS)
    const count = async (table: 'outbox' | 'submission_search') =>
      (await site.services.db.selectFrom(table).selectAll().execute()).length
    expect([await count('outbox'), await count('submission_search')]).toEqual([4, 1])
    await site.services.forms.submissions.deletePermanently(id)
    expect([await count('outbox'), await count('submission_search')]).toEqual([0, 0])
    await site.drain()
    expect(receiver.calls).toEqual([])
  })
})
