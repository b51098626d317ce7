import { expect, it } from 'vitest'
import { htmlToText } from '#base'
import type { Catalogue } from '#texts'
import { formMessageTexts } from '../src/forms/message-texts.ts'
import { texts as contactTexts } from '../src/modules/contact-form/texts.ts'
import { texts as newsletterTexts } from '../src/modules/newsletter/texts.ts'
import { newsletterMailTexts } from '../src/newsletter/mail-texts.ts'
import { siteTexts } from '../src/render/site/texts.ts'
import { newsletterPageTexts } from '../src/server/site/newsletter/newsletter-texts.ts'
import { answerTexts } from '../src/ui/forms/answer-texts.ts'
import { describeDatabases } from './support/databases.ts'
import { englishWords, findWords } from './support/english-words.ts'
import { openFormSite } from './support/form-site.ts'
import { openNewsletter } from './support/newsletter.ts'
import { solveSum } from './support/sum.ts'

const catalogues: Catalogue<never>[] = [
  answerTexts,
  contactTexts,
  formMessageTexts,
  newsletterMailTexts,
  newsletterPageTexts,
  newsletterTexts,
  siteTexts,
]
const LANGUAGES = ['de', 'fr', 'ar'] as const
type Language = (typeof LANGUAGES)[number]

/** Visible and announced texts of a page. */
const saidBy = (html: string) =>
  [
    html.replace(/<(style|script)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' | '),
    ...[...html.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(([, one]) => one),
  ].join(' | ')

/** Checks language and direction, and that no English text of the program occurs. */
function expectIn(language: Language, html: string, what: string) {
  const [, lang, dir] = /<html lang="([\w-]+)" dir="(\w+)"/.exec(html) ?? []
  expect([lang, dir], what).toEqual([language, language === 'ar' ? 'rtl' : 'ltr'])
  expect(findWords(htmlToText(saidBy(html)), englishWords(catalogues, language)), what).toEqual([])
}

/** Values in right-to-left text are isolated. */
const isolated = (language: Language, value: string) =>
  language === 'ar' ? `\u2068${value}\u2069` : value

describeDatabases('forms in other languages', openDatabase => {
  it('knows English where it is', async () => {
    const site = await openNewsletter(openDatabase)
    const form = await site.openForm({ firstName: true, asksConsent: true })
    for (const language of LANGUAGES) {
      expect(findWords(saidBy(form.html), englishWords(catalogues, language))).toEqual(
        expect.arrayContaining(['First name', 'Subscribe']),
      )
    }
  })

  it.each(LANGUAGES)(
    'NL-1 NL-3 a sign-up, from the form to the preferences: %s',
    async language => {
      const site = await openNewsletter(openDatabase)
      await site.services.pages.settings.set({ locale: language })
      const form = await site.openForm({
        firstName: true,
        lastName: true,
        asksConsent: true,
        fields: [{ id: 'why', label: 'Zzz', required: true, maxLength: 5 }],
      })
      expectIn(language, form.html, 'the form')
      const press = async (fields: Record<string, string>) =>
        (await site.post('/letters', { ...form.given, ...fields, _action: 'letters/subscribe' }))
          .body
      const wrong = await press({ email: 'aino', field_why: 'Zzzzzz' })
      expect(wrong.includes('field-error')).toBe(true)
      expectIn(language, wrong, 'what is wrong with it')
      const email = 'aino@example.com'
      const right = { email, first_name: 'Aino', last_name: 'Berg', field_why: 'Zzz', consent: '1' }
      const again = await press(right)
      expect(again.includes('name="token"')).toBe(true)
      expectIn(language, again, 'the second press')
      const token = / name="token" value="([^"]+)"/.exec(again)?.[1] ?? ''
      const done = await press({ ...right, token })
      expect(done.includes('data-form-sent')).toBe(true)
      expectIn(language, done, 'that it was sent')

      await site.drain()
      const [mail] = site.mailsTo(email)
      expectIn(language, mail?.html ?? '', 'the mail')
      const link = site.linkTo('confirm', email)
      const asked = (await site.get(link)).body
      expectIn(language, asked, 'the question')
      expect(asked.includes(isolated(language, email))).toBe(true)
      const confirmed = (await site.post(link)).body
      expectIn(language, confirmed, 'the answer')
      const preferences =
        /href="https?:\/\/[^/"]+([^"]+preferences[^"]+)"/.exec(confirmed)?.[1] ?? ''
      const chosen = (await site.get(preferences)).body
      expectIn(language, chosen, 'the preferences')
      expect(chosen.includes(isolated(language, email))).toBe(true)
      expectIn(language, (await site.post(preferences)).body, 'the preferences, saved')
      expectIn(language, (await site.post(preferences, { erase: '1' })).body, 'that it was erased')
      expectIn(language, (await site.get(link)).body, 'a link that leads nowhere')
    },
  )

  it.each(LANGUAGES)(
    'a form with steps, from the first to a link for later: %s',
    async language => {
      const site = await openFormSite(openDatabase, {
        title: 'Zzz',
        resume: true,
        botCheck: false,
        fields: [
          { id: 'name', required: true },
          { id: 'email', type: 'email', required: true },
          { id: 'where', type: 'address', label: 'Zzz' },
          { id: 'second', type: 'step' },
          { id: 'pieces', label: 'Zzz', type: 'number', required: true, min: '2', max: '9' },
          { id: 'stars', label: 'Zzz', type: 'rating' },
          { id: 'day', label: 'Zzz', type: 'date', min: '2027-03-01' },
          { id: 'kind', label: 'Zzz', type: 'select', options: [{ label: 'Zzz' }] },
        ],
      })
      await site.services.pages.settings.set({ locale: language })
      await site.publish()
      const read = async () => (await site.app.inject({ url: '/contact' })).body
      expectIn(language, await read(), 'the form')
      const press = async (action: string, fields: Record<string, string>) => {
        const { body } = await site.app.inject({
          method: 'POST',
          url: '/contact',
          headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ ...fields, _action: `form/${action}` }).toString(),
        })
        return body
      }
      const entered = { field_name: 'Aino', field_email: 'aino', field_pieces: '1' }
      const wrong = await press('send', { ...entered, field_day: '2027-02-01' })
      expect(wrong.includes('data-form-error')).toBe(true)
      expectIn(language, wrong, 'what is wrong with it')
      const token = / name="token" value="([^"]+)"/.exec(wrong)?.[1] ?? ''
      const email = 'aino@example.com'
      const saved = await press('save', {
        ...entered,
        ...solveSum(wrong),
        token,
        save_email: email,
      })
      expectIn(language, saved, 'that a link was sent')
      expect(saved.includes(isolated(language, email))).toBe(true)
      const old = (await site.app.inject({ url: '/contact?form.resume=old' })).body
      expectIn(language, old, 'a link that leads nowhere')
    },
  )
})
