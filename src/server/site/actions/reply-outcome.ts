import type { FastifyReply, FastifyRequest } from 'fastify'
import { measure } from '#base/metrics'
import type { ActionResult, RequestState } from '#module-contract'
import { pageSecurityHeaders } from '../../http/security.ts'
import { toLocation } from '../../http/to-location.ts'
import type { SiteRenderer } from '../page/renderer.ts'
import type { ResolvedPage } from '../page/resolve-page.ts'

/** Header with the URL that a script opens after success. */
const REDIRECT_HEADER = 'vitrine-redirect'

interface ActionOutcome {
  nodeId: string
  name: string
  input: unknown
  result: ActionResult
}

/**
 * Sends only the module with the outcome, for scripts that asked for HTML. An element with
 * `data-form-error` means that the form was not sent.
 */
export async function replyFragment(
  renderer: SiteRenderer,
  reply: FastifyReply,
  page: ResolvedPage,
  url: URL,
  state: RequestState,
  { nodeId, ...outcome }: ActionOutcome,
) {
  const request = { ...state, outcome: { nodeId, outcome } }
  const { outcomeHtml } = await measure('render', () => renderer.renderModules(page, url, request))
  const { result } = outcome
  if (result.ok && result.redirect) reply.header(REDIRECT_HEADER, toLocation(result.redirect))
  return reply
    .code(statusOf(result))
    .type('text/html; charset=utf-8')
    .send(outcomeHtml ?? '')
}

/** Sends the page with the outcome of an action, for forms without script. */
export async function replyPage(
  renderer: SiteRenderer,
  reply: FastifyReply,
  page: ResolvedPage,
  url: URL,
  state: RequestState,
  { nodeId, ...outcome }: ActionOutcome,
) {
  const request = { ...state, outcome: { nodeId, outcome } }
  const shown =
    (await renderer.render(page, url, request)) ?? (await renderer.renderNotFound(page, request))
  const status = shown.status === 200 ? statusOf(outcome.result) : shown.status
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers(pageSecurityHeaders(shown.sources ?? {}))
    .send(shown.body)
}

export function statusOf(result: ActionResult): number {
  if (result.ok) return 200
  return result.waitSeconds ? 429 : (result.status ?? 200)
}

export function wantsJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('application/json')
}

/** Whether a script requested JSON or the module's HTML (behaviour, "Contact form wire"). */
export const isFromScript = (request: FastifyRequest) =>
  wantsJson(request) || wantsFragment(request)

export function wantsFragment({ headers }: FastifyRequest): boolean {
  const by = String(headers['x-requested-with'] ?? '').toLowerCase()
  return by === 'fetch' || by === 'xmlhttprequest'
}
