import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#base'
import type { ExternalProvider } from '#newsletter/schema'
import { BREVO_KEY, MAILCHIMP_KEY, startProviders } from './doubles/newsletter-providers.ts'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { openNewsletter } from './support/newsletter.ts'

let providers: Awaited<ReturnType<typeof startProviders>>
beforeAll(async () => {
  providers = await startProviders()
})
afterAll(() => providers.stop())

const SECRETS = { mailchimp: MAILCHIMP_KEY, brevo: BREVO_KEY, webhook: 'shared secret'.repeat(2) }
const REMOTE = { mailchimp: 'audience1', brevo: '12', webhook: '' }

async function open(openDatabase: OpenDatabase, provider: ExternalProvider, more: object = {}) {
  const site = await openNewsletter(openDatabase, { ALLOW_PRIVATE_ADDRESSES: '1' })
  providers.behave('works')
  providers.members.clear()
  providers.calls.length = 0
  const account = await site.newsletter.accounts.add({
    provider,
    name: 'Main',
    url: provider === 'webhook' ? `${providers.url}/hook` : providers.url,
    secret: SECRETS[provider],
  })
  if (!account.ok) throw new Error(account.reason)
  const saved = await site.newsletter.lists.save({
    name: 'Elsewhere',
    description: '',
    isPublic: false,
    accountId: account.id,
    remoteId: REMOTE[provider],
    templateId: '',
    ...more,
  })
  if (!saved.ok) throw new Error(saved.reason)
  const form = await site.openForm({
    list: saved.id,
    firstName: true,
    fields: [{ id: 'city', label: 'City' }],
  })
  const send = (email: string, fields: Record<string, string> = {}) =>
    form.send({ email, first_name: 'Aino', field_city: 'Oslo', ...fields })
  const outbox = () =>
    site.services.db
      .selectFrom('outbox')
      .select(['attempts', 'last_error', 'done_at', 'recipient', 'subject'])
      .where('kind', '=', 'newsletter-sign-up')
      .execute()
  return { ...site, form, send, outbox }
}

describeDatabases('NL-3: providers of newsletters', openDatabase => {
  it('Mailchimp is given a member that it asks to confirm, also one that had left', async () => {
    const site = await open(openDatabase, 'mailchimp')
    expect(site.form.given).toMatchObject({ provider: 'mailchimp', account: 'Main' })
    expect(await site.send('Aino@example.com')).toMatchObject({ ok: true })
    const [member] = providers.members.values()
    expect(member).toEqual({
      email: 'Aino@example.com',
      status: 'pending',
      fields: { FNAME: 'Aino', CITY: 'Oslo' },
    })
    if (member) member.status = 'unsubscribed'
    await site.send('aino@example.com')
    expect([...providers.members.values()]).toMatchObject([{ status: 'pending' }])
    // Answered directly, so the outbox entry was removed.
    expect(await site.outbox()).toEqual([])
    await site.drain()
    expect(providers.calls).toHaveLength(3)
  })

  it('Brevo is given a contact, or asks with its template whether it wants to be one', async () => {
    const site = await open(openDatabase, 'brevo')
    expect(await site.send('aino@example.com')).toMatchObject({ ok: true })
    expect(await site.send('aino@example.com')).toMatchObject({ ok: true })
    expect(providers.calls[0]?.body).toMatchObject({ listIds: [12], updateEnabled: true })
    expect(providers.members.get('aino@example.com')).toMatchObject({
      status: 'added',
      fields: { FIRSTNAME: 'Aino', CITY: 'Oslo' },
    })
    const asking = await open(openDatabase, 'brevo', { templateId: '3' })
    await asking.send('ben@example.com')
    expect(providers.members.get('ben@example.com')?.status).toBe('asked')
    expect(providers.calls[0]?.body).toMatchObject({
      includeListIds: [12],
      templateId: 3,
      redirectionUrl: 'http://127.0.0.1:3000',
    })
  })

  it('a hook is told by a signed request, the same at every try', async () => {
    const site = await open(openDatabase, 'webhook')
    providers.behave('broken')
    expect(await site.send('aino@example.com')).toMatchObject({ ok: true })
    await site.drain()
    providers.behave('works')
    site.clock.advance(MINUTE)
    await site.drain()
    const [first, second] = providers.calls
    expect(second?.body).toMatchObject({
      type: 'newsletter.sign-up',
      list: 'Elsewhere',
      email: 'aino@example.com',
      first_name: 'Aino',
      fields: [{ id: 'city', label: 'City', value: 'Oslo' }],
      consent: { page: '/letters', ip_address: null },
    })
    expect(second?.body.id).toBe(first?.body.id)
    const [, seconds = '', signature = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(second?.headers['vitrine-signature'])) ?? []
    expect(Number(seconds)).toBe(Math.floor(site.clock.now() / 1000))
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(SECRETS.webhook),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    const signed = new TextEncoder().encode(`${seconds}.${second?.text}`)
    const bytes = Buffer.from(signature, 'hex')
    expect(await crypto.subtle.verify('HMAC', key, bytes, signed)).toBe(true)
    expect(await site.outbox()).toMatchObject([
      { attempts: 1, recipient: 'aino@example.com', subject: 'Elsewhere (Main)' },
    ])
  })

  it('NL-2 a provider’s refusal is shown with its reason and not retried', async () => {
    for (const [provider, words] of [
      ['mailchimp', 'x@fake.example looks fake or invalid, please enter a real email address.'],
      ['brevo', 'Invalid email address'],
    ] as const) {
      const site = await open(openDatabase, provider)
      const { ok, refusal } = await site.send('x@fake.example')
      expect([ok, refusal.error]).toEqual([false, `Subscription Error: ${words}`])
      expect(await site.outbox()).toEqual([])
    }
  })

  it('a provider is asked once for a form that is sent again, and the answer is the same', async () => {
    for (const provider of ['mailchimp', 'brevo', 'webhook'] as const) {
      const site = await open(openDatabase, provider)
      const issue = async () => {
        const { token } = (await site.form.call('token', {})).json().answer
        site.clock.advance(1000)
        return (email: string) =>
          site.form
            .call('subscribe', { ...site.form.given, email, first_name: 'Aino', token })
            .then(sent => sent.json())
      }
      const send = await issue()
      const answers = [await Promise.all([1, 2, 3].map(() => send('aino@example.com')))].flat()
      await site.drain()
      answers.push(await send('aino@example.com'))
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true])
      expect((await send('ben@example.com')).reason).toBe('expired')
      await site.drain()
      expect(providers.calls).toHaveLength(1)
      if (provider === 'webhook') continue
      const refused = await issue()
      const both = await Promise.all([1, 2].map(() => refused('x@fake.example')))
      const words = [...both, await refused('x@fake.example')].map(({ refusal }) => refusal.error)
      expect(words).toEqual(words.map(() => expect.stringContaining('Subscription Error: ')))
      expect(new Set(words).size).toBe(1)
      expect(providers.calls).toHaveLength(2)
      await site.newsletter.prune()
      expect(await tokens(site)).toBe(2)
      site.clock.advance(5 * HOUR)
      await site.newsletter.prune()
      expect(await tokens(site)).toBe(0)
    }
  })

  const tokens = async (site: Awaited<ReturnType<typeof open>>) => {
    const rows = await site.services.db.selectFrom('newsletter_sign_ups').select('id').execute()
    return rows.length
  }

  it.each(['too-many', 'broken', 'nonsense', 'nothing'] as const)(
    'loses no sign-up where the provider answers %s',
    async behaviour => {
      for (const provider of ['mailchimp', 'brevo'] as const) {
        const site = await open(openDatabase, provider)
        providers.behave(behaviour)
        expect(await site.send('aino@example.com')).toMatchObject({ ok: true })
        site.clock.advance(MINUTE)
        await site.drain()
        const [failed] = await site.outbox()
        expect(failed).toMatchObject({ attempts: 1, done_at: null })
        expect(failed?.last_error).toBeTruthy()
        expect(failed?.last_error).not.toContain(SECRETS[provider])
        providers.behave('works')
        site.clock.advance(MINUTE)
        await site.drain()
        expect([...providers.members.values()]).toMatchObject([{ email: 'aino@example.com' }])
        expect((await site.outbox())[0]?.done_at).toBeTruthy()
      }
    },
  )

  it('a wrong key is the owner’s to put right, and no sign-up is lost by it', async () => {
    const site = await open(openDatabase, 'brevo')
    const { items } = await site.newsletter.accounts.list({
      page: 1,
      perPage: 1,
      sort: 'name',
      order: 'asc',
    })
    const id = items[0]?.id ?? ''
    await site.newsletter.accounts.change(id, { secret: 'wrong' })
    expect(await site.send('aino@example.com')).toMatchObject({ ok: true })
    site.clock.advance(MINUTE)
    await site.drain()
    expect((await site.outbox())[0]?.last_error).toBe('answered 401: Key not found')
    await site.newsletter.accounts.change(id, { secret: BREVO_KEY })
    site.clock.advance(MINUTE)
    await site.drain()
    expect(providers.members.has('aino@example.com')).toBe(true)
  })
})
