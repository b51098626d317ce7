import { SECOND, VitrineError } from '#base'
import { unavailable } from '../database-stats.ts'

/**
 * How long a statement waits for another process's transaction. Commands that write a lot use short
 * transactions.
 */
const PATIENCE_MS = 5 * SECOND
/** Shorter than the pauses that a writing process makes (`yieldToWriters`). */
const LONGEST_PAUSE_MS = 10
const SQLITE_BUSY = 5

/**
 * Runs a statement and retries while the file is busy, without blocking the event loop as SQLite's
 * own wait would. Error `DB_BUSY`: another process wrote all the time.
 */
export async function retryWhileBusy<Answer>(run: () => Answer): Promise<Answer> {
  const endsAt = Date.now() + PATIENCE_MS
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (Date.now() > endsAt) {
        unavailable.add()
        throw new VitrineError('DB_BUSY', 'Another process is writing to the database.', {
          cause: error,
        })
      }
      await pause(pauseMs)
    }
  }
}

/** Pause between transactions of a long write job, so that other writers get a turn. */
export const yieldToWriters = () => pause(2 * LONGEST_PAUSE_MS)

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Extended codes contain the primary code in the lowest byte. */
export function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode
  return code !== undefined && (code & 0xff) === SQLITE_BUSY
}
