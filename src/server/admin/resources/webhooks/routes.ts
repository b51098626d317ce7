import Type from 'typebox'
import { refuse } from '#base'
import { WEBHOOK_TOPICS, type WebhookTopic } from '#webhooks/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const path = '/webhooks'
const allow = 'settings.write'
const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  url: Type.String({ maxLength: 500, pattern: '^https?://[^\\s/]+\\S*$' }),
  topics: Type.Array(Type.Unsafe<WebhookTopic>(Type.Enum([...WEBHOOK_TOPICS])), { minItems: 1 }),
}
const Item = Type.Object({
  id: Type.String(),
  ...fields,
  enabled: Type.Boolean(),
  /** Key of the HMAC in the header `vitrine-signature`. */
  secret: Type.String(),
  createdAt: Type.Integer(),
})

/** Webhooks that tell other programs about changes, for owners. */
export default ({ webhooks }: AdminDeps) => {
  const show = async (id: string) => (await webhooks.load(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'GET',
      path,
      summary: 'List webhooks',
      allow,
      query: listQuery(['name']),
      answer: listAnswer(Item),
      handle: ({ query }) => webhooks.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id`,
      summary: 'Get a webhook with its signing secret',
      allow,
      params: IdParams,
      answer: Item,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path,
      summary: 'Add a webhook',
      allow,
      audit: 'webhook.created',
      body: Type.Object(
        { ...fields, enabled: Type.Boolean({ default: true }) },
        { additionalProperties: false },
      ),
      answer: Item,
      handle: async ({ body, audit }) => {
        const { id } = await webhooks.create(body)
        audit({ id, label: body.name })
        return show(id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: 'Change a webhook',
      allow,
      audit: 'webhook.changed',
      params: IdParams,
      body: Type.Partial(Type.Object({ ...fields, enabled: Type.Boolean() }), {
        additionalProperties: false,
      }),
      answer: Item,
      handle: async ({ params: { id }, body, audit }) => {
        const changed = await webhooks.change(id, body)
        if (!changed.ok) return changed
        const hook = await show(id)
        if ('name' in hook) audit({ id, label: hook.name })
        return hook
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/secret`,
      summary: 'Replace the signing secret',
      allow,
      audit: 'webhook.secret-replaced',
      params: IdParams,
      answer: Item,
      handle: async ({ params: { id } }) => {
        const replaced = await webhooks.replaceSecret(id)
        return replaced.ok ? show(id) : replaced
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/:id/test`,
      summary: 'Send a test delivery',
      allow,
      audit: 'webhook.tested',
      params: IdParams,
      handle: ({ params }) => webhooks.sendTest(params.id),
    }),
    adminRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Delete a webhook; queued deliveries are dropped',
      allow,
      audit: 'webhook.deleted',
      params: IdParams,
      handle: ({ params }) => webhooks.remove(params.id),
    }),
  ]
}
