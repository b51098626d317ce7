import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#base'
import { describeDatabases } from './support/databases.ts'
import { openNewsletter } from './support/newsletter.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('newsletter', openDatabase => {
  it('NL-3 asks by mail whether an address wants letters, and keeps the proof of consent', async () => {
    const site = await openNewsletter(openDatabase)
    await site.signUp('aino@example.com', { ip: '192.0.2.7' })
    const [pending] = await site.find('aino')
    expect(pending).toMatchObject({ status: 'pending', confirmedAt: null })
    await site.drain()
    const [mail] = site.mailsTo('aino@example.com')
    expect(mail?.subject).toBe('Please confirm: Newsletter, Atelier')
    expect(mail?.text).toContain('> Letters about courses')
    const link = site.linkTo('confirm', 'aino@example.com')
    // A GET request does not confirm.
    expect((await site.get(link)).body).toContain('aino@example.com will get “Newsletter” by email')
    expect((await site.find('aino'))[0]?.status).toBe('pending')
    site.clock.advance(DAY)
    expect((await site.post(link)).body).toContain('You are subscribed')
    expect(await site.find('aino')).toMatchObject([
      {
        status: 'confirmed',
        firstName: 'Aino',
        source: 'form',
        consentText: 'Letters about courses',
        consentPage: '/journal',
        consentAt: site.clock.now() - DAY,
        consentIp: '192.0.2.7',
        confirmedAt: site.clock.now(),
        confirmedIp: '127.0.0.1',
      },
    ])
    // Idempotent.
    expect((await site.post(link)).statusCode).toBe(200)
  })

  it('keeps no IP address where the form does not, also when it is confirmed', async () => {
    const site = await openNewsletter(openDatabase)
    await site.subscribe('aino@example.com')
    expect(await site.find('aino')).toMatchObject([{ consentIp: null, confirmedIp: null }])
  })

  it('answers existing subscribers like new ones and lets strangers change nothing', async () => {
    const site = await openNewsletter(openDatabase)
    await site.subscribe('aino@example.com')
    expect(await site.signUp('AINO@example.com')).toEqual({ ok: true })
    await site.drain()
    expect(site.mailsTo('aino@example.com')).toHaveLength(1)
    expect(await site.find('aino')).toMatchObject([{ status: 'confirmed' }])
  })

  it('sends one confirmation for repeated requests, and another after some time', async () => {
    const site = await openNewsletter(openDatabase)
    for (let press = 0; press < 3; press++) await site.signUp('aino@example.com')
    await site.drain()
    expect(site.mailsTo('aino@example.com')).toHaveLength(1)
    const old = site.linkTo('confirm', 'aino@example.com')
    site.clock.advance(11 * MINUTE)
    await site.signUp('aino@example.com')
    await site.drain()
    expect(site.mailsTo('aino@example.com')).toHaveLength(2)
    // The newest request is confirmed by its own link only.
    expect((await site.post(old)).statusCode).toBe(404)
    expect((await site.post(site.linkTo('confirm', 'aino@example.com'))).statusCode).toBe(200)
  })

  it('NL-3 mails an address that does not confirm ever more rarely, and five times a day over all lists', async () => {
    const site = await openNewsletter(openDatabase)
    const minutes = [0, 9, 10, 69, 70, 429, 430, 1439]
    const mails: number[] = []
    for (const [index, minute] of minutes.entries()) {
      site.clock.advance((minute - (minutes[index - 1] ?? 0)) * MINUTE)
      await site.signUp('stranger@example.com')
      await site.drain()
      mails.push(site.mailsTo('stranger@example.com').length)
    }
    expect(mails).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    site.clock.advance(MINUTE)
    const owner = await signInAs(site, 'owner')
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      const list = await owner.call('POST', '/newsletter-lists', { name })
      await site.signUp('other@example.com', { list: list.body.id })
    }
    await site.drain()
    expect(site.mailsTo('other@example.com')).toHaveLength(5)
  })

  it('NL-3 a confirmation link confirms the text of its mail despite later requests', async () => {
    const site = await openNewsletter(openDatabase)
    await site.signUp('aino@example.com')
    await site.drain()
    const link = site.linkTo('confirm', 'aino@example.com')
    const [signedUp] = await site.find('aino')
    site.clock.advance(MINUTE)
    await site.signUp('Aino@example.com', { ip: '192.0.2.66' })
    await site.drain()
    expect(site.mailsTo('aino@example.com')).toHaveLength(1)
    expect(await site.find('aino')).toEqual([signedUp])
    expect((await site.post(link)).statusCode).toBe(200)
    const [{ id = '', status } = {}] = await site.find('aino')
    expect(status).toBe('confirmed')
    // Former subscribers must confirm again.
    await site.newsletter.subscribers.unsubscribe(id)
    site.clock.advance(MINUTE)
    await site.signUp('aino@example.com')
    await site.drain()
    expect(site.mailsTo('aino@example.com')).toHaveLength(2)
    expect((await site.post(link)).statusCode).toBe(404)
    expect((await site.post(site.linkTo('confirm', 'aino@example.com'))).statusCode).toBe(200)
  })

  it('confirmation links expire after a week and are verified', async () => {
    const site = await openNewsletter(openDatabase)
    await site.signUp('aino@example.com')
    await site.drain()
    const link = site.linkTo('confirm', 'aino@example.com')
    const forged = link.replace(/\.[^.]+$/, '.AAAA')
    for (const wrong of [forged, link.replace('confirm', 'unsubscribe'), '/newsletter/confirm']) {
      expect((await site.post(wrong)).statusCode).toBe(404)
    }
    site.clock.advance(7 * DAY + 1)
    expect((await site.get(link)).body).toContain('This link no longer works')
    expect((await site.post(link)).statusCode).toBe(404)
    expect((await site.find('aino'))[0]?.status).toBe('pending')
  })

  it('lets subscribers choose lists, unsubscribe from all and erase their data', async () => {
    const site = await openNewsletter(openDatabase)
    const { link } = await site.subscribe('aino@example.com')
    site.clock.advance(MINUTE)
    const more = await site.newsletter.lists.save({
      name: 'Courses <b>',
      description: 'Twice a year',
      isPublic: true,
      accountId: null,
      remoteId: '',
      templateId: '',
    })
    if (!more.ok) throw new Error(more.reason)
    const page = await site.post(link)
    const preferences =
      /href="http:\/\/127\.0\.0\.1:3000([^"]+preferences[^"]+)"/.exec(page.body)?.[1] ?? ''
    const shown = (await site.get(preferences)).body
    expect(shown).toContain('Courses &lt;b&gt;')
    expect(shown).toMatch(/value="newsletter" checked/)
    await site.post(preferences, { list: more.id })
    const statuses = async () =>
      Object.fromEntries((await site.find('aino')).map(one => [one.list, one.status]))
    expect(await statuses()).toEqual({ Newsletter: 'unsubscribed', 'Courses <b>': 'confirmed' })
    // The consent text is the one shown there.
    const chosen = (await site.find('aino')).find(one => one.listId === more.id)
    expect(chosen).toMatchObject({
      source: 'preferences',
      consentText: 'Choose what aino@example.com gets by email.\nCourses <b>\nTwice a year',
      consentPage: '/newsletter/preferences',
      consentAt: site.clock.now(),
    })
    const words = shown.replace(/<[^>]+>/g, '\n')
    for (const line of chosen?.consentText.split('\n') ?? []) {
      expect(words).toContain(line.replace('<b>', '&lt;b&gt;'))
    }
    await site.post(preferences, {})
    expect(await statuses()).toEqual({ Newsletter: 'unsubscribed', 'Courses <b>': 'unsubscribed' })
    expect((await site.post(preferences, { erase: '1' })).body).toContain('Your data is deleted')
    expect(await site.find('aino')).toEqual([])
    expect((await site.get(preferences)).statusCode).toBe(404)
    const { items } = await site.newsletter.suppressions.list({
      page: 1,
      perPage: 10,
      sort: 'createdAt',
      order: 'asc',
    })
    expect(items).toMatchObject([{ email: null, reason: 'erased' }])
    // Their own confirmation ends the suppression.
    site.clock.advance(DAY)
    await site.subscribe('aino@example.com')
    expect(await statuses()).toEqual({ Newsletter: 'confirmed' })
  })

  it('never mails suppressed addresses and does not reveal it', async () => {
    const site = await openNewsletter(openDatabase)
    await site.subscribe('aino@example.com')
    await site.newsletter.suppressions.add('Aino@Example.com', 'complaint')
    expect(await site.find('aino')).toMatchObject([{ status: 'suppressed' }])
    site.clock.advance(DAY)
    expect(await site.signUp('aino@example.com')).toEqual({ ok: true })
    await site.drain()
    expect(site.mailsTo('aino@example.com')).toHaveLength(1)
  })

  it('spreads the mails of a flood of sign-ups over time, and loses none', async () => {
    const site = await openNewsletter(openDatabase)
    for (let at = 0; at < 250; at++) await site.signUp(`someone-${at}@example.com`)
    const due = await site.services.db
      .selectFrom('outbox')
      .select(['due_at'])
      .where('kind', '=', 'mail')
      .execute()
    const now = site.clock.now()
    expect(due).toHaveLength(250)
    expect(due.filter(row => row.due_at <= now)).toHaveLength(120)
    expect(due.filter(row => row.due_at <= now + 2 * MINUTE)).toHaveLength(250)
  })

  it('deletes unconfirmed and former subscribers after the configured time', async () => {
    const site = await openNewsletter(openDatabase)
    await site.subscribe('stays@example.com')
    await site.subscribe('left@example.com')
    await site.signUp('never@example.com')
    const [left] = await site.find('left')
    await site.newsletter.subscribers.unsubscribe(left?.id ?? '')
    site.clock.advance(40 * DAY)
    const before = site.clock.now() - 30 * DAY
    expect(await site.newsletter.applyRetention({ unconfirmed: before, former: before })).toBe(2)
    expect((await site.find('example.com')).map(one => one.email)).toEqual(['stays@example.com'])
    const file = new TextEncoder().encode('email\nleft@example.com\nnew@example.com\n')
    const done = await site.newsletter.importSubscribers('newsletter', file, {
      consentText: 'On paper',
      isPreview: false,
    })
    expect(done).toMatchObject({ ok: true, report: { added: 1, suppressed: 1 } })
  })

  it('ends subscriptions only on permanent bounces and complaints with the right key', async () => {
    const site = await openNewsletter(openDatabase)
    const { pathname } = new URL(site.newsletter.bounces.address)
    const report = async (payload: unknown, url = pathname) =>
      (await site.app.inject({ method: 'POST', url, payload: payload as object })).statusCode
    const addresses = [...'abcdefghi'].map(letter => `${letter}@example.com`)
    const file = new TextEncoder().encode(addresses.join('\n'))
    await site.newsletter.lists.ensure('newsletter')
    await site.newsletter.importSubscribers('newsletter', file, {
      consentText: 'On paper',
      isPreview: false,
    })
    const statuses = async () => {
      const rows = await site.services.db
        .selectFrom('newsletter_subscribers')
        .select(['email', 'status'])
        .where('status', '!=', 'confirmed')
        .orderBy('email')
        .execute()
      return rows.map(({ email, status }) => `${email[0]} ${status}`)
    }
    const bounce = { email: 'a@example.com', type: 'bounce' }
    expect(await report(bounce, '/newsletter/bounces/guess')).toBe(404)
    const unreadable = [{ email: 'nobody', type: 'bounce' }, { email: 'a@example.com' }, [], {}]
    const many = Array.from({ length: 1001 }, () => bounce)
    for (const wrong of [...unreadable, unreadable, many]) expect(await report(wrong)).toBe(400)
    for (const passing of [
      { event: 'delivered' },
      { event: 'soft_bounce' },
      { event: 'deferred', type: 'bounce' },
      { event: 'bounce', type: 'blocked', status: '5.7.1' },
      { event: 'bounce', type: 'bounce', status: '4.2.2', reason: 'mailbox full' },
      { type: 'bounce', status: 452 },
      { event: 'bounce', type: 'bounce', status: 'smtp; 550 5.7.26 Unauthenticated' },
      { event: 'bounce', status: '5.0.0', reason: '550 #5.7.1 Message blocked' },
      { event: 'hardBounce', reason: '552-5.2.2 The inbox is out of storage space' },
      { event: 'bounce', status: '5.1.8' },
      { event: 'bounce', type: 'bounce', reason: '450 4.2.1 try again later' },
      { event: 'bounce', type: 'Blocked' },
      { type: 'odd' },
    ]) {
      expect(await report({ email: 'a@example.com', ...passing })).toBe(204)
    }
    expect(await statuses()).toEqual([])
    expect(await report({ ...bounce, email: 'A@Example.com' })).toBe(204)
    expect(await report({ email: 'b@example.com', type: 'complaint' })).toBe(204)
    expect(
      await report([
        ...unreadable,
        { email: 'c@example.com', event: 'hard_bounce', id: 7 },
        { email: 'd@example.com', event: 'opened' },
        { email: 'e@example.com', event: 'spam' },
        { email: 'f@example.com', event: 'bounce', type: 'bounce', status: '5.1.1' },
        { email: 'g@example.com', event: 'spamreport' },
        { email: 'h@example.com', event: 'invalid_email' },
        { email: 'i@example.com', event: 'Hard-Bounce', reason: '550-5.1.1 User unknown' },
      ]),
    ).toBe(204)
    expect(await statuses()).toEqual([
      ...['a bounced', 'b suppressed', 'c bounced', 'e suppressed', 'f bounced'],
      ...['g suppressed', 'h bounced', 'i bounced'],
    ])
  })
})
