import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#base'
import type { Settings } from '#pages/schema'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { openDiscussion } from './support/discussion.ts'

describeDatabases('a flood of comments', openDatabase => {
  it('a thousand a minute from a thousand addresses: few are shown, some wait, the rest is refused, and the mailbox of staff stays usable', async () => {
    const site = await openFlooded(openDatabase)
    await site.say('Here since yesterday.', 'Noor')
    site.clock.advance(DAY)

    const became = await site.flood(1000, MINUTE)
    expect(became).toEqual({ published: 30, pending: 30, 'too-many': 940 })
    // Known authors are exempt.
    expect(await site.say('What is going on here?', 'Noor')).toMatchObject({
      ok: true,
      answer: { isPending: false },
    })
    const last = `${site.entry}?comments-page=2`
    expect((await site.read(last)).includes('What is going on here?')).toBe(true)
    // Noor's first, ten individual ones, and a summary at the end of the hour.
    const due = await site.mailsByDue()
    expect(due.map(({ subject }) => subject)).toEqual([
      ...Array.from({ length: 11 }, () => 'New comment on “A page”'),
      '51 new comments',
    ])
    const [summary] = due.slice(-1)
    expect(summary?.text).toContain('30 of them are waiting for approval.')
    expect(summary?.text).toContain('/admin/comments?filter=%7B%22status%22%3A%22pending%22%7D')
    const now = site.clock.now()
    expect(summary?.dueAt).toBeGreaterThan(now)
    expect(summary?.dueAt).toBeLessThanOrEqual(now + HOUR)

    // The number of pending comments is limited, and there is one mail per hour.
    site.clock.advance(MINUTE)
    for (let minute = 0; minute < 6; minute++) await site.flood(80, MINUTE)
    expect(await site.countWaiting()).toBeLessThanOrEqual(300)
    expect((await site.flood(20, MINUTE)).published).toBeUndefined()
    site.clock.advance(HOUR)
    await site.flood(80, MINUTE)
    expect((await site.mailsByDue()).length).toBeLessThanOrEqual(due.length + 12)
  })

  it('sends no digest if staff handled all comments', async () => {
    const site = await openFlooded(openDatabase, { moderation: 'all' })
    await site.flood(12, MINUTE)
    expect((await site.mailsByDue()).at(-1)?.subject).toBe('2 new comments')
    await site.services.db.updateTable('comments').set({ status: 'spam' }).execute()
    const left = (await site.mailsByDue()).map(({ subject }) => subject)
    expect(left).not.toContain('2 new comments')
  })

  it('a commenter gets five mails an hour about visitors and one for each staff reply', async () => {
    const site = await openFlooded(openDatabase)
    const asked = (await site.say('A question?', 'Aino', { notify: '1' })).answer.id
    await site.flood(9, MINUTE, asked)
    const toAino = async () =>
      (await site.mailsByDue()).filter(({ to }) => to === 'aino@example.com').length
    expect(await toAino()).toBe(5)
    await site.comments.moderation.reply(asked, 'An answer.', { id: 'noor', name: 'Noor' })
    expect(await toAino()).toBe(6)
    site.clock.advance(HOUR)
    await site.flood(1, MINUTE, asked)
    expect(await toAino()).toBe(7)
  })
})

/** Comments are published at once by default. */
async function openFlooded(openDatabase: OpenDatabase, rules: Partial<Settings['comments']> = {}) {
  const site = await openDiscussion(openDatabase, { moderation: 'none', ...rules })
  let sent = 0

  /** Adds comments of different strangers within a time span. Returns counts per result. */
  async function flood(count: number, withinMs: number, parentId = '') {
    const page = await site.comments.findPage(site.pageId)
    if (!page) throw new Error('no page')
    const became: Record<string, number> = {}
    for (let left = count; left > 0; left--) {
      sent++
      const added = await site.comments.add(page, {
        name: `Stranger ${sent}`,
        email: `stranger-${sent}@example.com`,
        website: '',
        body: `Something of number ${sent}.`,
        parentId,
        wantsReplies: false,
        uniqueKey: `stranger-${sent}`,
      })
      const what = added.ok ? added.status : added.reason
      became[what] = (became[what] ?? 0) + 1
      site.clock.advance(Math.floor(withinMs / count))
    }
    return became
  }

  return {
    ...site,
    flood,
    async countWaiting() {
      const { total } = await site.comments.items.list({
        status: 'pending',
        page: 1,
        perPage: 1,
        sort: 'createdAt',
        order: 'desc',
      })
      return total
    },
    /** Mails in the outbox as composed now. */
    async mailsByDue() {
      const rows = await site.services.db
        .selectFrom('outbox')
        .select(['payload', 'due_at'])
        .orderBy('due_at')
        .orderBy('created_at')
        .execute()
      const mails = await Promise.all(
        rows.map(async ({ payload, due_at }) => {
          const mail = await site.services.composeMail(JSON.parse(payload))
          return mail ? [{ ...mail, dueAt: Number(due_at) }] : []
        }),
      )
      return mails.flat()
    },
  }
}
