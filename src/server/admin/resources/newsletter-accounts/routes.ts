import Type from 'typebox'
import { refuse } from '#base'
import { type NewsletterAccount, OUTSIDE_PROVIDERS } from '#newsletter/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const ProviderSchema = Type.Unsafe<NewsletterAccount['provider']>(Type.Enum([...OUTSIDE_PROVIDERS]))
const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
const url = Type.String({ maxLength: 500, pattern: '^$|^https?://[^\\s/]+\\S*$' })
/** Write-only. */
const secret = Type.String({ maxLength: 300, pattern: '^\\S*$' })
const Item = Type.Object({
  id: Type.String(),
  provider: ProviderSchema,
  name,
  url,
  hasSecret: Type.Boolean(),
  createdAt: Type.Integer(),
})
const path = '/newsletter-accounts'
const allow = 'settings.write'

/** Accounts of newsletter services, for owners. */
export default ({ newsletter: { accounts, bounces } }: AdminDeps) => {
  const show = async (id: string) => (await accounts.find(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'GET',
      path,
      summary: 'List accounts with newsletter services',
      // Users who create a list choose its account.
      allow: ['newsletter.write', allow],
      query: listQuery(['name']),
      answer: listAnswer(Item),
      handle: ({ query }) => accounts.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/bounce-address`,
      summary: 'Get the URL for a mail provider’s bounce and complaint reports',
      allow,
      answer: Type.Object({ url: Type.String() }),
      handle: () => ({ url: bounces.address }),
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id`,
      summary: 'Get an account without its key',
      allow,
      params: IdParams,
      answer: Item,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path,
      summary: 'Add an account with a newsletter service',
      allow,
      audit: 'newsletter-account.created',
      body: Type.Object(
        { provider: ProviderSchema, name, url: Type.Optional(url), secret },
        { additionalProperties: false },
      ),
      answer: Item,
      handle: async ({ body, audit }) => {
        const added = await accounts.add({ ...body, url: body.url ?? '' })
        if (!added.ok) return added
        audit({ id: added.id, label: body.name })
        return show(added.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: 'Change an account; an empty key leaves the saved one',
      allow,
      audit: 'newsletter-account.changed',
      params: IdParams,
      body: Type.Partial(Type.Object({ provider: ProviderSchema, name, url, secret }), {
        additionalProperties: false,
      }),
      answer: Item,
      handle: async ({ params, body }) => {
        const changed = await accounts.change(params.id, body)
        return changed.ok ? show(params.id) : changed
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Delete an account that no list uses',
      allow,
      audit: 'newsletter-account.deleted',
      params: IdParams,
      handle: ({ params }) => accounts.remove(params.id),
    }),
  ]
}
