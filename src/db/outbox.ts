import { createId, DAY, type Json, MINUTE } from '#base'
import type { Database } from './connect.ts'

export interface OutboxEntry {
  kind: string
  payload: Json
  /** The same key is taken once; later ones are dropped. */
  uniqueKey?: string
  dueAt?: number
}

/** Adds a row inside the caller's transaction: it is delivered if, and only if, that commits. */
export async function addToOutbox(db: Database, entry: OutboxEntry, nowMs: number) {
  await db
    .insertInto('outbox')
    .values({
      id: createId(),
      kind: entry.kind,
      unique_key: entry.uniqueKey ?? null,
      payload: JSON.stringify(entry.payload),
      created_at: nowMs,
      due_at: entry.dueAt ?? nowMs,
      attempts: 0,
      leased_until: 0,
      lease: null,
      done_at: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict(conflict => conflict.column('unique_key').doNothing())
    .execute()
}

/** Notes to whom an entry goes and about what, for whoever looks at the outbox. */
export async function labelOutboxEntry(
  db: Database,
  id: string,
  label: { recipient: string; subject: string; to_folder: number },
) {
  await db.updateTable('outbox').set(label).where('id', '=', id).execute()
}

/** When the newest entry of a kind was added; undefined where there is none. */
export async function lastOutboxEntryAt(db: Database, kind: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(eb => eb.fn.max('created_at').as('at'))
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.at == null ? undefined : Number(row.at)
}

/**
 * Thrown by an outbox handler when another try cannot succeed, such as an address that does not exist. The entry counts as failed
 * at once; staff may retry it.
 */
export class PermanentFailure extends Error {}

/** Delay after a failed try: 10 s, then doubled up to 6 h; after 12 tries the entry counts as failed. */
export const MAX_ATTEMPTS = 12
export function backoffMs(attempts: number): number {
  return Math.min(10_000 * 2 ** (attempts - 1), 6 * 60 * MINUTE)
}

/** How long an entry that was delivered is still listed. */
const DELIVERED_KEPT_MS = 90 * DAY

/** Forgets what was delivered long ago. What failed stays until somebody has looked at it. */
export async function pruneOutbox(db: Database, nowMs: number) {
  await db
    .deleteFrom('outbox')
    .where('done_at', '<', nowMs - DELIVERED_KEPT_MS)
    .execute()
}
