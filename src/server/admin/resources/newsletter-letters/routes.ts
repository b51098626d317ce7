import Type from 'typebox'
import { refuse } from '#base'
import type { CampaignSort, CampaignValues } from '#newsletter'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { CampaignSchema, campaignFields } from './schemas.ts'
import { sendRoutes } from './send-routes.ts'

const SORTS = ['createdAt', 'subject'] as const satisfies CampaignSort[]
const path = '/newsletter-letters'
const allow = 'newsletter.write'
const closed = { additionalProperties: false }
/** A rate that most mail servers accept. */
const PER_MINUTE = 60

export default (deps: AdminDeps) => {
  const { campaigns } = deps.newsletter
  const show = async (id: string) => (await campaigns.find(id)) ?? refuse('not-found')
  return [
    ...sendRoutes(deps),
    adminRoute({
      method: 'GET',
      path,
      summary: 'List newsletter campaigns with their reports',
      allow: 'newsletter.read',
      query: listQuery(SORTS),
      answer: listAnswer(CampaignSchema),
      handle: ({ query }) => campaigns.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id`,
      summary: 'Get a campaign with its report',
      allow: 'newsletter.read',
      params: IdParams,
      answer: CampaignSchema,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path,
      summary: 'Add a campaign',
      allow,
      audit: 'newsletter-letter.created',
      body: Type.Object(
        {
          ...Type.Partial(Type.Object(campaignFields)).properties,
          subject: campaignFields.subject,
        },
        closed,
      ),
      answer: CampaignSchema,
      handle: async ({ body, audit }) => {
        const empty = { listId: null, pageId: null, perMinute: PER_MINUTE, measures: false }
        const added = await campaigns.add({ ...empty, ...body } as CampaignValues)
        if (!added.ok) return added
        audit({ id: added.id, label: body.subject })
        return show(added.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: 'Change a campaign that is not scheduled',
      allow,
      audit: 'newsletter-letter.changed',
      params: IdParams,
      body: Type.Partial(Type.Object(campaignFields), closed),
      answer: CampaignSchema,
      handle: async ({ params, body, audit }) => {
        const before = await campaigns.find(params.id)
        if (!before) return refuse('not-found')
        const { subject, listId, pageId, perMinute, measures } = { ...before, ...body }
        audit({ id: params.id, label: subject })
        const values = { subject, listId, pageId, perMinute, measures }
        const changed = await campaigns.change(params.id, values)
        return changed.ok ? show(params.id) : changed
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Delete a campaign and its report',
      allow,
      audit: 'newsletter-letter.deleted',
      params: IdParams,
      handle: ({ params }) => campaigns.delete(params.id),
    }),
  ]
}
