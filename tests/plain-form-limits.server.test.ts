import { afterEach, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '#base'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { documentOf } from './support/pages.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { solveSum } from './support/sum.ts'

const PATH = '/journal/forms'
const PER_HOUR = 30
const AINO = 'aino@example.com'

const ASKS_AGAIN = /<p class="notice"[^>]*>One more step/

const MODULES = [
  { type: 'contact-form', props: { id: 'form', resume: true } },
  { type: 'newsletter', props: { id: 'letters' } },
  { type: 'comments', props: { id: 'talk' } },
]

interface Form {
  action: string
  fields: Record<string, string>
  /** In the page of a refusal. */
  kept: string[]
}

const FORMS: Form[] = [
  {
    action: 'form/send',
    fields: { field_name: 'Aino', field_email: AINO, field_message: 'About bowls' },
    kept: ['value="Aino"', `value="${AINO}"`, '>About bowls</textarea>'],
  },
  {
    action: 'form/save',
    fields: { field_name: 'Aino', field_message: 'About bowls', save_email: AINO },
    kept: ['value="Aino"', '>About bowls</textarea>'],
  },
  { action: 'letters/subscribe', fields: { email: AINO }, kept: [`value="${AINO}"`] },
  {
    action: 'talk/send',
    fields: { field_name: 'Aino', field_email: AINO, field_text: 'About bowls' },
    kept: ['value="Aino"', `value="${AINO}"`, '>About bowls</textarea>'],
  },
]

describeDatabases(
  'forms without script',
  openDatabase => {
    const opened: { close(): Promise<unknown> }[] = []
    afterEach(async () => {
      vi.useRealTimers()
      for (const app of opened.splice(0)) await app.close()
    })

    async function open(called: string) {
      // Only dates, because the limits read them.
      vi.useFakeTimers({ toFake: ['Date'] })
      const clock = createManualClock(Date.now())
      const services = await openTestServices(openDatabase, { RATE_LIMIT: '100000' }, clock)
      const app = await buildTestApp(services)
      opened.push(app)
      const saved = await services.pages.save({
        path: PATH,
        kind: 'post',
        author: 't',
        publish: true,
        document: documentOf(
          'Forms',
          MODULES.filter(({ props }) => called.startsWith(props.id)),
        ),
      })
      expect(saved.ok).toBe(true)
      const { body } = await app.inject(PATH)
      const hidden = (name: string) =>
        new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1] ?? ''
      const names =
        called === 'letters/subscribe' ? ['list_id', 'provider', 'account', 'checksum'] : []
      const given = Object.fromEntries(names.map(name => [name, hidden(name)]))
      const press = (fields: Record<string, string>) =>
        app.inject({
          method: 'POST',
          url: PATH,
          headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
          payload: new URLSearchParams({ ...given, ...fields, _action: called }).toString(),
        })
      const advance = (ms: number) => {
        vi.setSystemTime(Date.now() + ms)
        clock.advance(ms)
      }
      return { services, press, advance }
    }

    /** Token and solved sum of a refused form. */
    const proven = (html: string) => ({
      ...solveSum(html),
      token: /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '',
    })

    it.each(FORMS)(
      '$action counts what it stores, and keeps a form beyond the limit',
      async form => {
        const { press, advance, services } = await open(form.action)
        const { fields, kept } = form
        for (let sent = 0; sent < PER_HOUR; sent++) {
          const asked = await press(fields)
          expect(asked.body).toMatch(ASKS_AGAIN)
          expect((await press({ ...fields, ...proven(asked.body) })).statusCode).toBe(200)
          if (sent % 4 === 3) advance(MINUTE)
        }
        const asked = await press(fields)
        expect(asked.statusCode).toBe(200)
        const refused = await press({ ...fields, ...proven(asked.body) })
        expect(refused.statusCode).toBe(429)
        const seconds = Number(refused.headers['retry-after'])
        expect(seconds).toBeGreaterThan(45 * 60)
        expect(seconds).toBeLessThanOrEqual(60 * 60)
        expect(refused.body).toContain(`send it again in ${Math.ceil(seconds / 60)} minutes.`)
        for (const entered of kept) expect(refused.body).toContain(entered)
        // The same sum again, until the time is over.
        expect(solveSum(refused.body).captcha).toBe(solveSum(asked.body).captcha)
        advance(seconds * SECOND + 1)
        const sent = await press({ ...fields, ...proven(refused.body) })
        expect(sent.statusCode).toBe(200)
        expect(sent.body).not.toMatch(ASKS_AGAIN)
        if (form.action === 'form/send')
          expect(await services.forms.list()).toHaveLength(PER_HOUR + 1)
      },
    )

    it.each(FORMS)('$action keeps a form that is pressed too often in a minute', async form => {
      const { press } = await open(form.action)
      const { fields, kept } = form
      let refused = await press(fields)
      for (let n = 0; n < 40 && refused.statusCode === 200; n++) refused = await press(fields)
      expect(refused.statusCode).toBe(429)
      const seconds = Number(refused.headers['retry-after'])
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(refused.body).toContain('send it again in 1 minute.')
      for (const entered of kept) expect(refused.body).toContain(entered)
    })
  },
  ANY_DATABASE,
)
