import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, it } from 'vitest'
import type { PageDocument } from '#module-kit'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

function page(props: Record<string, unknown>): PageDocument {
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'Contact' } },
    content: [
      { type: 'heading', props: { id: 'title', text: 'Contact', level: 'h1' } },
      { type: 'contact-form', props: { id: 'form', ...props } },
    ],
  }
}

describeDatabases('contact form', openDatabase => {
  async function open(props: Record<string, unknown> = {}) {
    const clock = createManualClock(Date.now())
    const services = await openTestServices(openDatabase, {}, clock)
    const app = await buildTestApp(services)
    const saved = await services.pages.save({
      path: '/contact',
      document: page(props),
      author: 't',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const call = (name: string, fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/contact',
        headers: { accept: 'application/json' },
        payload: { ...fields, _action: `form/${name}` },
      })
    const post = async (fields: Record<string, string>) => (await call('send', fields)).json()
    /** As a browser without script does. */
    const postPlain = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/contact',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          ...headers,
        },
        payload: new URLSearchParams({ ...fields, _action: 'form/send' }).toString(),
      })
    const token = async () => (await call('token', {})).json().answer
    /** What is sent sooner was not filled in by a person. */
    const person = () => clock.advance(800)
    return { services, app, post, postPlain, token, person, clock }
  }
  const answers = { field_name: 'Aino', field_email: 'aino@example.com', field_message: 'Hello' }

  it('FM-6 FM-8 stores one submission, mails it once, and drops repeats', async () => {
    const { services, app, post, token, person } = await open({ captcha: false, botCheck: false })
    const issued = await token()
    person()
    const sent = await Promise.all([1, 2, 3].map(() => post({ ...answers, token: issued.token })))
    for (const answer of sent) {
      expect(answer).toEqual({ ok: true, answer: { sent: 'Thanks for contacting us' } })
    }
    const [submission, ...others] = await services.forms.list()
    expect(others).toEqual([])
    expect(submission).toMatchObject({ replyTo: 'aino@example.com', page: '/contact' })
    expect(submission?.fields.map(one => one.value)).toEqual(['Aino', 'aino@example.com', 'Hello'])
    const mails = await services.db.selectFrom('outbox').selectAll().execute()
    expect(mails).toHaveLength(1)
    await app.close()
  })

  it('FM-4 FM-9 checks the sum and the proof of work on the server', async () => {
    const { services, app, post, token, person } = await open()
    const issued = await token()
    const proof = async () =>
      JSON.stringify({
        challenge: issued.challenge,
        solution: await solveChallenge({ challenge: issued.challenge, deriveKey }),
      })
    person()
    const [a, b] = issued.captcha
    const wrong = await post({ ...answers, token: issued.token, captcha: String(a + b + 1) })
    expect(wrong).toMatchObject({
      ok: false,
      reason: 'invalid',
      refusal: {
        values: { name: ['Aino'] },
        errors: [{ fieldId: ':captcha', reason: 'wrong-captcha' }],
      },
    })
    // A new pair with every try.
    expect(wrong.refusal.captcha).toHaveLength(2)
    expect(wrong.refusal.token).not.toBe(issued.token)
    const empty = await post({ ...answers, token: issued.token })
    expect(empty.refusal.missing).toEqual([
      { fieldId: ':captcha', label: 'Captcha', reason: 'missing' },
    ])
    expect(await services.forms.list()).toEqual([])
    // In the digits of an Arabic keyboard.
    const sum = String(a + b).replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
    const right = { ...answers, token: issued.token, captcha: sum, proof: await proof() }
    expect(await post(right)).toMatchObject({ ok: true })
    expect(await services.forms.list()).toHaveLength(1)
    await app.close()
  })

  it('FM-9 asks for proof when there is no sum, and takes no forged one', async () => {
    const { services, app, post, token, person } = await open({ captcha: false })
    const issued = await token()
    person()
    for (const proof of [
      '',
      '{}',
      'x',
      JSON.stringify({ challenge: issued.challenge, solution: { counter: 1 } }),
    ]) {
      const refused = await post({ ...answers, token: issued.token, proof })
      expect(refused).toMatchObject({ ok: false, reason: 'confirm' })
    }
    expect(await services.forms.list()).toEqual([])
    await app.close()
  })

  it('FM-2 FM-3 says what is missing or wrong and keeps what was entered', async () => {
    const { app, postPlain, token, person } = await open({ captcha: false, botCheck: false })
    const issued = await token()
    person()
    const answer = await postPlain({
      field_email: 'no@mail',
      field_message: '',
      field_name: 'Aino',
      token: issued.token,
    })
    expect(answer.body).toContain('Please, fill in the following fields:')
    expect(answer.body).toContain('Please, fix the following errors:')
    expect(answer.body).toContain('href="#form-message"')
    expect(answer.body).toContain('Invalid email')
    expect(answer.body).toContain('value="Aino"')
    expect(answer.body).toMatch(/id="form-email"[^>]*aria-invalid="true"/)
    await app.close()
  })

  it('refuses forged and foreign tokens, lists that are not the form’s, and bots, losing nothing', async () => {
    const { services, app, post, token, clock } = await open({ captcha: false, botCheck: false })
    const issued = await token()
    clock.advance(799)
    const early = await post({ ...answers, token: issued.token })
    expect(early).toMatchObject({ ok: false, reason: 'not-human' })
    clock.advance(1)
    const forged = await post({ ...answers, token: `${issued.token.slice(0, -2)}xx` })
    expect(forged).toMatchObject({ reason: 'expired', refusal: { values: { name: ['Aino'] } } })
    const lists = await post({ ...answers, token: issued.token, email_fields: '[]' })
    expect(lists).toMatchObject({ ok: false, reason: 'mismatch' })
    const bot = await post({ ...answers, token: issued.token, website: 'http://spam' })
    expect(bot).toMatchObject({ ok: false, reason: 'unchanged' })
    expect(await services.forms.list()).toEqual([])
    for (const _action of ['nope/send', 'form/nope', 'form/toString', '', '/', 'title/send']) {
      const answer = await app.inject({ method: 'POST', url: '/contact', payload: { _action } })
      expect(answer.statusCode, _action).toBe(404)
    }
    await app.close()
  })

  it('refuses a post from another site', async () => {
    const { app, postPlain } = await open()
    const foreign = (headers: Record<string, string>) => postPlain({}, headers)
    expect((await foreign({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await foreign({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await foreign({ origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200)
    await app.close()
  })

  it('FM-11 works as pages without script: asks once more, then takes it', async () => {
    const { services, app, postPlain } = await open()
    const empty = await postPlain({ ...answers, field_message: '' })
    expect(empty.body, 'what is wrong is told at the first press').toContain('href="#form-message"')
    const first = await postPlain(answers)
    expect(first.body).toContain('<!doctype html>')
    expect(first.body).toContain('press the button again')
    const value = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(first.body)?.[1] ?? ''
    const [, a, b] = /What is (\d+) \+ (\d+)\?/.exec(first.body) ?? []
    // At once: the fields were filled in before the first press.
    const second = await postPlain({
      ...answers,
      token: value('token'),
      captcha: String(Number(a) + Number(b)),
    })
    expect(second.body).toContain('data-form-sent')
    expect(await services.forms.list()).toHaveLength(1)
    await app.close()
  })

  it('FM-5 FM-6 takes fields that conditions hide as absent, whatever was sent for them', async () => {
    const rules = [{ field: 'kind', operator: 'is', value: 'course' }]
    const fields = [
      { id: 'kind', label: 'Kind', type: 'input' },
      { id: 'people', label: 'People', type: 'input', rules },
    ]
    const { services, app, post, token, person } = await open({
      fields,
      captcha: false,
      botCheck: false,
    })
    const issued = await token()
    person()
    await post({ field_kind: 'pots', field_people: '5', token: issued.token })
    expect((await services.forms.list())[0]?.fields.map(one => one.id)).toEqual(['kind'])
    await app.close()
  })
})
