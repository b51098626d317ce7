import { expect, it } from 'vitest'
import { createId, DAY } from '#base'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'
import { addSubmission } from './support/submissions.ts'

const START = Date.UTC(2027, 0, 4, 9)

async function open(openDatabase: OpenDatabase) {
  const clock = createManualClock(START)
  const services = await openTestServices(openDatabase, {}, clock)
  const app = await buildTestApp(services)
  const add = async (name: string, message: string, more: Record<string, unknown> = {}) => {
    clock.advance(1000)
    const answers = [
      { id: 'name', label: 'Name', value: name },
      { id: 'message', label: 'Message', value: message },
    ]
    return addSubmission(services.db, { id: createId(clock), at: clock.now(), answers, ...more })
  }
  return { services, app, clock, add }
}

describeDatabases('submissions in the admin', openDatabase => {
  it('lists them newest first, by form, status and words', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const first = await site.add('Ada', 'About a bowl')
    await site.add('Ben', '100 % wool')
    await site.add('Cas', 'A course', {
      key: 'page-2/courses',
      title: 'Courses',
      page: '/courses',
    })
    const names = async (query: string) =>
      (await editor.call('GET', `/submissions?order=desc${query}`)).body.items.map(
        (one: { fields: { value: string }[] }) => one.fields[0]?.value,
      )
    expect(await names('')).toEqual(['Cas', 'Ben', 'Ada'])
    expect(await names('&form=page-1/contact')).toEqual(['Ben', 'Ada'])
    expect(await names('&q=BOWL')).toEqual(['Ada'])
    expect(await names('&q=100%20%25%20w')).toEqual(['Ben'])
    // All words as prefixes in any order; punctuation is ignored.
    expect(await names('&q=bow%20ad')).toEqual(['Ada'])
    expect(await names('&q=bowl%20wool')).toEqual([])
    expect(await names('&q=label')).toEqual([])
    expect(await names('&q=%25')).toEqual([])
    const marked = await editor.call('PATCH', `/submissions/${first}`, { status: 'spam' })
    expect(marked.body.status).toBe('spam')
    expect(await names('&status=spam')).toEqual(['Ada'])
    expect(await names('&status=new')).toEqual(['Cas', 'Ben'])
    expect((await editor.call('GET', '/submissions/forms')).body.items).toEqual([
      { key: 'page-1/contact', title: 'Contact', subject: null, page: '/contact' },
      { key: 'page-2/courses', title: 'Courses', subject: null, page: '/courses' },
    ])
    expect((await editor.call('PATCH', `/submissions/${first}`, { status: 'odd' })).status).toBe(
      422,
    )
    expect((await editor.call('GET', '/submissions/none')).status).toBe(404)
  })

  it('mails a reply with the quoted message and stores it', async () => {
    const site = await open(openDatabase)
    await site.services.pages.settings.set({ siteName: 'Atelier Nord', email: 'hello@example.com' })
    const editor = await signInAs(site, 'editor')
    const id = await site.add('Ada <b>', 'Do you ship\nto Åland?')
    const path = `/submissions/${id}/replies`
    const sent = await editor.call('POST', path, {
      subject: 'Your question',
      body: 'Yes & gladly.',
    })
    expect(sent.body).toMatchObject({
      status: 'read',
      replies: 1,
      conversation: [
        {
          to: 'visitor@example.com',
          author: 'The editor',
          body: 'Yes & gladly.',
          state: 'waiting',
        },
      ],
    })
    const rows = await site.services.db.selectFrom('outbox').selectAll().execute()
    expect(rows).toHaveLength(1)
    const mail = await site.services.composeMail(JSON.parse(rows[0]?.payload ?? ''))
    expect(mail).toMatchObject({
      to: 'visitor@example.com',
      replyTo: 'hello@example.com',
      subject: 'Your question',
    })
    expect(mail?.text).toContain('Yes & gladly.\n\n—\nAtelier Nord')
    expect(mail?.text).toContain('> Message: Do you ship\n> to Åland?')
    expect(mail?.html).toContain('Yes &amp; gladly.')
    expect(mail?.html).toContain('Ada &lt;b&gt;')
    await site.services.db.updateTable('outbox').set({ done_at: 1, to_folder: 1 }).execute()
    const after = await editor.call('GET', `/submissions/${id}`)
    expect(after.body.conversation[0].state).toBe('saved')
    for (const wrong of [
      { subject: '', body: 'x' },
      { subject: 'x', body: '  ' },
      { subject: 'x\r\nBcc: y@example.com', body: 'x' },
    ]) {
      expect((await editor.call('POST', path, wrong)).status).toBe(422)
    }
    const silent = await site.add('Eve', 'No address', { replyTo: null })
    const refused = await editor.call('POST', `/submissions/${silent}/replies`, {
      subject: 'x',
      body: 'x',
    })
    expect([refused.status, refused.body.error]).toEqual([409, 'no-reply-address'])
  })

  it('exports filtered submissions without formulas', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.add('=HYPERLINK("x")', 'Hello, "you"')
    const spam = await site.add('Spammer', 'Buy')
    await editor.call('PATCH', `/submissions/${spam}`, { status: 'spam' })
    const { answer } = await editor.call('GET', '/submissions/export?status=new')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="submissions-2027-01-04.csv"',
    )
    expect(answer.body).toBe(
      `\uFEFFSent,Form,Page,Status,Reply to,Name,Message\r\n2027-01-04T09:00:01.000Z,Contact,/contact,new,visitor@example.com,"'=HYPERLINK(""x"")","Hello, ""you"""\r\n`,
    )
  })

  it('deletes, puts back, and removes for good after 30 days', async () => {
    const site = await open(openDatabase)
    const editor = await signInAs(site, 'editor')
    const id = await site.add('Ada', 'Hello')
    expect((await editor.call('DELETE', `/submissions/${id}`)).status).toBe(204)
    expect((await editor.call('GET', `/submissions/${id}`)).status).toBe(404)
    expect((await editor.call('GET', '/submissions')).body.total).toBe(0)
    expect((await editor.call('POST', `/submissions/${id}/put-back`)).body.id).toBe(id)
    expect((await editor.call('POST', `/submissions/${id}/put-back`)).status).toBe(404)
    await editor.call('DELETE', `/submissions/${id}`)
    site.clock.advance(29 * DAY)
    expect(await site.services.forms.submissions.emptyTrash()).toBe(0)
    site.clock.advance(DAY)
    expect(await site.services.forms.submissions.emptyTrash()).toBe(1)
  })
})
