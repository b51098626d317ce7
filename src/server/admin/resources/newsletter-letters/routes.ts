import Type from 'typebox'
import { refuse } from '#base'
import type { LetterSort, LetterValues } from '#newsletter'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { LetterSchema, letterFields } from './schemas.ts'
import { sendRoutes } from './send-routes.ts'

const SORTS = ['createdAt', 'subject'] as const satisfies LetterSort[]
const path = '/newsletter-letters'
const allow = 'newsletter.write'
const closed = { additionalProperties: false }
/** A rate that most mail servers accept. */
const PER_MINUTE = 60

export default (deps: AdminDeps) => {
  const { letters } = deps.newsletter
  const show = async (id: string) => (await letters.find(id)) ?? refuse('not-found')
  return [
    ...sendRoutes(deps),
    adminRoute({
      method: 'GET',
      path,
      summary: 'List newsletter letters with their reports',
      allow: 'newsletter.read',
      query: listQuery(SORTS),
      answer: listAnswer(LetterSchema),
      handle: ({ query }) => letters.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id`,
      summary: 'Get a letter with its report',
      allow: 'newsletter.read',
      params: IdParams,
      answer: LetterSchema,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path,
      summary: 'Add a letter',
      allow,
      audit: 'newsletter-letter.created',
      body: Type.Object(
        { ...Type.Partial(Type.Object(letterFields)).properties, subject: letterFields.subject },
        closed,
      ),
      answer: LetterSchema,
      handle: async ({ body, audit }) => {
        const empty = { listId: null, pageId: null, perMinute: PER_MINUTE, measures: false }
        const added = await letters.add({ ...empty, ...body } as LetterValues)
        if (!added.ok) return added
        audit({ id: added.id, label: body.subject })
        return show(added.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: 'Change a letter that is not scheduled',
      allow,
      audit: 'newsletter-letter.changed',
      params: IdParams,
      body: Type.Partial(Type.Object(letterFields), closed),
      answer: LetterSchema,
      handle: async ({ params, body, audit }) => {
        const before = await letters.find(params.id)
        if (!before) return refuse('not-found')
        const { subject, listId, pageId, perMinute, measures } = { ...before, ...body }
        audit({ id: params.id, label: subject })
        const values = { subject, listId, pageId, perMinute, measures }
        const changed = await letters.change(params.id, values)
        return changed.ok ? show(params.id) : changed
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Delete a letter and its report',
      allow,
      audit: 'newsletter-letter.deleted',
      params: IdParams,
      handle: ({ params }) => letters.delete(params.id),
    }),
  ]
}
