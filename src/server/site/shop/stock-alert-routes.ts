import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#base'
import type { Pages } from '#pages'
import type { Shop } from '#shop'
import { STOCK_ALERT_CONFIRM_PATH, STOCK_ALERT_END_PATH } from '#shop/schema'
import { createTranslate } from '#texts'
import { calmPage } from '../../http/error-page.ts'
import { stockAlertPageTexts } from './stock-alert-texts.ts'

const PER_MINUTE = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }

type Alert = NonNullable<Awaited<ReturnType<Shop['stockAlerts']['find']>>>

/**
 * Pages for links in back-in-stock mails. Opening a link changes nothing, because mail scanners follow
 * links.
 */
export function stockAlertRoutes(
  app: FastifyInstance,
  { shop, pages }: { shop: Shop; pages: Pages },
) {
  const { stockAlerts } = shop
  const tokenOf = (request: FastifyRequest) =>
    String((request.query as { token?: unknown }).token ?? '')

  async function show(
    reply: FastifyReply,
    state: 'confirm' | 'confirmed' | 'end' | 'ended',
    alert: Alert | undefined,
  ) {
    const locale = alert?.locale ?? (await pages.settings.get()).locale
    const t = createTranslate(stockAlertPageTexts, { locale })
    const home = link('/', t('home'))
    const asks = state === 'confirm' || state === 'end'
    const next = alert?.path ? link(alert.path, t('product')) : home
    const shown = alert
      ? {
          title: t(`${state}.title`),
          text: t(`${state}.text`, { email: alert.email, product: alert.product }),
          action: asks ? button(t(`${state}.button`)) : next,
        }
      : { title: t('gone.title'), text: t('gone.text'), action: home }
    return reply
      .code(alert ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(calmPage(locale, { page: t('page'), ...shown }))
  }

  app.get(STOCK_ALERT_CONFIRM_PATH, async (request, reply) => {
    const alert = await stockAlerts.find(tokenOf(request))
    return show(reply, alert && alert.state !== 'pending' ? 'confirmed' : 'confirm', alert)
  })
  app.post(STOCK_ALERT_CONFIRM_PATH, PER_MINUTE, async (request, reply) => {
    const done = await stockAlerts.confirm(tokenOf(request))
    return show(reply, 'confirmed', done.ok ? done.alert : undefined)
  })
  app.get(STOCK_ALERT_END_PATH, async (request, reply) =>
    show(reply, 'end', await stockAlerts.find(tokenOf(request))),
  )
  app.post(STOCK_ALERT_END_PATH, PER_MINUTE, async (request, reply) => {
    const done = await stockAlerts.end(tokenOf(request))
    return show(reply, 'ended', done.ok ? done.alert : undefined)
  })
}

const button = (label: string) =>
  `<form method="post"><button class="button">${escapeHtml(label)}</button></form>`

const link = (href: string, label: string) =>
  `<a class="button" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
