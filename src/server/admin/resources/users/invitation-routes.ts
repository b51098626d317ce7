import Type from 'typebox'
import { ROLES } from '#auth/schema'
import { EMAIL_PATTERN, refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const allow = 'users.write'
const role = Type.Union(ROLES.map(one => Type.Literal(one)))
const Invitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role,
  expiresAt: Type.Integer(),
})

/** The link, if no mail was sent. */
const Invited = Type.Object({ link: Type.Union([Type.Null(), Type.String()]) })
const invited = (done: Awaited<ReturnType<AdminDeps['access']['invite']>>) =>
  done.ok ? { link: done.link } : done

/** Pending invitations. The domain writes their audit log entries. */
export function invitationRoutes({ access, canMail }: AdminDeps) {
  const { invitations } = access
  return [
    adminRoute({
      method: 'GET',
      path: '/users/invitations',
      summary: 'List pending invitations',
      allow,
      answer: Type.Object({ items: Type.Array(Invitation) }),
      handle: async () => ({ items: await invitations.list() }),
    }),
    adminRoute({
      method: 'POST',
      path: '/users/invitations',
      summary: 'Invite a user by email; the link works once and expires in 3 days',
      allow,
      body: Type.Object(
        {
          email: Type.String({ maxLength: 254, pattern: EMAIL_PATTERN }),
          name: Type.String({ maxLength: 100, default: '' }),
          role,
        },
        { additionalProperties: false },
      ),
      answer: Invited,
      handle: async ({ body, actor }) =>
        invited(await access.invite(body, actor, { isMailed: canMail })),
    }),
    adminRoute({
      method: 'POST',
      path: '/users/invitations/:id/resend',
      summary: 'Resend an invitation; the previous link stops working',
      allow,
      params: IdParams,
      answer: Invited,
      handle: async ({ params, actor }) => {
        const known = (await invitations.list()).find(one => one.id === params.id)
        if (!known) return refuse('not-found')
        const { email, name, role } = known
        return invited(await access.invite({ email, name, role }, actor, { isMailed: canMail }))
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/users/invitations/:id/link',
      summary: 'Get a new link for an invitation, to pass on; the previous link stops working',
      allow,
      params: IdParams,
      answer: Invited,
      handle: async ({ params, actor }) => {
        const known = (await invitations.list()).find(one => one.id === params.id)
        if (!known) return refuse('not-found')
        const { email, name, role } = known
        return invited(await access.invite({ email, name, role }, actor, { isMailed: false }))
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/users/invitations/:id',
      summary: 'Revoke an invitation',
      allow,
      audit: 'user.invitation-revoked',
      params: IdParams,
      handle: async ({ params, audit }) => {
        const known = (await invitations.list()).find(one => one.id === params.id)
        audit({ id: params.id, label: known?.email ?? '' })
        return invitations.revoke(params.id)
      },
    }),
  ]
}
