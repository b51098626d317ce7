import type { Selectable } from 'kysely'
import {
  createId,
  DAY,
  type Encoding,
  isEncoding,
  isRecord,
  MINUTE,
  ok,
  refuse,
  SECOND,
} from '#base'
import { inTransaction, okIfAffected, type Tables } from '#db'
import type { ShopDeps } from '../deps.ts'
import { importProducts } from './import-products.ts'
import { createImportFiles, MAX_IMPORT_BYTES } from './job-files.ts'
import type { ImportJob, ImportState } from './job-view.ts'
import type { ImportResult } from './report.ts'

const BEAT_MS = SECOND
/** Without a heartbeat for this long, the process is gone. */
const LOST_MS = MINUTE
const RETENTION_DAYS = 14
/** Maximum number of stored problems. */
const MAX_PROBLEMS = 500

/** The import was continued elsewhere, cancelled or deleted. */
class Superseded extends Error {}

interface Work {
  dryRun: boolean
  skipInvalid: boolean
  /** Start time, the first heartbeat. */
  since: number
}

/**
 * Checks and imports product files in the background. The state is in the database, so every
 * process can report it.
 */
export function createImports(deps: ShopDeps) {
  const { db, kind, clock } = deps
  const files = createImportFiles(db)
  const running = new Map<string, { done: Promise<void>; abort: AbortController }>()
  let stopped = false

  async function find(id: string): Promise<ImportJob | undefined> {
    const row = await db
      .selectFrom('product_imports')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && toJob(row, clock.now())
  }

  async function list(limit = 20): Promise<ImportJob[]> {
    const rows = await db
      .selectFrom('product_imports')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(row => toJob(row, clock.now()))
  }

  /** Stores a file and starts checking it. */
  async function add(file: { name: string; author: string; content: AsyncIterable<Uint8Array> }) {
    const id = createId(clock)
    const nowMs = clock.now()
    await db
      .insertInto('product_imports')
      .values({
        id,
        file_name: file.name,
        bytes: 0,
        state: 'checking',
        done_rows: 0,
        total_rows: 0,
        skip_invalid: 0,
        encoding: null,
        report: null,
        error: null,
        author: file.author,
        created_at: nowMs,
        beat_at: nowMs,
        ended_at: null,
      })
      .execute()
    const bytes = await files.write(id, file.content).catch(async error => {
      // The upload was aborted.
      await remove(id)
      throw error
    })
    if (bytes > MAX_IMPORT_BYTES) {
      await remove(id)
      return refuse('too-large')
    }
    await db.updateTable('product_imports').set({ bytes }).where('id', '=', id).execute()
    start(id, { dryRun: true, skipInvalid: false, since: nowMs })
    return ok({ id })
  }

  /** Checks a file again with another encoding, before anything was written. */
  async function check(id: string, encoding: Encoding) {
    const now = clock.now()
    const checked = await db
      .updateTable('product_imports')
      .set({ state: 'checking', encoding, beat_at: now, report: null, error: null, ended_at: null })
      .where('id', '=', id)
      .where('state', '=', 'checked')
      .executeTakeFirst()
    if (checked.numUpdatedRows === 0n) return refuse((await find(id)) ? 'not-allowed' : 'not-found')
    start(id, { dryRun: true, skipInvalid: false, since: now })
    return ok()
  }

  /** Imports a checked file, or continues an interrupted one. One at a time. */
  async function run(id: string, options: { skipInvalid: boolean }) {
    const now = clock.now()
    const taken = await inTransaction(deps, async tx => {
      // Lock all jobs, because another process may be starting one.
      const all = tx.selectFrom('product_imports').select(['id', 'state', 'beat_at', 'bytes'])
      const rows = await (kind === 'postgres' ? all.orderBy('id').forUpdate() : all).execute()
      const job = rows.find(row => row.id === id)
      if (!job) return refuse('not-found')
      const isUnderWay = (row: typeof job) => row.beat_at > now - LOST_MS
      const isTaken = (row: typeof job) => row.state === 'running' && isUnderWay(row)
      if (rows.some(isTaken) || (job.state === 'checking' && isUnderWay(job))) return refuse('busy')
      // The size is only set after a complete upload.
      if (job.bytes === 0) return refuse('not-allowed')
      await tx
        .updateTable('product_imports')
        .set({ state: 'running', beat_at: now, done_rows: 0, error: null, ended_at: null })
        .set({ skip_invalid: options.skipInvalid ? 1 : 0 })
        .where('id', '=', id)
        .execute()
      return ok()
    })
    if (taken.ok) start(id, { dryRun: false, ...options, since: now })
    return taken
  }

  function start(id: string, options: Work) {
    const abort = new AbortController()
    const done = perform(id, options, abort.signal).finally(() => {
      if (running.get(id)?.abort === abort) running.delete(id)
    })
    running.set(id, { done, abort })
    if (stopped) abort.abort()
  }

  async function perform(id: string, { since, ...options }: Work, signal: AbortSignal) {
    const state = options.dryRun ? 'checking' : 'running'
    let beatAt = since
    /** Updates the job if its heartbeat is still ours. */
    const update = () =>
      db
        .updateTable('product_imports')
        .where('id', '=', id)
        .where('state', '=', state)
        .where('beat_at', '=', beatAt)
    let beating: Promise<void> | undefined
    /** Sequential: each heartbeat expects the previous one. */
    const onProgress = async (doneRows: number, totalRows: number) => {
      await beating
      if (clock.now() - beatAt < BEAT_MS && doneRows < totalRows) return
      beating ??= beat(doneRows, totalRows).finally(() => {
        beating = undefined
      })
      await beating
    }
    const beat = async (doneRows: number, totalRows: number) => {
      const now = clock.now()
      const changed = await update()
        .set({ beat_at: now, done_rows: doneRows, total_rows: totalRows })
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) throw new Superseded()
      beatAt = now
    }
    const end = async (ended: ImportState, values: { report: string } | { error: string }) => {
      const now = clock.now()
      await update()
        .set({ state: ended, beat_at: now, ended_at: now, ...values })
        .execute()
    }
    try {
      const context = { ...deps, settings: await deps.settings() }
      const open = () => files.read(id)
      const { encoding } = await db
        .selectFrom('product_imports')
        .select('encoding')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const outcome = await importProducts(context, {
        open,
        encoding: encoding && isEncoding(encoding) ? encoding : undefined,
        ...options,
        signal,
        onProgress,
      })
      const ended = options.dryRun || !outcome.ok ? 'checked' : 'done'
      await end(ended, { report: JSON.stringify(shorten(outcome)) })
    } catch (error) {
      if (error instanceof Superseded) return
      if (signal.aborted) {
        // Without a heartbeat it counts as interrupted and can be resumed at once.
        await update()
          .set({ beat_at: 0 })
          .execute()
          .catch(() => {})
        return
      }
      const message = error instanceof Error ? error.message : String(error)
      // If the database is unavailable, the missing heartbeat marks the failure.
      await end('failed', { error: message }).catch(() => {})
    }
  }

  /** Cancels a running import in any process. Written rows are kept. */
  async function cancel(id: string) {
    const now = clock.now()
    const row = await db
      .updateTable('product_imports')
      .set({ state: 'cancelled', beat_at: now, ended_at: now })
      .where('id', '=', id)
      .where('state', 'in', ['checking', 'running'])
      .where('bytes', '>', 0)
      .executeTakeFirst()
    if (row.numUpdatedRows === 0n)
      return (await find(id)) ? refuse('not-allowed') : refuse('not-found')
    running.get(id)?.abort.abort()
    return ok()
  }

  async function remove(id: string) {
    const gone = await db.deleteFrom('product_imports').where('id', '=', id).executeTakeFirst()
    return okIfAffected(gone)
  }

  return {
    add,
    check,
    find,
    list,
    run,
    cancel,
    remove,
    /** Resolves when no import runs in this process. */
    async idle() {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done))
    },
    /** Interrupts imports of this process before shutdown. */
    async stop() {
      stopped = true
      for (const { abort } of running.values()) abort.abort()
      await this.idle()
    },
    async prune() {
      await db
        .deleteFrom('product_imports')
        .where('created_at', '<', clock.now() - RETENTION_DAYS * DAY)
        .execute()
    },
  }
}

function shorten({ report, ...outcome }: ImportResult): ImportResult {
  return { ...outcome, report: { ...report, problems: report.problems.slice(0, MAX_PROBLEMS) } }
}

type Row = Selectable<Tables['product_imports']>

function toJob(row: Row, nowMs: number): ImportJob {
  const isLost =
    (row.state === 'checking' || row.state === 'running') && row.beat_at <= nowMs - LOST_MS
  const outcome: unknown = row.report ? JSON.parse(row.report) : null
  return {
    id: row.id,
    fileName: row.file_name,
    bytes: row.bytes,
    state: isLost ? 'interrupted' : (row.state as ImportState),
    doneRows: row.done_rows,
    totalRows: row.total_rows,
    skipInvalid: row.skip_invalid === 1,
    outcome: isRecord(outcome) ? (outcome as unknown as ImportResult) : null,
    error: row.error,
    author: row.author,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }
}
