import { SECOND } from '#base'
import type { Database } from '#db'
import type { ImportState } from './job-view.ts'

const BEAT_MS = SECOND

/** The job was continued elsewhere, cancelled or deleted. */
export class Superseded extends Error {}

/** Reports progress of a job, as long as the job is still ours. */
export function createHeartbeat(
  db: Database,
  job: { id: string; state: ImportState; since: number; now(): number },
) {
  let beatAt = job.since
  /** Updates the job if its heartbeat is still ours. */
  const update = () =>
    db
      .updateTable('product_imports')
      .where('id', '=', job.id)
      .where('state', '=', job.state)
      .where('beat_at', '=', beatAt)
  let beating: Promise<void> | undefined
  const beat = async (doneRows: number, totalRows: number) => {
    const now = job.now()
    const changed = await update()
      .set({ beat_at: now, done_rows: doneRows, total_rows: totalRows })
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw new Superseded()
    beatAt = now
  }
  return {
    /** Sequential: each heartbeat expects the previous one. */
    async onProgress(doneRows: number, totalRows: number) {
      await beating
      if (job.now() - beatAt < BEAT_MS && doneRows < totalRows) return
      beating ??= beat(doneRows, totalRows).finally(() => {
        beating = undefined
      })
      await beating
    },
    async end(state: ImportState, values: { report?: string; undo?: string; error?: string }) {
      const now = job.now()
      await update()
        .set({ state, beat_at: now, ended_at: now, ...values })
        .execute()
    },
    /** Without a heartbeat it counts as interrupted and can be resumed at once. */
    async release() {
      await update().set({ beat_at: 0 }).execute()
    },
  }
}
export type Heartbeat = ReturnType<typeof createHeartbeat>
