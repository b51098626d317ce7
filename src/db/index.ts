export { endAllLeases } from './abandoned-leases.ts'
export { transactionAdvisoryLock } from './advisory-lock.ts'
export { type OutboxStats, outboxStats } from './background-stats.ts'
export {
  addBackupJob,
  type BackupJob,
  type BackupJobKind,
  type BackupProblem,
  endBackupJob,
  listBackupJobs,
  listOpenBackupJobs,
  noteBackupProgress,
  postponeBackupJob,
  startBackupJob,
} from './backup-jobs.ts'
export {
  type BackupState,
  lastBackup,
  noteBackup,
  noteBackupFailure,
  noteBackupStart,
} from './backup-state.ts'
export { createBatchedCounter, type PendingCount } from './batched-counter.ts'
export { bucketOf } from './buckets.ts'
export { writeInBulk } from './bulk-writes.ts'
export { type CdnPosition, readCdnPosition, storeCdnPosition } from './cdn-position.ts'
export { readCheckResults, type StoredCheckResult, storeCheckResult } from './check-results.ts'
export { type Connection, connect, type Database, type DatabaseKind, isAlone } from './connect.ts'
export { createCounterTable, MAX_TALLIED, TALLY_SORTS } from './counter-table.ts'
export { type DatabaseFacts, findSqliteDamage, readDatabaseFacts } from './database-facts.ts'
export { type DatabaseStats, databaseStats } from './database-stats.ts'
export { withRelaxedDurability } from './durability.ts'
export { createFileLock, type Release, type SiteLock } from './file-lock.ts'
export { followDatabaseClock } from './follow-database-clock.ts'
export { inBatches } from './in-batches.ts'
export {
  INVALIDATION_SPREAD_MS,
  invalidate,
  isPostgres,
  pruneInvalidations,
  watchInvalidations,
} from './invalidation.ts'
export { createLeaseClock } from './lease-clock.ts'
export { createListAnchors, type ListAnchors } from './list-anchors.ts'
export { hasTables, migrate, migrateTo, newerMigrations, pendingMigrations } from './migrate.ts'
export {
  addToOutbox,
  labelOutboxEntry,
  lastOutboxEntryAt,
  type OutboxEntry,
  PermanentFailure,
  pruneOutbox,
} from './outbox.ts'
export {
  countWaiting,
  deleteOutboxEntry,
  findOutboxEntry,
  findOutboxRow,
  listOutbox,
  listOutboxByKeys,
  listOutboxRows,
  type OutboxQuery,
  repeatOutboxEntry,
  retryOutbox,
} from './outbox-admin.ts'
export type { OutboxHandler } from './outbox-worker.ts'
export { prepareQuery } from './prepared-query.ts'
export {
  type InvalidationPosition,
  invalidationPosition,
  readInvalidations,
} from './read-invalidations.ts'
export {
  contains,
  containsExactly,
  type ListColumns,
  type ListOf,
  type ListOptions,
  PLAIN_COLUMNS,
  pageFromNearestEnd,
  readList,
  readLongList,
} from './read-list.ts'
export { readFromPrimary, readFromReplica } from './replica.ts'
export { countRequest, pruneRequestCounts } from './request-counts.ts'
export { createRunner } from './runner.ts'
export {
  addServerErrors,
  clearServerErrors,
  countServerErrors,
  listServerErrors,
  pruneServerErrors,
  type ServerError,
} from './server-errors.ts'
export {
  claimSharedPage,
  findSharedPage,
  pruneSharedPages,
  putSharedPage,
} from './shared-pages.ts'
export { addSlowPages, listSlowPages, pruneSlowPages, type SlowPage } from './slow-pages.ts'
export { yieldToWriters } from './sqlite/busy-retry.ts'
export { readStandbyFacts } from './standby-facts.ts'
export { withStartLock } from './start-lock.ts'
export type { Tables } from './tables/index.ts'
export { listTaskRuns, type TaskRun } from './task-runs.ts'
export type { Task } from './task-worker.ts'
export { afterCommit, inTransaction, isUniqueViolation, okIfAffected } from './transaction.ts'
