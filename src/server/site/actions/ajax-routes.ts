import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { isRecord } from '#base'
import type { Consent } from '#consent'
import type { SplitTests } from '#split-test'
import { SENT_TYPES, TEST_ID_PATTERN } from '#split-test/schema'
import { RefusedRequest } from '../../http/refused-request.ts'
import { splitVisitorOf } from '../split-tests/split-subjects.ts'
import type { SubjectContent } from '../split-tests/subject-content.ts'
import { type AnswerForm, FORM_ACTIONS } from './ajax-forms.ts'

/** Limit of calls per minute and IP address. */
const CALLS_PER_MINUTE = 600

const SPLIT_TEST_ACTIONS: readonly unknown[] = ['update-stats', 'get-split-test-subject']

const Call = Type.Object({
  action: Type.String(),
  nonce: Type.Optional(Type.String({ maxLength: 100 })),
  test_id: Type.Optional(Type.String({ pattern: TEST_ID_PATTERN })),
  page: Type.Optional(Type.String({ maxLength: 4000, pattern: '^/' })),
  view: Type.Optional(Type.Literal('told')),
  stats_data_array: Type.Optional(Type.String({ maxLength: 20_000 })),
})

const Stat = Type.Object({
  test_id: Type.String({ pattern: TEST_ID_PATTERN }),
  subject_id: Type.String({ maxLength: 8 }),
  record_type: Type.Unsafe<(typeof SENT_TYPES)[number]>(
    Type.Union(SENT_TYPES.map(type => Type.Literal(type))),
  ),
})
const Stats = Type.Union([Type.Array(Stat, { maxItems: 100 }), Stat])

/**
 * `POST /ajax`: the calls that the specification names (spec §7), documented in `docs/wire.md`:
 * split tests (AB-2, AB-3), sign-up (NL-1) and contact form (FM-6).
 */
export function ajaxRoutes(
  app: FastifyInstance,
  deps: {
    splitTests: SplitTests
    subjectContent: SubjectContent
    consent: Pick<Consent, 'maySaveStatistics'>
    publicUrl: string
    answerForm: AnswerForm
  },
) {
  const { splitTests, publicUrl } = deps

  app.post(
    '/ajax',
    { config: { rateLimit: { max: CALLS_PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { body } = request
      const form = isRecord(body) ? FORM_ACTIONS.find(one => one === body.action) : undefined
      if (form && isRecord(body)) return deps.answerForm(request, reply, form, body)
      if (!isRecord(body) || body.action === undefined) {
        throw new RefusedRequest(400, 'not-understood')
      }
      if (!SPLIT_TEST_ACTIONS.includes(body.action)) return reply.callNotFound()
      if (!Value.Check(Call, body)) throw new RefusedRequest(400, 'not-understood')
      if (!splitTests.isNonce(body.nonce ?? '')) throw new RefusedRequest(403, 'wrong-nonce')
      if (body.action === 'update-stats') {
        const stats = readStats(body.stats_data_array)
        const visitor = splitVisitorOf(request.raw, { publicUrl, consent: deps.consent })
        const isTaken = await splitTests.recordClientEvents(
          visitor,
          stats.map(one => ({
            test: one.test_id,
            subject: one.subject_id,
            type: one.record_type,
          })),
        )
        // The browser ignores this answer and sends the events again with the next page of the
        // visit.
        return reply.code(isTaken ? 200 : 503).send({ ok: isTaken })
      }
      if (!body.test_id) return reply.callNotFound()
      const answer = await deps.subjectContent(request, reply, {
        test: body.test_id,
        page: body.page,
        isViewTold: body.view === 'told',
      })
      if (!answer) return reply.callNotFound()
      for (let at = 0; at < answer.headers.length; at += 2)
        reply.header(answer.headers[at] ?? '', answer.headers[at + 1])
      return reply.type(answer.contentType).send(answer.content)
    },
  )
}

function readStats(given: string | undefined): Static<typeof Stat>[] {
  let stats: unknown
  try {
    stats = JSON.parse(given ?? '')
  } catch {
    throw new RefusedRequest(400, 'not-understood')
  }
  if (!Value.Check(Stats, stats)) throw new RefusedRequest(400, 'not-understood')
  return [stats].flat()
}
