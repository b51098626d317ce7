import { useGetIdentity, usePermissions } from 'react-admin'
import type { Permission } from '#auth/schema'
import type { PageItem } from '#pages/schema'
import { mayChange } from './may-change.ts'

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
