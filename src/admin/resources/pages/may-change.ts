import type { Permission } from '#auth/schema'
import type { PageKind } from '#pages/schema'

/** As the server has it: authors may do with posts what editors may do with every page. */
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
