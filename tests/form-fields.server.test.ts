import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type FormField, type FormValues, readValues, validateForm } from '#forms/client'
import type { PageDocument } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

type Services = Awaited<ReturnType<typeof openTestServices>>

type Row = Record<string, unknown>

function page(fields: Row[], more: Row = {}): PageDocument {
  const props = { id: 'form', captcha: false, botCheck: false, fields, ...more }
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'Contact' } },
    content: [{ type: 'contact-form', props }],
  }
}

interface Sent {
  field: string
  name: string
  bytes: Buffer
}

/** A multipart form as sent by browsers. */
function multipart(fields: Record<string, string>, files: readonly Sent[]) {
  const boundary = '----form-boundary'
  const head = (disposition: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`),
    ),
    ...files.map(({ field, name, bytes }) =>
      Buffer.concat([
        Buffer.from(
          `${head(`name="${field}"; filename="${name}"`)}Content-Type: image/png\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n'),
      ]),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  }
}

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a64' } })
    .png()
    .toBuffer()

/** Names in drafts that links still open. */
async function entered({ services }: { services: Services }) {
  const rows = await services.db.selectFrom('form_drafts').select('entered').execute()
  return rows.flatMap(row => JSON.parse(row.entered)?.values.name.join() ?? [])
}

describeDatabases('fields of forms', openDatabase => {
  async function open(fields: Row[], more: Row = {}) {
    const clock = createManualClock(Date.UTC(2026, 10, 23, 12))
    const services = await openTestServices(openDatabase, {}, clock)
    const app = await buildTestApp(services)
    const saved = await services.pages.save({
      path: '/contact',
      document: page(fields, more),
      author: 't',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const call = async (name: string, sent: Row, url = '/contact', cookie = '') => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { accept: 'application/json', cookie },
        payload: { ...sent, _action: `form/${name}` },
      })
      return answer.json()
    }
    /** A token that is old enough. */
    const token = async () => {
      const { answer } = await call('token', {})
      clock.advance(1000)
      return String(answer.token)
    }
    const sendFiles = async (
      fieldsSent: Record<string, string>,
      files: readonly Sent[],
      accept: string,
    ) =>
      app.inject({
        method: 'POST',
        url: '/contact',
        ...multipart({ _action: 'form/send', ...fieldsSent }, files),
        headers: { accept, ...multipart({}, []).headers },
      })
    const folder = join(services.env.dataDir, 'form-files')
    const storedFiles = async () =>
      (await readdir(folder, { recursive: true }).catch(() => [])).filter(name =>
        /\.(?:png|pdf|part)$/.test(name),
      )
    return { services, app, call, token, sendFiles, storedFiles, clock }
  }

  const upload = { id: 'pictures', label: 'Pictures', type: 'file', maxFiles: 2, maxMb: 1 }

  it('counts a line break once, however the form is sent', async () => {
    const site = await open([{ id: 'text', type: 'text', maxLength: 100 }])
    const lines = (letters: number, breaks: string) =>
      `${'a'.repeat(letters - 1)}${breaks}${breaks}b`
    const sentBy = {
      script: async (field_text: string) =>
        (await site.call('send', { field_text, token: await site.token() })).ok,
      'a plain form': async (field_text: string) => {
        const answer = await site.app.inject({
          method: 'POST',
          url: '/contact',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'application/json',
          },
          payload: new URLSearchParams({
            _action: 'form/send',
            field_text,
            token: await site.token(),
          }).toString(),
        })
        return answer.json().ok
      },
      'a form with files': async (field_text: string) => {
        const sent = { field_text, token: await site.token() }
        return (await site.sendFiles(sent, [], 'application/json')).json().ok
      },
    }
    for (const [way, send] of Object.entries(sentBy)) {
      for (const breaks of ['\r\n', '\n']) {
        expect([way, await send(lines(98, breaks))]).toEqual([way, true])
        expect([way, await send(lines(99, breaks))]).toEqual([way, false])
      }
    }
    const kept = await site.services.forms.list()
    expect(kept).toHaveLength(6)
    expect(new Set(kept.map(one => one.fields[0]?.value))).toEqual(new Set([lines(98, '\n')]))
  })

  it('FM-8 stores files privately and deletes them with the message', async () => {
    const site = await open([{ id: 'email', type: 'email' }, upload])
    const bytes = await picture()
    const answer = await site.sendFiles(
      { field_email: 'aino@example.com', token: await site.token() },
      [
        { field: 'field_pictures', name: '../../bowl.png', bytes },
        { field: 'field_pictures', name: 'c\0u\u0007p.png', bytes },
      ],
      'application/json',
    )
    expect(answer.json()).toMatchObject({ ok: true })
    const [submission] = await site.services.forms.list()
    const pictures = submission?.fields.find(field => field.id === 'pictures')
    expect(pictures?.value, 'as it stands in lists, mails and CSV').toBe('bowl.png, cup.png')
    const files = pictures?.files ?? []
    expect(files).toMatchObject([
      { name: 'bowl.png', mime: 'image/png', bytes: bytes.length },
      { name: 'cup.png' },
    ])
    expect(await site.storedFiles()).toHaveLength(2)
    // Only staff with permission can download it.
    const stored = files[0]?.file ?? ''
    for (const path of [`/media/${stored}`, `/form-files/${stored}`]) {
      expect((await site.app.inject(path)).statusCode).toBe(404)
    }
    const staff = `/api/admin/submissions/${stored.replace('/', '/files/')}`
    expect((await site.app.inject(staff)).statusCode).toBe(401)
    const [author, editor] = [await signInAs(site, 'author'), await signInAs(site, 'editor')]
    expect((await author.get(staff)).statusCode).toBe(403)
    const read = await editor.get(staff)
    expect(read.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''bowl.png",
    })
    expect(read.rawPayload.equals(bytes)).toBe(true)
    await site.services.forms.submissions.deletePermanently(submission?.id ?? '')
    expect(await site.storedFiles()).toEqual([])
  })

  it('refuses files that are too large, too many or of another type, with a message', async () => {
    const site = await open([upload])
    const small = await picture()
    const reasonOf = async (...files: Sent[]) => {
      const answer = await site.sendFiles({ token: await site.token() }, files, 'application/json')
      return answer.json().refusal.errors.map((one: { reason: string }) => one.reason)
    }
    const field = 'field_pictures'
    const large = Buffer.alloc(1_000_001, small)
    expect(await reasonOf({ field, name: 'a.png', bytes: large })).toEqual(['file-too-large'])
    const one = { field, name: 'a.png', bytes: small }
    expect(await reasonOf(one, one, one)).toEqual(['too-many-files'])
    expect(await reasonOf(one, one, one, one, one)).toEqual(['too-many-files'])
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect(await reasonOf({ field, name: 'a.png', bytes: page })).toEqual(['file-type'])
    const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')
    expect(await reasonOf({ field, name: 'a.png', bytes: pdf })).toEqual(['file-type'])
    expect(await site.services.forms.list()).toEqual([])
    expect(await site.storedFiles()).toEqual([])
  })

  it('FM-11 accepts files without script and shows errors on the page', async () => {
    const site = await open([{ id: 'name' }, { ...upload, required: false }])
    const bytes = await picture()
    const first = await site.sendFiles({ field_name: '' }, [], 'text/html')
    expect(first.body).toContain('data-field-id="name"')
    expect(first.body).toContain('encType="multipart/form-data"')
    const token = /name="token" value="([^"]+)"/.exec(first.body)?.[1] ?? ''
    const field = 'field_pictures'
    const wrong = await site.sendFiles(
      { field_name: 'Aino', token },
      [{ field, name: 'a.exe', bytes }],
      'text/html',
    )
    expect(wrong.body).toContain('data-field-id="pictures"')
    const right = await site.sendFiles(
      { field_name: 'Aino', token },
      [{ field, name: 'a.png', bytes }],
      'text/html',
    )
    expect(right.body).toContain('data-form-sent')
    expect(await site.storedFiles()).toHaveLength(1)
  })

  it('refuses files where no field accepts them', async () => {
    const site = await open([{ id: 'name' }])
    const file = { field: 'field_name', name: 'a.png', bytes: await picture() }
    const answer = await site.sendFiles({ field_name: 'A' }, [file], 'application/json')
    expect(answer.statusCode).toBe(415)
    expect(await site.storedFiles()).toEqual([])
  })

  it('a repeat of one submission keeps its files once', async () => {
    const site = await open([upload])
    const file = { field: 'field_pictures', name: 'a.png', bytes: await picture() }
    const token = await site.token()
    await Promise.all([1, 2].map(() => site.sendFiles({ token }, [file], 'application/json')))
    expect(await site.services.forms.list()).toHaveLength(1)
    expect(await site.storedFiles()).toHaveLength(1)
  })

  it('calculates values on the server and skips hidden steps', async () => {
    const site = await open([
      {
        id: 'kind',
        type: 'radio',
        options: [
          { label: 'Group', value: 80 },
          { label: 'Alone', value: 20 },
        ],
      },
      { id: 'more', type: 'step', rules: [{ field: 'kind', operator: 'is', value: 'Group' }] },
      { id: 'people', type: 'number', min: '2', max: '12', step: '1' },
      { id: 'end', type: 'step' },
      { id: 'price', type: 'calculation', formula: '{kind} + {people} * 10' },
      { id: 'day', type: 'date', min: '+1' },
      { id: 'terms', label: 'Terms', type: 'consent', content: '<p>I agree to <b>all</b>.</p>' },
    ])
    const sent = { field_kind: 'Alone', field_people: '99', field_price: '1', field_terms: 'yes' }
    const late = await site.call('send', {
      ...sent,
      field_day: '2026-11-23',
      token: await site.token(),
    })
    expect(late.refusal.errors).toMatchObject([{ reason: 'too-early', limit: '2026-11-24' }])
    const done = await site.call('send', {
      ...sent,
      field_day: '2026-11-24',
      token: await site.token(),
    })
    expect(done).toMatchObject({ ok: true })
    const [submission] = await site.services.forms.list()
    const answers = submission?.fields.map(({ id, value }) => [id, value])
    expect(Object.fromEntries(answers ?? [])).toEqual({
      kind: 'Alone',
      price: '20',
      day: '2026-11-24',
      terms: 'I agree to all.',
    })
  })

  it('fills hidden fields on the server without cookies', async () => {
    const hidden = (id: string, source: string, sourceValue: string) => ({
      id,
      type: 'hidden',
      source,
      sourceValue,
    })
    const site = await open([
      { id: 'name' },
      hidden('where', 'page', ''),
      hidden('kind', 'text', 'course'),
      hidden('campaign', 'parameter', 'utm'),
      hidden('partner', 'cookie', 'ref'),
    ])
    const sent = { field_name: 'A', field_kind: 'forged', field_where: 'forged' }
    const token = await site.token()
    await site.call('send', { ...sent, token }, '/contact?utm=spring', 'ref=anna')
    const [submission] = await site.services.forms.list()
    expect(submission?.fields.map(({ value }) => value)).toEqual([
      'A',
      '/contact',
      'course',
      'spring',
      // The server reads no cookies for forms.
      '',
    ])
  })

  it('numbers unnamed steps as visited', async () => {
    const rules = [{ field: 'kind', operator: 'is', value: 'Group' }]
    const site = await open([
      { id: 'kind', type: 'radio', options: [{ label: 'Alone' }, { label: 'Group' }] },
      { id: 'second', type: 'step', label: '' },
      { id: 'day', type: 'date' },
      { id: 'group', type: 'step', label: '', rules },
      { id: 'people', type: 'number' },
      { id: 'named', type: 'step', label: 'About you' },
      { id: 'name' },
      { id: 'last', type: 'step', label: '' },
      { id: 'note', type: 'text' },
    ])
    const { body } = await site.app.inject('/contact')
    const headings = [...body.matchAll(/<h3 id="form-(\w+)"[^>]*>([^<]*)</g)]
    expect(headings.map(([, id, words]) => [id, words])).toEqual([
      ['second', 'Step 2'],
      // Without script, hidden steps are visible and numbered.
      ['group', 'Step 3'],
      ['named', 'About you'],
      ['last', 'Step 5'],
    ])
    const list = /<ol aria-label="Progress">(.*?)<\/ol>/.exec(body)?.[1] ?? ''
    const steps = [...list.matchAll(/<span>([^<]*)</g)].map(([, words]) => words)
    expect(steps).toEqual(['Step 1', 'Step 2', 'About you', 'Step 4'])
  })

  it('mails a link that restores the input until it is sent or 30 days have passed', async () => {
    const site = await open(
      [{ id: 'name' }, { id: 'next', type: 'step' }, { id: 'note', type: 'text' }],
      { resume: true },
    )
    const saved = await site.call('save', {
      field_name: 'Aino',
      token: await site.token(),
      step: '1',
      save_email: 'aino@example.com',
    })
    expect(saved).toMatchObject({ ok: true, answer: { saved: 'aino@example.com' } })
    const outbox = await site.services.db.selectFrom('outbox').select('payload').execute()
    const mail = await site.services.composeMail(JSON.parse(outbox[0]?.payload ?? '{}'))
    const link = new URL(/http:\S+resume=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/contact')
    const resumed = await site.app.inject(link.pathname + link.search)
    expect(resumed.body).toContain('value="Aino"')
    expect(resumed.headers['cache-control']).toContain('private')
    // Other visitors do not see it.
    expect((await site.app.inject('/contact')).body).not.toContain('value="Aino"')
    const secret = link.searchParams.get('form.resume') ?? ''
    expect(JSON.stringify(outbox)).not.toContain(secret)

    // Saving again replaces the loaded draft.
    const again = { field_name: 'Aino Uusi', save_email: 'aino@example.com', resumed: secret }
    const second = await site.call('save', { ...again, token: await site.token() })
    expect(second).toMatchObject({ ok: true })
    expect((await site.app.inject(link.pathname + link.search)).body).toContain(
      'This link does not work any more',
    )
    expect(await entered(site)).toEqual(['Aino Uusi'])
    site.clock.advance(30 * 86_400_000)
    const old = await site.app.inject(link.pathname + link.search)
    expect(old.body).not.toContain('value="Aino"')
    expect(old.body).toContain('This link does not work any more')
  })

  it('keeps one draft per form, with and without script, and deletes it after sending', async () => {
    const fields = [
      { id: 'name', required: true },
      { id: 'note', type: 'text' },
    ]
    const site = await open(fields, { resume: true })
    const save = async (name: string, more: object = {}) =>
      site.call('save', {
        field_name: name,
        token: await site.token(),
        save_email: 'aino@example.com',
        ...more,
      })
    const first = await save('Aino')
    const { resumed } = first.answer
    // The first mail was not sent yet and would contain a dead link.
    const outbox = await site.services.db.selectFrom('outbox').select('payload').execute()
    expect((await save('Aino Uusi', { resumed })).answer.resumed).not.toBe(resumed)
    expect(await entered(site)).toEqual(['Aino Uusi'])
    expect(await site.services.composeMail(JSON.parse(outbox[0]?.payload ?? '{}'))).toBeUndefined()

    // Replaced drafts count toward the limit.
    const third = await save('Aino Kolmas')
    expect(third.ok).toBe(true)
    const fourth = await save('Aino', { resumed: third.answer.resumed })
    expect(fourth).toMatchObject({
      ok: false,
      reason: 'too-many-requests',
      refusal: { resumed: third.answer.resumed },
    })
    site.clock.advance(3_600_000)
    await site.services.forms.drafts.emptyOld()
    const rows = () => site.services.db.selectFrom('form_drafts').select('id').execute()
    expect(await rows()).toHaveLength(2)

    // Without script the form recognizes it, also after a refusal.
    const press = async (action: string, input: object) => {
      const payload = { _action: `form/${action}`, token: await site.token(), ...input }
      const { body } = await site.app.inject({
        method: 'POST',
        url: '/contact',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(payload as Record<string, string>).toString(),
      })
      return /name="resumed"[^>]* value="([^"]+)"/.exec(body)?.[1] ?? ''
    }
    const plain = await press('save', { field_name: 'Eeva', save_email: 'eeva@example.com' })
    expect(plain).toMatch(/^[\w-]{43}$/)
    expect(await press('send', { resumed: plain })).toBe(plain)
    expect(await rows()).toHaveLength(3)
    const token = await site.token()
    site.clock.advance(10_000)
    await site.call('send', { field_name: 'Eeva', field_note: 'x', resumed: plain, token })
    expect(await rows()).toHaveLength(2)
  })

  it('links point to this site regardless of the request’s host', async () => {
    const { services } = await open([{ id: 'name' }], { resume: true })
    const { drafts } = services.forms
    // The not found page answers at any path.
    const link = { path: '//evil.example/x', parameter: 'resume', anchor: 'form' }
    const draft = { values: {}, step: 0 }
    const from = { tokenId: 'token', address: '192.0.2.1' }
    await drafts.save({ formKey: 'k', link, email: 'a@b.co', draft, ...from })
    const [entry] = await services.db.selectFrom('outbox').select('payload').execute()
    const mail = await services.composeMail(JSON.parse(entry?.payload ?? '{}'))
    const href = new URL(/http:\S+resume=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect([href.origin, href.pathname]).toEqual([services.env.publicUrl, '/evil.example/x'])
  })

  it('names its own inputs otherwise than owners can, and explains groups', async () => {
    const site = await open(
      [
        { id: 'website' },
        { id: 'captcha' },
        { id: 'a', type: 'address' },
        { id: 'a_city' },
        { id: 'a-city' },
        { id: 'pick', type: 'radio', help: 'One of them.', options: [{ label: 'A' }] },
      ],
      { captcha: true },
    )
    const { body } = await site.app.inject('/contact')
    for (const attribute of ['id', 'name']) {
      const form = body.slice(body.indexOf('<form'), body.indexOf('</form>'))
      const inputs = [...form.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([tag]) => tag)
      const named = inputs.flatMap(
        tag => new RegExp(` ${attribute}="([^"]+)"`).exec(tag)?.[1] ?? [],
      )
      expect(new Set(named).size).toBe(named.length)
    }
    expect(body).toMatch(/<fieldset[^>]*aria-describedby="[^"]+-pick-help"/)
    const answer = await site.call('send', { token: await site.token() })
    const missing = (answer.refusal?.missing ?? []).map((one: { fieldId: string }) => one.fieldId)
    expect(missing.filter((id: string) => id.includes('captcha'))).toEqual(['captcha', ':captcha'])
  })

  it('limits links per mailbox and refuses invalid addresses', async () => {
    const site = await open([{ id: 'name' }], { resume: true })
    const save = async (email: string) =>
      (await site.call('save', { token: await site.token(), save_email: email })).reason ?? 'ok'
    expect(await save('nobody')).toBe('invalid-email')
    const answers = [await save('a@b.co'), await save('A@b.co'), await save('a@b.co')]
    expect([...answers, await save('a@b.co')]).toEqual(['ok', 'ok', 'ok', 'too-many-requests'])
    site.clock.advance(3_600_000)
    expect(await save('a@b.co')).toBe('ok')
    expect(await site.call('save', { save_email: 'a@b.co' })).toMatchObject({ reason: 'expired' })
  })

  it('limits links per hour for the site, also for concurrent requests', async () => {
    const site = await open([{ id: 'name' }], { resume: true })
    const { drafts } = site.services.forms
    const link = { path: '/form', parameter: 'resume', anchor: 'form' }
    let saved = 0
    const save = (email: string, address = `192.0.2.${saved}`) =>
      drafts.save({
        formKey: 'form',
        link,
        email,
        draft: { values: {}, step: 0 },
        tokenId: `token-${saved++}`,
        address,
      })
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => save('a@b.co')))
    expect(atOnce.filter(one => one.ok)).toHaveLength(3)
    // One visitor in one IPv6 network.
    for (let n = 0; n < 10; n++) {
      expect((await save(`one-${n}@b.co`, `2001:db8:0:1::${n}`)).ok).toBe(true)
    }
    const tooMany = { reason: 'too-many-requests' }
    expect(await save('eleven@b.co', '2001:db8:0:1:ffff::1')).toMatchObject(tooMany)
    for (let n = 0; n < 190; n++) expect((await save(`a${n}@b.co`)).ok).toBe(true)
    // Beyond the site's limit, everyone still gets one link but not two.
    expect((await save('last@b.co', '198.51.100.1')).ok).toBe(true)
    expect(await save('last@b.co', '198.51.100.2')).toMatchObject(tooMany)
    expect(await save('other@b.co', '198.51.100.1')).toMatchObject(tooMany)
    expect((await save('other@b.co', '198.51.100.2')).ok).toBe(true)
  })

  it('takes a form of as many fields as one may have, called as long as they may be', async () => {
    const fields = Array.from({ length: 150 }, (_, index) => ({
      id: `question-${index}`,
      label: `${index} ${'ü'.repeat(190)}`,
      required: false,
    }))
    const site = await open([...fields.slice(1), upload])
    const listed = fields.slice(1).map(({ id, label }) => ({
      field_id: `field_${id}`,
      original_id: id,
      required_mark: 'not_required',
      field_type: 'input',
      field_label: label,
    }))
    const pictures = {
      field_id: 'field_pictures',
      original_id: 'pictures',
      required_mark: 'required',
      field_type: 'file',
      field_label: 'Pictures',
    }
    const answer = await site.sendFiles(
      { email_fields: JSON.stringify([...listed, pictures]), token: await site.token() },
      [{ field: 'field_pictures', name: 'a.png', bytes: await picture() }],
      'application/json',
    )
    expect(answer.json()).toMatchObject({ ok: true })
    const long = await open(fields)
    const plain = await long.call('send', {
      email_fields: JSON.stringify([
        { ...listed[0], original_id: 'question-0', field_id: 'field_question-0' },
        ...listed,
      ]),
      token: await long.token(),
    })
    expect(plain).toMatchObject({ ok: true })
  })

  it('cuts no long answer off that comes with files', async () => {
    const site = await open([{ id: 'message', type: 'text' }, upload])
    const message = '陶'.repeat(10_000)
    const file = { field: 'field_pictures', name: 'a.png', bytes: await picture() }
    const fields = { field_message: message, token: await site.token() }
    const answer = await site.sendFiles(fields, [file], 'application/json')
    expect(answer.json()).toMatchObject({ ok: true })
    const [submission] = await site.services.forms.list()
    expect(submission?.fields[0]?.value).toHaveLength(10_000)
    const endless = { field_message: 'a'.repeat(1_100_000), token: await site.token() }
    expect((await site.sendFiles(endless, [file], 'application/json')).statusCode).toBe(413)
    expect(await site.storedFiles()).toHaveLength(1)
  })

  it('ignores a file name without a file, and duplicate answers', async () => {
    const site = await open([
      upload,
      { id: 'count', type: 'number', max: '5' },
      {
        id: 'kind',
        type: 'radio',
        options: [
          { label: 'A', value: 1 },
          { label: 'B', value: 2 },
        ],
      },
    ])
    const refused = await site.call('send', {
      field_pictures: 'a.png',
      field_count: ['3', '9999'],
      field_kind: ['A', 'B'],
      token: await site.token(),
    })
    expect(refused.refusal.missing).toMatchObject([{ fieldId: 'pictures' }])
    expect(refused.refusal.values).toEqual({ pictures: [], count: ['3'], kind: ['A'] })
  })

  it('saves for later instead of sending, without script, where files are taken too', async () => {
    const site = await open([{ id: 'name' }, { ...upload, required: false }], { resume: true })
    const html = (await site.app.inject('/contact')).body
    const button = /<button[^>]*value="form\/save"[^>]*>/.exec(html)?.[0] ?? ''
    // In multipart forms the first `_action` counts, which is not the button's.
    expect(button.toLowerCase()).toContain('formenctype="application/x-www-form-urlencoded"')
    const post = (fields: string) =>
      site.app.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `_action=form%2Fsend&field_name=Aino&field_pictures=a.png&_action=form%2Fsave&${fields}`,
      })
    const first = await post('save_email=a%40b.co')
    const token = /name="token" value="([^"]+)"/.exec(first.body)?.[1] ?? ''
    const second = await post(`save_email=a%40b.co&token=${token}`)
    expect(second.body).toContain('We sent a link to')
    expect(await site.services.forms.list()).toEqual([])
  })

  it('FM-3 FM-5 browser and server find the same in the same random forms', async () => {
    const { services } = await open([{ id: 'name' }])
    const messages = await services.forms.messages()
    const form = { key: 'k', title: '', pagePath: '/', hasCaptcha: false, hasBotCheck: false }
    const delivery = {
      to: '',
      rules: [],
      subject: '',
      pattern: '',
      confirmation: undefined,
      webhook: '',
    }
    await fc.assert(
      fc.asyncProperty(randomForm, async ({ fields, values }) => {
        const today = '2026-11-23'
        const body = Object.fromEntries(
          Object.entries(values).map(([id, entered]) => [`field_${id}`, entered]),
        )
        const entered = readValues(fields, name => body[name] ?? [])
        const found = validateForm(fields, entered, messages, { today })
        const definition = {
          ...form,
          delivery,
          success: '',
          redirect: undefined,
          fields,
          today,
          known: {},
        }
        const answer = await services.forms.submit(definition, body, [], {
          isPlain: true,
          plainWait: async () => 0,
        })
        if (answer.ok) throw new Error('without a token nothing is sent')
        expect(answer.state.missing).toEqual(found.missing)
        expect(answer.state.errors).toEqual(found.errors)
      }),
      { numRuns: 300 },
    )
  })
})

const IDS = ['a', 'b', 'c', 'd', 'e']
const TYPES = [
  'input',
  'email',
  'radio',
  'checkbox',
  'tel',
  'number',
  'date',
  'consent',
  'step',
  'select',
  'text',
  'range',
  'rating',
  'time',
  'calculation',
] as const
const OPTIONS = [{ label: 'red', value: 3 }, { label: 'blue' }]
const entry = fc.oneof(
  fc.constantFrom('', 'red', 'blue', '5', '12', 'yes', '2026-11-23', 'a@b.co', 'a@b', '.a@b-.co'),
  fc.emailAddress(),
  fc.string({ maxLength: 12 }),
)
const rule = fc.record({
  field: fc.constantFrom(...IDS),
  operator: fc.constantFrom(
    'is',
    'is not',
    'is empty',
    'is not empty',
    'contains',
    'does not contain',
    'is greater',
    'is less',
  ) as fc.Arbitrary<FormField['rules'][number]['operator']>,
  value: entry,
})
const randomField = (id: string): fc.Arbitrary<FormField> =>
  fc.record({
    id: fc.constant(id),
    label: fc.constant(id),
    type: fc.constantFrom(...TYPES),
    required: fc.boolean(),
    options: fc.constant(OPTIONS),
    relation: fc.constantFrom('all' as const, 'any' as const),
    rules: fc.array(rule, { maxLength: 2 }),
    minLength: fc.nat(4),
    maxLength: fc.nat(9),
    allowed: fc.constantFrom('any' as const, 'letters' as const, 'numbers' as const),
    earliest: fc.constantFrom('', '0', '+3'),
    formula: fc.constantFrom('', '{a} + 1', '{b} * {c}', 'if({d} = "red", 5, {e})'),
  })
/** A random form with five interdependent fields, and input. */
const randomForm = fc.record({
  fields: fc.tuple(...IDS.map(randomField)),
  values: fc.record(
    Object.fromEntries(IDS.map(id => [id, fc.array(entry, { maxLength: 2 })])),
  ) as fc.Arbitrary<FormValues>,
})
