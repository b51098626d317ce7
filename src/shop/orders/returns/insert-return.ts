import { createId } from '#base'
import type { Database } from '#db'
import type { ReturnKind } from './view.ts'

export interface NewReturn {
  orderId: string
  kind: ReturnKind
  isLate: boolean
  position: number
  lines: readonly { lineId: string; quantity: number }[]
  reason: string
  nowMs: number
}

/** Adds a requested return to a locked order; returns its id. */
export async function insertReturn(
  db: Database,
  { orderId, kind, isLate, position, lines, reason, nowMs }: NewReturn,
): Promise<string> {
  const id = createId({ now: () => nowMs })
  await db
    .insertInto('order_returns')
    .values({
      ...{ id, order_id: orderId, kind, is_late: isLate ? 1 : 0, position, state: 'requested' },
      ...{ reason, answer: '', created_at: nowMs, updated_at: nowMs },
    })
    .execute()
  const rows = lines.map(({ lineId, quantity }) => ({
    ...{ return_id: id, order_id: orderId, line_id: lineId, quantity },
  }))
  if (rows.length > 0) await db.insertInto('order_return_lines').values(rows).execute()
  return id
}
