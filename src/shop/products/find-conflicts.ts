import { isDeepStrictEqual } from 'node:util'
import type { ProductEdit } from './product-edit.ts'

/** Fields changed by someone else since they were loaded. Stock is excluded, because changes are added. */
export function findConflicts(
  stored: ProductEdit,
  read: Partial<Record<keyof ProductEdit, unknown>>,
): (keyof ProductEdit)[] {
  const names = Object.keys(read) as (keyof ProductEdit)[]
  return names.filter(
    name => name !== 'stock' && !isDeepStrictEqual(plain(stored[name]), plain(read[name])),
  )
}

/** Comparable form without stock values. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (key, one) => (key === 'stock' ? null : one))
}
