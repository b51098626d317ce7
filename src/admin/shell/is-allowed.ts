import type { Permission } from '#auth/schema'
import type { AdminResource } from '../define-resource.ts'

export function isAllowed(
  permissions: readonly Permission[] | undefined,
  { allow }: Pick<AdminResource, 'allow'>,
): boolean {
  return [allow].flat().some(one => permissions?.includes(one))
}
