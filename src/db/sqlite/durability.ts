import { AsyncLocalStorage } from 'node:async_hooks'

const relaxed = new AsyncLocalStorage<true>()

/**
 * For writes that nobody misses after a power cut, such as a cart or a lease: SQLite then does not wait for the
 * disk. A process that is killed loses nothing either way, and the file stays whole. Postgres takes no notice.
 */
export function withRelaxedDurability<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return relaxed.run(true, work)
}

/** How far SQLite syncs each commit of what runs now. */
export function synchronousLevel(): 'full' | 'normal' {
  return relaxed.getStore() ? 'normal' : 'full'
}
