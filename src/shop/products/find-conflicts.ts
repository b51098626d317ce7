import { isDeepStrictEqual } from 'node:util'
import type { ProductEdit } from './product-edit.ts'

/** Fields that somebody else changed since they were read; stock is none: changes of it are added up. */
export function findConflicts(
  stored: ProductEdit,
  read: Partial<Record<keyof ProductEdit, unknown>>,
): (keyof ProductEdit)[] {
  const names = Object.keys(read) as (keyof ProductEdit)[]
  return names.filter(
    name => name !== 'stock' && !isDeepStrictEqual(plain(stored[name]), plain(read[name])),
  )
}

/** As it is sent, without what stands on the stock items. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (key, one) => (key === 'stock' ? null : one))
}
