import type { FastifyInstance } from 'fastify'
import type { Clock } from '#base'
import type { Pages } from '#pages'
import { createTranslate } from '#texts'
import { pageSecurityHeaders } from '../../http/security.ts'
import { serverTexts } from '../../texts.ts'
import { createPreviewTokens } from './preview-token.ts'
import type { SiteRenderer } from './renderer.ts'
import type { PageResolver } from './resolve-page.ts'
import { renderUnpublished } from './unpublished.ts'

/** `/preview/<token>`: shows a draft to everybody with the link, until it expires. */
export function previewRoutes(
  app: FastifyInstance,
  deps: {
    pages: Pages
    resolver: PageResolver
    renderer: SiteRenderer
    secret: string
    clock: Clock
    publicUrl: string
  },
) {
  const { pages } = deps
  const tokens = createPreviewTokens(deps.secret, deps.clock.now)

  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const claims = tokens.read(request.params.token)
    const page = claims && (await pages.editing.findItem(claims.pageId))
    if (!claims || !page || page.deletedAt !== null) return reply.callNotFound()
    if (claims.issuedAt <= (await pages.editing.previewsRevokedAt(page.id)))
      return reply.callNotFound()
    const draft = await pages.editing.findDraft(page.id)
    if (!draft) return reply.callNotFound()
    const { locale, timeZone } = await pages.settings.get()
    const until = new Date(claims.expiresAt).toLocaleString(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    })
    const note = createTranslate(serverTexts, { locale })('preview', { until })
    const shown = await renderUnpublished(deps, {
      ...page,
      document: draft.document,
      note,
      search: new URL(request.url, deps.publicUrl).search,
    })
    return reply
      .type('text/html; charset=utf-8')
      .headers(pageSecurityHeaders(shown.sources))
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
      .send(shown.html)
  })
}
