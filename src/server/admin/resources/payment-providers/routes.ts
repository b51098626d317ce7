import Type from 'typebox'
import { refuse } from '#base'
import { findOnlineMethod } from '#shop'
import { ONLINE_METHODS } from '#shop/schema'
import { WEBHOOK_PATH } from '../../../site/payments/webhook-routes.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { toReason } from '../orders/schemas.ts'

const allow = 'settings.write'
const MODES = ['test', 'live'] as const
const Provider = Type.Object({ id: Type.Enum([...ONLINE_METHODS]), mode: Type.Enum([...MODES]) })

/** Keys by name: `value` of public ones; others only tell whether they are set. */
const Keys = Type.Record(
  Type.String(),
  Type.Object({ isSet: Type.Boolean(), value: Type.Optional(Type.String()) }),
)
const Answer = Type.Object({
  id: Type.String(),
  mode: Type.String(),
  keys: Keys,
  webhookUrl: Type.String(),
  /** Events to which the webhook must be subscribed. */
  webhookEvents: Type.Array(Type.String()),
})

/** Keys of payment providers. Secret ones are write-only. */
export default ({ paymentKeys, paymentProviders, publicUrl }: AdminDeps) => {
  async function show({ id, mode }: { id: string; mode: 'test' | 'live' }) {
    const method = findOnlineMethod(id)
    if (!method) return refuse('not-found')
    const stored = (await paymentKeys.read(id, mode)) ?? {}
    const keys = Object.entries(method.online.credentials).map(([name, { isPublic }]) => {
      const value = stored[name] ?? ''
      return [name, { isSet: value !== '', ...(isPublic && { value }) }]
    })
    return {
      id,
      mode,
      keys: Object.fromEntries(keys),
      webhookUrl: publicUrl + WEBHOOK_PATH + id,
      webhookEvents: [...method.online.webhookEvents],
    }
  }

  return [
    adminRoute({
      method: 'GET',
      path: '/payment-providers/:id/:mode',
      summary: 'Which keys of a payment provider are set, and where it sends its notifications',
      allow,
      params: Provider,
      answer: Answer,
      handle: ({ params }) => show(params),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/payment-providers/:id/:mode',
      summary:
        'Store keys of a payment provider, encrypted; omitted keys stay, empty ones are deleted',
      allow,
      audit: 'payment-provider.keys-changed',
      params: Provider,
      body: Type.Object(
        {
          keys: Type.Record(
            Type.String({ pattern: '^[a-zA-Z]{1,40}$' }),
            Type.String({ maxLength: 300, pattern: '^[\\x21-\\x7e]*$' }),
          ),
        },
        { additionalProperties: false },
      ),
      answer: Answer,
      handle: async ({ params, body, audit }) => {
        const { id, mode } = params
        const credentials = findOnlineMethod(id)?.online.credentials ?? {}
        const problems = Object.entries(body.keys).flatMap(([name, value]) => {
          const key = credentials[name]
          const isValid = key && (value === '' || key.pattern(mode).test(value))
          return isValid ? [] : [{ path: `/keys/${name}`, message: 'wrong-key' }]
        })
        if (problems.length > 0) return refuse('invalid', { problems })
        const stored = (await paymentKeys.read(id, mode)) ?? {}
        await paymentKeys.write(id, mode, { ...stored, ...body.keys })
        audit({ id, label: mode, details: { keys: Object.keys(body.keys) } })
        return show(params)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/payment-providers/:id/:mode/test',
      summary: 'Ask a payment provider for the account of the stored keys',
      allow,
      audit: 'payment-provider.tested',
      params: Provider,
      answer: Type.Object({ account: Type.String() }),
      handle: async ({ params, audit }) => {
        const { id, mode } = params
        audit({ id, label: mode })
        const provider = await paymentProviders.connect(id, mode)
        if (!provider) return refuse('provider-keys')
        const answer = await provider.testConnection()
        return answer.ok ? { account: answer.account } : refuse(toReason(answer.reason))
      },
    }),
  ]
}
