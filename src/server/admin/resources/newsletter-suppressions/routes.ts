import Type from 'typebox'
import { refuse } from '#base'
import { isNewsletterAddress, SUPPRESSION_REASONS, type Suppression } from '#newsletter/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const Item = Type.Object({
  id: Type.String(),
  email: Type.Union([Type.Null(), Type.String()]),
  reason: Type.Unsafe<Suppression['reason']>(Type.Enum([...SUPPRESSION_REASONS])),
  createdAt: Type.Integer(),
})
const path = '/newsletter-suppressions'

/** Suppressed addresses. */
export default ({ newsletter: { suppressions } }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path,
    summary: 'List suppressed addresses',
    allow: 'newsletter.read',
    query: listQuery(['createdAt']),
    answer: listAnswer(Item),
    handle: ({ query }) => suppressions.list(query),
  }),
  adminRoute({
    method: 'POST',
    path,
    summary: 'Suppress an address: it is unsubscribed from all lists and never written to',
    allow: 'newsletter.write',
    audit: 'newsletter-suppression.created',
    body: Type.Object(
      {
        email: Type.String({ maxLength: 254 }),
        reason: Type.Optional(
          Type.Unsafe<'staff' | 'complaint'>(Type.Enum(['staff', 'complaint'])),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ id: Type.String() }),
    handle: async ({ body: { email, reason = 'staff' }, audit }) => {
      if (!isNewsletterAddress(email)) return refuse('invalid')
      const added = await suppressions.add(email, reason)
      audit({ id: added.id })
      return { id: added.id }
    },
  }),
  adminRoute({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Remove an address from the suppression list',
    allow: 'newsletter.write',
    audit: 'newsletter-suppression.deleted',
    params: IdParams,
    handle: ({ params }) => suppressions.remove(params.id),
  }),
]
