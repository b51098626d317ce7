import { setTimeout } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { type Clock, createId, isRecord, MINUTE } from '#base'
import type { Database } from './connect.ts'
import { type LeaseClock, localLeaseClock } from './lease-clock.ts'
import { backoffMs, MAX_ATTEMPTS, PermanentFailure } from './outbox.ts'
import { withRelaxedDurability } from './sqlite/durability.ts'
import type { Tables } from './tables/index.ts'
import { claimTask, noteTaskRun, releaseTasks, LEASE_MS as TASK_LEASE_MS } from './task-runs.ts'

/**
 * Delivers one entry. May be called again with the same `id` after a crash, so it must be
 * idempotent. Rejections are retried with growing delays, a `PermanentFailure` is not.
 */
export type OutboxHandler = (payload: Record<string, unknown>, id: string) => Promise<void>

/** A periodic task. The lease in `task_runs` decides which process runs it. */
export interface Task {
  name: string
  everyMs: number
  /** @param signal Aborted when the process shuts down. */
  run(signal: AbortSignal): Promise<unknown>
}

/** Longer than any handler's own timeouts. */
const LEASE_MS = 2 * MINUTE
const BATCH = 10
/** Concurrent deliveries per kind: a slow receiver delays only its own kind. */
const DEFAULT_CONCURRENCY = 2

type LeasedRow = Selectable<Tables['outbox']>

/**
 * Delivers the outbox and runs periodic tasks in the background. Any number of processes may run
 * one: a row belongs to the process that leased it until the lease expires.
 */
export function createRunner(deps: {
  db: Database
  clock: Clock
  /** Shared by all copies of the server. Defaults to the local clock. */
  leaseClock?: LeaseClock
  handlers: Record<string, OutboxHandler>
  /** Concurrent deliveries by kind; the default is two. */
  concurrency?: Record<string, number>
  tasks: Task[]
  onError(error: unknown, what: string): void
  pollMs?: number
}) {
  const { db, clock, handlers, pollMs = 500, leaseClock = localLeaseClock(deps.clock) } = deps
  const loops: { timer?: NodeJS.Timeout; running: Promise<void> }[] = []
  let stopped = false
  const owner = createId()
  const nextRun = new Map<string, number>()
  const noted = new Map<string, { at: number; error: string | undefined }>()
  const end = new AbortController()
  const inFlight = new Map<string, number>()
  const deliveries = new Set<Promise<void>>()

  const roomFor = (kind: string) =>
    (deps.concurrency?.[kind] ?? DEFAULT_CONCURRENCY) - (inFlight.get(kind) ?? 0)

  /** Leases due entries, oldest first, of kinds below their concurrency limit. */
  async function lease(): Promise<LeasedRow[]> {
    const now = clock.now()
    const leaseNow = await leaseClock.now()
    const full = [...inFlight.keys()].filter(kind => roomFor(kind) <= 0)
    let query = db
      .selectFrom('outbox')
      .select(['id', 'kind'])
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('due_at', '<=', now)
      .where('leased_until', '<=', leaseNow)
      .orderBy('due_at')
      .limit(BATCH)
    if (full.length > 0) query = query.where('kind', 'not in', full)
    const taken = new Map<string, number>()
    const due = (await query.execute()).filter(({ kind }) => {
      const count = taken.get(kind) ?? 0
      taken.set(kind, count + 1)
      return count < roomFor(kind)
    })
    if (due.length === 0) return []
    const ids = due.map(row => row.id)
    const lease = createId()
    await withRelaxedDurability(() =>
      db
        .updateTable('outbox')
        .set({ lease, leased_until: leaseNow + LEASE_MS })
        .where('id', 'in', ids)
        .where('leased_until', '<=', leaseNow)
        .where('done_at', 'is', null)
        .execute(),
    )
    return db
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'in', ids)
      .where('lease', '=', lease)
      .orderBy('due_at')
      .execute()
  }

  async function release(rows: LeasedRow[]) {
    for (const { id, lease } of rows) {
      await db
        .updateTable('outbox')
        .set({ lease: null, leased_until: 0 })
        .where('id', '=', id)
        .where('lease', '=', lease)
        .execute()
    }
  }

  async function deliver(row: LeasedRow) {
    const handler = handlers[row.kind]
    try {
      if (!handler) throw new Error(`nothing delivers "${row.kind}"`)
      const payload: unknown = JSON.parse(row.payload)
      await handler(isRecord(payload) ? payload : {}, row.id)
      await db
        .updateTable('outbox')
        .set({ done_at: clock.now(), lease: null, last_error: null })
        .where('id', '=', row.id)
        .execute()
    } catch (error) {
      deps.onError(error, `outbox ${row.kind}`)
      const attempts = row.attempts + 1
      const isOver = error instanceof PermanentFailure || attempts >= MAX_ATTEMPTS
      await db
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
        .execute()
    }
  }

  /** Starts a delivery without waiting for it. Failed database writes are repeated by the next poll. */
  function start(row: LeasedRow) {
    inFlight.set(row.kind, (inFlight.get(row.kind) ?? 0) + 1)
    const delivery = deliver(row)
      .catch(error => deps.onError(error, `outbox ${row.kind}`))
      .finally(() => {
        inFlight.set(row.kind, (inFlight.get(row.kind) ?? 1) - 1)
        deliveries.delete(delivery)
      })
    deliveries.add(delivery)
  }

  async function runTasks(tasks: readonly Task[]) {
    for (const task of tasks) {
      if (clock.now() < (nextRun.get(task.name) ?? 0)) continue
      const leaseMs = Math.max(task.everyMs, TASK_LEASE_MS)
      const claim = async () =>
        claimTask(db, { name: task.name, owner, now: await leaseClock.now(), leaseMs })
      if (!(await claim())) {
        // Check again soon, because its owner may have died.
        nextRun.set(task.name, clock.now() + Math.min(task.everyMs, TASK_LEASE_MS))
        continue
      }
      nextRun.set(task.name, clock.now() + task.everyMs)
      // Renew the lease while the task runs.
      const renewal = setInterval(() => claim().catch(() => {}), leaseMs / 2).unref()
      await runTask(task).finally(() => clearInterval(renewal))
    }
  }

  /** Runs of frequent tasks are recorded at most once a minute. */
  async function runTask(task: Task) {
    const startedAt = clock.now()
    const error = await task.run(end.signal).then(
      () => undefined,
      failure => {
        deps.onError(failure, `task ${task.name}`)
        return failure instanceof Error ? failure.message : String(failure)
      },
    )
    const before = noted.get(task.name)
    const isDue = !before || startedAt - before.at >= MINUTE || before.error !== error
    if (!isDue) return
    noted.set(task.name, { at: startedAt, error })
    await noteTaskRun(db, { name: task.name, startedAt, endedAt: clock.now(), error }).catch(
      failure => deps.onError(failure, `task ${task.name}`),
    )
  }

  /**
   * Starts due entries until every kind is at its limit or none are left. Does not wait for slow
   * deliveries.
   */
  async function deliverDue(): Promise<number> {
    let started = 0
    while (!stopped) {
      const rows = await lease()
      if (stopped) await release(rows)
      else for (const row of rows) start(row)
      if (rows.length === 0 || stopped) break
      started += rows.length
    }
    return started
  }

  /** Delivers while anything is in flight, because each finished delivery makes room for another. */
  async function deliverWhileBusy() {
    for (;;) {
      await deliverDue()
      if (stopped || deliveries.size === 0) return
      await Promise.race([...deliveries, setTimeout(pollMs, undefined, { ref: false })])
    }
  }

  /** Runs until nothing is due. */
  async function drain() {
    while ((await deliverDue()) > 0) await Promise.all(deliveries)
    await runTasks(deps.tasks)
    await releaseTasks(db, owner)
  }

  function repeat(work: () => Promise<void>, what: string) {
    const loop: (typeof loops)[number] = { running: Promise.resolve() }
    loops.push(loop)
    const schedule = () => {
      if (stopped) return
      loop.timer = globalThis.setTimeout(() => {
        loop.running = work()
          .catch(error => deps.onError(error, what))
          .finally(schedule)
      }, pollMs)
      loop.timer.unref()
    }
    schedule()
  }

  return {
    /**
     * Frequent tasks have a loop each, so that they do not wait for each other. Hourly and daily
     * tasks share one.
     */
    start() {
      repeat(deliverWhileBusy, 'outbox')
      repeat(() => runTasks(deps.tasks.filter(isHousekeeping)), 'housekeeping')
      for (const task of deps.tasks.filter(one => !isHousekeeping(one))) {
        repeat(() => runTasks([task]), `task ${task.name}`)
      }
    },
    drain,
    /** Waits for running deliveries and tasks. */
    async stop() {
      stopped = true
      end.abort()
      for (const loop of loops) clearTimeout(loop.timer)
      await Promise.all([...loops.map(loop => loop.running), ...deliveries])
      // Leases expire if the database is unreachable.
      await releaseTasks(db, owner).catch(() => {})
    },
  }
}

const isHousekeeping = (task: Task) => task.everyMs > MINUTE
