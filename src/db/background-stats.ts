import type { Database } from './database.ts'

export interface OutboxStats {
  kind: string
  waiting: number
  failed: number
  /** When the oldest waiting entry became due or was added, whichever is later. */
  oldestDueAt: number | undefined
}

/** Undelivered entries by kind. Reads the index of undelivered entries only. */
export async function outboxStats(db: Database): Promise<OutboxStats[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'kind',
      fn.count<number>('id').as('all'),
      fn.count<number>('failed_at').as('failed'),
      fn
        .min(eb.case().when('failed_at', 'is', null).then(eb.ref('due_at')).else(null).end())
        .as('oldest'),
    ])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .execute()
  return rows.map(({ kind, all, failed, oldest }) => ({
    kind,
    waiting: Number(all) - Number(failed),
    failed: Number(failed),
    oldestDueAt: oldest === null ? undefined : Number(oldest),
  }))
}
