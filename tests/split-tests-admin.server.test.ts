import { beforeAll, expect, it } from 'vitest'
import { node, pageDocument } from '#pages/schema'
import { headlineTest } from '../demo/sample-test.ts'
import { checkSplitTests } from '../src/server/check-split-tests.ts'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openOther, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const text = (id: string, says: string) => node('text', id, { body: `<p>${says}</p>` })
const subjects = [
  { key: 'a', name: 'As it was', content: [text('one', 'First words')] },
  { key: 'b', name: 'Shorter', content: [text('two', 'Other words')] },
]

describeDatabases('split tests in the admin', openDatabase => {
  let services: Awaited<ReturnType<typeof openTestServices>>
  let app: Awaited<ReturnType<typeof buildTestApp>>
  let names = 0

  beforeAll(async () => {
    services = await openTestServices(openDatabase)
    app = await buildTestApp(services)
  })

  async function put(options: { publish?: boolean; props?: object } = {}) {
    const key = `admin${String(++names).padStart(7, '0')}`
    const test = node('split-test', 'test', { test: key, name: key, subjects, ...options.props })
    const section = node('section', 'section', { content: [text('before', 'Before'), test] })
    const document = pageDocument({ title: `Page ${key}` }, [section])
    const saved = await services.pages.save({
      path: `/${key}`,
      document,
      author: 't',
      publish: options.publish ?? true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    return { key, page: saved.id, path: `/${key}` }
  }

  it('start answers when the next visitor is assigned, in every process', async () => {
    const owner = await signInAs({ app, services }, 'owner')
    const other = await buildTestApp(await openOther(services))
    const { key, page, path } = await put()
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36',
    }
    for (const one of [app, other]) await one.inject({ url: path, headers })
    expect((await owner.call('POST', '/split-tests', { page, test: key })).status).toBe(200)
    const first = await Promise.all([app, other].map(one => one.inject({ url: path, headers })))
    for (const answer of first) expect(String(answer.headers['set-cookie'])).toContain('vt_split')
  })

  /** Mails in the outbox about the test. */
  async function mailsAbout(test: string): Promise<Record<string, string>[]> {
    const rows = await services.db
      .selectFrom('outbox')
      .select('payload')
      .where('unique_key', 'like', `split-test-paused:${test}:%`)
      .execute()
    return rows.map(({ payload }) => JSON.parse(payload))
  }

  it('AB-5: a test starts from its page, pauses, resumes, and its winner replaces the test', async () => {
    const owner = await signInAs({ app, services }, 'owner')
    const { key, page, path } = await put({
      props: { goal: 'form', devices: 'phone', campaigns: 'spring, autumn', effectPercent: 10 },
    })
    const started = await owner.call('POST', '/split-tests', { page, test: key })
    expect(started.body).toMatchObject({
      id: key,
      status: 'running',
      page: { path, title: `Page ${key}` },
      definition: {
        goal: 'form',
        effectPercent: 10,
        minDays: 7,
        subjects: [
          { key: 'a', name: 'As it was', weight: 1 },
          { key: 'b', name: 'Shorter', weight: 1 },
        ],
        audience: { devices: ['phone'], campaigns: ['spring', 'autumn'] },
      },
    })
    const again = await owner.call('POST', '/split-tests', { page, test: key })
    expect([again.status, again.body.error]).toEqual([409, 'already-started'])
    expect((await owner.call('POST', `/split-tests/${key}/pause`)).status).toBe(204)
    expect((await owner.call('POST', `/split-tests/${key}/pause`)).status).toBe(409)
    expect((await owner.call('POST', `/split-tests/${key}/resume`)).status).toBe(204)
    const listed = (await owner.call('GET', `/split-tests?q=${key}`)).body
    expect(listed).toMatchObject({ total: 1, items: [{ id: key, status: 'running' }] })
    const report = (await owner.call('GET', `/split-tests/${key}?period=week`)).body.report
    expect(report.verdict).toEqual({ kind: 'no-visitors' })
    expect(report.subjects.map((one: { name: string }) => one.name)).toEqual([
      'As it was',
      'Shorter',
    ])

    // Pending changes of the draft stay unpublished.
    const draft = await services.pages.editing.findDraft(page)
    if (!draft) throw new Error('no draft')
    const [section] = draft.document.content
    const changed = {
      ...draft.document,
      content: [{ ...section, props: { ...section?.props, label: 'Draft alone' } }],
    }
    const saved = await services.pages.editing.saveDraft({
      id: page,
      document: changed,
      version: (await services.pages.editing.findItem(page))?.version ?? 0,
      author: { id: null, name: 't' },
    })
    expect(saved).toMatchObject({ ok: true })
    expect((await owner.call('POST', `/split-tests/${key}/end`, { winner: 'x' })).status).toBe(422)
    expect((await owner.call('POST', `/split-tests/${key}/end`, { winner: 'b' })).status).toBe(204)
    const published = JSON.stringify((await services.pages.publishedById(page))?.document)
    const after = JSON.stringify((await services.pages.editing.findDraft(page))?.document)
    for (const document of [published, after]) {
      expect(document).toContain('Other words')
      expect(document).not.toContain('First words')
      expect(document).not.toContain('split-test')
    }
    expect(published).not.toContain('Draft alone')
    expect(after).toContain('Draft alone')
    expect((await owner.call('DELETE', `/split-tests/${key}`)).status).toBe(204)
    expect((await owner.call('GET', `/split-tests/${key}`)).status).toBe(404)
  })

  it('does not begin before its page is published, or where it is not', async () => {
    const owner = await signInAs({ app, services }, 'owner')
    const { key, page } = await put({ publish: false })
    for (const test of [key, 'gone00000000']) {
      const answer = await owner.call('POST', '/split-tests', { page, test })
      expect([answer.status, answer.body.error]).toEqual([409, 'not-published'])
    }
    const short = await put({ props: { subjects: subjects.slice(0, 1) } })
    const answer = await owner.call('POST', '/split-tests', { page: short.page, test: short.key })
    expect(answer.body.error).toBe('incomplete')
  })

  it('is only for roles that may publish pages', async () => {
    const { key, page } = await put()
    for (const role of ['author', 'shop-manager'] as const) {
      const member = await signInAs({ app, services }, role)
      const answer = await member.call('POST', '/split-tests', { page, test: key })
      expect([role, answer.status]).toEqual([role, 403])
    }
    const editor = await signInAs({ app, services }, 'editor')
    const answer = await editor.call('POST', '/split-tests', { page, test: key })
    expect(answer.status).toBe(200)
  })

  it('pauses when its page or subject is missing, with a notice on the dashboard', async () => {
    const owner = await signInAs({ app, services }, 'owner')
    const [gone, less] = [await put(), await put()]
    for (const { key, page } of [gone, less]) {
      await owner.call('POST', '/split-tests', { page, test: key })
    }
    await services.pages.editing.unpublish(gone.page)
    const document = JSON.stringify((await services.pages.publishedById(less.page))?.document)
    await services.pages.save({
      path: less.path,
      document: JSON.parse(document.replace('"key":"b"', '"key":"c"')),
      author: 't',
      publish: true,
    })
    await signInAs({ app, services }, 'author')
    await checkSplitTests(services)
    await checkSplitTests(services)
    const all = await services.splitTests.all()
    expect(all.get(gone.key)?.pauseReason).toBe('page-gone')
    expect(all.get(less.key)?.pauseReason).toBe('subject-gone')
    const { tasks } = (await owner.call('GET', '/dashboard')).body
    expect(tasks).toContainEqual({ name: 'paused-tests', count: 2 })
    const mails = await mailsAbout(gone.key)
    const team = await services.access.staff.list()
    const editors = team.filter(({ role }) => role === 'owner' || role === 'editor')
    expect(mails.map(({ to }) => to).sort()).toEqual(editors.map(({ email }) => email).sort())
    const mail = await services.composeMail(mails[0] ?? {})
    expect(mail?.subject).toBe(`Split test paused: ${gone.key}`)
    expect(mail?.text).toContain('Its page is deleted or not published.')
    expect(mail?.text).toContain(`/admin/split-tests/${gone.key}`)

    await owner.call('POST', `/split-tests/${less.key}/resume`)
    await services.splitTests.pause(less.key, 'staff')
    expect(await mailsAbout(less.key)).toHaveLength(mails.length)
  })

  it('sample data runs, says how many visitors are made up, decides nothing once real ones came, and goes without them', async () => {
    const owner = await signInAs({ app, services }, 'owner')
    const { page } = await put({ publish: false })
    await headlineTest(services.splitTests, page)
    await services.splitTests.refresh()
    const visitor = {
      cookies: {},
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36' },
      isStaff: false,
    }
    const path = '/split-tests/homeheadline'
    const { report: madeUp } = (await owner.call('GET', path)).body
    expect(madeUp.verdict).toMatchObject({ kind: 'better', subject: 'b' })
    expect(madeUp.sample.visitors).toBe(madeUp.sample.of)
    services.splitTests.assign(['homeheadline'], visitor).countViews(['homeheadline'])
    await services.splitTests.flush()
    const { body } = await owner.call('GET', path)
    expect(body).toMatchObject({ status: 'running', definition: { remembered: 'visit' } })
    expect(body.report.verdict).toMatchObject({ kind: 'too-early' })
    const { visitors, of } = body.report.sample
    expect([visitors > 4000, of - visitors]).toEqual([true, 1])
    const editor = await signInAs({ app, services }, 'author')
    expect((await editor.call('DELETE', `${path}/sample`)).status).toBe(403)
    expect((await owner.call('DELETE', `${path}/sample`)).status).toBe(204)
    expect((await owner.call('DELETE', `${path}/sample`)).status).toBe(404)
    const after = (await owner.call('GET', path)).body
    expect(after).toMatchObject({ status: 'running', sampleUntil: null })
    expect(after.report.sample).toEqual({ visitors: 0, of: 1 })
    expect(after.startedAt).toBe(body.sampleUntil)
  })

  it('offers measured baseline rates of earlier tests for planning', async () => {
    const owner = await signInAs({ app, services }, 'owner')
    const measured = async () => (await owner.call('GET', '/split-test-plan/measured')).body.items
    const { page } = await put({ publish: false })
    await services.db.deleteFrom('split_tests').where('id', '=', 'homeheadline').execute()
    await headlineTest(services.splitTests, page)
    await services.splitTests.refresh()
    expect(await measured()).toEqual([])

    const { key, page: tested } = await put({ props: { goal: 'click' } })
    await owner.call('POST', '/split-tests', { page: tested, test: key })
    const from = Date.UTC(2026, 10, 2)
    const count = (subject: string, record_type: string, times: number, hour: number) => ({
      ...{ test_id: key, subject, record_type, times, hour },
      ...{ device: 'phone', is_returning: 0, value: 0, value_squares: 0 },
    })
    const add = (counts: ReturnType<typeof count>[]) =>
      services.db.insertInto('split_test_counts').values(counts).execute()
    await add([count('a', 'view_page', 99, from), count('a', 'click_goal', 12, from)])
    expect(await measured(), 'of too few visitors').toEqual([])
    const later = from + 4 * 86_400_000 - 3_600_000
    await add([
      count('a', 'view_page', 101, later),
      count('b', 'view_page', 200, later),
      count('b', 'click_goal', 100, later),
    ])
    expect(await measured()).toEqual([
      { id: key, name: key, page: `Page ${key}`, rate: 6, visitorsPerDay: 100 },
    ])
  })

  it('says how many visitors a test needs', async () => {
    const owner = await signInAs({ app, services }, 'owner')
    const query = 'rate=5&effect=20&subjects=2&visitorsPerDay=1000'
    const plan = (await owner.call('GET', `/split-test-plan?${query}`)).body
    expect(plan.days).toBe(35)
    expect(plan.visitorsPerSubject).toBeGreaterThan(10_000)
  })
})
