import { type Database, lastBackup } from '#db'

/** Time of the last backup (UTC milliseconds), and whether a later attempt failed; undefined without any. */
export async function readLastBackup(db: Database) {
  const state = await lastBackup(db)
  const at = state?.succeededAt ?? state?.failedAt
  return state && at ? { at, ok: state.failedAt === null } : undefined
}
