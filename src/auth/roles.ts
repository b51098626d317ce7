/** Staff roles by decreasing rights. */
export const ROLES = ['owner', 'editor', 'shop-manager', 'author'] as const
export type Role = (typeof ROLES)[number]

/** Permissions of admin routes and menu entries. Stable identifiers, stored in settings and the audit log. */
export const PERMISSIONS = [
  'pages.read',
  'pages.write',
  'pages.publish',
  'pages.delete',
  'posts.write',
  'code.write',
  'media.read',
  'media.write',
  'menus.write',
  'redirects.write',
  'submissions.read',
  'submissions.write',
  'comments.moderate',
  'newsletter.read',
  'newsletter.write',
  'products.read',
  'products.write',
  'orders.read',
  'orders.write',
  'jobs.read',
  'jobs.write',
  'users.write',
  'settings.write',
  'audit.read',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const GRANTED: Record<Exclude<Role, 'owner'>, readonly Permission[]> = {
  editor: [
    'pages.read',
    'pages.write',
    'pages.publish',
    'pages.delete',
    'posts.write',
    'media.read',
    'media.write',
    'menus.write',
    'redirects.write',
    'submissions.read',
    'submissions.write',
    'comments.moderate',
    'newsletter.read',
    'newsletter.write',
    'products.read',
  ],
  'shop-manager': [
    'pages.read',
    'media.read',
    'media.write',
    'submissions.read',
    'submissions.write',
    'products.read',
    'products.write',
    'orders.read',
    'orders.write',
    'jobs.read',
  ],
  author: ['pages.read', 'posts.write', 'media.read', 'media.write'],
}

export function can(role: Role, permission: Permission): boolean {
  return role === 'owner' || GRANTED[role].includes(permission)
}

export function permissionsOf(role: Role): Permission[] {
  return PERMISSIONS.filter(permission => can(role, permission))
}

export function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role)
}
