import { AsyncLocalStorage } from 'node:async_hooks'

interface Relaxed {
  /** Awaited after each commit on SQLite. */
  afterCommit?: () => Promise<void> | undefined
}

const relaxed = new AsyncLocalStorage<Relaxed>()

/**
 * For writes that may be lost in a power cut, such as carts and leases: the database does not wait for
 * the disk. A killed process loses nothing, and data stay consistent. On Postgres only transactions, not
 * single statements.
 */
export function withRelaxedDurability<Answer>(
  work: () => Promise<Answer>,
  options: Relaxed = {},
): Promise<Answer> {
  return relaxed.run(options, work)
}

/** SQLite sync level for commits in the current async context; `normal` does not wait for the disk. */
export function synchronousLevel(): 'full' | 'normal' {
  return relaxed.getStore() ? 'normal' : 'full'
}

/** Pauses a job of many transactions if it must let something else catch up. */
export function pauseAfterCommit(): Promise<void> | undefined {
  return relaxed.getStore()?.afterCommit?.()
}
