import { ok } from '#base'
import { detectFormat } from '#csv'
import { inTransaction, transactionAdvisoryLock, writeInBulk, yieldToWriters } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { Importer, ImportRequest } from './importer.ts'
import { readItems, toUnreadable } from './read-table.ts'
import {
  emptyReport,
  type FoundDates,
  type ImportChange,
  type ImportProblem,
  type ImportReport,
  type ImportResult,
} from './report.ts'
import { matchTable, readTableHeader } from './table-cells.ts'
import type { TableContext, TableDefinition } from './table-definition.ts'

const CHECKED_AT_ONCE = 200
const WRITTEN_AT_ONCE = 50
const MAX_CHANGES = 50

type Deps = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'settings'>

/** An importer for files with one item per row, or per group of rows. */
export function createTableImporter<Item>(deps: Deps, table: TableDefinition<Item>): Importer {
  const { groupBy } = table
  return {
    kind: table.kind,
    columns: Object.keys(table.columns),
    match: headings => matchTable(table.columns, headings),
    ...(groupBy && {
      groupColumn: headings => readTableHeader(table.columns, [...headings], {}).at.get(groupBy),
    }),
    run: request => {
      const work = () => importTable(deps, table, request)
      return request.dryRun ? work() : writeInBulk(deps, work)
    },
    undo: async (db, changes) =>
      table.undo(
        { db, settings: await deps.settings(), options: {}, nowMs: deps.clock.now() },
        changes,
      ),
    ...(table.afterwards && { afterwards: table.afterwards }),
  }
}

const byRow = (a: ImportProblem, b: ImportProblem) => a.row - b.row

async function importTable<Item>(
  deps: Deps,
  table: TableDefinition<Item>,
  request: ImportRequest,
): Promise<ImportResult> {
  const { open, options = {}, signal } = request
  const settings = await deps.settings()
  const context: TableContext = { db: deps.db, settings, options, nowMs: deps.clock.now() }
  const report: ImportReport = emptyReport()
  const changes: ImportChange[] = []
  const refused = new Set<number>()
  const seen = new Map<string, number>()
  const note = (problem: ImportProblem) => {
    report.problems.push(problem)
    if (problem.refused) refused.add(problem.row)
  }
  const onDates = (dates: FoundDates) => {
    report.dates = dates
  }
  const read = { open, mapping: request.mapping ?? {}, table, context, onDates }
  let items = 0
  try {
    report.format = await detectFormat(open, { language: settings.locale, ...request })
    const { format } = report
    for await (const batch of readItems({ ...read, format }, CHECKED_AT_ONCE)) {
      signal?.throwIfAborted()
      const found: { row: number; item: Item }[] = []
      for (const { row, rows, item, problems } of batch) {
        items++
        report.rows += rows
        report.problems.push(...problems)
        if (problems.some(problem => problem.refused)) refused.add(row)
        if (!item || refused.has(row)) continue
        const key = table.keyOf(item)
        const earlier = seen.get(key)
        if (earlier !== undefined) {
          const message = `Row ${earlier} already has “${table.labelOf(item)}”.`
          note({ row, code: 'duplicate', message, value: table.labelOf(item), refused: true })
          continue
        }
        seen.set(key, row)
        found.push({ row, item })
      }
      const verdicts = await table.check(
        context,
        found.map(one => one.item),
      )
      for (const [index, { row, item }] of found.entries()) {
        const verdict = verdicts[index]
        if (!verdict) continue
        if ('problem' in verdict) {
          note({ row, ...verdict.problem })
          continue
        }
        report[verdict.kind]++
        if (verdict.kind !== 'unchanged' && changes.length < MAX_CHANGES) {
          changes.push({ row, kind: verdict.kind, sku: '', name: table.labelOf(item) })
        }
      }
      await request.onProgress?.(0, items)
      await yieldToWriters()
    }
  } catch (error) {
    const problem = toUnreadable(error, table.needs)
    if (!problem) throw error
    report.problems.push(problem)
    return { ok: false, reason: 'unreadable', report, changes }
  }
  report.skipped = refused.size
  report.problems.sort(byRow)
  if (refused.size > 0 && !request.skipInvalid) {
    return { ok: false, reason: 'invalid', report, changes }
  }
  if (request.dryRun) return { ok: true, report, changes }

  const { format, problems, rows, skipped } = report
  const done: ImportReport = { ...emptyReport(), format, rows, skipped, problems: [...problems] }
  let position = 0
  for await (const batch of readItems({ ...read, format }, WRITTEN_AT_ONCE)) {
    const found = batch.flatMap(({ row, item }) =>
      item && !refused.has(row) ? [{ row, item }] : [],
    )
    const written = await inTransaction(deps, async db => {
      await transactionAdvisoryLock({ tx: db, kind: deps.kind }, 'product-imports')
      const own = { ...context, db }
      if (position === 0) await table.begin?.(own, request.journal)
      const verdicts = await table.check(
        own,
        found.map(one => one.item),
      )
      const writes = found.flatMap(({ item }, index) => {
        const verdict = verdicts[index]
        const isWritten = verdict && 'kind' in verdict && verdict.kind !== 'unchanged'
        return isWritten ? [{ item, kind: verdict.kind as 'created' | 'updated' }] : []
      })
      if (writes.length > 0) await table.write(own, writes, request.journal)
      return ok({ verdicts })
    })
    for (const [index, { row }] of found.entries()) {
      const verdict = written.verdicts[index]
      if (verdict && 'kind' in verdict) done[verdict.kind]++
      else if (verdict) {
        done.skipped++
        done.problems.push({ row, ...verdict.problem })
      }
    }
    position += batch.length
    signal?.throwIfAborted()
    await request.onProgress?.(position, items)
    await yieldToWriters()
  }
  done.problems.sort(byRow)
  const { finish } = table
  if (finish) {
    await inTransaction(deps, async db => {
      await transactionAdvisoryLock({ tx: db, kind: deps.kind }, 'product-imports')
      await finish({ ...context, db }, new Set(seen.keys()), request.journal)
      return ok()
    })
  }
  return { ok: true, report: done, changes }
}
