import { afterAll, beforeAll, expect, it } from 'vitest'
import { up as addDestinations } from '../src/db/migrations/0210-form-destinations.ts'
import { startReceiver } from './doubles/webhook-receiver.ts'
import { describeDatabases } from './support/databases.ts'
import type { StoredNode } from './support/form-site.ts'
import { ANSWERS, FIELDS, openFormSite } from './support/form-site.ts'
import { documentOf } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const form = (props: Record<string, unknown>): StoredNode => ({
  type: 'contact-form',
  props: { id: 'form', fields: FIELDS, botCheck: false, ...props },
})

describeDatabases('destinations of forms', openDatabase => {
  async function open() {
    receiver.behave('works')
    receiver.calls.length = 0
    const site = await openFormSite(
      openDatabase,
      { fields: FIELDS, to: 'known@x.example' },
      { ALLOW_PRIVATE_ADDRESSES: '1' },
    )
    await site.services.pages.save({
      path: '/journal',
      document: documentOf('Journal'),
      author: 't',
      publish: true,
    })
    const author = await signInAs(site, 'author')
    const editor = await signInAs(site, 'editor')
    /** Creates and publishes a post at `/journal/post`. */
    async function post(props: Record<string, unknown>, by = author) {
      const made = await by.call('POST', '/pages', {
        path: '/journal/post',
        title: 'A post',
        kind: 'post',
        document: documentOf('A post', [form(props)]),
      })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      return made.body as { id: string; version: number }
    }
    const publish = (id: string, by = author, body: object = {}) =>
      by.call('POST', `/pages/${id}/publish`, body)
    return { ...site, author, editor, post, publishPost: publish }
  }

  it('a new address of an author gets nothing until an editor approves it', async () => {
    const site = await open()
    const props = { to: 'Thief@evil.example, known@x.example', webhook: `${receiver.url}/hook` }
    const { id } = await site.post(props)
    expect((await site.publishPost(id)).status).toBe(200)
    const sent = await site.sendTo('/journal/post', ANSWERS)
    await site.drain()
    expect(site.smtp.mails.flatMap(mail => mail.to?.map(to => to.address))).toEqual([
      'known@x.example',
    ])
    expect(receiver.calls).toEqual([])
    // The submission is stored and names the pending approval.
    const detail = (await site.editor.call('GET', `/submissions/${sent.id}`)).body
    expect(detail.deliveries).toMatchObject([
      { kind: 'notice', state: 'done', recipient: 'known@x.example' },
      { kind: 'notice', state: 'held', recipient: 'thief@evil.example' },
      { kind: 'webhook', state: 'held', recipient: `${receiver.url}/hook` },
    ])
    const { items } = (await site.editor.call('GET', '/form-destinations')).body
    const waiting = items.filter((one: { approvedAt: number | null }) => one.approvedAt === null)
    expect(waiting).toMatchObject([
      { kind: 'webhook', requestedBy: 'The author', held: 1 },
      { kind: 'mail', address: 'thief@evil.example', requestedBy: 'The author', held: 1 },
    ])
    const { tasks } = (await site.editor.call('GET', '/dashboard')).body
    expect(tasks).toContainEqual({ name: 'held-destinations', count: 2 })

    const mail = { kind: 'mail', address: 'thief@evil.example' }
    const hook = { kind: 'webhook', address: `${receiver.url}/hook` }
    expect((await site.author.call('POST', '/form-destinations/approve', mail)).status).toBe(403)
    expect((await site.editor.call('POST', '/form-destinations/approve', mail)).status).toBe(204)
    expect((await site.editor.call('POST', '/form-destinations/approve', hook)).status).toBe(204)
    await site.drain()
    expect(site.mailsTo('Thief@evil.example')).toHaveLength(1)
    expect(receiver.calls).toHaveLength(1)
    await site.sendTo('/journal/post', ANSWERS)
    await site.drain()
    expect(site.mailsTo('Thief@evil.example')).toHaveLength(2)
  })

  it('an editor approves by publishing or scheduling; the schedule itself approves nothing', async () => {
    const site = await open()
    const { id } = await site.post({ to: 'new@x.example' })
    const at = site.clock.now() + 60_000
    expect((await site.publishPost(id, site.author, { at })).status).toBe(200)
    site.clock.advance(60_000)
    expect(await site.services.pages.publishDue()).toEqual(['/journal/post'])
    await site.sendTo('/journal/post', ANSWERS)
    await site.drain()
    expect(site.mailsTo('new@x.example')).toEqual([])
    expect((await site.publishPost(id, site.editor)).status).toBe(200)
    await site.drain()
    expect(site.mailsTo('new@x.example')).toHaveLength(1)
  })

  it('the own address of the site needs no approval, also in a rule; a removed one waits again', async () => {
    const site = await open()
    const { id } = await site.post({ to: 'OWNER@example.com' })
    await site.publishPost(id)
    await site.sendTo('/journal/post', ANSWERS)
    await site.drain()
    expect(site.mailsTo('OWNER@example.com')).toHaveLength(1)

    const known = { kind: 'mail', address: 'known@x.example' }
    expect((await site.editor.call('POST', '/form-destinations/remove', known)).status).toBe(204)
    const sent = await site.send(ANSWERS)
    expect(await site.services.forms.deliveriesOf(sent.id)).toMatchObject([{ state: 'held' }])
    await site.editor.call('DELETE', `/submissions/${sent.id}/forever`)
    const held = await site.services.db.selectFrom('form_held_deliveries').selectAll().execute()
    expect(held).toEqual([])
  })

  it('the update approves destinations of editors but not those last published by an author', async () => {
    const site = await open()
    const hook = `${receiver.url}/hook`
    const { id } = await site.post({ to: 'Author@evil.example', webhook: hook })
    await site.publishPost(id)
    await site.services.pages.save({
      path: '/nested',
      document: documentOf('Nested', [
        {
          type: 'section',
          props: {
            id: 's',
            content: [
              form({
                to: 'A <Editor@x.example>, b@x.example',
                recipients: [{ field: 'topic', value: 'Courses', to: 'rule@x.example' }],
              }),
            ],
          },
        },
      ]),
      author: 't',
      publish: true,
    })
    const { db } = site.services
    await db.schema.dropTable('form_destinations').execute()
    await db.schema.dropTable('form_held_deliveries').execute()
    await addDestinations(db)
    const rows = await db
      .selectFrom('form_destinations')
      .select(['address', 'approved_at'])
      .orderBy('address')
      .execute()
    expect(rows.map(row => [row.address, row.approved_at !== null])).toEqual(
      [
        ['author@evil.example', false],
        ['b@x.example', true],
        ['editor@x.example', true],
        [hook, false],
        ['known@x.example', true],
        ['rule@x.example', true],
      ].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
  })

  it('a redirect to another site carries personal data only when it was approved', async () => {
    const site = await open()
    const signUp = (id: string) => ({
      type: 'newsletter',
      props: {
        id,
        botCheck: false,
        redirect: { url: 'https://collect.example/thanks' },
        sendsAlong: [{ name: 'email' }],
      },
    })
    const made = await site.author.call('POST', '/pages', {
      path: '/journal/news',
      title: 'News',
      kind: 'post',
      document: documentOf('News', [signUp('news')]),
    })
    await site.publishPost(made.body.id)
    let count = 0
    const subscribe = async () => {
      const html = (
        await site.app.inject({ url: '/journal/news', headers: { accept: 'text/html' } })
      ).body
      const hidden = Object.fromEntries(
        [...html.matchAll(/name="(list_id|provider|account|checksum)" value="([^"]*)"/g)].map(
          ([, name, value]) => [name, value],
        ),
      )
      const call = async (name: string, fields: object) =>
        (
          await site.app.inject({
            method: 'POST',
            url: '/journal/news',
            headers: { accept: 'application/json' },
            payload: { ...fields, _action: `news/${name}` },
          })
        ).json()
      const { token } = (await call('token', {})).answer
      site.clock.advance(1000)
      return call('subscribe', { ...hidden, token, email: `a${count++}@visitor.example` })
    }
    expect(await subscribe()).toMatchObject({
      ok: true,
      redirect: 'https://collect.example/thanks',
    })
    await site.publishPost(made.body.id, site.editor)
    expect((await subscribe()).redirect).toContain('?email=a1%40visitor.example')
  })

  it('forms and conditions that name a cookie of the site are refused when saved and when published', async () => {
    const site = await open()
    const hidden = { id: 'h', type: 'hidden', source: 'cookie', sourceValue: 'vt.session_token' }
    const refused = await site.author.call('POST', '/pages', {
      path: '/journal/bad',
      title: 'Bad',
      kind: 'post',
      document: documentOf('Bad', [form({ fields: [...FIELDS, hidden] })]),
    })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: 'invalid',
        problems: [{ path: '/content/1/props/fields/3/sourceValue' }],
      },
    })
    const condition = { kind: 'cookie', name: '__Secure-vt.session_token', value: 'x' }
    const shown = await site.author.call('POST', '/pages', {
      path: '/journal/bad',
      title: 'Bad',
      kind: 'post',
      document: documentOf('Bad', [form({ display: { conditions: [condition] } })]),
    })
    expect(shown.body.problems).toMatchObject([
      { path: '/content/1/props/display/conditions/0/name' },
    ])
    // A draft stored by an older version.
    const { id } = await site.post({ to: 'known@x.example' })
    const old = documentOf('Old', [form({ fields: [...FIELDS, hidden] })])
    await site.services.db
      .updateTable('pages')
      .set({ draft: JSON.stringify(old) })
      .where('id', '=', id)
      .execute()
    expect((await site.publishPost(id)).body.error).toBe('invalid')
  })

  it('a stored form ignores staff cookies for any field name', async () => {
    const site = await open()
    const fields = [
      'vt.session_token',
      '__Secure-vt.session_token',
      'vt_cart',
      'vt_staff',
      'ref',
    ].map((sourceValue, index) => ({
      id: `h${index}`,
      type: 'hidden',
      source: 'cookie',
      sourceValue,
    }))
    const document = documentOf('Old', [form({ fields: [...FIELDS, ...fields] })])
    await site.services.db
      .updateTable('pages')
      .set({ published: JSON.stringify(document) })
      .where('path', '=', '/contact')
      .execute()
    const cookie =
      'vt.session_token=secret; __Secure-vt.session_token=secret; vt_cart=secret; ref=a'
    const given = { ...ANSWERS, h0: 'secret', h1: 'secret', h2: 'secret', h3: 'secret' }
    await site.send(given, { cookie })
    const [submission] = await site.services.forms.list()
    expect(submission?.fields.slice(3).map(({ value }) => value)).toEqual(['', '', '', '', ''])
    // Cookies readable by scripts are sent by the browser.
    await site.send({ ...given, h4: 'anna' })
    const [newest] = await site.services.forms.list()
    expect(newest?.fields.at(-1)?.value).toBe('anna')
  })
})
