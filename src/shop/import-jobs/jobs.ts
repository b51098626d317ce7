import { createId, type Encoding, ok, refuse } from '#base'
import { okIfAffected } from '#db'
import type { ShopDeps } from '../deps.ts'
import { createHeartbeat, Superseded } from './heartbeat.ts'
import type { Importer, Mapping } from './importer.ts'
import { createImportFiles } from './job-files.ts'
import {
  type ClaimedJob,
  claimJob,
  findJob,
  insertJob,
  isCheckable,
  listJobs,
  pruneJobs,
} from './job-store.ts'
import { type ImportOptions, MAX_IMPORT_BYTES } from './job-view.ts'
import { readHeadings, rememberMapping } from './mappings.ts'
import { performImport, performUndo, readChoices } from './perform-job.ts'
import { exportRefused } from './refused-rows.ts'

type Action = 'checking' | 'running' | 'undoing'

/** Choices of staff before an import. */
export interface CheckChoices {
  encoding?: Encoding | undefined
  mapping?: Mapping | undefined
  options?: ImportOptions | undefined
}

/**
 * Checks, imports and undoes files in the background. The state is in the database, so every process
 * can report it.
 */
export function createImportJobs(deps: ShopDeps) {
  const { db, clock } = deps
  const files = createImportFiles(db)
  const running = new Map<string, { done: Promise<void>; abort: AbortController }>()
  let stopped = false

  function start(id: string, importer: Importer, action: Action, since: number) {
    const abort = new AbortController()
    const done = perform(id, importer, action, since, abort.signal).finally(() => {
      if (running.get(id)?.abort === abort) running.delete(id)
    })
    running.set(id, { done, abort })
    if (stopped) abort.abort()
  }

  async function perform(
    id: string,
    importer: Importer,
    action: Action,
    since: number,
    signal: AbortSignal,
  ) {
    const heartbeat = createHeartbeat(db, { id, state: action, since, now: () => clock.now() })
    const job = { id, importer, heartbeat, signal }
    try {
      if (action === 'undoing') await performUndo(deps, job)
      else await performImport(deps, job, { dryRun: action === 'checking' })
    } catch (error) {
      if (error instanceof Superseded) return
      if (signal.aborted) return heartbeat.release().catch(() => {})
      const message = error instanceof Error ? error.message : String(error)
      // If the database is unavailable, the missing heartbeat marks the failure.
      await heartbeat.end('failed', { error: message }).catch(() => {})
    }
  }

  /** Jobs of one kind. */
  function of(importer: Importer) {
    const { kind } = importer
    const find = (id: string) => findJob(db, { id, kind }, clock.now())

    async function remove(id: string) {
      const gone = await db
        .deleteFrom('product_imports')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return okIfAffected(gone)
    }

    return {
      columns: importer.columns,
      find,
      remove,
      list: (limit = 20) => listJobs(db, { kind, limit }, clock.now()),

      /** Stores a file and starts checking it. */
      async add(file: {
        name: string
        author: string
        content: AsyncIterable<Uint8Array>
        options?: ImportOptions
      }) {
        const id = createId(clock)
        const nowMs = clock.now()
        const { name: fileName, author, options = {} } = file
        await insertJob(db, { id, kind, fileName, author, options, nowMs })
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
        start(id, importer, 'checking', nowMs)
        return ok({ id })
      },

      /** Checks a file again with other choices, or after an interrupted check, before anything was written. */
      async check(id: string, { encoding, mapping, options }: CheckChoices) {
        const now = clock.now()
        const checked = await db
          .updateTable('product_imports')
          .set({ state: 'checking', beat_at: now, report: null, error: null, ended_at: null })
          .$if(encoding !== undefined, query => query.set({ encoding: encoding ?? null }))
          .$if(mapping !== undefined, query => query.set({ mapping: JSON.stringify(mapping) }))
          .$if(options !== undefined, query => query.set({ options: JSON.stringify(options) }))
          .where('id', '=', id)
          .where('kind', '=', kind)
          .where('bytes', '>', 0)
          .where(isCheckable(now))
          .executeTakeFirst()
        if (checked.numUpdatedRows === 0n) {
          return refuse((await find(id)) ? 'not-allowed' : 'not-found')
        }
        if (mapping) {
          const { locale: language } = await deps.settings()
          const choices = await readChoices(deps, id)
          const found = await readHeadings(() => files.read(id), { language, ...choices })
          const headings = found?.headings
          if (headings) await rememberMapping(db, { kind, headings }, mapping, now)
        }
        start(id, importer, 'checking', now)
        return ok()
      },

      /** Imports a checked file, or continues an interrupted one. */
      async run(id: string, { skipInvalid }: { skipInvalid: boolean }) {
        const now = clock.now()
        const isAllowed = ({ undo, has_report }: ClaimedJob) => undo === null && Boolean(has_report)
        const set = { state: 'running', skip_invalid: skipInvalid ? 1 : 0 } as const
        const taken = await claimJob(deps, { id, kind, isAllowed }, set, now)
        if (taken.ok) start(id, importer, 'running', now)
        return taken
      },

      /** Undoes an import, or continues an interrupted undo. */
      async undo(id: string) {
        const now = clock.now()
        const isAllowed = ({ state }: ClaimedJob) =>
          !['checking', 'checked', 'undone'].includes(state)
        const taken = await claimJob(deps, { id, kind, isAllowed }, { state: 'undoing' }, now)
        if (taken.ok) start(id, importer, 'undoing', now)
        return taken
      },

      /** Cancels a running import in any process. Written rows are kept. */
      async cancel(id: string) {
        const now = clock.now()
        const row = await db
          .updateTable('product_imports')
          .set({ state: 'cancelled', beat_at: now, ended_at: now })
          .where('id', '=', id)
          .where('kind', '=', kind)
          .where('state', 'in', ['checking', 'running'])
          .where('bytes', '>', 0)
          .executeTakeFirst()
        if (row.numUpdatedRows === 0n)
          return (await find(id)) ? refuse('not-allowed') : refuse('not-found')
        running.get(id)?.abort.abort()
        return ok()
      },

      /** The refused rows with their errors, as CSV in chunks; undefined for an unknown import. */
      async refused(id: string) {
        if (!(await find(id))) return undefined
        const { locale: language } = await deps.settings()
        const { encoding } = await readChoices(deps, id)
        const open = () => files.read(id)
        return exportRefused(db, { importId: id, importer, open, encoding, language })
      },
    }
  }

  return {
    of,
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
    prune: () => pruneJobs(db, clock.now()),
  }
}
export type ImportJobs = ReturnType<ReturnType<typeof createImportJobs>['of']>
