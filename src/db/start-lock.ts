import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE, VitrineError } from '#base'
import type { Connection } from './connect.ts'
import type { Release } from './file-lock.ts'

const RETRY_MS = 250
/** Long migrations of another process may take minutes. */
const MAX_WAIT_MS = 10 * MINUTE

/**
 * Runs the start of a process that migrates and fills the database, one process after another.
 * Error `START_BLOCKED` (another process does not finish).
 */
export async function withStartLock<Answer>(
  connection: Pick<Connection, 'startLock'>,
  work: () => Promise<Answer>,
  { onWait = () => {}, maxWaitMs = MAX_WAIT_MS }: { onWait?: () => void; maxWaitMs?: number } = {},
): Promise<Answer> {
  const release = await waitForLock(connection, { onWait, maxWaitMs })
  try {
    return await work()
  } finally {
    await release()
  }
}

async function waitForLock(
  { startLock }: Pick<Connection, 'startLock'>,
  { onWait, maxWaitMs }: { onWait: () => void; maxWaitMs: number },
): Promise<Release> {
  const endsAt = performance.now() + maxWaitMs
  for (let attempt = 0; ; attempt++) {
    const release = await startLock.own()
    if (release) return release
    if (attempt === 0) onWait()
    if (performance.now() > endsAt) {
      throw new VitrineError(
        'START_BLOCKED',
        'Another process has been migrating or filling the database for too long: see its messages, or stop it, then start again.',
      )
    }
    await wait(RETRY_MS)
  }
}
