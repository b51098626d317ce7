import { type Clock, createId, MINUTE } from '#base'
import { createCounter } from '#base/instruments'
import { traced } from '#base/tracing'
import type { Database } from './connect.ts'
import { createHeldLease } from './held-lease.ts'
import type { LeaseClock } from './lease-clock.ts'
import { claimTask, LEASE_MS, noteTaskRun, releaseTasks } from './task-runs.ts'

const taskRuns = createCounter(
  'vitrine_task_runs_total',
  'Runs of periodic tasks by task and result: ok or failed.',
  { labeled: true },
)
const taskSeconds = createCounter('vitrine_task_seconds_total', 'Elapsed time of periodic tasks.', {
  labeled: true,
})

/** A periodic task. The lease in `task_runs` decides which process runs it. */
export interface Task {
  name: string
  everyMs: number
  /** @param signal Aborted when the process shuts down, or when it loses the lease. */
  run(signal: AbortSignal): Promise<unknown>
}

/** Runs periodic tasks that are due, each in one process at a time. */
export function createTaskWorker({
  db,
  clock,
  leaseClock,
  onError,
}: {
  db: Database
  clock: Clock
  leaseClock: LeaseClock
  onError(error: unknown, what: string): void
}) {
  const owner = createId()
  const nextRun = new Map<string, number>()
  const noted = new Map<string, { at: number; error: string | undefined }>()
  const end = new AbortController()

  /** Runs of frequent tasks are recorded at most once a minute. */
  async function run(task: Task, signal: AbortSignal) {
    const startedAt = clock.now()
    const begin = performance.now()
    // Tasks that run every second would fill the traces.
    const work = () => task.run(signal)
    const running = task.everyMs < MINUTE ? work() : traced(`task ${task.name}`, {}, work)
    const error = await running.then(
      () => undefined,
      failure => {
        onError(failure, `task ${task.name}`)
        return failure instanceof Error ? failure.message : String(failure)
      },
    )
    taskRuns.add(1, { task: task.name, result: error === undefined ? 'ok' : 'failed' })
    taskSeconds.add((performance.now() - begin) / 1000, { task: task.name })
    const before = noted.get(task.name)
    const isDue = !before || startedAt - before.at >= MINUTE || before.error !== error
    if (!isDue) return
    noted.set(task.name, { at: startedAt, error })
    await noteTaskRun(db, { name: task.name, startedAt, endedAt: clock.now(), error }).catch(
      failure => onError(failure, `task ${task.name}`),
    )
  }

  return {
    async runDue(tasks: readonly Task[]) {
      for (const task of tasks) {
        if (clock.now() < (nextRun.get(task.name) ?? 0)) continue
        const leaseMs = Math.max(task.everyMs, LEASE_MS)
        const claim = async () =>
          claimTask(db, { name: task.name, owner, now: await leaseClock.now(), leaseMs })
        const lease = createHeldLease(leaseMs)
        if (!(await claim()) || lease.isOver()) {
          // Check again soon, because its owner may have died.
          nextRun.set(task.name, clock.now() + Math.min(task.everyMs, LEASE_MS))
          continue
        }
        nextRun.set(task.name, clock.now() + task.everyMs)
        const stopRenewing = lease.renew(claim)
        await run(task, AbortSignal.any([end.signal, lease.signal])).finally(stopRenewing)
      }
    },
    abort: () => end.abort(),
    release: () => releaseTasks(db, owner),
  }
}
