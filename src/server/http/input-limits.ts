import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFrontHeaders } from './front-headers.ts'
import { RefusedRequest } from './refused-request.ts'

/** More than the deepest nesting that documents allow. */
const MAX_DEPTH = 128
/** More than any form has. */
export const MAX_FORM_FIELDS = 1000

/**
 * Rejects invalid input for all routes: NUL characters in URLs, cookies, forms or JSON (Postgres
 * cannot store them), deeply nested JSON (recursive code could overflow), and several Host headers.
 */
export function limitInput(app: FastifyInstance) {
  app.addHook('onRequest', async request => {
    if (request.url.includes('%00')) throw new RefusedRequest(400, 'nul-character')
    // RFC 9112 §3.2: a server must not choose between them.
    if (readFrontHeaders(request.raw).hosts > 1) throw new RefusedRequest(400, 'two-hosts')
    forgetBrokenCookies(request)
  })
  app.addHook('preValidation', async ({ body }) => refuseWrongInput(body))
}

/** Throws for NUL characters and deep nesting. For bodies that a route reads itself. */
export function refuseWrongInput(body: unknown) {
  const wrong = findWrong(body)
  if (wrong === 'nested-too-deep') throw new RefusedRequest(400, wrong, { max: MAX_DEPTH })
  if (wrong) throw new RefusedRequest(400, wrong)
}

/**
 * Drops broken cookies. Refusing them would lock the visitor out, because browsers send them with
 * every request.
 */
function forgetBrokenCookies({ cookies }: FastifyRequest) {
  for (const [name, value] of Object.entries(cookies)) {
    if (value?.includes('\0')) delete cookies[name]
  }
}

/** Iterative, because it guards against deep recursion. Streams are read by their routes. */
function findWrong(body: unknown): 'nul-character' | 'nested-too-deep' | undefined {
  const open: [value: unknown, depth: number][] = [[body, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next
    if (typeof value === 'string' && value.includes('\0')) return 'nul-character'
    if (!isPlain(value)) continue
    if (depth >= MAX_DEPTH) return 'nested-too-deep'
    if (Array.isArray(value)) for (const one of value) open.push([one, depth + 1])
    else {
      for (const [name, one] of Object.entries(value)) {
        if (name.includes('\0')) return 'nul-character'
        open.push([one, depth + 1])
      }
    }
  }
  return undefined
}

/** Whether a value is parsed data rather than a stream or buffer. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || !(prototype && Object.getPrototypeOf(prototype))
}
