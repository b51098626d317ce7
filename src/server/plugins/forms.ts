import type { FastifyInstance } from 'fastify'
import { isRecord } from '#base'
import type { Forms } from '#forms'
import type { Pages } from '#pages'
import type { Documents } from '#render'
import { findForm } from '../forms.ts'
import { noRequest, type SiteRenderer } from '../site-renderer.ts'
import { toLocation } from '../to-location.ts'
import type { AjaxActions } from './ajax.ts'

/**
 * `POST /forms/<page>/<module>`: answers the form's own HTML to script, the whole page to a browser without
 * script (FM-6, FM-11). A failure is in the HTML; the status stays 200, as it does for a page.
 */
export function formRoutes(
  app: FastifyInstance,
  deps: {
    forms: Forms
    pages: Pages
    documents: Documents
    renderer: SiteRenderer
    ajax: AjaxActions
    publicUrl: string
  },
) {
  const { forms, renderer, ajax, publicUrl } = deps

  ajax.onGet('token', async (request, reply) => {
    const { form: key = '', token = '' } = request.query as { form?: string; token?: string }
    const found = await findForm(deps, String(key))
    if (!found) return reply.code(404).send({ error: 'There is no such form.' })
    return reply
      .header('cache-control', 'no-store')
      .send(await forms.token(found.form, String(token)))
  })

  app.post<{ Params: { page: string; node: string } }>(
    '/forms/:page/:node',
    { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const key = `${request.params.page}/${request.params.node}`
      const found = await findForm(deps, key)
      if (!found) return reply.callNotFound()
      const { form, page, node } = found
      const state = await forms.submit(form, isRecord(request.body) ? request.body : {})
      const byScript = request.headers['x-requested-with'] === 'fetch'
      if (!byScript && state.redirect) return reply.redirect(toLocation(state.redirect), 303)
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      const url = new URL(page.path, publicUrl)
      const answer = { ...noRequest, cookies: request.cookies, forms: { [key]: state } }
      if (!byScript) {
        const shown = await renderer.render(url, answer)
        return shown ? reply.send(shown.body) : reply.callNotFound()
      }
      const document = { ...page.document, content: [node] }
      const body = await renderer.renderDocumentBody(document, page, url, answer)
      return reply.send(body.html)
    },
  )
}
