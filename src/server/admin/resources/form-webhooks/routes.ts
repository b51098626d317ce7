import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const allow = 'settings.write'
const path = '/form-webhooks/secret'
const Secret = Type.Object({ secret: Type.String(), createdAt: Type.Integer() })

/** Signing secret of form webhooks, for owners. */
export default ({ forms: { webhooks } }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path,
    summary: 'Get the signing secret of form webhooks',
    allow,
    answer: Secret,
    handle: () => webhooks.secret(),
  }),
  adminRoute({
    method: 'POST',
    path,
    summary: 'Replace the signing secret of form webhooks; the old one also signs for a day',
    allow,
    audit: 'form-webhook.secret-replaced',
    answer: Secret,
    handle: ({ audit }) => {
      audit({ id: '' })
      return webhooks.rotateSecret()
    },
  }),
]
