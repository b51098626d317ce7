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
