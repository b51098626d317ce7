import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '#auth'
import { isRecord } from '#base'
import { type SignInPage, signInPage } from './page.ts'
import { textsFor } from './texts.ts'

export interface SignInDeps {
  access: Access
  /** Without trailing slash. */
  publicUrl: string
  siteName(): Promise<string>
  /** False without a mail server: mails are files on the server. */
  canMail: boolean
  /** Called after a login module signed somebody in; `module` is its id. */
  onSignIn(request: FastifyRequest, module: string): Promise<void>
  /** Scripts for passkeys. */
  scripts: readonly string[]
}

type Texts = Partial<Record<string, string>>

/** Text fields of a form or query. Repeated and non-text fields are ignored. */
export const bodyOf = (request: FastifyRequest): Texts => textsOf(request.body)
export const queryOf = (request: FastifyRequest): Texts => textsOf(request.query)

function textsOf(sent: unknown): Texts {
  const entries = isRecord(sent) ? Object.entries(sent) : []
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string'
  return Object.fromEntries(entries.filter(isText))
}

export type PageReply = ReturnType<typeof createPageReply>

/** Sends a sign-in page that is never cached. */
export function createPageReply(deps: SignInDeps) {
  return async (reply: FastifyReply, page: Omit<SignInPage, 'siteName' | 't'>, status = 200) => {
    const html = signInPage({
      ...page,
      siteName: await deps.siteName(),
      t: textsFor(reply.request),
    })
    return (
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('vary', 'accept-language')
        // Prevents tokens in the URL from leaking through the referrer.
        .header('referrer-policy', 'no-referrer')
        .send(html)
    )
  }
}
