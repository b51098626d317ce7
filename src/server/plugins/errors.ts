import type { FastifyInstance } from 'fastify'
import { createKey, escapeHtml } from '#base'
import { toRequestUrl } from '../request-url.ts'
import type { SiteRenderer } from '../site-renderer.ts'

/** Calm answers for what is not there and for what broke. The log has the rest, under the reference. */
export function installErrors(app: FastifyInstance, renderer: SiteRenderer) {
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsHtml(request.headers.accept)) return reply.code(404).send({ error: 'Not found' })
    const page = await renderer.renderNotFound(
      toRequestUrl(request.url, 'http://local') ?? new URL('http://local'),
    )
    return reply.code(404).type('text/html; charset=utf-8').send(page.body)
  })

  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    if (statusCode < 500) {
      if (!wantsHtml(request.headers.accept)) return reply.code(statusCode).send({ error: message })
      return reply.code(statusCode).type('text/html; charset=utf-8').send(errorPage(message))
    }
    const reference = createKey().slice(0, 8)
    request.log.error({ err: error, reference, path: request.routeOptions.url }, 'request failed')
    if (!wantsHtml(request.headers.accept)) {
      return reply.code(500).send({ error: 'Something broke on our side.', reference })
    }
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .send(
        errorPage(
          `Something broke on our side. Nothing you sent was lost by trying again in a moment. If it stays, tell us this number: ${reference}.`,
        ),
      )
  })
}

function wantsHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}

/** Stands by itself: what broke may be whatever the site's own frame needs. */
function errorPage(message: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Something went wrong</title>
<style>body{margin:0;min-height:100svh;display:grid;place-items:center;background:#faf7f2;color:#1f1b16;font:18px/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{font:350 2.4rem/1.1 Georgia,serif;margin:0 0 1rem}a{color:#a94a26}</style>
<main><h1>That did not work</h1><p>${escapeHtml(message)}</p><p><a href="/">To the home page</a></p></main></html>
`
}
