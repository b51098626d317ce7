import { useGetIdentity, usePermissions } from 'react-admin'
import type { Permission } from '#auth/schema'
import type { PageItem } from '#pages/schema'
import { mayChange } from './may-change.ts'

/** Answers whether the user may do something with a page: authors with their own posts only, as the server has it. */
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
