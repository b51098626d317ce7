import { createBackground } from '../../src/server/background.ts'
import { type SmtpDouble, startSmtp } from '../doubles/smtp.ts'
import type { OpenDatabase } from './databases.ts'
import { createManualClock } from './manual-clock.ts'
import { documentOf, START } from './pages.ts'
import { buildTestApp, openTestServices } from './services.ts'
import type { StaffBrowser } from './staff-browser.ts'

interface SignUpMore {
  list?: string
  ip?: string | null
  isMeasured?: boolean
}

const campaignDocument = {
  ...documentOf('Spring at the studio', [
    {
      type: 'section',
      props: {
        id: 'section',
        content: [
          {
            type: 'text',
            props: {
              id: 'text',
              body: '<p>The kiln is <strong>warm</strong>. <a href="/courses">Courses</a> begin.</p><ul><li>One</li><li>Two &amp; more</li></ul>',
            },
          },
          {
            type: 'button',
            props: { id: 'button', label: 'See all', link: { url: '/courses' } },
          },
          { type: 'divider', props: { id: 'divider' } },
          { type: 'slider', props: { id: 'slider' } },
        ],
      },
    },
  ]),
}

/** A site with a newsletter, a mail server, and subscribers. */
export async function openNewsletter(
  openDatabase: OpenDatabase,
  environment: Record<string, string> = {},
) {
  const smtp: SmtpDouble = await startSmtp()
  const clock = createManualClock(START)
  const services = await openTestServices(
    openDatabase,
    { SMTP_URL: smtp.url, MAIL_FROM: 'Atelier <studio@atelier.example>', ...environment },
    clock,
  )
  services.connection.beforeClose(() => smtp.stop())
  await services.pages.settings.set({ siteName: 'Atelier', email: 'hello@example.com' })
  const app = await buildTestApp(services)
  const { newsletter } = services
  const errors: unknown[] = []

  /** Runs background work until nothing is due. */
  const drain = () => createBackground(services, error => errors.push(error)).drain()

  /** Signs up through a form. */
  async function signUp(email: string, more: SignUpMore = {}) {
    const target = await newsletter.formTarget(more.list ?? '')
    if (!target) throw new Error('no such list')
    return newsletter.signUp(
      target,
      {
        email,
        firstName: 'Aino',
        lastName: 'Berg',
        fields: [],
        consentText: 'Letters about courses',
        consentPage: '/journal',
        ip: more.ip ?? null,
        isMeasured: more.isMeasured ?? false,
      },
      crypto.randomUUID(),
    )
  }

  /** Adds confirmed subscribers directly. */
  async function addReaders(count: number) {
    const rows = Array.from({ length: count }, (_, index) => `reader-${index}@example.com`)
    const file = new TextEncoder().encode(rows.join('\n'))
    await newsletter.lists.ensure('newsletter')
    await newsletter.importSubscribers('newsletter', file, {
      consentText: 'On paper',
      isPreview: false,
    })
  }

  /** A campaign to the first list, written in a layout block. */
  async function writeCampaign(staff: StaffBrowser, more: object = {}) {
    const block = await staff.call('POST', '/pages', {
      path: `/letter-${crypto.randomUUID()}`,
      title: 'A campaign',
      kind: 'block',
      document: campaignDocument,
    })
    if (block.status !== 200) throw new Error(JSON.stringify(block.body))
    await newsletter.lists.ensure('newsletter')
    const { body } = await staff.call('POST', '/newsletter-letters', {
      subject: 'News from the studio',
      listId: 'newsletter',
      pageId: block.body.id,
      perMinute: 3000,
      ...more,
    })
    return body.id as string
  }

  /** Runs background work second by second until a campaign is sent. */
  async function sendOut(id: string) {
    for (let second = 0; second < 300; second++) {
      await drain()
      const campaign = await newsletter.campaigns.find(id)
      if (campaign?.status !== 'sending' && campaign?.status !== 'scheduled') return campaign
      clock.advance(1000)
    }
    throw new Error('it does not end')
  }

  const mailsTo = (email: string) =>
    smtp.mails.filter(mail => mail.to?.some(({ address }) => address === email))
  /** Path of a link in the newest mail to an address, by purpose. */
  function linkTo(purpose: 'confirm' | 'preferences' | 'unsubscribe', email: string): string {
    const text = mailsTo(email).at(-1)?.text ?? ''
    const link = new RegExp(`https?://[^\\s/]+(/newsletter/${purpose}\\?token=\\S+)`).exec(text)
    if (!link?.[1]) throw new Error(`no link to ${purpose} in: ${text}`)
    return link[1]
  }
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  const post = (url: string, form: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams(form).toString(),
    })

  async function subscribe(email: string, more: SignUpMore = {}) {
    await signUp(email, more)
    await drain()
    const link = linkTo('confirm', email)
    await post(link)
    return { link, confirmedAt: clock.now() }
  }

  /** A page with a sign-up form and a submit function. */
  async function openForm(props: Record<string, unknown> = {}, path = '/letters') {
    const saved = await services.pages.save({
      path,
      author: 't',
      publish: true,
      document: documentOf('Letters', [
        { type: 'newsletter', props: { id: 'letters', botCheck: false, ...props } },
      ]),
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const html = (await get(path)).body
    const given = Object.fromEntries(
      [...html.matchAll(/<input type="hidden"[^>]*? name="(\w+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    )
    const call = (name: string, fields: Record<string, string | string[]>) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { accept: 'application/json' },
        payload: { ...fields, _action: `letters/${name}` },
      })
    return {
      html,
      given,
      call,
      /** Result of a sign-up with a fresh token. */
      async send(fields: Record<string, string | string[]>) {
        const { token } = (await call('token', {})).json().answer
        clock.advance(1000)
        return (await call('subscribe', { ...given, ...fields, token })).json()
      },
    }
  }

  const find = async (email: string) => {
    const wanted = { page: 1, perPage: 10, sort: 'createdAt', order: 'asc', q: email } as const
    return (await newsletter.subscribers.list(wanted)).items
  }

  return {
    services,
    newsletter,
    app,
    clock,
    smtp,
    errors,
    drain,
    signUp,
    subscribe,
    mailsTo,
    linkTo,
    get,
    post,
    find,
    openForm,
    addReaders,
    writeCampaign,
    sendOut,
  }
}
