import Type from 'typebox'
import { permissionsOf } from '#auth/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

/** The signed-in user. */
export default ({ shopSettings }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/me',
    summary: 'The current user and their permissions',
    allow: 'signed-in',
    answer: Type.Object({
      id: Type.String(),
      name: Type.String(),
      email: Type.String(),
      role: Type.String(),
      hasTwoFactor: Type.Boolean(),
      permissions: Type.Array(Type.String()),
      /** The shop offers payments that move no money. */
      takesTestPayments: Type.Boolean(),
    }),
    handle: async ({ session: { member } }) => {
      const { onlinePayments } = await shopSettings.get()
      const takesTestPayments = Object.values(onlinePayments).some(
        ({ enabled, mode }) => enabled && mode === 'test',
      )
      return { ...member, permissions: permissionsOf(member.role), takesTestPayments }
    },
  }),
]
