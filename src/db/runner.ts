import type { Selectable } from 'kysely'
import { type Clock, createId, isRecord, MINUTE } from '#base'
import type { Database } from './connect.ts'
import { backoffMs, MAX_ATTEMPTS } from './outbox.ts'
import { withRelaxedDurability } from './sqlite/durability.ts'
import type { Tables } from './tables/index.ts'
import { claimTask, noteTaskRun, releaseTasks, LEASE_MS as TASK_LEASE_MS } from './task-runs.ts'

/** Delivers one entry. It may run twice after a crash, so what it calls must tolerate the same `id` again. */
export type OutboxHandler = (payload: Record<string, unknown>, id: string) => Promise<void>

/** Something done every so often, by one of the processes: the lease in `task_runs` says which. */
export interface Task {
  name: string
  everyMs: number
  /** @param signal Aborted when the process is to end. */
  run(signal: AbortSignal): Promise<unknown>
  /** May take minutes: goes on beside all others, which must not wait for it. */
  isLong?: boolean
}

const LEASE_MS = 2 * MINUTE
/** What must be left of a lease for a delivery to begin without renewing it. */
const FRESH_MS = 1.75 * MINUTE
const BATCH = 10

type LeasedRow = Selectable<Tables['outbox']>

/**
 * Works off the outbox and runs the periodic tasks, in the background of a server process. Any number of
 * processes may do so: a row belongs to whoever leased it, until the lease runs out.
 */
export function createRunner(deps: {
  db: Database
  clock: Clock
  handlers: Record<string, OutboxHandler>
  tasks: Task[]
  onError(error: unknown, what: string): void
  pollMs?: number
}) {
  const { db, clock, handlers } = deps
  const loops: { timer?: NodeJS.Timeout; running: Promise<void> }[] = []
  let stopped = false
  const owner = createId()
  const nextRun = new Map<string, number>()
  const noted = new Map<string, { at: number; error: string | undefined }>()
  const end = new AbortController()

  async function lease(): Promise<LeasedRow[]> {
    const now = clock.now()
    const lease = createId()
    const due = await db
      .selectFrom('outbox')
      .select('id')
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('due_at', '<=', now)
      .where('leased_until', '<=', now)
      .orderBy('due_at')
      .limit(BATCH)
      .execute()
    if (due.length === 0) return []
    const ids = due.map(row => row.id)
    await withRelaxedDurability(() =>
      db
        .updateTable('outbox')
        .set({ lease, leased_until: now + LEASE_MS })
        .where('id', 'in', ids)
        .where('leased_until', '<=', now)
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

  /** Those before it may have taken long: false when the row has gone to another process meanwhile. */
  async function renew(row: LeasedRow): Promise<boolean> {
    const now = clock.now()
    if (row.leased_until - now > FRESH_MS) return true
    const renewed = await withRelaxedDurability(() =>
      db
        .updateTable('outbox')
        .set({ leased_until: now + LEASE_MS })
        .where('id', '=', row.id)
        .where('lease', '=', row.lease)
        .where('done_at', 'is', null)
        .executeTakeFirst(),
    )
    return renewed.numUpdatedRows > 0n
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
    if (!(await renew(row))) return
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
      await db
        .updateTable('outbox')
        .set({
          attempts,
          lease: null,
          leased_until: 0,
          last_error: (error instanceof Error ? error.message : String(error)).slice(0, 2000),
          due_at: clock.now() + backoffMs(attempts),
          failed_at: attempts >= MAX_ATTEMPTS ? clock.now() : null,
        })
        .where('id', '=', row.id)
        .where('lease', '=', row.lease)
        .execute()
    }
  }

  async function runTasks(tasks: readonly Task[]) {
    for (const task of tasks) {
      if (clock.now() < (nextRun.get(task.name) ?? 0)) continue
      const leaseMs = Math.max(task.everyMs, TASK_LEASE_MS)
      const claim = () => claimTask(db, { name: task.name, owner, now: clock.now(), leaseMs })
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

  async function deliverDue() {
    for (let rows = await lease(); rows.length > 0; rows = stopped ? [] : await lease()) {
      for (const [index, row] of rows.entries()) {
        if (stopped) return release(rows.slice(index))
        await deliver(row)
      }
    }
  }

  /** Works until nothing is due. */
  async function drain() {
    await deliverDue()
    await runTasks(deps.tasks)
    await releaseTasks(db, owner)
  }

  /** Each by itself: a mail server that hangs must not hold up a page that is to be published. */
  function repeat(work: () => Promise<void>, what: string) {
    const loop: (typeof loops)[number] = { running: Promise.resolve() }
    loops.push(loop)
    const schedule = () => {
      if (stopped) return
      loop.timer = setTimeout(() => {
        loop.running = work()
          .catch(error => deps.onError(error, what))
          .finally(schedule)
      }, deps.pollMs ?? 500)
      loop.timer.unref()
    }
    schedule()
  }

  return {
    start() {
      repeat(deliverDue, 'outbox')
      repeat(() => runTasks(deps.tasks.filter(task => !task.isLong)), 'tasks')
      for (const task of deps.tasks.filter(one => one.isLong)) {
        repeat(() => runTasks([task]), `task ${task.name}`)
      }
    },
    drain,
    /** Lets the delivery that is under way finish. */
    async stop() {
      stopped = true
      end.abort()
      for (const loop of loops) clearTimeout(loop.timer)
      await Promise.all(loops.map(loop => loop.running))
      // A database that has gone takes the leases back by itself, in time.
      await releaseTasks(db, owner).catch(() => {})
    },
  }
}
