import Type from 'typebox'
import { refuse } from '#base'
import type { SubscriberSort } from '#newsletter'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { fileRoutes } from './file-routes.ts'
import { filters, Name, SubscriberSchema } from './schemas.ts'

const SORTS = ['createdAt', 'email', 'status'] as const satisfies SubscriberSort[]
const path = '/newsletter-subscribers'
const allow = 'newsletter.write'

export default (deps: AdminDeps) => {
  const { subscribers } = deps.newsletter
  const show = async (id: string) => (await subscribers.find(id)) ?? refuse('not-found')
  return [
    ...fileRoutes(deps),
    adminRoute({
      method: 'GET',
      path,
      summary: 'List newsletter subscribers',
      allow: 'newsletter.read',
      query: listQuery(SORTS, filters),
      answer: listAnswer(SubscriberSchema),
      handle: ({ query }) => subscribers.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id`,
      summary: 'Get a subscriber with the proof of consent',
      allow: 'newsletter.read',
      params: IdParams,
      answer: SubscriberSchema,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path,
      summary: 'Add a subscriber who agreed elsewhere',
      allow,
      audit: 'newsletter-subscriber.created',
      body: Type.Object(
        {
          listId: Type.String({ maxLength: 100 }),
          email: Type.String({ maxLength: 254 }),
          firstName: Type.Optional(Name),
          lastName: Type.Optional(Name),
          consentText: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
        },
        { additionalProperties: false },
      ),
      answer: SubscriberSchema,
      handle: async ({ body, audit }) => {
        const { firstName = '', lastName = '', ...rest } = body
        const added = await subscribers.add({ ...rest, firstName, lastName })
        if (!added.ok) return added
        // The audit log outlives the subscriber, so it does not contain the address.
        audit({ id: added.id })
        return show(added.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: 'Change the name of a subscriber',
      allow,
      audit: 'newsletter-subscriber.changed',
      params: IdParams,
      body: Type.Object(
        { firstName: Type.Optional(Name), lastName: Type.Optional(Name) },
        { additionalProperties: false },
      ),
      answer: SubscriberSchema,
      handle: async ({ params, body }) => {
        const changed = await subscribers.rename(params.id, body)
        return changed.ok ? show(params.id) : changed
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/unsubscribe`,
      summary: 'Unsubscribe an address from a list',
      allow,
      audit: 'newsletter-subscriber.unsubscribed',
      params: IdParams,
      answer: SubscriberSchema,
      handle: async ({ params }) => {
        const ended = await subscribers.unsubscribe(params.id)
        return ended.ok ? show(params.id) : ended
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Erase all data of an address, on every list',
      allow,
      audit: 'newsletter-subscriber.erased',
      params: IdParams,
      handle: ({ params }) => subscribers.erase(params.id),
    }),
  ]
}
