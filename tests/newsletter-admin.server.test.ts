import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openNewsletter } from './support/newsletter.ts'
import { signInAs } from './support/staff-browser.ts'

const IMPORT = '/newsletter-subscribers/import?list=newsletter&consent=On%20paper'

describeDatabases('newsletter in the admin', openDatabase => {
  it('is for owner and editor; authors know the lists that they put into pages', async () => {
    const site = await openNewsletter(openDatabase)
    const statuses = async (role: 'owner' | 'editor' | 'shop-manager' | 'author') => {
      const staff = await signInAs(site, role)
      const paths = ['subscribers', 'suppressions', 'lists', 'accounts']
      const found = paths.map(path => staff.call('GET', `/newsletter-${path}`))
      return (await Promise.all(found)).map(answer => answer.status)
    }
    expect(await statuses('owner')).toEqual([200, 200, 200, 200])
    expect(await statuses('editor')).toEqual([200, 200, 200, 200])
    expect(await statuses('author')).toEqual([403, 403, 200, 403])
    expect(await statuses('shop-manager')).toEqual([403, 403, 403, 403])
    const editor = await signInAs(site, 'editor')
    const key = { provider: 'brevo', name: 'Brevo', secret: 'xkeysib-1' }
    expect((await editor.call('POST', '/newsletter-accounts', key)).status).toBe(403)
  })

  it('imports a file after a preview and resubscribes nobody who left', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.subscribe('left@example.com')
    const [left] = await site.find('left')
    await editor.call('POST', `/newsletter-subscribers/${left?.id}/unsubscribe`)
    await site.newsletter.suppressions.add('angry@example.com', 'complaint')
    const file = [
      '\uFEFFE-Mail;Vorname;Nachname',
      'ida@example.com;Ida;Ødegaard',
      "o'hara@example.com;'=1+1;O''Hara",
      'IDA@example.com;Ida;twice',
      'no address;;',
      'left@example.com;;',
      'angry@example.com;;',
      'a@b.com,c@d.com;;',
    ].join('\r\n')
    const send = (path: string) => editor.send('POST', path, file, 'text/csv')
    const preview = await send(`${IMPORT}&preview=true`)
    const counts = { rows: 7, added: 2, known: 1, suppressed: 1, invalid: 3 }
    expect(preview).toMatchObject({ status: 200, body: counts })
    expect(preview.body.problems).toEqual([
      { row: 4, email: 'IDA@example.com', reason: 'twice' },
      { row: 5, email: 'no address', reason: 'no-address' },
      { row: 8, email: 'a@b.com,c@d.com', reason: 'no-address' },
    ])
    expect(await site.find('ida')).toEqual([])
    expect((await send(IMPORT)).body).toMatchObject(counts)
    expect(await site.find('ida@')).toMatchObject([
      { status: 'confirmed', source: 'import', lastName: 'Ødegaard', consentText: 'On paper' },
    ])
    expect((await site.find('left'))[0]?.status).toBe('unsubscribed')
    // Importing the file again adds nobody.
    expect((await send(IMPORT)).body).toMatchObject({ added: 0, known: 3 })
  })

  it('refuses files without addresses, and empty proof of consent', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.newsletter.lists.ensure('newsletter')
    const reason = async (file: string, path = IMPORT) => {
      const { status, body } = await editor.send('POST', path, file, 'text/csv')
      return [status, body?.error]
    }
    expect(await reason('name,phone\nIda,1')).toEqual([422, 'no-email-column'])
    expect(await reason('email\n"broken')).toEqual([422, 'csv-quote'])
    expect(await reason('email\n\0')).toEqual([422, 'csv-binary'])
    expect(await reason(`email\n${'x'.repeat(11 * 1024 * 1024)}`)).toEqual([413, 'too-large'])
    expect((await reason('email\na@b.de', IMPORT.replace('On%20paper', '%20')))[0]).toBe(422)
    expect(await reason('email\na@b.de', IMPORT.replace('=newsletter', '=none'))).toEqual([
      422,
      'invalid',
    ])
    // Plain addresses, one per line.
    const plain = await editor.send(
      'POST',
      IMPORT,
      'ida@example.com\nben@example.com\n',
      'text/csv',
    )
    expect(plain.body).toMatchObject({ rows: 2, added: 2 })
  })

  it('NL-3 skips subscribers whose status in the file is unsubscribed', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.newsletter.lists.ensure('newsletter')
    const file = [
      'Email,First name,Status',
      'ann@example.com,Ann,confirmed',
      'bob@example.com,Bob,Unsubscribed',
      'cy@example.com,Cy,cleaned',
      'di@example.com,Di,blocklisted',
      'ed@example.com,Ed,unconfirmed',
      'flo@example.com,Flo,something else',
    ].join('\n')
    const send = (path: string) => editor.send('POST', path, file, 'text/csv')
    const counts = { rows: 6, added: 1, ended: 3, invalid: 2 }
    expect((await send(`${IMPORT}&preview=true`)).body).toMatchObject(counts)
    expect((await send(IMPORT)).body).toMatchObject(counts)
    const statuses = async (name: string) => (await site.find(name)).map(one => one.status)
    expect(await statuses('ann@')).toEqual(['confirmed'])
    expect(await statuses('bob@')).toEqual(['unsubscribed'])
    expect(await statuses('cy@')).toEqual(['bounced'])
    expect(await statuses('di@')).toEqual(['suppressed'])
    expect(await statuses('ed@')).toEqual([])
    // Bounced and complained addresses are not added to other lists.
    const other = await editor.call('POST', '/newsletter-lists', { name: 'Other' })
    const again = await send(IMPORT.replace('=newsletter', `=${other.body.id}`))
    expect(again.body).toMatchObject({ added: 1, ended: 1, suppressed: 2 })
  })

  it.each([
    ['a flag of Brevo', 'EMAIL,EMAIL_BLACKLIST\nann@example.com,FALSE\nbob@example.com,TRUE'],
    [
      'Mailchimp',
      'Email Address,MEMBER_STATUS\nann@example.com,Subscribed\nbob@example.com,Cleaned',
    ],
    ['MailPoet', 'email,global_status\nann@example.com,subscribed\nbob@example.com,unsubscribed'],
    ['German headings', 'E-Mail;Status\nann@example.com;bestätigt\nbob@example.com;abgemeldet'],
    ['an opt-in column', 'email,opt-in\nann@example.com,yes\nbob@example.com,no'],
    [
      'the moments of Mailchimp',
      'Email Address,UNSUB_TIME,UNSUB_CAMPAIGN_ID\nann@example.com,,\nbob@example.com,2026-01-31 10:00:00,7',
    ],
    [
      'a column of any name',
      'E-Mail;Zustand\nann@example.com;Angemeldet\nbob@example.com;Abgemeldet',
    ],
    [
      'a person on two lists',
      'email,list,status\nann@example.com,A,subscribed\nbob@example.com,A,subscribed\nbob@example.com,B,unsubscribed',
    ],
  ])('NL-3 understands the status of %s', async (_, file) => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.newsletter.lists.ensure('newsletter')
    const sent = await editor.send('POST', IMPORT, file, 'text/csv')
    expect(sent.body).toMatchObject({ added: 1, ended: 1 })
    expect((await site.find('ann@'))[0]?.status).toBe('confirmed')
  })

  it('does not resubscribe readers that its own export lists as unsubscribed', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.subscribe('left@example.com')
    await site.subscribe('here@example.com')
    const [left] = await site.find('left')
    await site.newsletter.subscribers.unsubscribe(left?.id ?? '')
    const { answer } = await editor.call('GET', '/newsletter-subscribers/export')
    const other = await editor.call('POST', '/newsletter-lists', { name: 'Other' })
    const path = IMPORT.replace('=newsletter', `=${other.body.id}`)
    const sent = await editor.send('POST', path, answer.body, 'text/csv')
    expect(sent.body).toMatchObject({ rows: 2, added: 1, ended: 1 })
    const rows = await site.services.db
      .selectFrom('newsletter_subscribers')
      .select(['email', 'status', 'confirmed_at'])
      .where('list_id', '=', other.body.id)
      .orderBy('email')
      .execute()
    expect(rows).toEqual([
      { email: 'here@example.com', status: 'confirmed', confirmed_at: expect.any(Number) },
      { email: 'left@example.com', status: 'unsubscribed', confirmed_at: null },
    ])
  })

  it('reads padded cells, one column of names and international domains', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.newsletter.lists.ensure('newsletter')
    const file = [
      'email                , name            , attributes',
      'anna@example.com       , Anna Maria Berg     , "{""a"": true}"',
      'bo@bücher.example       , Bo     , ""',
    ].join('\n')
    const sent = await editor.send('POST', IMPORT, file, 'text/csv')
    expect(sent.body).toMatchObject({ added: 2, invalid: 0, ignoredColumns: ['attributes'] })
    expect(await site.find('anna@')).toMatchObject([{ firstName: 'Anna Maria', lastName: 'Berg' }])
    expect((await site.find('bo@'))[0]?.email).toBe('bo@xn--bcher-kva.example')
  })

  it('reads Excel files in a Windows code page, or the one that staff choose', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.newsletter.lists.ensure('newsletter')
    const file = Buffer.from('email;Vorname\r\nanna@example.com;J\u00f6rg\u00b3\r\n', 'latin1')
    const preview = (more = '') =>
      editor.send('POST', `${IMPORT}&preview=true${more}`, file, 'text/csv')
    expect((await preview()).body).toMatchObject({
      format: { encoding: 'windows-1252', delimiter: ';' },
      sample: [{ firstName: 'Jörg³' }],
    })
    expect((await preview('&encoding=windows-1250')).body.sample).toMatchObject([
      { firstName: 'Jörgł' },
    ])
    expect((await preview('&encoding=utf-8')).body.error).toBe('csv-encoding')
  })

  it('exports everybody with the proof of consent, safe for spreadsheets, and takes it in again', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.subscribe('aino@example.com', { ip: '192.0.2.7', isMeasured: true })
    await editor.call('POST', '/newsletter-subscribers', {
      listId: 'newsletter',
      email: '+cmd@example.com',
      firstName: '=HYPERLINK("x")',
      consentText: 'On paper',
    })
    const path = '/newsletter-subscribers/export'
    const { answer } = await editor.call('GET', path)
    expect(answer.headers['content-disposition']).toMatch(/subscribers-2027-01-04\.csv/)
    const [head, first, second] = answer.body.split('\r\n')
    expect(head).toContain('Email,First name,Last name,List,Status')
    expect(first).toContain('aino@example.com,Aino,Berg,Newsletter,confirmed,form')
    expect(first).toContain('192.0.2.7')
    // The column of tracking consent is second to last.
    expect(head).toMatch(/,Agreed to counting opens and clicks,Ended$/)
    expect(first).toMatch(/,2027-01-04T[\d:.]+Z,$/)
    expect(second).toMatch(/,,$/)
    expect(second).toContain(`'+cmd@example.com,"'=HYPERLINK(""x"")"`)
    const filtered = (await editor.call('GET', `${path}?q=cmd`)).answer.body
    expect(filtered.trim().split('\r\n')).toHaveLength(2)
    const again = await editor.send('POST', IMPORT, answer.body, 'text/csv')
    expect(again.body).toMatchObject({ added: 0, known: 2, invalid: 0 })
  })

  it('erases an address from every list, and the log of it', async () => {
    const site = await openNewsletter(openDatabase)
    const editor = await signInAs(site, 'editor')
    await site.subscribe('aino@example.com')
    const [one] = await site.find('aino')
    expect((await editor.call('DELETE', `/newsletter-subscribers/${one?.id}`)).status).toBe(204)
    expect(await site.find('aino')).toEqual([])
    for (const table of ['outbox', 'newsletter_suppressions', 'audit_log'] as const) {
      const rows = await site.services.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('aino')
    }
  })

  it('stores the settings of a service and never returns its key', async () => {
    const site = await openNewsletter(openDatabase)
    const owner = await signInAs(site, 'owner')
    const add = (body: object) => owner.call('POST', '/newsletter-accounts', body)
    const made = await add({ provider: 'mailchimp', name: 'Main', secret: 'abc-us6' })
    expect(made.body).toMatchObject({ hasSecret: true, url: '' })
    expect(JSON.stringify(made.body)).not.toContain('abc-us6')
    expect((await add({ provider: 'brevo', name: 'Main', secret: 'k' })).body.error).toBe('taken')
    // Mailchimp keys contain a data center; webhooks need a URL.
    expect((await add({ provider: 'mailchimp', name: 'B', secret: 'abc' })).body.error).toBe(
      'invalid',
    )
    expect((await add({ provider: 'webhook', name: 'C', secret: 'abc' })).body.error).toBe(
      'invalid',
    )
    const path = `/newsletter-accounts/${made.body.id}`
    const change = (body: object) => owner.call('PATCH', path, body)
    expect((await change({ name: 'First', secret: '' })).body).toMatchObject({ hasSecret: true })
    // Keys are not sent to a changed URL.
    expect((await change({ url: 'https://evil.example' })).body.error).toBe('invalid')
    expect((await change({ url: 'https://proxy.example', secret: 'new-us6' })).status).toBe(200)
    const list = await owner.call('POST', '/newsletter-lists', {
      name: 'Elsewhere',
      accountId: made.body.id,
      remoteId: 'abc123',
    })
    expect(list.body).toMatchObject({ provider: 'mailchimp', remoteId: 'abc123' })
    expect((await owner.call('DELETE', path)).body.error).toBe('in-use')
    await owner.call('DELETE', `/newsletter-lists/${list.body.id}`)
    expect((await owner.call('DELETE', path)).status).toBe(204)
    const log = await site.services.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(log)).not.toMatch(/abc-us6|new-us6/)
  })
})
