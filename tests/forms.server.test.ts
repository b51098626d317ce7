import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, it } from 'vitest'
import type { PageDocument } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { solveSum } from './support/sum.ts'

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

async function call(
  app: Awaited<ReturnType<typeof buildTestApp>>,
  name: string,
  fields: Record<string, string>,
) {
  const answer = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { accept: 'application/json' },
    payload: { ...fields, _action: `form/${name}` },
  })
  return answer.json()
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
    /** Like a browser without script. */
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
    /** Faster submissions count as automated. */
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

  const proofOf = async (challenge: Challenge) =>
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })

  it('FM-4 FM-9 checks the sum and the proof of work on the server', async () => {
    const { services, app, post, token, person } = await open({ captcha: true })
    const { body } = await app.inject({ url: '/contact', headers: { accept: 'text/html' } })
    // The page contains the sum, and the token has no numbers.
    const shown = solveSum(body)
    expect(shown).toEqual({ captcha: expect.any(String), sum: expect.any(String) })
    const issued = await token()
    expect(Object.keys(issued).sort()).toEqual(['challenge', 'token'])
    person()
    const proof = await proofOf(issued.challenge)
    const given = { ...answers, token: issued.token, proof }
    const wrong = await post({ ...given, ...shown, captcha: String(Number(shown.captcha) + 1) })
    expect(wrong).toMatchObject({
      ok: false,
      reason: 'invalid',
      refusal: {
        values: { name: ['Aino'] },
        errors: [{ fieldId: ':captcha', reason: 'wrong-captcha' }],
      },
    })
    // New numbers for every attempt.
    expect(wrong.refusal.captcha).toHaveLength(2)
    expect(wrong.refusal.token).not.toBe(issued.token)
    const missing = [{ fieldId: ':captcha', label: 'Captcha', reason: 'missing' }]
    expect((await post({ ...given, sum: shown.sum ?? '' })).refusal.missing).toEqual(missing)
    expect((await post({ ...given, ...shown, sum: '1' })).refusal.missing).toEqual(missing)
    expect(await services.forms.list()).toEqual([])
    // Typed with Arabic digits.
    const captcha = shown.captcha?.replace(/\d/g, digit =>
      String.fromCharCode(0x660 + Number(digit)),
    )
    expect(await post({ ...given, ...shown, captcha: captcha ?? '' })).toMatchObject({ ok: true })
    expect(await services.forms.list()).toHaveLength(1)
    await app.close()
  })

  it.each([true, false])(
    'FM-9 takes no missing, forged or foreign proof, captcha %s',
    async captcha => {
      const { services, app, post, postPlain, token, person } = await open({ captcha })
      const { body } = await app.inject({ url: '/contact', headers: { accept: 'text/html' } })
      const shown = captcha ? solveSum(body) : {}
      const issued = await token()
      const other = await token()
      person()
      for (const proof of [
        '',
        '{}',
        'x',
        'garbage',
        JSON.stringify({ challenge: issued.challenge, solution: { counter: 1 } }),
        await proofOf(other.challenge),
      ]) {
        const refused = await post({ ...answers, ...shown, token: issued.token, proof })
        expect(refused, proof).toMatchObject({ ok: false, reason: 'not-human' })
        // The refusal's token requires it, too.
        const { refusal } = refused
        const [a, b] = refusal.captcha ?? [0, 0]
        const again = { ...answers, token: refusal.token, captcha: String(a + b), proof }
        expect(await post(again)).toMatchObject({ ok: false, reason: 'not-human' })
      }
      // A script token is not accepted without script.
      const plain = await postPlain({ ...answers, ...shown, token: issued.token })
      expect(plain.body).toContain('data-form-confirm')
      // And a plain token not from a script.
      const kept = /name="token" value="([^"]+)"/.exec(plain.body)?.[1] ?? ''
      const solved = await post({ ...answers, ...solveSum(plain.body), token: kept })
      expect(solved).toMatchObject({ ok: false, reason: 'not-human' })
      const none = await post({ ...answers, ...shown })
      expect(none).toMatchObject({ ok: false, reason: 'expired' })
      expect(await services.forms.list()).toEqual([])
      await app.close()
    },
  )

  it('a filled honeypot asks for a sum in words, which then lets a person through', async () => {
    const { services, app, post, postPlain, token, person } = await open({ captcha: false })
    const issued = await token()
    person()
    const trap = { q7_extra: 'https://autofill.example' }
    const proof = await proofOf(issued.challenge)
    const told = await post({ ...answers, ...trap, token: issued.token, proof })
    expect(told).toMatchObject({ ok: false, reason: 'suspicious', refusal: { values: {} } })
    const [a, b] = told.refusal.captcha
    const { challenge } = (await call(app, 'token', { token: told.refusal.token })).answer
    const next = { ...answers, ...trap, token: told.refusal.token }
    const sum = String(a + b)
    expect(await post({ ...next, captcha: sum })).toMatchObject({ reason: 'not-human' })
    const solved = { ...next, captcha: sum, proof: await proofOf(challenge) }
    expect(await post(solved)).toMatchObject({ ok: true })

    const plain = await postPlain({ ...answers, ...trap })
    expect(plain.body).toContain('A hidden field was filled in')
    const value = /name="token" value="([^"]*)"/.exec(plain.body)?.[1] ?? ''
    const sent = await postPlain({
      ...answers,
      ...trap,
      ...solveSum(plain.body),
      token: value,
    })
    expect(sent.body).toContain('data-form-sent')
    expect(await services.forms.list()).toHaveLength(2)
    await app.close()
  })

  it('FM-6 answers a script that requests HTML with the form only', async () => {
    const { services, app, token, person } = await open({
      captcha: false,
      botCheck: false,
      redirect: { url: '/thanks' },
    })
    const issued = await token()
    person()
    const ask = (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/contact',
        headers: {
          accept: 'text/html',
          'x-requested-with': 'fetch',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ ...fields, _action: 'form/send' }).toString(),
      })
    const failed = await ask({ ...answers, field_message: '', token: issued.token })
    expect(failed.statusCode).toBe(200)
    expect(failed.body).toMatch(/^<div [^>]*id="form"/)
    expect(failed.body).toContain('data-form-error')
    expect(failed.body).toContain('<form')
    expect(failed.headers['vitrine-redirect']).toBeUndefined()
    expect(await services.forms.list()).toEqual([])
    const next = /name="token" value="([^"]*)"/.exec(failed.body)?.[1] ?? ''
    const sent = await ask({ ...answers, token: next })
    expect(sent.body).toMatch(/^<div [^>]*id="form"/)
    expect(sent.body).not.toContain('data-form-error')
    expect(sent.body).toContain('data-form-sent')
    expect(sent.headers['vitrine-redirect']).toBe('/thanks')
    expect(sent.headers.location).toBeUndefined()
    expect(await services.forms.list()).toHaveLength(1)
    await app.close()
  })

  it('FM-6 answers the `contact` call of /ajax with the form of the calling page', async () => {
    const { services, app, token, person } = await open({ captcha: false, botCheck: false })
    const issued = await token()
    person()
    const ask = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/ajax',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({ ...fields, action: 'contact' }).toString(),
      })
    const failed = await ask({
      ...answers,
      field_message: '',
      token: issued.token,
      page: '/contact',
    })
    expect(failed.statusCode).toBe(200)
    expect(failed.headers['content-type']).toContain('text/html')
    expect(failed.body).toMatch(/^<div [^>]*id="form"/)
    expect(failed.body).toContain('data-form-error')
    expect(await services.forms.list()).toEqual([])
    const next = /name="token" value="([^"]*)"/.exec(failed.body)?.[1] ?? ''
    const from = { referer: 'http://127.0.0.1:3000/contact' }
    expect((await ask({ ...answers, token: next, _action: 'form/gone' }, from)).statusCode).toBe(
      404,
    )
    expect((await ask({ ...answers, token: next, page: '/nowhere' })).statusCode).toBe(404)
    expect(
      (await ask({ ...answers, token: next }, { ...from, origin: 'https://other.example' }))
        .statusCode,
    ).toBe(403)
    for (const expired of ['', 'x.y']) {
      const refused = await ask({ ...answers, token: expired }, from)
      expect(refused.body).toMatch(
        /data-form-error[\s\S]*open for too long[\s\S]*press the button again/,
      )
    }
    const sent = await ask({ ...answers, token: next }, from)
    expect(sent.body).not.toContain('data-form-error')
    expect(sent.body).toContain('data-form-sent')
    await ask({ ...answers, token: next }, from)
    expect(await services.forms.list()).toHaveLength(1)
    await app.close()
  })

  it('a form of before keeps the sum, a new one has none', async () => {
    const { app, services } = await open()
    const shown = await app.inject({ url: '/contact', headers: { accept: 'text/html' } })
    expect(solveSum(shown.body).captcha).toBeDefined()
    const document = { ...page({}), upgrades: { 'contact-form': 1 } }
    await services.pages.save({ path: '/new', document, author: 't', publish: true })
    const next = await app.inject({ url: '/new', headers: { accept: 'text/html' } })
    expect(next.body).toContain('name="field_message"')
    expect(solveSum(next.body)).toEqual({})
    await app.close()
  })

  it('FM-2 FM-3 reports missing or invalid fields and keeps the input', async () => {
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
    const bot = await post({ ...answers, token: issued.token, q7_extra: 'http://spam' })
    expect(bot).toMatchObject({ ok: false, reason: 'suspicious' })
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
    // Immediately, because the fields were filled in before.
    const second = await postPlain({
      ...answers,
      token: value('token'),
      captcha: String(Number(a) + Number(b)),
    })
    expect(second.body).toContain('data-form-sent')
    expect(await services.forms.list()).toHaveLength(1)
    await app.close()
  })

  it('FM-5 FM-6 treats fields hidden by conditions as absent', async () => {
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
