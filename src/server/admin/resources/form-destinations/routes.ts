import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { DestinationSchema } from '../submissions/schemas.ts'

const allow = 'pages.publish'

const Listed = Type.Object({
  ...DestinationSchema.properties,
  requestedBy: Type.String(),
  requestedAt: Type.Integer(),
  approvedBy: Type.Union([Type.String(), Type.Null()]),
  approvedAt: Type.Union([Type.Integer(), Type.Null()]),
  held: Type.Integer(),
})

/** Destinations of forms: approved by those who may publish pages (decision 61). */
export default ({ forms: { destinations } }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/form-destinations',
    summary: 'List form destinations, pending ones first',
    allow,
    answer: Type.Object({ items: Type.Array(Listed) }),
    handle: async () => ({ items: await destinations.list() }),
  }),
  adminRoute({
    method: 'POST',
    path: '/form-destinations/approve',
    summary: 'Approve a form destination and send its held deliveries',
    allow,
    audit: 'form-destination.approved',
    body: DestinationSchema,
    handle: async ({ body, actor, audit }) => {
      audit({ id: '', label: body.address, details: { kind: body.kind } })
      const approved = await destinations.approve(body, actor.name)
      return approved.ok ? undefined : approved
    },
  }),
  adminRoute({
    method: 'POST',
    path: '/form-destinations/remove',
    summary: 'Remove a form destination and delete its held deliveries',
    allow,
    audit: 'form-destination.removed',
    body: DestinationSchema,
    handle: async ({ body, audit }) => {
      audit({ id: '', label: body.address, details: { kind: body.kind } })
      const removed = await destinations.remove(body)
      return removed.ok ? undefined : removed
    },
  }),
]
