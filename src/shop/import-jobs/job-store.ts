import type { ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import { DAY, isRecord, MINUTE, ok, refuse } from '#base'
import { type Database, inTransaction, type Tables } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ImportJob, ImportKind, ImportOptions, ImportState, UndoReport } from './job-view.ts'
import { countChanges } from './journal.ts'
import type { ImportResult } from './report.ts'

/** Age of a heartbeat from which its process counts as stopped. */
export const LOST_MS = MINUTE
const RETENTION_DAYS = 14
const BUSY = ['checking', 'running', 'undoing']

type Row = Selectable<Tables['product_imports']>

export function toJob(row: Row, changes: number, nowMs: number): ImportJob {
  const isLost = BUSY.includes(row.state) && row.beat_at <= nowMs - LOST_MS
  const outcome: unknown = row.report ? JSON.parse(row.report) : null
  return {
    id: row.id,
    kind: row.kind as ImportKind,
    fileName: row.file_name,
    bytes: row.bytes,
    state: isLost ? 'interrupted' : (row.state as ImportState),
    doneRows: row.done_rows,
    totalRows: row.total_rows,
    skipInvalid: row.skip_invalid === 1,
    options: JSON.parse(row.options) as ImportOptions,
    outcome: isRecord(outcome) ? (outcome as unknown as ImportResult) : null,
    changes,
    undo: row.undo === null ? null : (JSON.parse(row.undo) as UndoReport),
    error: row.error,
    author: row.author,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }
}

export async function findJob(
  db: Database,
  { id, kind }: { id: string; kind: ImportKind },
  nowMs: number,
): Promise<ImportJob | undefined> {
  const row = await db
    .selectFrom('product_imports')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) return undefined
  const count = await countChanges(db).where('import_id', '=', id).executeTakeFirst()
  return toJob(row, Number(count?.count ?? 0), nowMs)
}

export async function listJobs(
  db: Database,
  { kind, limit }: { kind: ImportKind; limit: number },
  nowMs: number,
): Promise<ImportJob[]> {
  const rows = await db
    .selectFrom('product_imports')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const counts = await countChanges(db).where('import_id', 'in', ids).execute()
  const countOf = new Map(counts.map(row => [row.import_id, Number(row.count)]))
  return rows.map(row => toJob(row, countOf.get(row.id) ?? 0, nowMs))
}

export async function insertJob(
  db: Database,
  job: {
    id: string
    kind: ImportKind
    fileName: string
    author: string
    options: ImportOptions
    nowMs: number
  },
) {
  await db
    .insertInto('product_imports')
    .values({
      id: job.id,
      kind: job.kind,
      file_name: job.fileName,
      bytes: 0,
      state: 'checking',
      done_rows: 0,
      total_rows: 0,
      skip_invalid: 0,
      encoding: null,
      report: null,
      error: null,
      options: JSON.stringify(job.options),
      author: job.author,
      created_at: job.nowMs,
      beat_at: job.nowMs,
      ended_at: null,
    })
    .execute()
}

export type ClaimedJob = Pick<Row, 'id' | 'kind' | 'state' | 'beat_at' | 'bytes' | 'undo'> & {
  has_report: SqlBool
}

/** Matches checked files, and those whose check was interrupted, cancelled or failed. */
export function isCheckable(nowMs: number) {
  return (eb: ExpressionBuilder<Tables, 'product_imports'>) =>
    eb.or([
      eb('state', '=', 'checked'),
      eb.and([eb('report', 'is', null), eb('state', 'in', ['cancelled', 'failed'])]),
      eb.and([eb('state', '=', 'checking'), eb('beat_at', '<=', nowMs - LOST_MS)]),
    ])
}

/** Starts a run or an undo of a job. One import of any kind is written at a time. */
export function claimJob(
  { db, kind }: Pick<ShopDeps, 'db' | 'kind'>,
  job: {
    id: string
    kind: ImportKind
    isAllowed(row: ClaimedJob): boolean
  },
  set: { state: 'running' | 'undoing'; skip_invalid?: number },
  nowMs: number,
) {
  return inTransaction({ db }, async tx => {
    // Lock all jobs, because another process may be starting one.
    const all = tx
      .selectFrom('product_imports')
      .select(['id', 'kind', 'state', 'beat_at', 'bytes', 'undo'])
      .select(eb => eb('report', 'is not', null).as('has_report'))
    const rows = await (kind === 'postgres' ? all.orderBy('id').forUpdate() : all).execute()
    const row = rows.find(one => one.id === job.id && one.kind === job.kind)
    if (!row) return refuse('not-found')
    const isUnderWay = (one: ClaimedJob) => one.beat_at > nowMs - LOST_MS
    const isWriting = (one: ClaimedJob) => one.state === 'running' || one.state === 'undoing'
    const isTaken = rows.some(one => isWriting(one) && isUnderWay(one))
    if (isTaken || (row.state === 'checking' && isUnderWay(row))) return refuse('busy')
    // The size is only set after a complete upload.
    if (row.bytes === 0 || !job.isAllowed(row)) return refuse('not-allowed')
    await tx
      .updateTable('product_imports')
      .set({ ...set, beat_at: nowMs, done_rows: 0, error: null, ended_at: null })
      .where('id', '=', job.id)
      .execute()
    return ok()
  })
}

export async function pruneJobs(db: Database, nowMs: number) {
  await db
    .deleteFrom('product_imports')
    .where('created_at', '<', nowMs - RETENTION_DAYS * DAY)
    .execute()
}
