import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import {
  ASKED_CATEGORIES,
  type AskedCategory,
  type Clock,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_VERSION_PATTERN,
  decodePercent,
  writeConsent,
} from '#base'
import type { Consent } from '#consent'
import { CONSENT_PATH, QUESTION_PATTERN } from '#consent/schema'
import { REMEMBERED } from '#split-test/schema'
import { RefusedRequest } from '../../http/refused-request.ts'
import {
  consentFacts,
  endSplitCookie,
  splitCookiesOf,
  toSplitCookie,
} from '../split-tests/split-subjects.ts'

const CHOICES_PER_MINUTE = 20

const Choice = Type.Object(
  {
    version: Type.String({ pattern: CONSENT_VERSION_PATTERN }),
    question: Type.String({ pattern: QUESTION_PATTERN }),
    given: Type.Array(
      Type.Unsafe<AskedCategory>(
        Type.Union(ASKED_CATEGORIES.map(category => Type.Literal(category))),
      ),
      { maxItems: ASKED_CATEGORIES.length, uniqueItems: true },
    ),
  },
  { additionalProperties: false },
)

/**
 * `POST /api/consent`: stores the visitor's choice. The script has stored it already; a server
 * cookie lasts longer, because some browsers limit script cookies to a few days.
 */
export function consentRoutes(
  app: FastifyInstance,
  { consent, publicUrl, clock }: { consent: Consent; publicUrl: string; clock: Clock },
) {
  app.post(
    CONSENT_PATH,
    { config: { rateLimit: { max: CHOICES_PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { body } = request
      if (!Value.Check(Choice, body)) throw new RefusedRequest(400, 'malformed')
      const choice: Static<typeof Choice> = body
      const { gpc } = consentFacts(request)
      // The page was open while the owner changed the question.
      if (!(await consent.answer({ ...choice, gpc }))) return reply.send({ ok: false })
      reply.setCookie(CONSENT_COOKIE, writeConsent(choice, clock.now()), {
        path: '/',
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
        // The consent script reads the cookie.
        httpOnly: false,
        maxAge: CONSENT_SECONDS,
      })
      const kept = splitCookiesOf(request.headers.cookie)
      const mayStay = choice.given.includes('statistics')
      for (const remembered of REMEMBERED) {
        const value = kept[remembered]
        if (value === undefined) continue
        const isLasting = remembered === 'year'
        reply.header(
          'set-cookie',
          mayStay
            ? toSplitCookie(decodePercent(value), { remembered, publicUrl, isLasting })
            : endSplitCookie(remembered),
        )
      }
      return reply.send({ ok: true })
    },
  )
}
