import { setTimeout } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { type Clock, createId, isRecord, MINUTE, SECOND, VitrineError } from '#base'
import { createCounter } from '#base/instruments'
import { traced } from '#base/tracing'
import { createLeaseRecovery, leaseOf, RENEW_KEYED_MS } from './abandoned-leases.ts'
import type { Database } from './connect.ts'
import { withRelaxedDurability } from './durability.ts'
import { isPostgres } from './invalidation.ts'
import type { LeaseClock } from './lease-clock.ts'
import { backoffMs, MAX_ATTEMPTS, PermanentFailure } from './outbox.ts'
import type { ProcessLocks } from './process-locks.ts'
import type { Tables } from './tables/index.ts'

/**
 * Delivers one entry. May be called again with the same `id` after a crash, so it must be
 * idempotent. Rejections are retried with growing delays, a `PermanentFailure` is not.
 */
export type OutboxHandler = (payload: Record<string, unknown>, id: string) => Promise<void>

const deliveryAttempts = createCounter(
  'vitrine_outbox_attempts_total',
  'Deliveries of the outbox by kind and result: delivered, retried or failed.',
  { labeled: true },
)

/** Leases are renewed, so a delivery may take longer. */
const LEASE_MS = 2 * MINUTE
/** Leased entries of one kind that wait for a running one. Saves a lease for each entry. */
const MAX_WAITING = 10
/** Concurrent deliveries per kind: a slow receiver delays only its own kind. */
const DEFAULT_CONCURRENCY = 2

/** A lease that was read longer ago is checked before the delivery: the process may have been paused. */
const SURE_MS = 2 * SECOND

type LeasedRow = Selectable<Tables['outbox']> & {
  /** Monotonic time before it was leased. */
  leasedAt: number
}

/**
 * Repeats a statement while the database does not answer, because a delivery that is not recorded
 * would be made again when its lease expires.
 */
async function whenAvailable(write: () => Promise<unknown>) {
  for (let pauseMs = 50; ; pauseMs = Math.min(2 * pauseMs, SECOND)) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof VitrineError) || error.code !== 'DB_BUSY') throw error
      await setTimeout(pauseMs, undefined, { ref: false })
    }
  }
}

/** Entries of one kind that this process has leased. */
interface Lane {
  concurrency: number
  running: Set<LeasedRow>
  waiting: LeasedRow[]
}

/**
 * Delivers the outbox. Any number of processes may run one: an entry belongs to the process that
 * leased it until the lease expires.
 */
export function createOutboxWorker(deps: {
  db: Database
  clock: Clock
  leaseClock: LeaseClock
  processes?: ProcessLocks | undefined
  handlers: Record<string, OutboxHandler>
  /** Concurrent deliveries by kind; the default is two. */
  concurrency: Record<string, number>
  onError(error: unknown, what: string, details?: object): void
}) {
  const { db, clock, leaseClock, handlers, processes } = deps
  const recovery = processes && createLeaseRecovery({ db, processes, leaseMs: LEASE_MS })
  const lanes = new Map<string, Lane>()
  const deliveries = new Set<Promise<void>>()
  let isStopped = false

  function laneOf(kind: string): Lane {
    const known = lanes.get(kind)
    if (known) return known
    const concurrency = deps.concurrency[kind] ?? DEFAULT_CONCURRENCY
    const lane: Lane = { concurrency, running: new Set(), waiting: [] }
    lanes.set(kind, lane)
    return lane
  }

  const hasRoom = (lane: Lane) => lane.waiting.length === 0 && lane.running.size < lane.concurrency

  /** Leases due entries, oldest first, of kinds that have room. */
  async function lease(): Promise<LeasedRow[]> {
    const now = clock.now()
    const leaseNow = await leaseClock.now()
    const leasedAt = performance.now()
    const full = [...lanes].filter(([, lane]) => !hasRoom(lane)).map(([kind]) => kind)
    let query = db
      .selectFrom('outbox')
      .select(['id', 'kind'])
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('due_at', '<=', now)
      .where('leased_until', '<=', leaseNow)
      .orderBy('due_at')
      .limit(2 * MAX_WAITING)
    if (full.length > 0) query = query.where('kind', 'not in', full)
    const counts = new Map<string, number>()
    const due = (await query.execute()).filter(({ kind }) => {
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      const lane = laneOf(kind)
      return count < lane.concurrency - lane.running.size + MAX_WAITING
    })
    if (due.length === 0) return []
    const ids = due.map(row => row.id)
    // Rows that another process is leasing are left to it instead of waiting for it.
    const free = db
      .selectFrom('outbox')
      .select('id')
      .where('id', 'in', ids)
      .where('leased_until', '<=', leaseNow)
      .where('done_at', 'is', null)
    const rows = await withRelaxedDurability(() =>
      db
        .updateTable('outbox')
        .set({ lease: leaseOf(processes?.ownKey(), createId()), leased_until: leaseNow + LEASE_MS })
        .where('id', 'in', isPostgres(db) ? free.forUpdate().skipLocked() : free)
        .returningAll()
        .execute(),
    )
    const positions = new Map(due.map((row, position) => [row.id, position]))
    const positionOf = ({ id }: { id: string }) => positions.get(id) ?? 0
    return rows.map(row => ({ ...row, leasedAt })).sort((a, b) => positionOf(a) - positionOf(b))
  }

  const leasedRows = () => [...lanes.values()].flatMap(lane => [...lane.running, ...lane.waiting])

  /** Extends leases that have less than half of their time left, or show that this process runs. */
  async function renewLeases() {
    const now = await leaseClock.now()
    const renewMs = processes ? RENEW_KEYED_MS : LEASE_MS / 2
    const rows = leasedRows().filter(row => row.leased_until - now < LEASE_MS - renewMs)
    if (rows.length === 0) return
    const until = now + LEASE_MS
    for (const row of rows) row.leased_until = until
    await withRelaxedDurability(() =>
      setLease(rows, { leased_until: until }).where('done_at', 'is', null).execute(),
    )
  }

  /** Changes entries that this process still holds. */
  function setLease(rows: LeasedRow[], values: { lease?: null; leased_until: number }) {
    return db
      .updateTable('outbox')
      .set(values)
      .where(
        'id',
        'in',
        rows.map(row => row.id),
      )
      .where(
        'lease',
        'in',
        rows.map(row => row.lease),
      )
  }

  /**
   * Extends the lease of an entry that waited, or whose process was paused. Refused if it was
   * withdrawn, or if another process has taken it over.
   */
  async function isStillLeased(row: LeasedRow) {
    const until = (await leaseClock.now()) + LEASE_MS
    const extended = await withRelaxedDurability(() =>
      setLease([row], { leased_until: until }).where('done_at', 'is', null).executeTakeFirst(),
    )
    row.leased_until = until
    return extended.numUpdatedRows > 0n
  }

  async function deliver(row: LeasedRow) {
    try {
      const handler = handlers[row.kind]
      if (!handler) throw new Error(`nothing delivers "${row.kind}"`)
      const payload: unknown = JSON.parse(row.payload)
      const options = { kind: 'consumer', attributes: { 'vitrine.outbox.id': row.id } } as const
      await traced(`outbox ${row.kind}`, options, () =>
        handler(isRecord(payload) ? payload : {}, row.id),
      )
    } catch (error) {
      deps.onError(error, `outbox ${row.kind}`, { outboxId: row.id })
      return noteFailure(row, error)
    }
    // Also after the lease was lost: the process that has taken over then skips the entry.
    await whenAvailable(() =>
      db
        .updateTable('outbox')
        .set({ done_at: clock.now(), lease: null, last_error: null })
        .where('id', '=', row.id)
        .where('done_at', 'is', null)
        .execute(),
    )
    deliveryAttempts.add(1, { kind: row.kind, result: 'delivered' })
  }

  async function noteFailure(row: LeasedRow, error: unknown) {
    const attempts = row.attempts + 1
    const isOver = error instanceof PermanentFailure || attempts >= MAX_ATTEMPTS
    deliveryAttempts.add(1, { kind: row.kind, result: isOver ? 'failed' : 'retried' })
    await whenAvailable(() =>
      db
        .updateTable('outbox')
        .set({
          attempts,
          lease: null,
          leased_until: 0,
          last_error: (error instanceof Error ? error.message : String(error)).slice(0, 2000),
          due_at: clock.now() + backoffMs(attempts),
          failed_at: isOver ? clock.now() : null,
        })
        .where('id', '=', row.id)
        .where('lease', '=', row.lease)
        .execute(),
    )
  }

  /** Starts a delivery without waiting for it, then the next one of its lane. */
  function start(lane: Lane, row: LeasedRow, hasWaited: boolean) {
    lane.running.add(row)
    const work = async () => {
      const isSure = !hasWaited && performance.now() - row.leasedAt < SURE_MS
      if (isSure || (await isStillLeased(row))) await deliver(row)
    }
    const delivery = work()
      // The entry is due again when its lease expires.
      .catch(error => deps.onError(error, `outbox ${row.kind}`, { outboxId: row.id }))
      .finally(() => {
        lane.running.delete(row)
        deliveries.delete(delivery)
        const next = isStopped ? undefined : lane.waiting.shift()
        if (next) start(lane, next, true)
      })
    deliveries.add(delivery)
  }

  /** Starts or queues due entries until every kind is full or none are left. */
  async function deliverDue(): Promise<number> {
    let count = 0
    await recovery?.endAbandoned(await leaseClock.now())
    while (!isStopped) {
      const rows = await lease()
      for (const row of rows) {
        const lane = laneOf(row.kind)
        if (!isStopped && lane.running.size < lane.concurrency) start(lane, row, false)
        else lane.waiting.push(row)
      }
      if (rows.length === 0) break
      count += rows.length
    }
    return count
  }

  async function settle() {
    while (deliveries.size > 0) await Promise.all(deliveries)
  }

  return {
    /** Delivers until nothing is due, and looks for new entries at least every `pollMs`. */
    async run(pollMs: number) {
      for (;;) {
        await deliverDue()
        if (isStopped || deliveries.size === 0) return
        await Promise.race([...deliveries, setTimeout(pollMs, undefined, { ref: false })])
        await renewLeases()
      }
    },
    async drain() {
      while ((await deliverDue()) > 0) await settle()
    },
    /** Starts no more deliveries and waits for the running ones. */
    async stop() {
      isStopped = true
      await settle()
    },
    /** Returns waiting entries to other processes. */
    async release() {
      const waiting = [...lanes.values()].flatMap(lane => lane.waiting.splice(0))
      if (waiting.length > 0) await setLease(waiting, { lease: null, leased_until: 0 }).execute()
    },
  }
}
