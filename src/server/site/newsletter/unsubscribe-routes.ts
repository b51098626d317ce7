import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Comments, UNSUBSCRIBE_PATH } from '#comments'
import type { Pages } from '#pages'
import { createTranslate } from '#texts'
import { calmPage } from '../../http/error-page.ts'
import { serverTexts } from '../../texts.ts'

const PER_MINUTE = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }

/**
 * Ends mails about answers to a comment, by a press on the page or in a mail program (RFC 8058).
 * Opening the link changes nothing, because mail scanners follow links.
 */
export function unsubscribeRoutes(
  app: FastifyInstance,
  { comments, pages }: { comments: Comments; pages: Pages },
) {
  const tokenOf = (request: FastifyRequest) =>
    String((request.query as { token?: unknown }).token ?? '')
  const send = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(html)

  app.get(UNSUBSCRIBE_PATH, async (request, reply) => {
    if (!comments.subscription.isLink(tokenOf(request))) return reply.callNotFound()
    const { locale } = await pages.settings.get()
    const t = createTranslate(serverTexts, { locale })
    return send(
      reply,
      calmPage(locale, {
        page: t('unsubscribe.page'),
        title: t('unsubscribe.title'),
        text: t('unsubscribe.text'),
        action: `<form method="post"><button class="button">${t('unsubscribe.button')}</button></form>`,
      }),
    )
  })

  app.post(UNSUBSCRIBE_PATH, PER_MINUTE, async (request, reply) => {
    if (!(await comments.subscription.end(tokenOf(request)))) return reply.callNotFound()
    const { locale } = await pages.settings.get()
    const t = createTranslate(serverTexts, { locale })
    return send(
      reply,
      calmPage(locale, {
        page: t('unsubscribe.page'),
        title: t('unsubscribed.title'),
        text: t('unsubscribed.text'),
        action: `<a class="button" href="/">${t('home')}</a>`,
      }),
    )
  })
}
