import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '#db'
import type { KeptChange } from '../import-jobs/job-view.ts'
import type { StoredChange } from '../import-jobs/journal.ts'
import type { TableContext } from '../import-jobs/table-definition.ts'

type Row = Omit<
  Selectable<Tables['discounts']>,
  'usage_count' | 'batch_id' | 'created_at' | 'updated_at'
>

/** Discounts as they were entered, by id. */
export async function readDiscounts(
  db: Database,
  column: 'id' | 'code_key',
  values: readonly string[],
): Promise<Map<string, Row>> {
  if (values.length === 0) return new Map()
  const rows = await db
    .selectFrom('discounts')
    .select(['id', 'code', 'code_key', 'label', 'type', 'enabled', 'starts_at', 'expires_at'])
    .select(['usage_limit', 'rules'])
    .where(column, 'in', values)
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

export const markOfDiscount = (row: Row): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22)

/** Deletes coupons that an import added, and gives changed ones their earlier values. */
export async function undoDiscounts(
  { db, nowMs }: TableContext,
  changes: readonly StoredChange[],
): Promise<KeptChange[]> {
  const ids = changes.map(change => change.item)
  const current = await readDiscounts(db, 'id', ids)
  const uses = await db
    .selectFrom('discount_uses')
    .select('discount_id')
    .where('discount_id', 'in', ids)
    .distinct()
    .execute()
  const used = new Set(uses.map(row => row.discount_id))
  const kept: KeptChange[] = []
  for (const { item, kind, label, before, mark } of changes) {
    const now = current.get(item)
    if (!now) {
      if (kind === 'updated') kept.push({ label, reason: 'deleted' })
    } else if (markOfDiscount(now) !== mark) kept.push({ label, reason: 'edited' })
    else if (kind === 'updated') {
      const { id, ...row } = before as Row
      await db
        .updateTable('discounts')
        .set({ ...row, updated_at: nowMs })
        .where('id', '=', id)
        .execute()
    } else if (used.has(item)) kept.push({ label, reason: 'used' })
    else await db.deleteFrom('discounts').where('id', '=', item).execute()
  }
  return kept
}
