import { type ReferenceExpression, sql } from 'kysely'
import { HOUR } from '#base'
import type { Database } from './connect.ts'
import { withRelaxedDurability } from './durability.ts'
import type { Tables } from './tables/index.ts'

/** Renders of a page, or of all pages with the same template. */
export interface SlowPage {
  /** Path, with `*` for pages of the same kind, such as `/products/*`. */
  page: string
  count: number
  totalMs: number
  maxMs: number
  /** Path of the slowest render, and the module whose data took longest in it. */
  path: string
  module: string | null
  moduleMs: number | null
}

const MAX_ROWS = 2000

/** Adds renders to those of the same hour. */
export async function addSlowPages(db: Database, pages: readonly SlowPage[], now: number) {
  if (pages.length === 0) return
  const hour = Math.floor(now / HOUR) * HOUR
  // In one order, so that two processes do not wait for each other.
  const sorted = pages.toSorted((a, b) => (a.page < b.page ? -1 : 1))
  const slower = <Column extends keyof Tables['slow_pages']>(column: Column) =>
    sql<Tables['slow_pages'][Column]>`case when excluded.max_ms > slow_pages.max_ms
      then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`slow_pages.${column}`)} end`
  await withRelaxedDurability(() =>
    db
      .insertInto('slow_pages')
      .values(
        sorted.map(({ page, count, totalMs, maxMs, path, module, moduleMs }) => ({
          ...{ hour, page, count, path, module },
          ...{ total_ms: totalMs, max_ms: maxMs, module_ms: moduleMs },
        })),
      )
      .onConflict(conflict =>
        conflict.columns(['hour', 'page']).doUpdateSet({
          count: sql`slow_pages.count + excluded.count`,
          total_ms: sql`slow_pages.total_ms + excluded.total_ms`,
          path: slower('path'),
          module: slower('module'),
          module_ms: slower('module_ms'),
          max_ms: slower('max_ms'),
        }),
      )
      .execute(),
  )
}

/** Pages by the mean duration of their renders, the slowest first. */
export async function listSlowPages(
  db: Database,
  { sinceMs, limit, minCount = 1 }: { sinceMs: number; limit: number; minCount?: number },
): Promise<SlowPage[]> {
  const sum = (column: ReferenceExpression<Tables, 'slow_pages'>) =>
    sql<number | string>`sum(${sql.ref(column as string)})`
  const sums = await db
    .selectFrom('slow_pages')
    .select(['page', sum('count').as('count'), sum('total_ms').as('total')])
    .where('hour', '>=', sinceMs)
    .groupBy('page')
    .having(sum('count'), '>=', minCount)
    .orderBy(sql`sum(total_ms) * 1.0 / sum(count)`, 'desc')
    .limit(limit)
    .execute()
  if (sums.length === 0) return []
  const slowest = await db
    .selectFrom('slow_pages')
    .select(['page', 'path', 'module', 'module_ms', 'max_ms'])
    .where('hour', '>=', sinceMs)
    .where(
      'page',
      'in',
      sums.map(({ page }) => page),
    )
    .orderBy('max_ms', 'desc')
    .execute()
  return sums.flatMap(({ page, count, total }) => {
    const row = slowest.find(one => one.page === page)
    if (!row) return []
    const { path, module, module_ms: moduleMs, max_ms: maxMs } = row
    return { page, count: Number(count), totalMs: Number(total), maxMs, path, module, moduleMs }
  })
}

/** Deletes old rows, and the fastest of too many. */
export async function pruneSlowPages(db: Database, beforeMs: number) {
  await db.deleteFrom('slow_pages').where('hour', '<', beforeMs).execute()
  const limit = await db
    .selectFrom('slow_pages')
    .select('max_ms')
    .orderBy('max_ms', 'desc')
    .offset(MAX_ROWS)
    .limit(1)
    .executeTakeFirst()
  if (limit) await db.deleteFrom('slow_pages').where('max_ms', '<=', limit.max_ms).execute()
}
