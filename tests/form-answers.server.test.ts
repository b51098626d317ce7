import { expect, it } from 'vitest'
import { sessionCookie } from '#auth'
import { createId, DAY } from '#base'
import { up as rememberForms } from '../src/db/migrations/0175-form-delivery.ts'
import { up as writeWords } from '../src/db/migrations/0176-submission-search.ts'
import { describeDatabases } from './support/databases.ts'
import { ANSWERS, FIELDS, openFormSite } from './support/form-site.ts'
import { buildTestApp } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'
import { addSubmission } from './support/submissions.ts'

/** State for staff after pending counts were written on shutdown. */
async function afterwards({ app, services }: Awaited<ReturnType<typeof openFormSite>>) {
  await app.close()
  return signInAs({ services, app: await buildTestApp(services) }, 'editor')
}

describeDatabases('a form’s answers as a table', (openDatabase, kind) => {
  it('has a column for each field by its latest label, old ones after today’s', async () => {
    const site = await openFormSite(openDatabase, { fields: FIELDS })
    const editor = await signInAs(site, 'editor')
    await site.send(ANSWERS)
    const renamed = [
      { id: 'topic', label: 'What about?', type: 'input' },
      { id: 'email', label: 'Your email', type: 'email' },
      { id: 'phone', label: 'Phone', type: 'input', required: false },
    ]
    await site.publish({ fields: renamed, title: 'Ask us' })
    await site.send({ topic: '=SUM(1)', email: 'ben@v.example', phone: '' })
    const columns = async () =>
      (await editor.call('GET', `/submissions/columns?form=${site.formKey}`)).body.items
    expect(await columns()).toEqual([
      { id: 'topic', label: 'What about?' },
      { id: 'email', label: 'Your email' },
      { id: 'phone', label: 'Phone' },
      { id: 'name', label: 'Name' },
    ])
    const csv = async (columns: string) =>
      (
        await editor.call('GET', `/submissions/export?form=${site.formKey}${columns}`)
      ).answer.body.replace(/^\uFEFF/, '')
    const lines = (text: string) =>
      text
        .trim()
        .split('\r\n')
        .map(line => line.split(',').slice(5).join(','))
    expect(lines(await csv(''))).toEqual([
      'What about?,Your email,Phone,Name',
      "'=SUM(1),ben@v.example,,",
      'Courses,aino@visitor.example,,Aino',
    ])
    expect(lines(await csv('&columns=name,topic,gone'))).toEqual([
      'Name,What about?',
      ",'=SUM(1)",
      'Aino,Courses',
    ])
    // Submissions outlive their page.
    await site.services.pages.editing.trash(site.formKey.split('/')[0] ?? '')
    expect((await editor.call('GET', '/submissions/forms')).body.items).toEqual([
      { key: site.formKey, title: 'Ask us', subject: null, page: '/contact' },
    ])
    expect(await columns()).toHaveLength(4)
  })

  it('counts starts and submissions per day without staff and bots', async () => {
    const site = await openFormSite(openDatabase, { fields: FIELDS })
    const { body } = await site.send(ANSWERS)
    await site.call('send', body)
    const { answer } = await site.call('token', {})
    // A visitor who returns to the field.
    await site.call('token', { token: answer.token })
    await site.call('token', {}, { 'user-agent': 'Googlebot/2.1' })
    const session = sessionCookie(site.services.env.publicUrl)
    await site.call('token', {}, { cookie: `${session}=x` })
    const editor = await afterwards(site)
    const summary = async () =>
      (await editor.call('GET', `/submissions/summary?form=${site.formKey}`)).body
    expect(await summary()).toMatchObject({ started: 2, sent: 1 })
    const { days } = await summary()
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({
      day: new Date(site.clock.now()).toISOString().slice(0, 10),
      sent: 1,
    })
    site.clock.advance(DAY)
    expect((await summary()).days.slice(-2).map((one: { sent: number }) => one.sent)).toEqual([
      1, 0,
    ])
    site.clock.advance(30 * DAY)
    expect(await summary()).toMatchObject({ started: 0, sent: 0 })
    expect(
      Object.keys(
        (await site.services.db.selectFrom('form_counts').selectAll().execute())[0] ?? {},
      ),
    )
      // No personal data.
      .toEqual(['form_key', 'day', 'started', 'sent'])
  })

  it('lists a form that is started but not sent', async () => {
    const site = await openFormSite(openDatabase, { fields: FIELDS })
    expect(await site.services.forms.known.list()).toEqual([])
    await site.call('token', {})
    const editor = await afterwards(site)
    expect((await editor.call('GET', '/submissions/forms')).body.items).toEqual([
      { key: site.formKey, title: 'Enquiry', subject: null, page: '/contact' },
    ])
  })

  it('a long list is exported whole and in order', async () => {
    const site = await openFormSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const ids = Array.from({ length: 1203 }, () => createId())
    for (const [index, id] of ids.entries()) {
      // Many with the same time.
      const at = site.clock.now() + Math.floor(index / 700)
      const answers = [{ id: 'n', label: 'Number', value: `${index}` }]
      await addSubmission(site.services.db, { id, at, answers })
    }
    const { answer } = await editor.call('GET', '/submissions/export')
    const lines = answer.body.trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(1203)
    expect(new Set(lines).size).toBe(1203)
    expect(lines[0]).toMatch(/,1202$/)
    expect(lines.at(-1)).toMatch(/,0$/)
  })

  it('knows forms and labels of submissions from before', async () => {
    const { services } = await openFormSite(openDatabase)
    const { db, connection } = services
    const field = (id: string, label: string, value: string) => ({ id, label, value })
    const earlier = [field('a', 'First', 'Crème'), field('b', 'Second', 'Brûlée')]
    await addSubmission(db, { id: createId(), at: 1, answers: earlier })
    await addSubmission(db, {
      id: createId(),
      at: 2,
      answers: [field('b', 'Now', 'x')],
      title: 'New',
    })
    for (const table of ['forms', 'form_counts', 'form_webhook_secrets', 'submission_search']) {
      await db.schema.dropTable(table).execute()
    }
    if (kind === 'sqlite') await db.schema.dropTable('submission_words').execute()
    for (const index of ['submissions_listed', 'submissions_by_form', 'submissions_by_title']) {
      await db.schema.dropIndex(index).execute()
    }
    await rememberForms(db)
    await db.schema.alterTable('forms').addColumn('subject', 'text').execute()
    await writeWords(db, connection.kind)
    expect(await services.forms.known.list()).toEqual([
      { key: 'page-1/contact', title: 'New', subject: null, page: '/contact' },
    ])
    expect(await services.forms.known.columns('page-1/contact')).toEqual([
      { id: 'b', label: 'Now' },
      { id: 'a', label: 'First' },
    ])
    const found = await services.forms.submissions.list({
      page: 1,
      perPage: 10,
      sort: 'createdAt',
      order: 'desc',
      q: 'creme bru',
    })
    expect(found.total).toBe(1)
  })
})
