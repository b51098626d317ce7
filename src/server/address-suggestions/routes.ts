import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Pages } from '#pages'
import { createTranslate } from '#texts'
import { RefusedRequest } from '../http/refused-request.ts'
import { serverTexts } from '../texts.ts'
import type { AddressSuggestions } from './create-address-suggestions.ts'
import type { AddressPart } from './suggestion.ts'

const PATH = '/address-suggestions'
const PARTS: AddressPart[] = ['address_1', 'postcode', 'city']
/** A version 4 UUID, as Google requires. */
const session = Type.String({ pattern: '^[0-9a-f-]{36}$' })
const Typed = Type.Object(
  {
    text: Type.String({ maxLength: 200 }),
    part: Type.Unsafe<AddressPart>(Type.Enum(PARTS)),
    country: Type.String({ pattern: '^([A-Z]{2})?$' }),
    session,
  },
  { additionalProperties: false },
)
const Chosen = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 500 }), session },
  { additionalProperties: false },
)
const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } })

/**
 * Address suggestions while typing (FM-10). POST keeps typed text out of URLs and logs, and other
 * sites cannot use the endpoint.
 */
export function addressSuggestionRoutes(
  app: FastifyInstance,
  { suggestions, pages }: { suggestions: AddressSuggestions; pages: Pick<Pages, 'settings'> },
) {
  const send = (reply: FastifyReply, answer: object) =>
    reply.header('cache-control', 'private, no-store').send(answer)

  app.post(PATH, perMinute(240), async ({ body }, reply) => {
    if (!Value.Check(Typed, body)) throw new RefusedRequest(400, 'malformed')
    const found = await suggestions.find(body)
    if (!found) return reply.callNotFound()
    const { locale } = await pages.settings.get()
    const t = createTranslate(serverTexts, { locale })
    return send(reply, {
      places: found,
      label: t('places.label'),
      status: t('places.found', { count: found.length }),
    })
  })

  app.post(`${PATH}/chosen`, perMinute(60), async ({ body }, reply) => {
    if (!Value.Check(Chosen, body)) throw new RefusedRequest(400, 'malformed')
    const address = await suggestions.addressOf(body)
    return address ? send(reply, { address }) : reply.callNotFound()
  })
}
