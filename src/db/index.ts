export { bucketOf } from './buckets.ts'
export { type Connection, connect, type Database, type DatabaseKind } from './connect.ts'
export { invalidate, pruneInvalidations, watchInvalidations } from './invalidation.ts'
export { migrate, pendingMigrations } from './migrate.ts'
export { okIfAffected } from './ok-if-affected.ts'
export { addToOutbox, labelOutboxEntry, type OutboxEntry, pruneOutbox } from './outbox.ts'
export {
  countWaiting,
  deleteOutboxEntry,
  findOutboxEntry,
  findOutboxRow,
  listOutbox,
  listOutboxRows,
  type OutboxQuery,
  retryOutbox,
} from './outbox-admin.ts'
export { pageFromNearestEnd } from './page-from-nearest-end.ts'
export { contains, containsExactly, type ListOf, type ListOptions, readList } from './read-list.ts'
export { createRunner, type OutboxHandler, type Task } from './runner.ts'
export type { Release, SiteLock } from './site-lock.ts'
export { withRelaxedDurability } from './sqlite/durability.ts'
export { letOthersWrite } from './sqlite/patience.ts'
export type { Tables } from './tables/index.ts'
export { listTaskRuns, type TaskRun } from './task-runs.ts'
export { inTransaction, isUniqueViolation } from './transaction.ts'
