import Type from 'typebox'
import { STAFF_LOCALES } from '#auth/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { secretRoutes } from './secret-routes.ts'

const allow = 'signed-in'
const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
const Locale = Type.Union(STAFF_LOCALES.map(locale => Type.Literal(locale)))

/** The user's own account. */
export default (deps: AdminDeps) => {
  const { account } = deps.access
  return [
    ...secretRoutes(deps),
    adminRoute({
      method: 'PATCH',
      path: '/account',
      summary: 'Change your name',
      allow,
      audit: 'account.renamed',
      body: Type.Object({ name }, { additionalProperties: false }),
      handle: ({ body, session: { member }, audit }) => {
        audit({ id: member.id, label: body.name })
        return account.rename(member.id, body.name.trim())
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/account/locale',
      summary: 'Change the language of your account',
      allow,
      audit: 'account.language-chosen',
      body: Type.Object({ locale: Locale }, { additionalProperties: false }),
      handle: ({ body, session: { member }, audit }) => {
        audit({ id: member.id, label: body.locale })
        return account.setLocale(member.id, body.locale)
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/account/sessions',
      summary: 'List your active sessions',
      allow,
      answer: Type.Object({
        items: Type.Array(
          Type.Object({
            id: Type.String(),
            userAgent: Type.String(),
            address: Type.String(),
            startedAt: Type.Integer(),
            seenAt: Type.Integer(),
            isThis: Type.Boolean(),
          }),
        ),
      }),
      handle: async ({ session }) => {
        const items = await account.sessions(session.member.id)
        return { items: items.map(one => ({ ...one, isThis: one.id === session.id })) }
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/account/sessions/:id',
      summary: 'Sign out one session',
      allow,
      audit: 'session.revoked',
      params: IdParams,
      handle: ({ params, session }) => account.endSession(session.member.id, params.id),
    }),
    adminRoute({
      method: 'DELETE',
      path: '/account/sessions',
      summary: 'Sign out all other sessions',
      allow,
      audit: 'session.others-revoked',
      handle: ({ session }) => account.endOtherSessions(session.member.id, session.id),
    }),
    adminRoute({
      method: 'GET',
      path: '/account/passkeys',
      summary: 'List your passkeys; they are added by /api/auth/passkey',
      allow,
      answer: Type.Object({
        items: Type.Array(
          Type.Object({
            id: Type.String(),
            name: Type.String(),
            createdAt: Type.Union([Type.Null(), Type.Integer()]),
          }),
        ),
      }),
      handle: async ({ session }) => ({ items: await account.passkeys(session.member.id) }),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/account/passkeys/:id',
      summary: 'Rename a passkey',
      allow,
      audit: 'passkey.renamed',
      params: IdParams,
      body: Type.Object({ name }, { additionalProperties: false }),
      handle: ({ params, body, session, audit }) => {
        audit({ id: params.id, label: body.name })
        return account.renamePasskey(session.member.id, params.id, body.name.trim())
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/account/passkeys/:id',
      summary: 'Remove a passkey',
      allow,
      audit: 'passkey.removed',
      params: IdParams,
      handle: ({ params, session }) => account.removePasskey(session.member.id, params.id),
    }),
  ]
}
