import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { EMAIL_PATTERN, escapeHtml } from '#base'
import {
  BOUNCES_PATH,
  type ChosenList,
  CLICKED_PATH,
  CONFIRM_PATH,
  type MailEvent,
  type Newsletter,
  OPENED_PATH,
  PREFERENCES_PATH,
  type Preferences,
  UNSUBSCRIBE_PATH,
} from '#newsletter'
import type { Pages } from '#pages'
import { isBot } from '#split-test'
import { createTranslate, type KeyOf, type Translate } from '#texts'
import { calmPage } from '../../http/error-page.ts'
import { RefusedRequest } from '../../http/refused-request.ts'
import { newsletterPageTexts } from './newsletter-texts.ts'

const REPORTS_PER_MINUTE = { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } }
const MAX_EVENTS = 1000
/** Transparent pixel. */
const CLEAR_IMAGE = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
)
const EventName = Type.Optional(Type.String({ maxLength: 100 }))
/** Additional properties of mail providers are allowed. */
const Event = Type.Object({
  email: Type.String({ maxLength: 254, pattern: EMAIL_PATTERN }),
  event: EventName,
  type: EventName,
})
const isEvent = (sent: unknown): sent is MailEvent =>
  Value.Check(Event, sent) && (sent.event ?? sent.type) !== undefined
const PER_MINUTE = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }

/**
 * Pages for links in newsletter mails. Opening a link changes nothing, because mail scanners follow
 * links: each page asks first. Mail programs can unsubscribe with a POST (RFC 8058).
 */
export function newsletterRoutes(
  app: FastifyInstance,
  { newsletter, pages }: { newsletter: Newsletter; pages: Pages },
) {
  const { subscriptions } = newsletter
  const tokenOf = (request: FastifyRequest) =>
    String((request.query as { token?: unknown }).token ?? '')

  async function siteLanguage() {
    const { locale } = await pages.settings.get()
    const t: Say = createTranslate(newsletterPageTexts, { locale })
    return { t, locale }
  }

  /** Shows a page in the site's language, or a message that the link is invalid. */
  async function show(reply: FastifyReply, page: ((t: Say) => CalmPage) | undefined) {
    const { t, locale } = await siteLanguage()
    const shown: CalmPage = page
      ? page(t)
      : { title: t('gone.title'), text: t('gone.text'), action: link('/', t('home')) }
    return reply
      .code(page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(calmPage(locale, { page: t('page'), ...shown }))
  }

  app.get(CONFIRM_PATH, async (request, reply) => {
    const found = await subscriptions.confirmable(tokenOf(request))
    return show(
      reply,
      found &&
        (t => ({
          title: t('confirm.title'),
          text: t('confirm.text', found),
          action: button(t('confirm.button')),
        })),
    )
  })

  app.post(CONFIRM_PATH, PER_MINUTE, async (request, reply) => {
    const done = await subscriptions.confirm(tokenOf(request), request.ip)
    return show(
      reply,
      done.ok
        ? t => ({
            title: t('confirmed.title'),
            text: t('confirmed.text', { list: done.list }),
            action: link(done.preferences, t('open.preferences')),
          })
        : undefined,
    )
  })

  app.get(UNSUBSCRIBE_PATH, async (request, reply) => {
    const found = await subscriptions.unsubscribable(tokenOf(request))
    return show(
      reply,
      found &&
        (t => ({
          title: t('unsubscribe.title'),
          text: t('unsubscribe.text', found),
          action: button(t('unsubscribe.button')),
        })),
    )
  })

  app.post(UNSUBSCRIBE_PATH, PER_MINUTE, async (request, reply) => {
    const done = await subscriptions.unsubscribe(tokenOf(request))
    return show(
      reply,
      done.ok
        ? t => ({
            title: t('unsubscribed.title'),
            text: t('unsubscribed.text', { list: done.list }),
            action: link(done.preferences, t('open.preferences')),
          })
        : undefined,
    )
  })

  // The answer does not reveal whether the opening was counted.
  app.get(OPENED_PATH, async (request, reply) => {
    if (request.method === 'GET') await newsletter.measuring.opened(tokenOf(request))
    return reply.type('image/gif').header('cache-control', 'private, no-store').send(CLEAR_IMAGE)
  })

  app.get(CLICKED_PATH, async (request, reply) => {
    const isPerson = request.method === 'GET' && !isBot(request.headers)
    const href = await newsletter.measuring.clicked(tokenOf(request), isPerson)
    if (href === undefined) return show(reply, undefined)
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
    return reply.redirect(href)
  })

  app.post<{ Params: { key: string } }>(
    `${BOUNCES_PATH}/:key`,
    REPORTS_PER_MINUTE,
    async (request, reply) => {
      if (!newsletter.bounces.isKey(request.params.key)) return reply.callNotFound()
      const sent: unknown[] = [request.body].flat()
      // Unreadable events do not affect the others.
      const events = sent.filter(isEvent)
      if (events.length === 0 || sent.length > MAX_EVENTS)
        throw new RefusedRequest(400, 'malformed')
      await newsletter.bounces.take(events)
      return reply.code(204).send()
    },
  )

  app.get(PREFERENCES_PATH, async (request, reply) => {
    const found = await subscriptions.preferences(tokenOf(request))
    return show(reply, found && (t => preferencesPage(t, found)))
  })

  app.post(PREFERENCES_PATH, PER_MINUTE, async (request, reply) => {
    const token = tokenOf(request)
    const sent = (request.body ?? {}) as Record<string, string | string[]>
    const { list = [], erase, measuring } = sent
    if (erase !== undefined) {
      const erased = await subscriptions.erase(token)
      return show(
        reply,
        erased.ok
          ? t => ({
              title: t('erased.title'),
              text: t('erased.text'),
              action: link('/', t('home')),
            })
          : undefined,
      )
    }
    const { t } = await siteLanguage()
    const saved = await subscriptions.setLists(token, [list].flat(), {
      ip: request.ip,
      textOf: chosen => preferencesWords(t, chosen).join('\n'),
    })
    if (measuring === undefined) await subscriptions.endMeasuring(token)
    const found = saved.ok ? await subscriptions.preferences(token) : undefined
    return show(reply, found && (t => preferencesPage(t, found, true)))
  })
}

type CalmPage = Omit<Parameters<typeof calmPage>[1], 'page'>

/** A list choice, separated from the irreversible action. */
const PREFERENCES_STYLES = `
form { display: grid; gap: var(--space-5); justify-items: start; }
.field { gap: var(--space-3); }
legend { margin-block-end: var(--space-3); }
small { display: block; font-size: inherit; line-height: 1.4; color: var(--muted); }
hr { inline-size: 100%; margin-block: var(--space-7) var(--space-5); }
.notice { margin-block-end: var(--space-5); color: inherit; }`

type Say = Translate<KeyOf<typeof newsletterPageTexts>>

const button = (label: string) =>
  `<form method="post"><button class="button">${escapeHtml(label)}</button></form>`

const link = (href: string, label: string) =>
  `<a class="button" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

/** Text that subscribers agree to when they select a list; stored as proof. */
function preferencesWords(t: Say, { email, name, description }: ChosenList): string[] {
  return [t('preferences.text', { email }), name, description].filter(words => words !== '')
}

function preferencesPage(t: Say, { email, lists, isMeasured }: Preferences, isSaved = false) {
  const rows = lists.map(
    ({ id, name, description, isSubscribed }) =>
      `<label class="check"><input type="checkbox" name="list" value="${escapeHtml(id)}"${isSubscribed ? ' checked' : ''}><span>${escapeHtml(name)}${description ? `<small>${escapeHtml(description)}</small>` : ''}</span></label>`,
  )
  const measuring = isMeasured
    ? `<label class="check"><input type="checkbox" name="measuring" value="1" checked><span>${escapeHtml(t('preferences.measuring'))}</span></label>`
    : ''
  const choice =
    lists.length > 0
      ? `<form method="post"><fieldset class="field"><legend>${escapeHtml(t('preferences.lists'))}</legend>${rows.join('')}</fieldset>${measuring}<button class="button">${escapeHtml(t('preferences.save'))}</button></form>`
      : `<p>${escapeHtml(t('preferences.none'))}</p>`
  const saved = isSaved
    ? `<p class="notice" data-kind="success" role="status">${escapeHtml(t('preferences.saved'))}</p>`
    : ''
  return {
    styles: PREFERENCES_STYLES,
    title: t('preferences.title'),
    text: t('preferences.text', { email }),
    action: `${saved}${choice}<hr><p>${escapeHtml(t('preferences.eraseText'))}</p><form method="post"><button class="button" data-style="outline" name="erase" value="1">${escapeHtml(t('preferences.erase'))}</button></form>`,
  }
}
