import Type from 'typebox'
import { permissionsOf } from '#auth/schema'
import { adminRoute } from '../../route.ts'

/** The signed-in user. */
export default () => [
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
    }),
    handle: ({ session: { member } }) => ({ ...member, permissions: permissionsOf(member.role) }),
  }),
]
