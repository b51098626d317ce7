import { expect, it } from 'vitest'
import { DAY } from '#base'
import { createBackground } from '../src/server/background.ts'
import { describeDatabases } from './support/databases.ts'
import { openDiscussion } from './support/discussion.ts'
import { signInAs } from './support/staff-browser.ts'

const ALL = { page: 1, perPage: 10, sort: 'createdAt', order: 'desc' } as const

describeDatabases('comments in the admin', openDatabase => {
  it('lists pending comments first, spam and trash separately, with search by word and email', async () => {
    const site = await openDiscussion(openDatabase)
    const editor = await signInAs(site, 'editor')
    const first = await site.sayAndApprove('Approved words.', 'Aino')
    await site.say('Waiting words.', 'Ben')
    const spam = (await site.say('Cheap watches', 'Cas')).answer.id
    const names = async (query = '') =>
      (await editor.call('GET', `/comments?${query}`)).body.items.map(
        (one: { name: string }) => one.name,
      )
    expect(await names()).toEqual(['Cas', 'Ben', 'Aino'])
    const marked = await editor.call('PATCH', `/comments/${spam}`, { status: 'spam' })
    expect(marked.body).toMatchObject({ status: 'spam', url: null, page: { path: site.entry } })
    expect(await names()).toEqual(['Ben', 'Aino'])
    expect(await names('status=spam')).toEqual(['Cas'])
    expect(await names('q=AINO@example')).toEqual(['Aino'])
    expect(await names('q=waiting')).toEqual(['Ben'])
    expect(await names(`onPage=${site.pageId}&status=published`)).toEqual(['Aino'])
    expect((await editor.call('DELETE', `/comments/${first}`)).status).toBe(204)
    expect(await names('status=trash')).toEqual(['Aino'])
    expect(await site.read()).not.toContain('Approved words.')
    expect((await editor.call('POST', `/comments/${first}/put-back`)).body.url).toBe(
      `${site.entry}#comment-${first}`,
    )
    expect(await site.read()).toContain('Approved words.')
    const csv = await editor.call('GET', '/comments/export?q=aino@example.com')
    expect(csv.answer.body).toContain('Approved words.')
    expect(csv.answer.body).not.toContain('Ben')
    expect((await editor.call('GET', '/dashboard')).body.tasks).toContainEqual({
      name: 'pending-comments',
      count: 1,
    })
  })

  it('puts a comment right, and answers it in place: it is approved with the answer', async () => {
    const site = await openDiscussion(openDatabase)
    const editor = await signInAs(site, 'editor')
    const { id } = (await site.say('A qestion.', 'Aino', { notify: '1' })).answer
    const edited = await editor.call('PATCH', `/comments/${id}`, { body: 'A question.' })
    expect(edited.body).toMatchObject({ body: 'A question.', name: 'Aino', status: 'pending' })
    expect((await editor.call('PATCH', `/comments/${id}`, { body: ' ' })).status).toBe(422)
    const answered = await editor.call('POST', `/comments/${id}/replies`, { body: 'An answer.' })
    expect(answered.body).toMatchObject({ isStaff: true, name: 'The editor', parent: { id } })
    const html = await site.read()
    expect(html.indexOf('A question.')).toBeLessThan(html.indexOf('An answer.'))
    expect(html).toContain('class="comment-staff">Team<')
    expect((await site.mails()).map(mail => mail.to)).toContain('aino@example.com')
    const log = await site.services.db.selectFrom('audit_log').select('action').execute()
    expect(log.map(row => row.action)).toEqual(
      expect.arrayContaining(['comment.changed', 'comment.answered']),
    )
  })

  it('erases the author of a comment and permanently deletes one without its replies', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none' })
    const editor = await signInAs(site, 'editor')
    const { id } = (await site.say('To be forgotten.')).answer
    await site.say('An answer to it.', 'Ben', { parent: id })
    const erased = await editor.call('POST', `/comments/${id}/erase`)
    expect(erased.body).toMatchObject({ name: '', email: null, website: null })
    expect(await site.read()).toContain('Anonymous')
    expect((await editor.call('DELETE', `/comments/${id}/forever`)).status).toBe(204)
    const html = await site.read()
    expect(html).not.toContain('To be forgotten.')
    expect(html).toContain('An answer to it.')
    expect((await editor.call('GET', `/comments/${id}`)).status).toBe(404)
  })

  it('deletes personal data daily by the settings and logs the counts', async () => {
    const site = await openDiscussion(openDatabase)
    const owner = await signInAs(site, 'owner')
    await site.sayAndApprove('Kept.')
    await site.say('Never approved.', 'Ben')
    const months = { amount: 6, unit: 'months' }
    await owner.call('PATCH', '/settings/site', { retention: { comments: months } })
    const background = createBackground(site.services, error => {
      throw error
    })
    await background.drain()
    expect((await site.comments.items.list(ALL)).items.map(one => one.email)).toContain(
      'aino@example.com',
    )
    site.clock.advance(185 * DAY)
    await background.drain()
    const { items } = await site.comments.items.list(ALL)
    expect(items.map(one => [one.name, one.email])).toEqual([['Aino', null]])
    const log = await site.services.db
      .selectFrom('audit_log')
      .select(['details', 'target_label as label'])
      .where('action', '=', 'privacy.erased')
      .execute()
    expect(log.map(row => row.label)).toEqual([
      '0 orders, 0 messages, 2 comments, 0 reviews, 0 subscribers',
    ])
    expect(JSON.parse(log[0]?.details ?? '')).toMatchObject({
      commentsDeleted: 1,
      commentsErased: 1,
    })
  })

  it('is only for owners and editors', async () => {
    const site = await openDiscussion(openDatabase)
    for (const role of ['shop-manager', 'author'] as const) {
      const other = await signInAs(site, role)
      expect((await other.call('GET', '/comments')).status).toBe(403)
    }
  })
})
