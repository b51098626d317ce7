import { createBackground } from '../../src/server/background.ts'
import { type SmtpDouble, startSmtp } from '../doubles/smtp.ts'
import type { OpenDatabase } from './databases.ts'
import { createManualClock } from './manual-clock.ts'
import { documentOf, START } from './pages.ts'
import { buildTestApp, openTestServices } from './services.ts'
import { solveSum } from './sum.ts'

export type StoredNode = Parameters<typeof documentOf>[1] extends (infer Node)[] | undefined
  ? Node
  : never

/** User agent of a real browser. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

/** A site with a form at `/contact`, a mail server, and visitors. */
export async function openFormSite(
  openDatabase: OpenDatabase,
  props: Record<string, unknown> = {},
  environment: Record<string, string> = {},
  logTo?: { write(line: string): void },
) {
  const smtp: SmtpDouble = await startSmtp()
  const clock = createManualClock(START)
  const services = await openTestServices(
    openDatabase,
    { SMTP_URL: smtp.url, MAIL_FROM: 'Atelier <studio@atelier.example>', ...environment },
    clock,
  )
  services.connection.beforeClose(() => smtp.stop())
  await services.pages.settings.set({ siteName: 'Atelier', email: 'owner@example.com' })
  const app = await buildTestApp(services, logTo)

  /** Publishes the form. Proof of work is off: the sum protects it. */
  async function publish(more: Record<string, unknown> = {}) {
    const form = { id: 'form', title: 'Enquiry', botCheck: false, ...props, ...more }
    const document = documentOf('Contact', [{ type: 'contact-form', props: form }])
    const saved = await services.pages.save({
      path: '/contact',
      document,
      author: 't',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    return `${saved.id}/form`
  }
  const formKey = await publish()

  async function call(
    name: string,
    fields: object,
    headers: Record<string, string> = {},
    url = '/contact',
  ) {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { accept: 'application/json', 'user-agent': BROWSER, ...headers },
      payload: { ...fields, _action: `form/${name}` },
    })
    return answer.json()
  }

  /** Fills in the form like a person: request token, wait, solve, submit. */
  const send = (answers: Record<string, string | string[]>, headers = {}) =>
    sendTo('/contact', answers, headers)

  async function sendTo(url: string, answers: Record<string, string | string[]>, headers = {}) {
    const { answer } = await call('token', {}, headers, url)
    clock.advance(1000)
    const fields = Object.entries(answers).map(([id, value]) => [`field_${id}`, value])
    const shown = await app.inject({ url, headers: { accept: 'text/html' } })
    const body = { ...Object.fromEntries(fields), token: answer.token, ...solveSum(shown.body) }
    const sent = await call('send', body, headers, url)
    if (!sent.ok) throw new Error(JSON.stringify(sent))
    const [newest] = await services.forms.list(1)
    return { body, id: newest?.id ?? '' }
  }

  const errors: unknown[] = []
  return {
    services,
    app,
    clock,
    smtp,
    formKey,
    publish,
    call,
    send,
    sendTo,
    errors,
    /** Runs background work until nothing is due. */
    drain: () => createBackground(services, error => errors.push(error)).drain(),
    mailsTo: (email: string) =>
      smtp.mails.filter(mail => mail.to?.some(({ address }) => address === email)),
  }
}

export const FIELDS = [
  { id: 'name', label: 'Name', type: 'input' },
  { id: 'email', label: 'Email', type: 'email' },
  {
    id: 'topic',
    label: 'Topic',
    type: 'select',
    options: [{ label: 'Courses' }, { label: 'Orders' }, { label: 'Other' }],
  },
]
export const ANSWERS = { name: 'Aino', email: 'aino@visitor.example', topic: 'Courses' }
