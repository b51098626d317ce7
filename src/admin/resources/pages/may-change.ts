import { useGetIdentity, usePermissions } from 'react-admin'
import type { Permission } from '#auth/schema'
import type { PageItem, PageKind } from '#pages/schema'

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

/** Mirrors the server's rule for changing pages: authors may change their own posts only. */
export function useMayChange() {
  const { permissions } = usePermissions<Permission[]>()
  const { identity } = useGetIdentity()
  return (
    page: Pick<PageItem, 'kind' | 'createdBy'>,
    permission: Extract<Permission, `pages.${string}`>,
  ): boolean => {
    const isOwn = permissions?.includes(permission) || page.createdBy === identity?.id
    return isOwn && mayChange(permissions, page.kind, permission)
  }
}
