import { AsyncLocalStorage } from 'node:async_hooks'

const relaxed = new AsyncLocalStorage<true>()

/**
 * For writes that may be lost in a power cut, such as carts and leases: the database does not wait for
 * the disk. A killed process loses nothing, and data stay consistent. On Postgres only transactions, not
 * single statements.
 */
export function withRelaxedDurability<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return relaxed.run(true, work)
}

/** SQLite sync level for commits in the current async context; `normal` does not wait for the disk. */
export function synchronousLevel(): 'full' | 'normal' {
  return relaxed.getStore() ? 'normal' : 'full'
}
