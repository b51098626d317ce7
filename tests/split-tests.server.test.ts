import { expect, it } from 'vitest'
import { sessionCookie } from '#auth'
import type { PageNode } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openOther } from './support/services.ts'
import {
  BROWSER,
  documentOf,
  splitTest,
  text,
  useSplitTestPages,
} from './support/split-test-pages.ts'

const form: PageNode = {
  type: 'contact-form',
  props: { id: 'form', title: 'Ask us', captcha: false, botCheck: false },
}
const person = { field_name: 'Aino', field_email: 'a@example.com', field_message: 'Hello' }

describeDatabases('split tests on pages', openDatabase => {
  const site = useSplitTestPages(openDatabase)
  const { newKey, put, start, open, get, counts } = site

  it('AB-1: a visitor is shown one subject, and the same again, from the cache too', async () => {
    const { key, path, a, b } = await open()
    expect(a.body).not.toContain('Other words')
    expect(b.body).not.toContain('First words')
    for (let times = 0; times < 3; times++) {
      for (const [visitor, words] of [
        [a, 'First words'],
        [b, 'Other words'],
      ] as const) {
        const again = await get(path, { cookie: `x=1; ${visitor.cookie}` })
        expect(again.body).toContain(words)
        expect(again.headers['set-cookie']).toBeUndefined()
        expect(again.headers['cache-control']).toBe('private, no-cache')
      }
    }
    const [first = {}, second = {}] = await counts(key)
    expect(first.view_page).toBeGreaterThan(0)
    expect(second.view_page).toBeGreaterThan(0)
    const all = await get(path)
    expect(all.headers['set-cookie']).toMatch(
      /^vt_split=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('AB-1: pages that are kept bring the cookie of a first visit along, and are counted', async () => {
    const { key, path } = await open()
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const visit = async (cookie?: string) => {
      const answer = await fetch(address + path, {
        headers: { ...BROWSER, ...(cookie ? { cookie } : {}) },
      })
      const subject = (await answer.text()).includes('First words') ? 'a' : 'b'
      return { subject, sent: answer.headers.getSetCookie(), headers: answer.headers }
    }
    const before = await counts(key)
    const first = await visit()
    const [pair = ''] = first.sent[0]?.split(';') ?? []
    expect(pair).toMatch(/^vt_split=/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    for (let again = 0; again < 5; again++) {
      const { subject, sent } = await visit(pair)
      expect([subject, sent]).toEqual([first.subject, []])
    }
    const found = new Set([first.subject])
    let visitors = 1
    for (; visitors < 60 && found.size < 2; visitors++) found.add((await visit()).subject)
    expect(found.size, 'both are shown').toBe(2)
    const sum = (of: typeof before) => of.reduce((all, { view_page = 0 }) => all + view_page, 0)
    expect(sum(await counts(key)) - sum(before)).toBe(visitors)
  })

  it('AB-1: a session test needs no consent and ends with the browser', async () => {
    const { path } = await open({ remembered: 'visit' })
    const shown = await get(path)
    expect(shown.headers['set-cookie']).toMatch(
      /^vt_split_visit=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    await site.services.consent.refresh()
    const { stored, categories } = await site.services.consent.inventory()
    expect(stored).toContain('vt_split_visit')
    expect([stored.includes('vt_split'), categories]).toEqual([true, ['statistics']])
  })

  it.each(['year', 'visit'] as const)(
    'without consent a test for one %s sets no cookie, ignores one, and counts sums only',
    async remembered => {
      const inSubject = (id: string): PageNode => ({ ...form, props: { ...form.props, id } })
      const { key, path, a } = await site.openWith({
        changes: { remembered },
        a: [inSubject('form-a')],
        b: [inSubject('form-b')],
      })
      const before = await counts(key)
      const refused = { 'sec-gpc': '1' }
      const found = new Set<string>()
      let views = 0
      for (; views < 60 && (views < 8 || found.size < 2); views++) {
        const shown = await get(path, { ...refused, cookie: a.cookie })
        expect(shown.headers['set-cookie']).toBeUndefined()
        found.add(shown.body.includes('First words') ? 'a' : 'b')
      }
      expect([...found].sort(), 'both are shown, whatever an old cookie says').toEqual(['a', 'b'])

      const { nonce } = JSON.parse(
        /id="vt-split-tests"[^>]*>([^<]*)</.exec((await get(path, refused)).body)?.[1] ?? '{}',
      )
      views++
      const goal = { test_id: key, subject_id: 'a', record_type: 'view_goal' }
      const told = await site.app.inject({
        method: 'POST',
        url: '/ajax',
        headers: { ...BROWSER, ...refused },
        payload: {
          action: 'update-stats',
          nonce,
          stats_data_array: JSON.stringify([goal, goal, { ...goal, subject_id: 'zz' }]),
        },
      })
      expect(told.json()).toEqual({ ok: true })
      // A form in a subject is found regardless of random assignment.
      for (let times = 0; times < 6; times++) {
        const call = await site.app.inject({
          method: 'POST',
          url: path,
          headers: { ...BROWSER, ...refused, accept: 'application/json' },
          payload: { _action: 'form-b/token' },
        })
        expect(call.statusCode).toBe(200)
      }
      const token = (
        await site.app.inject({
          method: 'POST',
          url: path,
          headers: { ...BROWSER, ...refused, accept: 'application/json' },
          payload: { _action: 'form-b/token' },
        })
      ).json().answer.token
      await new Promise(resolve => setTimeout(resolve, 1000))
      const sent = await site.app.inject({
        method: 'POST',
        url: path,
        headers: { ...BROWSER, ...refused, accept: 'application/json' },
        payload: { ...person, token, _action: 'form-b/send' },
      })
      expect(sent.json()).toMatchObject({ ok: true })

      await site.services.splitTests.flush()
      expect(await counts(key), 'no visitor was counted').toEqual(before)
      const test = site.services.splitTests.lastKnown()?.get(key)
      if (!test) throw new Error('no test')
      const { sums } = await site.services.splitTests.report(test)
      expect(sums.reduce((all, one) => all + one.views, 0)).toBe(views)
      expect(sums.map(one => one.times)).toEqual([0, 1])
      const rows = await site.services.db
        .selectFrom('split_test_counts')
        .select(['record_type', 'subject', 'times'])
        .where('test_id', '=', key)
        .where('record_type', '=', 'sum:view_goal')
        .execute()
      expect(rows).toEqual([{ record_type: 'sum:view_goal', subject: 'a', times: 1 }])
    },
  )

  it('AB-5: programs and staff get the first subject, without a cookie, and are not counted', async () => {
    const { key, path } = await open()
    const before = await counts(key)
    const others: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' },
      { cookie: `${sessionCookie(site.services.env.publicUrl)}=x` },
    ]
    for (const headers of others) {
      for (let times = 0; times < 6; times++) {
        const answer = await get(path, headers)
        expect(answer.body).toContain('First words')
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    }
    expect(await counts(key)).toEqual(before)
  })

  it('a test that has not started shows its first subject to everyone from the cache', async () => {
    const key = newKey()
    await put(`/${key}`, documentOf(splitTest(key, [text('one', 'First')], [text('two', 'Other')])))
    for (let times = 0; times < 6; times++) {
      const answer = await get(`/${key}`)
      expect(answer.body).toContain('First')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).not.toContain('vt-split-tests')
    }
  })

  it('AB-3: the page configures its script, whose events are counted once', async () => {
    const { key, path, a, b } = await open({ goal: 'click', goalModule: 'other' })
    const goals = JSON.parse(/id="vt-split-tests">(.*?)<\/script>/.exec(b.body)?.[1] ?? '')
    expect(goals.tests).toEqual([{ test: key, subject: 'b', bounceMs: 5000, modules: ['other'] }])
    const tell = (cookie: string, stats: unknown, nonce = goals.nonce) =>
      site.post('/ajax', cookie, {
        action: 'update-stats',
        nonce,
        stats_data_array: typeof stats === 'string' ? stats : JSON.stringify(stats),
      })
    const stat = { test_id: key, subject_id: 'b', record_type: 'click_goal' }
    const answers = await Promise.all([1, 2, 3].map(() => tell(b.cookie, [stat, stat])))
    expect(answers.map(one => one.statusCode)).toEqual([200, 200, 200])
    // Another subject, a server-side event, an unknown one, and a page of another server.
    expect((await tell(a.cookie, [stat])).statusCode).toBe(200)
    expect((await tell(b.cookie, [{ ...stat, record_type: 'con_goal' }])).statusCode).toBe(400)
    for (const broken of ['', '[', '{}', '[1]', JSON.stringify([{ ...stat, test_id: "'" }])]) {
      expect((await tell(b.cookie, broken)).statusCode).toBe(400)
    }
    for (const wrong of ['x'.repeat(22), '']) {
      const refused = await tell(b.cookie, [stat], wrong)
      expect(refused.statusCode).toBe(403)
      expect(refused.body).toContain('The nonce of this call is wrong or missing')
    }
    const call = async (fields: Record<string, string>) =>
      (await site.post('/ajax', b.cookie, fields)).statusCode
    for (const action of ['no-such-action', 'x'.repeat(50)]) {
      expect(await call({ action })).toBe(404)
      expect(await call({ action, nonce: goals.nonce })).toBe(404)
    }
    expect(await call({ nonce: goals.nonce })).toBe(400)
    const [first, second] = await counts(key)
    expect(first?.click_goal).toBeUndefined()
    expect(second?.click_goal).toBe(1)
    expect((await get(path, { cookie: b.cookie })).body).toContain('vt-split-tests')
  })

  it('AB-2: a page from a foreign cache asks for the subject and gets its id and content', async () => {
    const { key, a, b } = await open()
    const nonce = JSON.parse(/id="vt-split-tests">(.*?)<\/script>/.exec(b.body)?.[1] ?? '').nonce
    const ask = (cookie: string, test = key) =>
      site.app.inject({
        method: 'POST',
        url: '/ajax',
        headers: { ...BROWSER, cookie },
        payload: { action: 'get-split-test-subject', nonce, test_id: test },
      })
    const [first, second, fresh] = await Promise.all([ask(a.cookie), ask(b.cookie), ask('')])
    expect(first.json()).toMatchObject({ id: 'a', content: expect.stringContaining('First words') })
    expect(second.json().id).toBe('b')
    expect(second.json().content).not.toContain('First words')
    expect(fresh.headers['set-cookie']).toContain('vt_split=')
    expect((await ask('', 'gone00000000')).statusCode).toBe(404)
  })

  it('AB-4: a form that is sent without script counts for the subject that its visitor saw', async () => {
    const { key, path, b } = await open({ goalModule: 'form' }, form)
    const post = (fields: Record<string, string>) =>
      site.post(path, b.cookie, { _action: 'form/send', ...fields })
    const refused = await post({ ...person, field_email: 'no' })
    // The response page shows the same subject.
    expect(refused.body).toContain('Other words')
    expect((await counts(key))[1]?.con_goal).toBeUndefined()
    const token = /name="token" value="([^"]+)"/.exec(refused.body)?.[1] ?? ''
    await post({ ...person, token })
    await post({ ...person, token })
    expect((await counts(key)).map(one => one.con_goal)).toEqual([undefined, 1])
  })

  it('AB-5: a server error of a form counts for its subject once per visitor, invalid input does not', async () => {
    const { key, path, b } = await open({}, form)
    const post = (fields: Record<string, string>) =>
      site.post(path, b.cookie, { _action: 'form/send', ...fields })
    const refused = await post({ ...person, field_email: 'no' })
    const errors = async () => (await counts(key)).map(one => one.error)
    expect(await errors()).toEqual([undefined, undefined])
    const { schema } = site.services.db
    await schema.alterTable('submissions').renameTo('broken').execute()
    const token = /name="token" value="([^"]+)"/.exec(refused.body)?.[1] ?? ''
    for (let times = 0; times < 2; times++) {
      expect((await post({ ...person, token })).statusCode).toBe(500)
    }
    await schema.alterTable('broken').renameTo('submissions').execute()
    expect(await errors()).toEqual([undefined, 1])
  })

  it('AB-4: a visit to a page with the tracking goal counts, from the cache too, without script', async () => {
    const { key, b } = await open({ goal: 'tag' })
    const goal: PageNode = { type: 'tracking-goal', props: { id: 'goal' } }
    await put(`/${key}/thanks`, documentOf(text('said', 'Thank you'), goal))
    const same: Record<string, string> = { cookie: b.cookie }
    for (const headers of [{}, same, same]) {
      expect((await get(`/${key}/thanks`, headers)).statusCode).toBe(200)
    }
    expect((await counts(key)).map(one => one.con_short)).toEqual([undefined, 1])
  })

  it('two tests on a page, one in a repeated block, are counted once each', async () => {
    const [outer, inner] = [newKey(), newKey()]
    const block = await put(
      `/parts/${inner}`,
      documentOf(splitTest(inner, [text('one', 'Block one')], [text('two', 'Block two')])),
      'block',
    )
    const place = (id: string): PageNode => ({ type: 'layout-block', props: { id, block } })
    const test = splitTest(outer, [text('one', 'First words')], [text('two', 'Other words')])
    const id = await put(`/${outer}`, documentOf(place('top'), test, place('foot')))
    await start(outer, id)
    await start(inner, block)
    const seen = new Set<string>()
    for (let times = 0; times < 40 && seen.size < 4; times++) {
      const { body } = await get(`/${outer}`)
      const [one, two] = [body.split('Block one').length - 1, body.split('Block two').length - 1]
      expect([one, two].sort()).toEqual([0, 2])
      seen.add(`${one}${body.includes('First words')}`)
    }
    expect(seen.size).toBe(4)
    const total = (await counts(inner)).reduce((sum, one) => sum + (one.view_page ?? 0), 0)
    expect(total).toBe((await counts(outer)).reduce((sum, one) => sum + (one.view_page ?? 0), 0))
  })

  it('a subject that cannot be shown gives way to the first, and the test stands still', async () => {
    const key = newKey()
    const broken: PageNode = { type: 'no-such-module', props: { id: 'broken' } }
    const document = documentOf(splitTest(key, [text('one', 'First words')], []))
    const id = await put(`/${key}`, document)
    // Saved tests survive removed modules.
    const stored = splitTest(key, [text('one', 'First words')], [broken])
    await site.services.db
      .updateTable('pages')
      .set({ published: JSON.stringify(documentOf(stored)) })
      .where('id', '=', id)
      .execute()
    await start(key, id)
    for (let times = 0; times < 20; times++) {
      expect((await get(`/${key}`)).body).toContain('First words')
    }
    expect((await site.services.splitTests.all()).get(key)).toMatchObject({
      status: 'paused',
      pauseReason: 'subject-failed',
    })
  })

  it('two processes on one database count a visitor once', async () => {
    const { key, path, b } = await open()
    const other = await openOther(site.services)
    const beside = await buildTestApp(other)
    const before = await counts(key)
    const stats = [{ test_id: key, subject_id: 'b', record_type: 'read_goal' }]
    const nonce = JSON.parse(/id="vt-split-tests">(.*?)<\/script>/.exec(b.body)?.[1] ?? '').nonce
    await Promise.all(
      [site.app, beside, site.app, beside].map(one =>
        one.inject({
          method: 'POST',
          url: '/ajax',
          headers: { ...BROWSER, cookie: b.cookie },
          payload: { action: 'update-stats', nonce, stats_data_array: JSON.stringify(stats) },
        }),
      ),
    )
    const seen = await beside.inject({ url: path, headers: { ...BROWSER, cookie: b.cookie } })
    expect(seen.body).toContain('Other words')
    expect(await counts(key)).toEqual([before[0], { ...before[1], read_goal: 1 }])
  })
})
