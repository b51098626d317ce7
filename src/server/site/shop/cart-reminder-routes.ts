import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#base'
import type { Pages } from '#pages'
import type { Shop } from '#shop'
import { rememberRestoredCart, visitorCart } from '#shop/http'
import { CART_REMINDERS_END_PATH, CART_RESTORE_PATH } from '#shop/schema'
import { createTranslate, type KeyOf, type Translate } from '#texts'
import { calmPage } from '../../http/error-page.ts'
import { createVisitor } from '../visitor/visitor.ts'
import { cartReminderPageTexts } from './cart-reminder-texts.ts'

const PER_MINUTE = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }

type Say = Translate<KeyOf<typeof cartReminderPageTexts>>

/**
 * Pages for links in mails about carts. Opening a link changes nothing, because mail scanners follow
 * links. Mail programs can end reminders with a POST (RFC 8058).
 */
export function cartReminderRoutes(
  app: FastifyInstance,
  { shop, pages, publicUrl }: { shop: Shop; pages: Pages; publicUrl: string },
) {
  const { cartReminders } = shop
  const tokenOf = (request: FastifyRequest) =>
    String((request.query as { token?: unknown }).token ?? '')

  async function show(
    reply: FastifyReply,
    page: ((t: Say) => { title: string; text: string; action: string }) | undefined,
    language?: string,
  ) {
    const locale = language ?? (await pages.settings.get()).locale
    const t: Say = createTranslate(cartReminderPageTexts, { locale })
    const { shop: path } = (await shop.settings()).paths
    const shown = page?.(t) ?? {
      title: t('gone.title'),
      text: t('gone.text'),
      action: link(path, t('shop')),
    }
    return reply
      .code(page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(calmPage(locale, { page: t('page'), ...shown }))
  }

  app.get(CART_RESTORE_PATH, async (request, reply) => {
    const visitor = createVisitor(request, reply, publicUrl)
    const { key } = await visitorCart(shop, visitor)
    const found = await cartReminders.find(tokenOf(request), key)
    const lines = found?.cart?.lines.filter(line => !line.problem) ?? []
    if (!found || lines.length === 0) return show(reply, undefined, found?.locale)
    if (found.isSame) {
      const { cartReminders: reminders, paths } = await shop.settings()
      // The cart applies coupons of links.
      const query = reminders.coupon ? `?${new URLSearchParams({ coupon: reminders.coupon })}` : ''
      reply.header('cache-control', 'private, no-store')
      return reply.redirect(paths.cart + query, 303)
    }
    const count = lines.reduce((sum, line) => sum + line.quantity, 0)
    const names = new Intl.ListFormat(found.locale).format(lines.map(line => line.name))
    return show(
      reply,
      t => ({
        title: t('restore.title'),
        text: t('restore.text', { count, names }),
        action: button(t('restore.button')),
      }),
      found.locale,
    )
  })

  app.post(CART_RESTORE_PATH, PER_MINUTE, async (request, reply) => {
    const visitor = createVisitor(request, reply, publicUrl)
    const { key, customer } = await visitorCart(shop, visitor)
    const token = tokenOf(request)
    const restored = await cartReminders.restore({ token, key, customerId: customer?.id })
    if (!restored.ok) return show(reply, undefined)
    const cartPath = await rememberRestoredCart({ shop, visitor, customer }, restored.key)
    reply.header('cache-control', 'private, no-store')
    return reply.redirect(cartPath, 303)
  })

  app.get(CART_REMINDERS_END_PATH, async (request, reply) => {
    const found = await cartReminders.find(tokenOf(request), undefined)
    return show(
      reply,
      found &&
        (t => ({
          title: t('end.title'),
          text: t('end.text'),
          action: button(t('end.button')),
        })),
      found?.locale,
    )
  })

  app.post(CART_REMINDERS_END_PATH, PER_MINUTE, async (request, reply) => {
    const ended = await cartReminders.end(tokenOf(request))
    return show(
      reply,
      ended.ok
        ? t => ({
            title: t('ended.title'),
            text: t('ended.text'),
            action: link('/', t('home')),
          })
        : undefined,
      ended.ok ? ended.locale : undefined,
    )
  })
}

const button = (label: string) =>
  `<form method="post"><button class="button">${escapeHtml(label)}</button></form>`

const link = (href: string, label: string) =>
  `<a class="button" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
