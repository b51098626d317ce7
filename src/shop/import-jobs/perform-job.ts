import { type Encoding, isEncoding, ok } from '#base'
import { inTransaction, writeInBulk, yieldToWriters } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { Heartbeat } from './heartbeat.ts'
import type { Importer, Mapping } from './importer.ts'
import { createImportFiles } from './job-files.ts'
import type { ImportOptions, UndoReport } from './job-view.ts'
import { dropChanges, openJournal, readChanges } from './journal.ts'
import { matchColumns, readHeadings, recallMapping } from './mappings.ts'
import { storeRefusals } from './refused-rows.ts'
import type { ImportResult } from './report.ts'

/** Maximum number of problems in a stored report. The file of refused rows has all. */
const MAX_PROBLEMS = 500
/** Maximum number of listed changes that were not undone. */
const MAX_KEPT = 200
/** Changes per transaction. */
const UNDO_BATCH = 50

interface Job {
  id: string
  importer: Importer
  heartbeat: Heartbeat
  signal: AbortSignal
}

type Context = Pick<ShopDeps, 'db' | 'kind' | 'settings'>

/** Choices stored with a job. */
export async function readChoices({ db }: Pick<Context, 'db'>, id: string) {
  const row = await db
    .selectFrom('product_imports')
    .select(['encoding', 'mapping', 'options', 'skip_invalid', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const encoding: Encoding | undefined =
    row.encoding && isEncoding(row.encoding) ? row.encoding : undefined
  return {
    encoding,
    mapping: row.mapping === null ? undefined : (JSON.parse(row.mapping) as Mapping),
    options: JSON.parse(row.options) as ImportOptions,
    skipInvalid: row.skip_invalid === 1,
    bytes: row.bytes,
  }
}

/** Checks a file or imports it. */
export async function performImport(context: Context, job: Job, { dryRun }: { dryRun: boolean }) {
  const { db } = context
  const { id, importer, heartbeat, signal } = job
  const open = () => createImportFiles(db).read(id)
  const { locale: language } = await context.settings()
  const choices = await readChoices(context, id)
  const { encoding, options, skipInvalid } = choices
  const start = await readHeadings(open, { language, encoding })
  const { kind } = importer
  const mapping =
    choices.mapping ?? (start ? await recallMapping(db, { kind, headings: start.headings }) : {})
  const outcome = await importer.run({
    ...{ open, encoding, options, mapping, dryRun, signal },
    skipInvalid: !dryRun && skipInvalid,
    journal: dryRun ? undefined : await openJournal(db, id),
    onProgress: heartbeat.onProgress,
  })
  if (!dryRun) await importer.afterwards?.()
  const { report } = outcome
  if (start) report.columns = matchColumns(importer, start, mapping)
  await storeRefusals(db, id, report.problems)
  const ended = dryRun || !outcome.ok ? 'checked' : 'done'
  await heartbeat.end(ended, { report: JSON.stringify(shorten(outcome)) })
}

function shorten({ report, ...outcome }: ImportResult): ImportResult {
  return { ...outcome, report: { ...report, problems: report.problems.slice(0, MAX_PROBLEMS) } }
}

/** Undoes an import, newest changes first. An interrupted undo can be continued. */
export async function performUndo(context: Context, job: Job) {
  await writeInBulk(context, () => undoChanges(context, job))
  await job.importer.afterwards?.()
  await job.heartbeat.end('undone', {})
}

async function undoChanges({ db }: Context, { id, importer, heartbeat, signal }: Job) {
  const stored = await db
    .selectFrom('product_imports')
    .select('undo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const report: UndoReport = stored.undo
    ? (JSON.parse(stored.undo) as UndoReport)
    : { undone: 0, kept: 0, items: [] }
  // From now on the import cannot be continued.
  await db
    .updateTable('product_imports')
    .set({ undo: JSON.stringify(report) })
    .where('id', '=', id)
    .execute()
  const { total } = await db
    .selectFrom('import_changes')
    .select(eb => eb.fn.countAll<number | string>().as('total'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  for (let done = 0; ; ) {
    signal.throwIfAborted()
    const changes = await readChanges(db, id, UNDO_BATCH)
    if (changes.length === 0) break
    const { kept } = await inTransaction({ db }, async tx => {
      const left = await importer.undo(tx, changes)
      const items = changes.map(change => change.item)
      await dropChanges(tx, id, items)
      const sums = addUp(report, changes.length, left)
      await tx
        .updateTable('product_imports')
        .set({ undo: JSON.stringify(sums) })
        .where('id', '=', id)
        .execute()
      return ok({ kept: left })
    })
    Object.assign(report, addUp(report, changes.length, kept))
    done += changes.length
    await heartbeat.onProgress(done, Number(total))
    await yieldToWriters()
  }
}

function addUp(report: UndoReport, changes: number, kept: UndoReport['items']): UndoReport {
  return {
    undone: report.undone + changes - kept.length,
    kept: report.kept + kept.length,
    items: [...report.items, ...kept].slice(0, MAX_KEPT),
  }
}
