import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { documentOf, text, useSplitTestPages } from './support/split-test-pages.ts'
import { signInAs } from './support/staff-browser.ts'

const form = (id: string): PageNode => ({
  type: 'contact-form',
  props: { id, captcha: false, botCheck: false, resume: true },
})
const FILLED = 'value="Aino Virtanen"'

describeDatabases('forms in a split test', openDatabase => {
  const site = useSplitTestPages(openDatabase)
  const { get, post, counts } = site

  const open = () => site.openWith({ a: [form('short')], b: [form('long')] })
  const goalsIn = async (key: string) => (await counts(key)).map(one => one.con_goal)
  const viewsIn = async (key: string) => (await counts(key)).map(one => one.view_page)

  /** Saves the form without script; returns the path of the mailed link. */
  async function save(path: string, { cookie }: { cookie: string }, element: string) {
    const call = {
      _action: `${element}/save`,
      field_name: 'Aino Virtanen',
      save_email: `${element}${path.slice(1)}@example.com`,
    }
    const asked = await post(path, cookie, call)
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(asked.body) ?? []
    await site.services.db.deleteFrom('outbox').execute()
    await post(path, cookie, { ...call, token })
    const sent = await site.services.db.selectFrom('outbox').select('payload').execute()
    const mail = await site.services.composeMail(JSON.parse(sent[0]?.payload ?? '{}'))
    const link = new URL(/http:\S+resume=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.hash).toBe(`#${element}`)
    return link.pathname + link.search
  }

  it('a resume link shows the subject in which the form was started, with its input', async () => {
    const test = await open()
    const toLong = await save(test.path, test.b, 'long')
    const views = await viewsIn(test.key)
    // Another browser, one with the other subject, a bot, and the original browser.
    const comers: Record<string, string>[] = [
      {},
      { cookie: test.a.cookie },
      { 'user-agent': 'Googlebot/2.1' },
      { cookie: test.b.cookie },
    ]
    for (const headers of comers) {
      const { body, headers: answered } = await get(toLong, headers)
      expect(body).toContain('Other words')
      expect(body).not.toContain('First words')
      expect(body).toContain(FILLED)
      expect(answered['cache-control']).toContain('private, no-store')
      expect(answered['set-cookie']).toBeUndefined()
    }
    expect(await viewsIn(test.key)).toEqual(views)
    // Only this time: afterwards everyone sees their own subject.
    expect((await get(test.path, { cookie: test.a.cookie })).body).toContain('First words')
    expect((await get(test.path, { cookie: test.b.cookie })).body).toContain('Other words')

    const toShort = await save(test.path, test.a, 'short')
    const back = await get(toShort, { cookie: test.b.cookie })
    expect(back.body).toContain('First words')
    expect(back.body).toContain(FILLED)
  })

  it('a resumed form is submitted there and counts only for the visitor’s own subject', async () => {
    const test = await open()
    const link = await save(test.path, test.b, 'long')
    async function send({ cookie }: { cookie: string }, fields: object) {
      const call = { _action: 'long/send', ...fields }
      const first = await post(link, cookie, call)
      const [, token = ''] = /name="token" value="([^"]+)"/.exec(first.body) ?? []
      return post(link, cookie, { ...call, token })
    }
    const person = { field_name: 'Aino Virtanen', field_email: 'a@example.com' }
    const refused = await send(test.a, { ...person, field_message: '' })
    expect(refused.body).toContain('Other words')
    expect(refused.body).toContain(FILLED)
    expect((await send(test.a, { ...person, field_message: 'Hello' })).body).toContain(
      'data-form-sent',
    )
    expect(await goalsIn(test.key)).toEqual([undefined, undefined])
    await send(test.b, { ...person, field_message: 'Hello again' })
    expect(await goalsIn(test.key)).toEqual([undefined, 1])
  })

  it('a draft from the winning subject is restored after the test ended', async () => {
    const test = await open()
    const link = await save(test.path, test.b, 'long')
    await site.services.splitTests.end(test.key, 'b')
    await site.put(test.path, documentOf(form('long')))
    expect((await get(link)).body).toContain(FILLED)
  })

  it('a draft from a losing subject is restored into the matching fields of the winner', async () => {
    const test = await open()
    const link = await save(test.path, test.b, 'long')
    await site.services.splitTests.end(test.key, 'a')
    const other = form('short')
    const fields = [{ id: 'name', label: 'Who?' }]
    await site.put(test.path, documentOf({ ...other, props: { ...other.props, fields } }))
    const asked = await get(link)
    expect(asked.body).not.toContain(FILLED)
    expect(asked.body).toContain('This link does not work any more')
    await site.put(test.path, documentOf(text('first', 'Won'), form('short'), form('another')))
    const { body } = await get(link)
    expect(body.split(FILLED)).toHaveLength(2)
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(body) ?? []
    const [, resumed = ''] = /name="resumed"[^>]* value="([^"]+)"/.exec(body) ?? []
    const person = { field_name: 'Aino', field_email: 'a@example.com', field_message: 'Hello' }
    const call = { _action: 'short/send', ...person, resumed, token }
    const first = await post(test.path, test.a.cookie, call)
    const [, next = ''] = /name="token" value="([^"]+)"/.exec(first.body) ?? []
    await post(test.path, test.a.cookie, { ...call, token: next })
    // Drafts are deleted after submission from any form.
    expect((await get(link)).body).toContain('This link does not work any more')
  })

  it('staff can tell the copies in its subjects apart', async () => {
    const { app, services } = site
    const named = (id: string) => ({ ...form(id), props: { ...form(id).props, title: 'Ask us' } })
    const test = await site.openWith({ a: [named('short')], b: [named('long')] })
    await site.put('/plain', documentOf(named('plain')))
    const person = { field_name: 'Aino', field_email: 'a@example.com', field_message: 'Hello' }
    for (const [path, { cookie }, element] of [
      [test.path, test.a, 'short'],
      [test.path, test.b, 'long'],
      ['/plain', test.b, 'plain'],
    ] as const) {
      const call = { ...person, _action: `${element}/send` }
      const asked = await post(path, cookie, call)
      const tokens = [...asked.body.matchAll(/name="token" value="([^"]+)"/g)]
      for (const [, token = ''] of tokens) await post(path, cookie, { ...call, token })
    }
    const editor = await signInAs({ app, services }, 'editor')
    const { items: forms } = (await editor.call('GET', '/submissions/forms')).body
    const subjectsOf = (items: { subject: string | null; page: string }[]) =>
      items
        .filter(({ page }) => page === test.path || page === '/plain')
        .map(({ subject }) => subject)
        .sort()
    expect(subjectsOf(forms)).toEqual(['A', 'B', null])
    const { items } = (await editor.call('GET', '/submissions?perPage=50')).body
    expect(subjectsOf(items)).toEqual(['A', 'B', null])
    const { body: file } = await editor.get('/api/admin/submissions/export')
    for (const name of ['Ask us (A)', 'Ask us (B)', 'Ask us,']) expect(file).toContain(name)
  })
})
