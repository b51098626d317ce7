import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { sessionCookie } from '#auth'
import { type Clock, SECOND } from '#base'
import { createBatchedCounter } from '#db'
import type { Pages } from '#pages'
import { POPUP_ACTS, type PopupEvent } from '#pages/schema'
import { isBot } from '#split-test'
import { RefusedRequest } from '../../http/refused-request.ts'
import { popupPlace } from '../page/popups-document.ts'
import { sendsOneOf } from './visitor-facts.ts'

const EVERY_MS = 5 * SECOND
const REPORTS_PER_MINUTE = 60

const PopupCounts = Type.Object(
  {
    acts: Type.Array(
      Type.Object(
        {
          /** Id of the popup's module on the page. */
          popup: Type.String({ minLength: 1, maxLength: 64 }),
          act: Type.Unsafe<PopupEvent>(Type.Union(POPUP_ACTS.map(act => Type.Literal(act)))),
        },
        { additionalProperties: false },
      ),
      { maxItems: 100 },
    ),
  },
  { additionalProperties: false },
)

/**
 * `POST /api/popups`: receives counts of popups when a page is left. Bots and staff are not
 * counted, and nothing about visitors is stored. Counts are written every few seconds.
 */
export function popupRoutes(
  app: FastifyInstance,
  { pages, clock, publicUrl }: { pages: Pages; clock: Clock; publicUrl: string },
) {
  const counts = createBatchedCounter<{ popup: string; act: PopupEvent }>({
    now: clock.now,
    everyMs: EVERY_MS,
    write: counted =>
      pages.popups.addCounts(
        counted.map(({ note, times, at }) => ({ id: note.popup, act: note.act, times, at })),
      ),
    onError: error => app.log.error({ err: error }, 'counting popups'),
  })

  app.post(
    '/api/popups',
    { config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { body, headers } = request
      if (!Value.Check(PopupCounts, body)) throw new RefusedRequest(400, 'malformed')
      reply.header('cache-control', 'private, no-store')
      const isStaff = sendsOneOf([sessionCookie(publicUrl)], headers.cookie)
      if (isStaff || isBot({ 'user-agent': headers['user-agent'] })) return reply.code(204).send()
      const known = await pages.popups.all()
      for (const { popup, act } of body.acts) {
        const found = known.find(({ id }) => popup.startsWith(`${popupPlace(id)}-`))
        if (found) counts.add(`${found.id} ${act}`, { popup: found.id, act })
      }
      return reply.code(204).send()
    },
  )
  app.addHook('onClose', counts.flush)
}
