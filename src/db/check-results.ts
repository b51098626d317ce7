import type { Database } from './connect.ts'

export interface StoredCheckResult {
  id: string
  /** JSON. */
  result: string
  checkedAt: number
}

/** Replaces the stored result of a check. */
export async function storeCheckResult(db: Database, { id, result, checkedAt }: StoredCheckResult) {
  const row = { result, checked_at: checkedAt }
  await db
    .insertInto('check_results')
    .values({ id, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function readCheckResults(db: Database): Promise<StoredCheckResult[]> {
  const rows = await db.selectFrom('check_results').selectAll().execute()
  return rows.map(({ id, result, checked_at }) => ({ id, result, checkedAt: checked_at }))
}
