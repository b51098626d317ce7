import type { Permission } from '#auth/schema'
import type { PageKind } from '#pages/schema'

/** Mirrors the server's rule: authors have the rights of editors for posts only. */
export function mayChange(
  permissions: readonly Permission[] | undefined,
  kind: PageKind,
  permission: Extract<Permission, `pages.${string}`>,
): boolean {
  if (!permissions) return false
  return (
    permissions.includes(permission) || (kind === 'post' && permissions.includes('posts.write'))
  )
}
