import { createId, MINUTE, VitrineError } from '#base'
import { type Repository, readObject } from './open-repository.ts'

const LOCK = 'locks/writer.json'
/** A process that died leaves its lock for this time. */
const EXPIRES_MS = 10 * MINUTE
const RENEW_MS = MINUTE

interface StoredLock {
  id: string
  purpose: string
  expiresAt: number
}

export interface HeldLock {
  /** Aborted when another process has taken the lock over. */
  signal: AbortSignal
  /** Reads the lock once more. Error `BACKUP_LOCK_LOST`. */
  check(): Promise<void>
  release(): Promise<void>
}

/**
 * Lets one process at a time add to a repository or delete from it, on any machine. Error
 * `BACKUP_LOCKED`.
 * @param purpose For the message of another process, such as "a backup".
 */
export async function lockRepository(
  { store, name }: Repository,
  purpose: string,
  { now = Date.now, renewMs = RENEW_MS } = {},
): Promise<HeldLock> {
  const id = createId()
  const lost = new AbortController()
  const content = () =>
    Buffer.from(JSON.stringify({ id, purpose, expiresAt: now() + EXPIRES_MS } satisfies StoredLock))

  async function find(): Promise<StoredLock | undefined> {
    const bytes = await readObject(store, LOCK)
    return bytes && (JSON.parse(bytes.toString()) as StoredLock)
  }

  async function check() {
    if ((await find())?.id === id && !lost.signal.aborted) return
    const message = `Another process has taken over the backups in ${name}: run this again.`
    lost.abort(new VitrineError('BACKUP_LOCK_LOST', message))
    throw lost.signal.reason
  }

  const other = await find()
  if (other && other.expiresAt > now()) throw toLocked(name, other, now())
  if (other) await store.remove(LOCK)
  try {
    await store.write(LOCK, content())
  } catch (error) {
    const winner = await find()
    if (winner && winner.id !== id) throw toLocked(name, winner, now())
    throw error
  }

  const timer = setInterval(async () => {
    try {
      await check()
      await store.write(LOCK, content(), { replace: true })
    } catch (error) {
      // A failed renewal is repeated: the lock expires only after several.
      if (error instanceof VitrineError && error.code === 'BACKUP_LOCK_LOST') clearInterval(timer)
    }
  }, renewMs).unref()

  return {
    signal: lost.signal,
    check,
    async release() {
      clearInterval(timer)
      const found = await find().catch(() => undefined)
      // If it cannot be removed, it expires. What was written under it is complete.
      if (found?.id === id) await store.remove(LOCK).catch(() => {})
    },
  }
}

function toLocked(name: string, { purpose, expiresAt }: StoredLock, now: number) {
  const minutes = Math.max(1, Math.ceil((expiresAt - now) / MINUTE))
  return new VitrineError(
    'BACKUP_LOCKED',
    `The backups in ${name} are in use (${purpose}): try again later. If that process died, its lock ends in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}
