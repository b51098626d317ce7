import { SECOND } from '#base'
import { type MetricFamily, readFamily } from '#base/instruments'
import {
  type BackupState,
  type Database,
  type DatabaseStats,
  databaseStats,
  lastBackup,
  listTaskRuns,
  outboxStats,
} from '#db'

const gauge = (
  name: string,
  help: string,
  values: Parameters<typeof readFamily>[1],
  merge: 'sum' | 'max' = 'max',
) => readFamily({ name, help, type: 'gauge', merge }, values)

/** Connections of Postgres, or the file of SQLite. */
export function connectionFigures(db: Database): MetricFamily[] {
  const stats = databaseStats(db)
  return stats ? (stats.kind === 'postgres' ? poolFigures(stats) : fileFigures(stats)) : []
}

function poolFigures(pool: DatabaseStats & { kind: 'postgres' }): MetricFamily[] {
  const { open, idle, waiting, max } = pool
  return [
    gauge('vitrine_db_pool_used', 'Connections in use.', open - idle, 'sum'),
    gauge('vitrine_db_pool_idle', 'Open connections that are not in use.', idle, 'sum'),
    gauge('vitrine_db_pool_waiting', 'Calls that wait for a connection.', waiting, 'sum'),
    gauge('vitrine_db_pool_max', 'Highest number of connections.', max, 'sum'),
  ]
}

function fileFigures({ fileBytes, walBytes }: DatabaseStats & { kind: 'sqlite' }): MetricFamily[] {
  return [
    gauge('vitrine_db_file_bytes', 'Size of the SQLite file.', fileBytes),
    gauge(
      'vitrine_db_wal_bytes',
      'Size of the write-ahead log of SQLite. Grows if checkpoints do not finish.',
      walBytes,
    ),
  ]
}

/** Outbox and periodic tasks, as all processes see them. */
export async function backgroundFigures(db: Database, nowMs: number): Promise<MetricFamily[]> {
  const [outbox, tasks, backup] = await Promise.all([
    outboxStats(db),
    listTaskRuns(db),
    lastBackup(db),
  ])
  const perKind = (read: (of: (typeof outbox)[number]) => number) =>
    outbox.map(one => [{ kind: one.kind }, read(one)] as const)
  const perTask = (read: (of: (typeof tasks)[number]) => number | undefined) =>
    tasks.flatMap(one => {
      const value = read(one)
      return value === undefined ? [] : [[{ task: one.name }, value] as const]
    })
  const age = (at: number) => Math.max(0, nowMs - at) / SECOND
  return [
    gauge(
      'vitrine_outbox_waiting',
      'Deliveries of the outbox that are not done, failed ones included.',
      outbox.reduce((sum, { waiting, failed }) => sum + waiting + failed, 0),
    ),
    gauge(
      'vitrine_outbox_queue',
      'Deliveries that wait, by kind.',
      perKind(({ waiting }) => waiting),
    ),
    gauge(
      'vitrine_outbox_failed',
      'Deliveries that are not tried again, by kind.',
      perKind(({ failed }) => failed),
    ),
    gauge(
      'vitrine_outbox_overdue_seconds',
      'How long the oldest waiting delivery is overdue, by kind.',
      perKind(({ oldestDueAt }) => (oldestDueAt === undefined ? 0 : age(oldestDueAt))),
    ),
    gauge(
      'vitrine_task_last_run_age_seconds',
      'Time since the last recorded start of a periodic task.',
      perTask(({ startedAt, endedAt }) => (endedAt === null ? undefined : age(startedAt))),
    ),
    gauge(
      'vitrine_task_last_duration_seconds',
      'Duration of the last recorded run of a periodic task.',
      perTask(({ startedAt, endedAt }) =>
        endedAt === null || endedAt < startedAt ? undefined : (endedAt - startedAt) / SECOND,
      ),
    ),
    gauge(
      'vitrine_task_failing',
      '1 if the last recorded run of a periodic task failed.',
      perTask(({ failedAt, startedAt }) => (failedAt !== null && failedAt >= startedAt ? 1 : 0)),
    ),
    ...backupFigures(backup),
  ]
}

/** Without values before the first backup. */
function backupFigures(backup: BackupState | undefined): MetricFamily[] {
  const optional = (value: number | null | undefined) =>
    value == null ? [] : [[{}, value] as const]
  const { succeededAt, durationMs, addedBytes, failedAt } = backup ?? {}
  return [
    gauge(
      'vitrine_backup_last_success_timestamp_seconds',
      'Time of the last successful backup.',
      optional(succeededAt && succeededAt / SECOND),
    ),
    gauge(
      'vitrine_backup_last_duration_seconds',
      'Duration of the last successful backup.',
      optional(durationMs && durationMs / SECOND),
    ),
    gauge(
      'vitrine_backup_last_added_bytes',
      'Bytes that the last successful backup added.',
      optional(addedBytes),
    ),
    gauge(
      'vitrine_backup_failing',
      '1 if the last backup failed.',
      backup ? [[{}, failedAt ? 1 : 0]] : [],
    ),
  ]
}
