import { createId, DAY, type Json, MINUTE } from '#base'
import type { Database } from './connect.ts'
import { prepareQuery } from './prepared-query.ts'

export interface OutboxEntry {
  kind: string
  payload: Json
  /** An entry with an existing key is ignored. */
  uniqueKey?: string
  dueAt?: number
}

/** Adds an entry within the caller's transaction: it is delivered if and only if that commits. */
export async function addToOutbox(db: Database, entry: OutboxEntry, nowMs: number) {
  await insertEntry.execute(db, {
    id: createId(),
    kind: entry.kind,
    uniqueKey: entry.uniqueKey ?? null,
    payload: JSON.stringify(entry.payload),
    nowMs,
    dueAt: entry.dueAt ?? nowMs,
  })
}

const insertEntry = prepareQuery<{
  id: string
  kind: string
  uniqueKey: string | null
  payload: string
  nowMs: number
  dueAt: number
}>()((db, value) =>
  db
    .insertInto('outbox')
    .values({
      id: value('id'),
      kind: value('kind'),
      unique_key: value('uniqueKey'),
      payload: value('payload'),
      created_at: value('nowMs'),
      due_at: value('dueAt'),
      attempts: 0,
      leased_until: 0,
      lease: null,
      done_at: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict(conflict => conflict.column('unique_key').doNothing()),
)

/** Stores recipient and subject of an entry for display. */
export async function labelOutboxEntry(
  db: Database,
  id: string,
  label: { recipient: string; subject: string; to_folder: number },
) {
  await db.updateTable('outbox').set(label).where('id', '=', id).execute()
}

/** When the newest entry of a kind was added; undefined if there is none. */
export async function lastOutboxEntryAt(db: Database, kind: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(eb => eb.fn.max('created_at').as('at'))
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.at == null ? undefined : Number(row.at)
}

/**
 * Thrown by a handler when a retry cannot succeed, for example because an address does not exist.
 * The entry fails at once; staff can retry it.
 */
export class PermanentFailure extends Error {}

/** Delay after a failed attempt: 10 s, doubled up to 6 h. The entry fails after 12 attempts. */
export const MAX_ATTEMPTS = 12
export function backoffMs(attempts: number): number {
  return Math.min(10_000 * 2 ** (attempts - 1), 6 * 60 * MINUTE)
}

/** How long delivered entries stay listed. */
const DELIVERED_RETENTION_MS = 90 * DAY

/** Deletes old delivered entries. Failed ones stay until staff deletes them. */
export async function pruneOutbox(db: Database, nowMs: number) {
  await db
    .deleteFrom('outbox')
    .where('done_at', '<', nowMs - DELIVERED_RETENTION_MS)
    .execute()
}
