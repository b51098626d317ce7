import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, it } from 'vitest'
import { MINUTE } from '#base'
import { describeDatabases } from './support/databases.ts'
import { withoutMessages } from './support/discussion.ts'
import { openNewsletter } from './support/newsletter.ts'

const AINO = { email: 'aino@example.com' }

describeDatabases('newsletter form', openDatabase => {
  it('NL-1 carries list, provider, account, IP address, checksum and token, and takes names, custom and hidden fields', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm({
      firstName: true,
      lastName: true,
      ipAddress: true,
      fields: [
        {
          id: 'subject',
          label: 'Subject',
          type: 'select',
          options: [{ label: 'A' }, { label: 'B' }],
        },
        {
          id: 'more',
          label: 'More',
          required: true,
          rules: [{ field: 'subject', operator: 'is', value: 'B' }],
        },
      ],
    })
    expect(form.given).toMatchObject({
      list_id: 'newsletter',
      provider: 'site',
      account: '',
      ip_address: 'true',
      token: '',
    })
    expect(form.given.checksum).toMatch(/^[\w-]{43}$/)
    const answer = await form.send({
      ...AINO,
      first_name: ' Aino ',
      last_name: 'Berg',
      field_subject: 'A',
      hidden_fields: '["more"]',
    })
    expect(answer).toEqual({
      ok: true,
      answer: {
        success:
          'Almost done: please confirm with the link in the email that we have just sent you.',
      },
    })
    expect(await site.find('aino')).toMatchObject([
      {
        status: 'pending',
        firstName: 'Aino',
        lastName: 'Berg',
        fields: [{ id: 'subject', label: 'Subject', value: 'A' }],
        consentText: 'You can unsubscribe at any time with a link in every email.',
        consentPage: '/letters',
        consentIp: '127.0.0.1',
      },
    ])
  })

  it('NL-1, NL-2 takes the call `subscribe` of /ajax, and answers an error or a success', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm({ firstName: true, fields: [{ id: 'why', label: 'Why' }] })
    const token = async () => (await form.call('token', {})).json().answer.token
    const ask = async (fields: Record<string, string>) => {
      const sent = { ...form.given, first_name: 'Aino', token: await token(), ...fields }
      site.clock.advance(1000)
      const { _action: _, ...named } = sent as Record<string, string>
      const payload = new URLSearchParams({ ...named, action: 'subscribe', page: '/letters' })
      const answer = await site.app.inject({
        method: 'POST',
        url: '/ajax',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: payload.toString(),
      })
      expect(answer.headers['content-type']).toContain('application/json')
      return answer.json()
    }
    expect(await ask({ email: 'nowhere' })).toMatchObject({
      error: 'Please, check the fields below to make sure you entered the correct information.',
      reason: 'invalid',
    })
    expect(await ask({ ...AINO, list_id: 'other' })).toMatchObject({
      error: 'Configuration Error: Invalid data.',
    })
    for (const expired of ['', 'x.y']) {
      expect(await ask({ ...AINO, token: expired })).toMatchObject({
        error: expect.stringMatching(/open for too long.* press the button again/),
        reason: 'expired',
      })
    }
    expect(await ask({ ...AINO, custom_fields: '{"why":"Clay"}' })).toEqual({
      success: 'Almost done: please confirm with the link in the email that we have just sent you.',
    })
    expect(await site.find('aino')).toMatchObject([
      { firstName: 'Aino', fields: [{ id: 'why', value: 'Clay' }], consentPage: '/letters' },
    ])
  })

  it('NL-1 checks names, addresses and custom fields again', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm({
      firstName: true,
      asksConsent: true,
      fields: [
        { id: 'other', label: 'Other address', type: 'email' },
        { id: 'why', label: 'Why', required: true },
      ],
    })
    const problems = async (fields: Record<string, string>) => {
      const { reason, refusal } = await form.send(fields)
      const all = [...(refusal.missing ?? []), ...(refusal.errors ?? [])]
      return [reason, ...all.map((one: { fieldId: string }) => one.fieldId)]
    }
    expect(await problems({ email: ' aino@example.com', first_name: '  ' })).toEqual([
      'invalid',
      ...['first_name', 'email', 'consent', 'why'],
    ])
    const good = { ...AINO, first_name: 'A', consent: '1', field_why: 'x' }
    expect(await problems({ ...good, field_other: 'nowhere' })).toEqual(['invalid', 'other'])
    for (const email of [
      '',
      'a',
      'a@',
      '@b',
      'a b@c.de',
      'a@b.de,c@d.de',
      'a@-b.de',
      `${'a'.repeat(65)}@b.de`,
    ]) {
      expect(await problems({ ...good, email }), email).toEqual(['invalid', 'email'])
    }
    // Single-label domains and any case are valid (behaviour §8).
    expect(
      await form.send({ ...good, email: 'A@localhost', field_other: ' X@Y.de ' }),
    ).toMatchObject({
      ok: true,
    })
  })

  it('NL-1 holds custom fields to the characters and lengths that their owner chose', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm({
      fields: [
        { id: 'code', label: 'Code', allowed: 'numbers', minLength: 3, maxLength: 5 },
        { id: 'name', label: 'Name', type: 'text', allowed: 'letters' },
        { id: 'more', label: 'More' },
      ],
    })
    const errors = async (fields: Record<string, string>) =>
      (await form.send({ ...AINO, ...fields })).refusal.errors.map(
        (one: { fieldId: string; reason: string; limit?: number }) =>
          [one.fieldId, one.reason, one.limit].filter(Boolean).join(' '),
      )
    expect(await errors({ field_code: '12', field_name: 'R2D2' })).toEqual([
      'code too-short 3',
      'name letters-only',
    ])
    expect(await errors({ field_code: '123456' })).toEqual(['code too-long 5'])
    expect(await errors({ field_code: 'abc' })).toEqual(['code numbers-only'])
    expect(await errors({ field_more: 'a'.repeat(1001) })).toEqual(['more too-long 1000'])
    const plain = await site.post('/letters', {
      ...form.given,
      _action: 'letters/subscribe',
      ...AINO,
      field_code: '12',
      field_name: 'R2D2',
    })
    expect(plain.body).toContain('Code: at least 3 characters')
    expect(plain.body).toContain('Name: only letters allowed')
    expect(await form.send({ ...AINO, field_code: '1234', field_name: 'Åsa Ek' })).toMatchObject({
      ok: true,
    })
  })

  it('NL-3 requests consent for tracking and ignores answers without a request', async () => {
    const site = await openNewsletter(openDatabase)
    const rows = () =>
      site.services.db
        .selectFrom('newsletter_subscribers')
        .select(['email', 'measured_at', 'consent_text'])
        .orderBy('created_at')
        .execute()
    const asking = await site.openForm({ asksMeasuring: true, consent: 'Letters' })
    expect(asking.html).toMatch(/<input(?=[^>]*name="measuring")(?![^>]*(?:required|checked))/)
    await asking.send({ email: 'no@example.com' })
    await asking.send({ email: 'yes@example.com', measuring: '1' })
    const silent = await site.openForm({ consent: 'Letters' }, '/silent')
    expect(silent.html).not.toContain('name="measuring"')
    await silent.send({ email: 'forged@example.com', measuring: '1' })
    expect(await rows()).toEqual([
      { email: 'no@example.com', measured_at: null, consent_text: 'Letters' },
      {
        email: 'yes@example.com',
        measured_at: expect.anything(),
        consent_text: expect.stringMatching(/^Letters\nYou may count whether I open/),
      },
      { email: 'forged@example.com', measured_at: null, consent_text: 'Letters' },
    ])
  })

  it('NL-2 shows the provider’s message unchanged', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm()
    const error = async (fields: Record<string, string>) => {
      const { ok, refusal } = await form.send({ ...AINO, ...fields })
      return ok ? undefined : refusal.error
    }
    const invalid = 'Configuration Error: Invalid data.'
    expect(await error({ list_id: 'other' })).toBe(invalid)
    expect(await error({ provider: 'brevo' })).toBe(invalid)
    expect(await error({ account: 'Main' })).toBe(invalid)
    expect(await error({ checksum: '' })).toBe(invalid)
    expect(await error({ list_id: '' })).toBe(
      'Configuration Error: No list has been selected for this form.',
    )
    expect(await form.send({ ...AINO, hidden_fields: '["email"]' })).toMatchObject({
      reason: 'mismatch',
    })
    expect(await site.find('aino')).toEqual([])
    expect(await error({})).toBeUndefined()
    // A list deleted while the page was open.
    const made = await site.newsletter.lists.save({
      name: 'Gone',
      description: '',
      isPublic: true,
      accountId: null,
      remoteId: '',
      templateId: '',
    })
    if (!made.ok) throw new Error(made.reason)
    const other = await site.openForm({ list: made.id }, '/other')
    await site.newsletter.lists.delete(made.id)
    expect((await other.send(AINO)).refusal.error).toBe(
      'Configuration Error: No list has been selected for this form.',
    )
  })

  it('FM-9 asks for proof of work, without script for a sum, and takes no token twice', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm({ botCheck: true })
    const { token, challenge } = (await form.call('token', {})).json().answer
    site.clock.advance(1000)
    const send = (more: Record<string, string>) =>
      form.call('subscribe', { ...form.given, ...AINO, ...more })
    expect((await send({ token, proof: '' })).json().reason).toBe('not-human')
    expect((await send({ token, q7_extra: 'https://spam.example' })).json().reason).toBe(
      'suspicious',
    )
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = JSON.stringify({ challenge, solution })
    expect((await send({ token, proof })).json().ok).toBe(true)
    expect((await send({ token: `${token}x`, proof })).json().reason).toBe('expired')
    // Repeating the same data is idempotent; other data with the same token is refused.
    await site.drain()
    site.clock.advance(20 * MINUTE)
    expect((await send({ token, proof })).json()).toMatchObject({ ok: true })
    await site.drain()
    expect(site.mailsTo('aino@example.com')).toHaveLength(1)
    const replayed = (await send({ token, proof, email: 'eve@example.com' })).json()
    expect(replayed.reason).toBe('expired')
    expect(await site.find('eve')).toEqual([])
    const next = replayed.refusal.token
    const work = (await form.call('token', { token: next })).json().answer.challenge
    const done = JSON.stringify({
      challenge: work,
      solution: await solveChallenge({ challenge: work, deriveKey }),
    })
    site.clock.advance(1000)
    const other = { token: next, email: 'eve@example.com' }
    expect((await send({ ...other, proof })).json().reason).toBe('not-human')
    expect((await send({ ...other, proof: done })).json().ok).toBe(true)
    expect(await site.find('eve')).toHaveLength(1)
    const asked = await site.post('/letters', {
      ...form.given,
      _action: 'letters/subscribe',
      ...AINO,
    })
    const html = withoutMessages(asked.body)
    expect(html).toContain('One more step')
    const [, a = '', b = ''] = /What is (\d+) \+ (\d+)\?/.exec(html) ?? []
    const [, again = ''] = /name="token" value="([^"]+)"/.exec(html) ?? []
    const sent = await site.post('/letters', {
      ...form.given,
      _action: 'letters/subscribe',
      email: 'ben@example.com',
      token: again,
      // Typed with Persian digits.
      captcha: String(Number(a) + Number(b)).replace(
        /\d/g,
        digit => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '',
      ),
    })
    expect(withoutMessages(sent.body)).toContain('Almost done')
    expect(await site.find('ben')).toMatchObject([{ status: 'pending' }])
  })

  it('NL-3 does not say that an email was sent where no mail server is configured', async () => {
    const site = await openNewsletter(openDatabase, { SMTP_URL: '' })
    const form = await site.openForm({ success: 'Look at your inbox.' })
    const { answer } = await form.send({ email: 'aino@example.com' })
    expect(answer.success).toMatch(/^Your sign-up is noted, but this site cannot send emails yet/)
    expect(await site.find('aino')).toMatchObject([{ status: 'pending' }])
  })

  it('redirects with the configured values of the subscriber', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm({
      redirect: { url: '/thanks?a=1' },
      sendsAlong: [{ name: 'email' }, { name: 'form_id' }],
    })
    expect((await form.send({ email: 'a+b@example.com' })).redirect).toBe(
      '/thanks?a=1&email=a%2Bb%40example.com&form_id=letters',
    )
  })

  it('NL-4 lets a form lead to the feed service that its owner named, and no other', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm({ feed: 'https://feeds.example/subscribe?id=7' })
    expect(form.html).toContain('action="https://feeds.example/subscribe?id=7"')
    const page = await site.get('/letters')
    expect(page.headers['content-security-policy']).toContain(
      "form-action 'self' https://feeds.example;",
    )
    const wrong = await site.openForm({ feed: 'javascript:alert(1)' }, '/other')
    expect(wrong.html).not.toContain('action="javascript:')
    expect(wrong.given.list_id).toBe('newsletter')
  })
})
