import { formatDay } from '#base'
import { type Database, type DatabaseKind, inTransaction, transactionAdvisoryLock } from '#db'
import { monthOf } from './period.ts'

const BATCH = 2000

export interface ReportContext {
  db: Database
  kind: DatabaseKind
  timeZone: string
}

/**
 * Marks the days and months of changed orders and of their refunds as outdated. Afterwards, periods
 * that are current have the sums of all orders that were committed before.
 */
export async function noteChanges({ db, kind, timeZone }: ReportContext): Promise<void> {
  // Most calls find nothing and need no transaction.
  for (let left = await hasChanges(db); left; ) {
    const { count } = await inTransaction({ db }, async tx => {
      await transactionAdvisoryLock({ tx, kind }, 'reports')
      return { ok: true as const, count: await noteBatch(tx, timeZone) }
    })
    left = count === BATCH
  }
}

export async function hasChanges(db: Database): Promise<boolean> {
  const change = await db.selectFrom('report_changes').select('id').limit(1).executeTakeFirst()
  return change !== undefined
}

/** Returns the number of changes. The caller must hold the lock `reports`. */
export async function noteBatch(tx: Database, timeZone: string): Promise<number> {
  const changes = await tx
    .selectFrom('report_changes')
    .select(['id', 'order_id', 'created_at'])
    .orderBy('id')
    .limit(BATCH)
    .execute()
  if (changes.length === 0) return 0
  const orderIds = [...new Set(changes.map(change => change.order_id))]
  const refunds = await tx
    .selectFrom('refunds')
    .select('created_at')
    .where('order_id', 'in', orderIds)
    .execute()
  const times = [...changes, ...refunds].map(row => row.created_at)
  const days = new Set(times.map(at => formatDay(at, timeZone)))
  const periods = [...new Set([...days].flatMap(day => [day, monthOf(day)]))]
  await tx
    .insertInto('report_periods')
    .values(periods.map(period => ({ time_zone: timeZone, period, version: 1, is_current: 0 })))
    .onConflict(conflict =>
      conflict
        .columns(['time_zone', 'period'])
        .doUpdateSet(eb => ({ version: eb('report_periods.version', '+', 1), is_current: 0 })),
    )
    .execute()
  await markOtherZones(tx, timeZone)
  await tx
    .deleteFrom('report_changes')
    .where(
      'id',
      'in',
      changes.map(change => change.id),
    )
    .execute()
  return changes.length
}

/** Days of another time zone are computed again if the shop returns to it. */
async function markOtherZones(tx: Database, timeZone: string) {
  await tx
    .updateTable('report_periods')
    .set(eb => ({ version: eb('version', '+', 1), is_current: 0 }))
    .where('time_zone', '!=', timeZone)
    .where('is_current', '=', 1)
    .execute()
}

/** Forgets all sums, for example after a restore. */
export async function forgetSums(db: Database) {
  await db.deleteFrom('report_changes').execute()
  await db.deleteFrom('report_sums').execute()
  await db.deleteFrom('report_periods').execute()
}
