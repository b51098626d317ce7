import { expect, it } from 'vitest'
import { DAY, HOUR } from '#base'
import { type SmtpDouble, startSmtp } from './doubles/smtp.ts'
import { describeDatabases } from './support/databases.ts'
import { openNewsletter } from './support/newsletter.ts'
import { startProduction, until } from './support/production.ts'
import { signInAs } from './support/staff-browser.ts'

const CAMPAIGN = '/newsletter-letters'
const campaigns = (smtp: SmtpDouble) =>
  smtp.mails.filter(mail => mail.subject === 'News from the studio')
const recipients = (smtp: SmtpDouble) => campaigns(smtp).map(mail => mail.to?.[0]?.address ?? '')

describeDatabases('campaigns', openDatabase => {
  it('are written in the builder, and go out as HTML and text with a way to end them', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.subscribe('aino@example.com')
    const id = await site.writeCampaign(editor)
    const preview = await editor.call('GET', `${CAMPAIGN}/${id}/preview`)
    expect(preview.body.leftOut).toEqual(['Slider'])
    const { pageId } = (await editor.call('GET', `${CAMPAIGN}/${id}`)).body
    const frame = async () => (await editor.call('GET', `/builder?page=${pageId}`)).body
    const subject = 'News from the studio'
    expect(await frame()).toMatchObject({ header: '', footer: '', campaign: { id, subject } })
    expect((await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})).body).toMatchObject({
      status: 'sending',
      report: { queued: 1 },
    })
    // Sent campaigns cannot be edited.
    expect(await frame()).not.toHaveProperty('campaign')
    const done = await site.sendOut(id)
    expect(done).toMatchObject({ status: 'sent', report: { sent: 1, queued: 0 } })
    const [mail] = campaigns(site.smtp)
    expect(mail?.text).toContain(`Spring at the studio

The kiln is warm. Courses (http://127.0.0.1:3000/courses) begin.

- One
- Two & more

See all: http://127.0.0.1:3000/courses

* * *

You get this email because you subscribed to “Newsletter”.`)
    expect(mail?.html).toContain('<strong>warm</strong>')
    expect(mail?.html).toMatch(
      /<a class="link" style="[^"]+" href="http:\/\/127.0.0.1:3000\/courses"/,
    )
    const header = (name: string) => mail?.headers.find(one => one.key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, oneClick = ''] =
      /^<http:\/\/127\.0\.0\.1:3000(.+)>$/.exec(header('list-unsubscribe') ?? '') ?? []
    // As mail programs send it: without cookie and referrer.
    const pressed = await site.post(oneClick, { 'List-Unsubscribe': 'One-Click' })
    expect(pressed.statusCode).toBe(200)
    expect(await site.find('aino')).toMatchObject([{ status: 'unsubscribed' }])
    expect((await editor.call('GET', `${CAMPAIGN}/${id}`)).body.report.unsubscribed).toBe(1)
    await site.post(oneClick, {})
    expect((await editor.call('GET', `${CAMPAIGN}/${id}`)).body.report.unsubscribed).toBe(1)
  })

  it('end nothing when a link of theirs is merely followed', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.subscribe('aino@example.com')
    const id = await site.writeCampaign(editor)
    await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
    await site.sendOut(id)
    const link = site.linkTo('unsubscribe', 'aino@example.com')
    expect((await site.get(link)).body).toContain('Unsubscribe?')
    expect(await site.find('aino')).toMatchObject([{ status: 'confirmed' }])
  })

  it('wait for their schedule and can be recalled; the content is that of the preview', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.addReaders(2)
    const id = await site.writeCampaign(editor)
    const at = site.clock.now() + HOUR
    const act = (name: string, body: object = {}) =>
      editor.call('POST', `${CAMPAIGN}/${id}/${name}`, body)
    expect((await act('schedule', { at })).body).toMatchObject({ status: 'scheduled' })
    const changed = await editor.call('PATCH', `${CAMPAIGN}/${id}`, { subject: 'Other' })
    expect(changed.body.error).toBe('not-allowed')
    expect((await act('unschedule')).body).toMatchObject({ status: 'draft', scheduledAt: null })
    expect((await act('unschedule')).body.error).toBe('not-allowed')
    await act('schedule', { at })
    await site.drain()
    expect(campaigns(site.smtp)).toEqual([])
    // Subscribers who left are skipped, new ones included.
    const [left] = await site.find('reader-0')
    await site.newsletter.subscribers.unsubscribe(left?.id ?? '')
    site.clock.advance(HOUR)
    expect(await site.sendOut(id)).toMatchObject({ status: 'sent', report: { sent: 1 } })
    expect(recipients(site.smtp)).toEqual(['reader-1@example.com'])
    expect((await act('schedule')).body.error).toBe('not-allowed')
    const { body: campaign } = await editor.call('GET', `${CAMPAIGN}/${id}`)
    const { body: block } = await editor.call('GET', `/pages/${campaign.pageId}`)
    await editor.call('DELETE', `/pages/${block.id}`)
    const shown = await editor.call('GET', `${CAMPAIGN}/${id}/preview`)
    expect(shown.body.text).toContain('Spring at the studio')
    // As readers got it, except for link targets.
    expect(shown.body.text).toMatch(/because you subscribed to “Newsletter”\.\nUnsubscribe\n/)
    expect(shown.body.text).not.toContain('This is a test')
  })

  it('NL-3 are not sent again by themselves where the mail server had all of one and the connection broke', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.addReaders(3)
    const id = await site.writeCampaign(editor)
    await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
    site.smtp.behave('drop')
    const dropped = await site.sendOut(id)
    expect(dropped).toMatchObject({ status: 'sent', report: { sent: 0, uncertain: 3, failed: 0 } })
    expect(recipients(site.smtp)).toHaveLength(3)
    expect(new Set(recipients(site.smtp)).size).toBe(3)
    // Other mails, such as orders, are repeated: at-least-once delivery.
    await site.signUp('aino@example.com')
    await site.drain()
    site.smtp.behave('accept')
    site.clock.advance(HOUR)
    await site.drain()
    expect(site.mailsTo('aino@example.com')).toHaveLength(2)
  })

  it('NL-3 count opens and clicks if enabled, only for subscribers who agreed', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.subscribe('aino@example.com', { isMeasured: true })
    await site.subscribe('ben@example.com')
    const ways = /http:\/\/127\.0\.0\.1:3000(\/newsletter\/(?:link|opened\.gif)\?token=[^"]+)/g
    const sendCampaign = async (measures?: boolean) => {
      const id = await site.writeCampaign(editor, measures === undefined ? {} : { measures })
      await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
      await site.sendOut(id)
      const html = (email: string) => String(site.mailsTo(email).at(-1)?.html)
      const [aino, ben] = ['aino@example.com', 'ben@example.com'].map(email =>
        [...html(email).matchAll(ways)].map(([, path = '']) => path),
      )
      const report = async () => (await editor.call('GET', `${CAMPAIGN}/${id}`)).body.report
      return { aino: aino ?? [], ben, report }
    }
    const without = await sendCampaign()
    expect([without.aino, without.ben]).toEqual([[], []])
    const campaign = await sendCampaign(true)
    expect([campaign.aino.length, campaign.ben]).toEqual([3, []])
    const mail = site.mailsTo('aino@example.com').at(-1)
    expect(mail?.text).toContain('Courses (http://127.0.0.1:3000/courses)')
    expect(mail?.html).toContain('href="http://127.0.0.1:3000/newsletter/unsubscribe?')
    expect(await campaign.report()).toMatchObject({ sent: 2, measured: 1, opened: 0, clicked: 0 })

    const [first = '', , image = ''] = campaign.aino
    for (let times = 0; times < 2; times++) {
      const seen = await site.get(image)
      expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/gif'])
    }
    expect(await campaign.report()).toMatchObject({ measured: 1, opened: 1, clicked: 0 })
    const follow = async (url: string, agent: string, method: 'GET' | 'HEAD' = 'GET') => {
      const led = await site.app.inject({ method, url, headers: { 'user-agent': agent } })
      expect(led.statusCode).toBe(302)
      expect(led.headers.location).toBe('http://127.0.0.1:3000/courses')
    }
    const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'
    await follow(first, 'SafeLinksBot/1.0')
    await follow(first, browser, 'HEAD')
    expect(await campaign.report()).toMatchObject({ clicked: 0 })
    for (let times = 0; times < 2; times++) await follow(first, browser)
    expect(await campaign.report()).toMatchObject({ measured: 1, opened: 1, clicked: 1 })
    // Forged links and links for other purposes do not redirect.
    for (const forged of [`${first}x`, image.replace('opened.gif', 'link')]) {
      expect((await site.get(forged)).statusCode).toBe(404)
    }

    // After withdrawal, links work without tracking.
    const preferences = site.linkTo('preferences', 'aino@example.com')
    expect((await site.get(preferences)).body).toContain('name="measuring" value="1" checked')
    const other = await sendCampaign(true)
    await site.post(preferences, { list: 'newsletter' })
    expect((await site.get(preferences)).body).not.toContain('name="measuring"')
    await follow(other.aino[0] ?? '', browser)
    expect(await other.report()).toMatchObject({ measured: 1, opened: 0, clicked: 0 })
    expect((await sendCampaign(true)).aino).toEqual([])
  })

  it('keep the rate, stop on request, and skip unsubscribed readers', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.addReaders(30)
    const id = await site.writeCampaign(editor, { perMinute: 12 })
    await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
    const [left] = await site.find('reader-7@')
    await site.newsletter.subscribers.unsubscribe(left?.id ?? '')
    for (let second = 0; second < 55; second++) {
      await site.drain()
      site.clock.advance(1000)
    }
    expect(campaigns(site.smtp).length).toBeGreaterThan(9)
    expect(campaigns(site.smtp).length).toBeLessThanOrEqual(12)
    site.clock.advance(10_000)
    for (let second = 0; second < 10; second++) await site.drain()
    const stopped = await editor.call('POST', `${CAMPAIGN}/${id}/stop`)
    expect(stopped.body.status).toBe('stopped')
    const before = campaigns(site.smtp).length
    site.clock.advance(DAY)
    await site.drain()
    await site.drain()
    expect(campaigns(site.smtp)).toHaveLength(before)
    expect(new Set(recipients(site.smtp)).size).toBe(before)
    expect(recipients(site.smtp)).not.toContain('reader-7@example.com')
  })

  it('a missing mailbox ends the subscription, a missing server is retried', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.addReaders(3)
    site.smtp.forget('reader-1@example.com')
    const id = await site.writeCampaign(editor)
    await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
    site.smtp.behave('refuse')
    await site.drain()
    await site.drain()
    site.clock.advance(60_000)
    site.smtp.behave('accept')
    expect(await site.sendOut(id)).toMatchObject({ report: { sent: 2, bounced: 1 } })
    expect(await site.find('reader-1@')).toMatchObject([{ status: 'bounced' }])
    expect(recipients(site.smtp).sort()).toEqual(['reader-0@example.com', 'reader-2@example.com'])
  })

  it('NL-3 a campaign reaches everybody else at once while 45 addresses are deferred', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.addReaders(150)
    // Lowest ids first, the order of delivery.
    const subscribers = await site.find('reader-')
    for (let index = 0; index < 45; index++) {
      site.smtp.refuse(`reader-${index}@example.com`, 450, '4.2.0 greylisted')
    }
    expect(subscribers.length).toBeGreaterThan(0)
    const id = await site.writeCampaign(editor)
    await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
    for (let second = 0; second < 20; second++) {
      await site.drain()
      site.clock.advance(1000)
    }
    expect((await site.newsletter.campaigns.find(id))?.report).toMatchObject({
      sent: 105,
      deferred: 45,
      queued: 0,
    })
    for (let index = 0; index < 45; index++) site.smtp.accept(`reader-${index}@example.com`)
    site.clock.advance(HOUR)
    expect(await site.sendOut(id)).toMatchObject({ status: 'sent', report: { sent: 150 } })
  })

  it.each([
    '5.7.1 Service unavailable; client host is on a block list',
    '#5.7.1 Rejected',
    'Blocked - see https://blocklist.example/1.2.3.4',
    'SPF check failed',
  ])(
    'NL-3 a block of the sender pauses the campaign, tells the site and unsubscribes nobody: %s',
    async text => {
      const site = await openNewsletter(openDatabase)
      const editor = await signInAs(site, 'editor')
      await site.addReaders(5)
      site.smtp.refuse('reader-0@example.com', 550, text)
      const id = await site.writeCampaign(editor)
      await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
      const paused = await site.sendOut(id)
      expect(paused).toMatchObject({ status: 'paused', report: { blocked: 1 } })
      expect(paused?.pauseReason).toContain(text)
      await site.drain()
      const [told] = site.mailsTo('hello@example.com')
      expect(told?.subject).toBe('Newsletter paused: News from the studio')
      expect(told?.text).toContain(text)
      const sent = campaigns(site.smtp).length
      site.clock.advance(DAY)
      await site.drain()
      expect(campaigns(site.smtp)).toHaveLength(sent)
      expect(await site.find('reader-0@')).toMatchObject([{ status: 'confirmed' }])
      expect((await editor.call('POST', `${CAMPAIGN}/${id}/resume`)).body).toMatchObject({
        status: 'sending',
        pauseReason: null,
      })
      expect(await site.sendOut(id)).toMatchObject({
        status: 'sent',
        report: { sent: 4, blocked: 1 },
      })
      expect(new Set(recipients(site.smtp)).size).toBe(4)
      expect((await editor.call('POST', `${CAMPAIGN}/${id}/resume`)).body.error).toBe('not-allowed')
      site.smtp.accept('reader-0@example.com')
      await editor.call('POST', `${CAMPAIGN}/${id}/send-again`)
      expect(await site.sendOut(id)).toMatchObject({ report: { sent: 5, blocked: 0 } })
    },
  )

  it.each([
    ['550', '5.1.1 User unknown', 'bounced', 'bounced'],
    ['553', 'mailbox name not allowed', 'bounced', 'bounced'],
    ['550', '#5.1.1 <reader-1@example.com>: no such user', 'bounced', 'bounced'],
    ['550', '5.1.8 Bad sender system address', 'failed', 'confirmed'],
    ['554', '<reader-1@example.com>: 5.6.0 Message refused', 'failed', 'confirmed'],
    ['552', '5.2.2 Mailbox full', 'failed', 'confirmed'],
    ['554', '5.6.0 Message refused', 'failed', 'confirmed'],
  ])(
    'NL-3 the reply %s %s makes the delivery %s and leaves the subscriber %s',
    async (code, text, delivery, subscriber) => {
      const site = await openNewsletter(openDatabase)
      const editor = await signInAs(site, 'editor')
      await site.addReaders(2)
      site.smtp.refuse('reader-1@example.com', Number(code), text)
      const id = await site.writeCampaign(editor)
      await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
      expect(await site.sendOut(id)).toMatchObject({ report: { sent: 1, [delivery]: 1 } })
      expect(await site.find('reader-1@')).toMatchObject([{ status: subscriber }])
      site.clock.advance(DAY)
      await site.drain()
      expect(site.smtp.tries('reader-1@example.com')).toBe(1)
    },
  )

  it('send a test to one address, and refuse without content', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    const id = await site.writeCampaign(editor)
    const test = (to: string) => editor.call('POST', `${CAMPAIGN}/${id}/test`, { to })
    expect((await test('a@b.de, c@d.de')).body.error).toBe('invalid')
    expect((await test('me@example.com')).status).toBe(204)
    await site.drain()
    expect(site.mailsTo('me@example.com').map(mail => mail.subject)).toEqual([
      'Test: News from the studio',
    ])
    const nowhere = await editor.call('POST', CAMPAIGN, { subject: 'x', listId: 'none' })
    expect(nowhere.body.error).toBe('invalid')
    const empty = await editor.call('POST', CAMPAIGN, { subject: 'Nothing' })
    const schedule = (one: string) => editor.call('POST', `${CAMPAIGN}/${one}/schedule`, {})
    expect((await schedule(empty.body.id)).body.error).toBe('campaign-empty')
    await editor.call('PATCH', `${CAMPAIGN}/${id}`, { listId: null })
    expect((await schedule(id)).body.error).toBe('campaign-no-list')
    const author = await signInAs(site, 'author')
    expect((await author.call('GET', CAMPAIGN)).status).toBe(403)
  })

  it('NL-3 a campaign to 200 addresses whose server is killed halfway reaches each address once', async () => {
    const site = await openNewsletter(openDatabase)
    const { db, env } = site.services
    const editor = await signInAs(site, 'editor')
    await site.addReaders(200)
    const id = await site.writeCampaign(editor)
    await editor.call('POST', `${CAMPAIGN}/${id}/schedule`, {})
    const smtp = await startSmtp()
    const environment = {
      DATA_DIR: env.dataDir,
      DATABASE_URL: env.databaseUrl,
      PUBLIC_URL: env.publicUrl,
      SMTP_URL: smtp.url,
    }
    try {
      let server = await startProduction(environment)
      await until('some are out', async () => campaigns(smtp).length > 80, 60_000)
      smtp.behave('hang')
      await until('one hangs', async () => smtp.hanging() > 0, 60_000)
      const before = campaigns(smtp).length
      expect(before).toBeLessThan(200)
      await server.kill()
      smtp.hangUp()
      smtp.behave('accept')
      // Simulates the expiry of the dead process's leases.
      await db.updateTable('outbox').set({ leased_until: 0 }).execute()
      await db.updateTable('task_runs').set({ leased_until: 0 }).execute()
      server = await startProduction(environment)
      const status = async () => (await site.newsletter.campaigns.find(id))?.status
      await until('the campaign is out', async () => (await status()) === 'sent', 60_000)
      const { report } = (await site.newsletter.campaigns.find(id)) ?? {}
      // The delivery in flight is uncertain and not repeated automatically.
      expect(report).toMatchObject({ sent: 199, uncertain: 1, failed: 0, queued: 0 })
      expect(new Set(recipients(smtp)).size).toBe(recipients(smtp).length)
      expect((await editor.call('POST', `${CAMPAIGN}/${id}/send-again`)).status).toBe(200)
      await until('the last is out', async () => (await status()) === 'sent', 60_000)
      await server.stop()
      expect(recipients(smtp)).toHaveLength(200)
      expect(new Set(recipients(smtp)).size).toBe(200)
    } finally {
      await smtp.stop()
    }
  })
})
