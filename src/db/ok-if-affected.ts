import { ok, refuse } from '#base'

/** Refuses with `not-found` what changed or deleted no row. */
export function okIfAffected(result: { numUpdatedRows: bigint } | { numDeletedRows: bigint }) {
  const rows = 'numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows
  return rows > 0n ? ok() : refuse('not-found')
}
