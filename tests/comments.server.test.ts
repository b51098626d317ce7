import { expect, it } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from './support/databases.ts'
import { openDiscussion } from './support/discussion.ts'
import { documentOf } from './support/pages.ts'

describeDatabases('comments', openDatabase => {
  it('shows a first comment only to its author until approval, later ones at once', async () => {
    const site = await openDiscussion(openDatabase)
    const first = await site.say('A first thought.')
    expect(first).toMatchObject({ ok: true, answer: { isPending: true, total: 0 } })
    expect(first.answer.html).toContain('A first thought.')
    expect(first.answer.html).toContain('Waiting for approval')
    expect(await site.read()).not.toContain('A first thought.')
    await site.comments.moderation.setStatus(first.answer.id, 'published')
    const second = await site.say('A second thought.')
    expect(second).toMatchObject({ ok: true, answer: { isPending: false, total: 2 } })
    const html = await site.read()
    expect(html.indexOf('A first thought.')).toBeLessThan(html.indexOf('A second thought.'))
    expect(html).toContain(`id="comment-${first.answer.id}"`)
    expect(html).toContain('2 comments')
    // Comments with many links are moderated in any case.
    const links = 'https://a.example https://b.example https://c.example'
    expect((await site.say(links)).answer.isPending).toBe(true)
  })

  it('asks for approval of all, or of none, as the settings say', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'all' })
    await site.sayAndApprove('Known by now.')
    expect((await site.say('And again.')).answer.isPending).toBe(true)
    await site.setRules({ moderation: 'none' })
    expect((await site.say('A stranger.', 'Ben')).answer.isPending).toBe(false)
  })

  it('ignores a repeated submission or equal text', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none' })
    const given = await site.prove()
    const fields = {
      ...given,
      field_text: 'Said once.',
      field_name: 'Aino',
      field_email: 'aino@example.com',
    }
    const sent = await Promise.all([1, 2, 3].map(() => site.call('send', fields)))
    const ids = new Set(sent.map(one => one.json().answer.id))
    expect(ids.size).toBe(1)
    const again = await site.say('Said   once. '.replace('   ', ' '))
    expect(ids).toContain(again.answer.id)
    expect((await site.comments.count(site.pageId)).total).toBe(1)
  })

  it('refuses bots: filled honeypot, missing proof, invalid token', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none' })
    const good = { field_text: 'Buy', field_name: 'Bot', field_email: 'bot@example.com' }
    const given = await site.prove()
    const reason = async (fields: Record<string, string>) =>
      (await site.call('send', { ...good, ...fields })).json().reason
    expect(await reason({ ...given, q7_extra: 'https://spam.example' })).toBe('suspicious')
    expect(await reason({ token: given.token, proof: '' })).toBe('not-human')
    expect(await reason({ ...given, token: 'x.y' })).toBe('expired')
    expect((await site.comments.count(site.pageId)).total).toBe(0)
  })

  it('shows errors beside the fields and keeps the input', async () => {
    const site = await openDiscussion(openDatabase)
    const answer = await site.say('x'.repeat(5001), 'Aino', {
      field_email: 'aino@nowhere',
      field_name: ' ',
    })
    expect(answer).toMatchObject({
      ok: false,
      reason: 'invalid',
      refusal: {
        values: { email: ['aino@nowhere'] },
        missing: [{ fieldId: 'name' }],
        errors: [
          { fieldId: 'text', reason: 'too-long', limit: 5000 },
          { fieldId: 'email', reason: 'invalid-email' },
        ],
      },
    })
    const huge = await site.call('send', { field_text: 'x'.repeat(100_000) })
    expect(huge.statusCode).toBe(400)
  })

  it('shows markup as text and links only to http(s)', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none' })
    await site.say(
      '<script>alert(1)</script> <b>bold</b>\n\n\n\nSee https://example.com/a?b=1&c=2, (http://b.example).\u0007 👩🏽‍🎨 שלום',
      'Ai<i>no',
      { field_website: 'javascript:alert(1)', field_email: 'aino@example.com' },
    )
    const html = await site.read()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('javascript:')
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;')
    expect(html).toContain('Ai&lt;i&gt;no')
    expect(html).toContain('<a href="https://example.com/a?b=1&amp;c=2" rel="ugc nofollow">')
    expect(html).toContain('<a href="http://b.example" rel="ugc nofollow">')
    expect(html).toContain('👩🏽‍🎨 שלום')
    await site.say('With a website.', 'Ben', { field_website: 'ben.example' })
    expect(await site.read()).toContain('<a href="https://ben.example/" rel="ugc nofollow">')
  })

  it('NAV-5 answers a comment by a link that a page has without script, and no deeper than the settings say', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none', depth: 2 })
    const first = (await site.say('One.')).answer.id
    const page = await site.read()
    expect(page).toContain(`href="${site.entry}?reply=${first}#talk-form"`)
    expect(page).toContain(`data-comment-reply="${first}"`)
    const form = await site.read(`${site.entry}?reply=${first}`)
    expect(form).toContain(`name="parent" value="${first}"`)
    expect(form).toContain('Cancel reply')
    // An invalid reply parameter shows the canonical page.
    expect(await site.read(`${site.entry}?reply=nothing`)).not.toContain('Cancel reply')
    const second = (await site.say('Two.', 'Ben', { parent: first })).answer.id
    await site.say('Three.', 'Cas', { parent: second })
    const [thread] = await site.comments.threads(site.pageId, 1, {
      perPage: 10,
      order: 'oldest',
      depth: 2,
    })
    expect(thread?.replies.map(reply => [reply.body, reply.inReplyTo?.name])).toEqual([
      ['Two.', undefined],
      ['Three.', 'Ben'],
    ])
    await site.comments.moderation.trash(first)
    expect(await site.say('Too late.', 'Dan', { parent: first })).toMatchObject({
      ok: false,
      reason: 'reply-gone',
      refusal: { values: { text: ['Too late.'] } },
    })
    expect(await site.read()).toContain('This comment was removed.')
  })

  it('works without script: a sum replaces the proof, and the page shows the result', async () => {
    const site = await openDiscussion(openDatabase)
    const fields = {
      field_text: 'Without script.',
      field_name: 'Aino',
      field_email: 'aino@example.com',
    }
    const asked = await site.postPlain(fields)
    expect(asked.body).toContain('press the button again')
    const [, a, b] = /What is (\d+) \+ (\d+)\?/.exec(asked.body) ?? []
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(asked.body) ?? []
    const sent = await site.postPlain({ ...fields, token, captcha: String(Number(a) + Number(b)) })
    expect(sent.statusCode).toBe(200)
    expect(sent.headers['cache-control']).toContain('no-store')
    expect(sent.body).toContain('Your comment is waiting for approval.')
    expect(sent.body).toContain('Only you can see it here.')
    expect(sent.body).toContain('Without script.')
    expect(await site.read()).not.toContain('Without script.')
  })

  it('SH-6 remembers a commenter for 365 days only if requested', async () => {
    const site = await openDiscussion(openDatabase)
    const fields = async () => ({
      ...(await site.prove()),
      field_text: 'Remember me.',
      field_name: 'Åsa',
      field_email: 'asa@example.com',
    })
    const cookies = (answer: { headers: Record<string, unknown> }) =>
      [answer.headers['set-cookie'] ?? []].flat().map(String)
    expect(cookies(await site.call('send', await fields()))).toEqual([])
    const [cookie = '', ...others] = cookies(
      await site.call('send', { ...(await fields()), remember: '1' }),
    )
    expect(others).toEqual([])
    expect(cookie).toMatch(/^vt_commenter=/)
    expect(cookie).toContain('Max-Age=31536000')
    expect(cookie).not.toContain('HttpOnly')
    // The page is equal for all visitors.
    const known = await site.app.inject({
      url: site.entry,
      headers: { cookie: cookie.split(';')[0] },
    })
    expect(known.body).not.toContain('Åsa')
    expect(known.headers['cache-control']).not.toContain('private')
  })

  it('closes after the configured days, or where disabled, with a message', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none', closeAfterDays: 14 })
    const before = await site.prove()
    await site.say('In time.')
    expect(await site.read()).toContain('Leave a comment')
    site.clock.advance(14 * DAY)
    const html = await site.read()
    expect(html).toContain('In time.')
    expect(html).toContain('Comments are closed.')
    expect(html).not.toContain('Leave a comment')
    expect((await site.say('Too late.')).reason).toBe('closed')
    expect((await site.call('send', { ...before, field_text: 'x' })).json().ok).toBe(false)
    const { editing } = site.services.pages
    const author = { id: null, name: 't', keepsCode: true }
    await editing.change(site.pageId, { summary: { comments: 'off' } }, author)
    expect(await site.comments.discussion(site.pageId)).toMatchObject({ state: 'off' })
    await site.setRules({ onPosts: false, closeAfterDays: 0 })
    await editing.change(site.pageId, { summary: {} }, author)
    expect(await site.comments.discussion(site.pageId)).toMatchObject({ state: 'off' })
    await editing.change(site.pageId, { summary: { comments: 'on' } }, author)
    expect(await site.comments.discussion(site.pageId)).toMatchObject({ state: 'open' })
    await editing.unpublish(site.pageId)
    expect((await site.call('send', before)).statusCode).toBe(404)
  })

  it('holds back a flood, of one author and of all', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none' })
    for (let count = 0; count < 5; count++) {
      const given = await site.prove()
      const fields = { ...given, field_name: 'Aino', field_email: 'aino@example.com' }
      await site.call('send', { ...fields, field_text: `Thought ${count}` })
    }
    expect((await site.say('One more.')).reason).toBe('too-many')
    expect((await site.say('Another person.', 'Ben')).ok).toBe(true)
    site.clock.advance(60_000)
    expect((await site.say('One more.')).ok).toBe(true)
  })

  it('NAV-9 has so many threads on a page, with the newest or the oldest first', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none', perPage: 2 })
    const ids: string[] = []
    for (const who of ['Aino', 'Ben', 'Cas', 'Dan', 'Eva']) {
      ids.push((await site.say(`Of ${who}.`, who)).answer.id)
      site.clock.advance(20_000)
    }
    const shown = (html: string) => [...html.matchAll(/Of (\w+)\./g)].map(match => match[1])
    const visible = (html: string) => [
      ...new Set(shown(html.replace(/<script.*?<\/script>/gs, ''))),
    ]
    expect(visible(await site.read())).toEqual(['Aino', 'Ben'])
    expect(visible(await site.read(`${site.entry}?comments-page=3`))).toEqual(['Eva'])
    expect(await site.comments.pageOf(site.pageId, ids[3] ?? '')).toBe(2)
    await site.setRules({ order: 'newest' })
    expect(await site.comments.pageOf(site.pageId, ids[3] ?? '')).toBe(1)
    expect(visible(await site.read(`${site.entry}?comments-page=2`))).toEqual(['Cas', 'Ben'])
  })

  it('tells staff of a comment, and its author of an answer, until they say stop', async () => {
    const site = await openDiscussion(openDatabase)
    const id = await site.sayAndApprove('Which clay?', 'Aino', { notify: '1' })
    const [notice, ...others] = await site.mails()
    expect(others).toEqual([])
    expect(notice).toMatchObject({ to: 'hello@example.com', replyTo: 'aino@example.com' })
    expect(notice?.text).toContain(`/admin/comments/${id}?act=spam`)
    const reply = await site.comments.moderation.reply(id, 'Ours.', { id: 'staff', name: 'Noor' })
    if (!reply.ok) throw new Error(reply.reason)
    const [, mail] = await site.mails()
    expect(mail).toMatchObject({
      to: 'aino@example.com',
      subject: 'Noor replied to your comment on “A page”',
    })
    expect(mail?.text).toContain(`http://127.0.0.1:3000/journal/entry#comment-${reply.id}`)
    const [, link = ''] = /<http:\/\/127\.0\.0\.1:3000([^>]+)>/.exec(
      mail?.headers?.['List-Unsubscribe'] ?? '',
    ) ?? ['', '']
    // Link scanners do not unsubscribe.
    const asked = await site.app.inject({ url: link, headers: { accept: 'text/html' } })
    expect(asked.body).toContain('<button')
    expect(await site.mails()).toHaveLength(2)
    const ended = await site.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(ended.statusCode).toBe(200)
    expect(await site.mails()).toHaveLength(1)
    const foreign = await site.app.inject({ url: '/comments/unsubscribe?token=a.b' })
    expect(foreign.statusCode).toBe(404)
  })

  it('deletes personal data over time: the address of published comments, otherwise everything', async () => {
    const site = await openDiscussion(openDatabase)
    const kept = await site.sayAndApprove('Kept.', 'Aino', { field_website: 'aino.example' })
    await site.say('Never approved.', 'Ben')
    const before = site.clock.now()
    const mailed = () => site.services.db.selectFrom('outbox').select('payload').execute()
    expect(await mailed()).toHaveLength(2)
    site.clock.advance(DAY)
    await site.say('Newer.', 'Cas')
    expect(await site.comments.applyRetention(before)).toEqual({ deleted: 1, erased: 1 })
    // Only Cas's data: mails contain recipient and sender.
    expect(await mailed()).toHaveLength(1)
    const rows = await site.services.db.selectFrom('comments').selectAll().orderBy('id').execute()
    expect(rows.map(row => [row.author_name, row.author_email, row.author_website])).toEqual([
      ['Aino', null, null],
      ['Cas', 'cas@example.com', null],
    ])
    await site.comments.moderation.erase(kept)
    expect(await site.read()).toContain('Anonymous')
    await site.comments.moderation.trash(kept)
    site.clock.advance(30 * DAY)
    await site.comments.emptyTrash()
    expect((await site.comments.items.find(kept)) ?? 'gone').toBe('gone')
  })

  it('the post meta shows the count with a link if comments are open', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none' })
    const saved = await site.services.pages.save({
      path: site.entry,
      author: 't',
      publish: true,
      document: documentOf('Entry', [
        { type: 'post-meta', props: { id: 'meta', showComments: true } },
        { type: 'comments', props: { id: 'talk' } },
      ]),
    })
    expect(saved.ok).toBe(true)
    expect(await site.read()).toContain('<a href="#comments">No comments</a>')
    await site.say('Counted.')
    const html = await site.read()
    expect(html).toContain('<a href="#comments">1 comment</a>')
    expect(html).toContain('class="comments-list" id="comments"')
    await site.setRules({ onPosts: false })
    expect(await site.read()).not.toContain('#comments')
  })

  it('twice on a page have unique ids and separate results', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none' })
    const twice = [{ id: 'talk' }, { id: 'again' }].map(props => ({ type: 'comments', props }))
    const document = documentOf('Entry', twice)
    await site.services.pages.save({ path: site.entry, author: 't', publish: true, document })
    const { id } = (await site.say('Said once.')).answer
    const html = await site.read(`${site.entry}?again.reply=${id}`)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    expect(ids).toContain(`comment-${id}`)
    expect(ids).toContain(`again-comment-${id}`)
    expect(ids.length).toBe(new Set(ids).size)
    const parents = [...html.matchAll(/name="parent" value="([^"]*)"/g)].map(match => match[1])
    expect(parents).toEqual(['', id])
  })

  it('structured data contains the comments of the article', async () => {
    const site = await openDiscussion(openDatabase, { moderation: 'none' })
    await site.say('Said.')
    const html = await site.read()
    expect(html).toContain('"commentCount":1')
    const articles = [...html.matchAll(/"@id":"([^"]+#article)"/g)].map(match => match[1])
    expect(articles).toHaveLength(2)
    expect(new Set(articles).size).toBe(1)
  })
})
