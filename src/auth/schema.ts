export type { OpenSession, Passkey } from './account.ts'
export { type ApiKey, KEY_PERMISSIONS, type KeyPermission } from './api-keys.ts'
export type { OpenInvitation } from './invitations.ts'
export {
  can,
  isRole,
  PERMISSIONS,
  type Permission,
  permissionsOf,
  ROLES,
  type Role,
} from './roles.ts'
export type { StaffMember } from './staff.ts'
export { STAFF_LOCALES, type StaffLocale } from './staff-locales.ts'
