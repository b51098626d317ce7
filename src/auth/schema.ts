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
