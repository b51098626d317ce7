import type { Selectable } from 'kysely'
import { isRecord } from '#base'
import type { Database } from './connect.ts'
import { MAX_ATTEMPTS } from './outbox.ts'
import { contains, type ListOf, type ListOptions, readList } from './read-list.ts'
import type { OutboxItem } from './schema.ts'
import type { Tables } from './tables/index.ts'

export interface OutboxQuery extends ListOptions {
  state?: OutboxItem['state'] | undefined
}

/** Newest first, or in the order they were added. */
export async function listOutbox(db: Database, query: OutboxQuery): Promise<ListOf<OutboxItem>> {
  let select = db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at', query.order)
    .orderBy('id', query.order)
  if (query.ids) select = select.where('id', 'in', query.ids.split(','))
  if (query.state === 'done') select = select.where('done_at', 'is not', null)
  if (query.state === 'failed') {
    select = select.where('failed_at', 'is not', null).where('done_at', 'is', null)
  }
  if (query.state === 'waiting') {
    select = select.where('failed_at', 'is', null).where('done_at', 'is', null)
  }
  if (query.q) select = select.where(contains(query.q, 'recipient', 'subject'))
  const { items, total } = await readList(select, query)
  return { items: items.map(toItem), total }
}

export async function findOutboxEntry(db: Database, id: string): Promise<OutboxItem | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toItem(row)
}

/** The stored entry with a given unique key. */
export function findOutboxRow(
  db: Database,
  uniqueKey: string,
): Promise<Selectable<Tables['outbox']> | undefined> {
  return db.selectFrom('outbox').selectAll().where('unique_key', '=', uniqueKey).executeTakeFirst()
}

/** Stored entries of a kind, newest first, optionally limited. */
export function listOutboxRows(db: Database, kind: string, limit?: number) {
  const rows = db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return (limit === undefined ? rows : rows.limit(limit)).execute()
}

/** Number of undelivered entries. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Schedules one entry, or all failed ones, for an immediate retry. Returns how many. */
export async function retryOutbox(
  db: Database,
  what: { id: string } | 'failed',
  nowMs: number,
): Promise<number> {
  let update = db
    .updateTable('outbox')
    .set({ attempts: 0, failed_at: null, due_at: nowMs, lease: null, leased_until: 0 })
    .where('done_at', 'is', null)
    .where('leased_until', '<=', nowMs)
  if (what === 'failed') update = update.where('failed_at', 'is not', null)
  else update = update.where('id', '=', what.id)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Entries for display with their unique keys, in the order of the keys. */
export async function listOutboxByKeys(
  db: Database,
  keys: readonly string[],
): Promise<(OutboxItem & { uniqueKey: string })[]> {
  const rows = await db.selectFrom('outbox').selectAll().where('unique_key', 'in', keys).execute()
  return keys.flatMap(uniqueKey => {
    const row = rows.find(one => one.unique_key === uniqueKey)
    return row ? [{ ...toItem(row), uniqueKey }] : []
  })
}

/**
 * Schedules an entry again even if it was delivered, unless a delivery is running. Returns whether
 * the entry exists.
 */
export async function repeatOutboxEntry(
  db: Database,
  uniqueKey: string,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ attempts: 0, failed_at: null, done_at: null, last_error: null })
    .set({ due_at: nowMs, lease: null, leased_until: 0 })
    .where('unique_key', '=', uniqueKey)
    .where(({ or, eb }) => or([eb('leased_until', '<=', nowMs), eb('done_at', 'is not', null)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an entry unless it is being delivered. */
export async function deleteOutboxEntry(db: Database, id: string, nowMs: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('leased_until', '<=', nowMs), eb('done_at', 'is not', null)]))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toItem(row: Selectable<Tables['outbox']>): OutboxItem {
  const payload: unknown = JSON.parse(row.payload)
  const template = isRecord(payload) && typeof payload.template === 'string' ? payload.template : ''
  const state = row.done_at ? 'done' : row.failed_at ? 'failed' : 'waiting'
  return {
    id: row.id,
    kind: row.kind,
    template,
    state,
    recipient: row.recipient,
    subject: row.subject,
    attempts: row.attempts,
    maxAttempts: MAX_ATTEMPTS,
    lastError: row.last_error === null ? null : withoutSecrets(row.last_error),
    createdAt: row.created_at,
    nextTryAt: state === 'waiting' ? row.due_at : null,
    doneAt: row.done_at,
    isSaved: row.done_at !== null && row.to_folder === 1,
  }
}

/** Error texts may contain URLs with passwords or tokens. */
export function withoutSecrets(error: string): string {
  return error
    .replace(/(\w{1,20}:\/\/)[^\s/@]+@/g, '$1…@')
    .replace(/([?&](?:token|key|sealed|password)=)[^\s&"']+/gi, '$1…')
    .slice(0, 1000)
}
