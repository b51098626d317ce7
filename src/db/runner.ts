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
 * Delivers one entry. It may run twice after a crash, so what it calls must tolerate the same `id` again. A rejection is retried
 * with growing delays, a `PermanentFailure` is not.
 */
export type OutboxHandler = (payload: Record<string, unknown>, id: string) => Promise<void>

/** A periodic task, run by one of the processes: the lease in `task_runs` says which. */
export interface Task {
  name: string
  everyMs: number
  /** @param signal Aborted when the process is to end. */
  run(signal: AbortSignal): Promise<unknown>
}

/** Longer than any handler takes before its own timeouts end it. */
const LEASE_MS = 2 * MINUTE
/** Entries looked at in one query. */
const BATCH = 10
/** Deliveries of one kind at the same time: a slow receiver delays only entries of its own kind. */
const DEFAULT_CONCURRENCY = 2

type LeasedRow = Selectable<Tables['outbox']>

/**
 * Delivers the outbox and runs the periodic tasks, in the background of a server process. Any number of processes may do so: a
 * row belongs to the process that leased it, until the lease runs out.
 */
export function createRunner(deps: {
  db: Database
  clock: Clock
  /** Shared by all copies of the server; the clock of this one by default. */
  leaseClock?: LeaseClock
  handlers: Record<string, OutboxHandler>
  /** How many deliveries of a kind run at the same time, where two is not right. */
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

  /** Leases due entries, oldest first, of kinds that have room for another delivery. */
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

  /** Starts a delivery without waiting for it. The next poll repeats what the database refused. */
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
        // Looked at again soon: its owner may have died.
        nextRun.set(task.name, clock.now() + Math.min(task.everyMs, TASK_LEASE_MS))
        continue
      }
      nextRun.set(task.name, clock.now() + task.everyMs)
      // One that takes longer than its lease stays with whoever runs it.
      const renewal = setInterval(() => claim().catch(() => {}), leaseMs / 2).unref()
      await runTask(task).finally(() => clearInterval(renewal))
    }
  }

  /** What runs every few seconds is written down once a minute: that it works, not each time that it did. */
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

  /** Starts what is due until no kind has room or nothing is left. Deliveries that hang are left running. */
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

  /** Delivers as long as something is in flight: each delivery that ends makes room for the next. */
  async function deliverWhileBusy() {
    for (;;) {
      await deliverDue()
      if (stopped || deliveries.size === 0) return
      await Promise.race([...deliveries, setTimeout(pollMs, undefined, { ref: false })])
    }
  }

  /** Works until nothing is due. */
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
    /** Frequent tasks get a loop each, so that none waits for another. Hourly and daily ones share a loop. */
    start() {
      repeat(deliverWhileBusy, 'outbox')
      repeat(() => runTasks(deps.tasks.filter(isHousekeeping)), 'housekeeping')
      for (const task of deps.tasks.filter(one => !isHousekeeping(one))) {
        repeat(() => runTasks([task]), `task ${task.name}`)
      }
    },
    drain,
    /** Waits for the deliveries and tasks that are running. */
    async stop() {
      stopped = true
      end.abort()
      for (const loop of loops) clearTimeout(loop.timer)
      await Promise.all([...loops.map(loop => loop.running), ...deliveries])
      // A database that has gone takes the leases back by itself, in time.
      await releaseTasks(db, owner).catch(() => {})
    },
  }
}

const isHousekeeping = (task: Task) => task.everyMs > MINUTE
