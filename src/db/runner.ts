import { type Clock, MINUTE } from '#base'
import type { Database } from './connect.ts'
import { type LeaseClock, localLeaseClock } from './lease-clock.ts'
import { createOutboxWorker, type OutboxHandler } from './outbox-worker.ts'
import type { ProcessLocks } from './process-locks.ts'
import { createTaskWorker, type Task } from './task-worker.ts'

/** Runs the background work of a process: outbox deliveries and periodic tasks. */
export function createRunner(deps: {
  db: Database
  clock: Clock
  /** Shared by all copies of the server. Defaults to the local clock. */
  leaseClock?: LeaseClock
  /** To take over the leases of killed processes. */
  processes?: ProcessLocks | undefined
  handlers: Record<string, OutboxHandler>
  /** Concurrent deliveries by kind; the default is two. */
  concurrency?: Record<string, number>
  tasks: readonly Task[]
  onError(error: unknown, what: string, details?: object): void
  pollMs?: number
}) {
  const { db, clock, tasks, onError, pollMs = 500 } = deps
  const leaseClock = deps.leaseClock ?? localLeaseClock(clock)
  const { handlers, concurrency = {}, processes } = deps
  const outbox = createOutboxWorker({
    ...{ db, clock, leaseClock, processes, handlers, concurrency, onError },
  })
  const taskWorker = createTaskWorker({ db, clock, leaseClock, onError })
  const loops: { timer?: NodeJS.Timeout; running: Promise<void> }[] = []
  let isStopped = false

  function repeat(work: () => Promise<void>, what: string) {
    const loop: (typeof loops)[number] = { running: Promise.resolve() }
    loops.push(loop)
    const schedule = () => {
      if (isStopped) return
      loop.timer = setTimeout(() => {
        loop.running = work()
          .catch(error => onError(error, what))
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
      repeat(() => outbox.run(pollMs), 'outbox')
      repeat(() => taskWorker.runDue(tasks.filter(isHousekeeping)), 'housekeeping')
      for (const task of tasks.filter(one => !isHousekeeping(one))) {
        repeat(() => taskWorker.runDue([task]), `task ${task.name}`)
      }
    },
    /** Runs until nothing is due. */
    async drain() {
      await outbox.drain()
      await taskWorker.runDue(tasks)
      await taskWorker.release()
    },
    /** Waits for running deliveries and tasks. */
    async stop() {
      isStopped = true
      taskWorker.abort()
      for (const loop of loops) clearTimeout(loop.timer)
      await Promise.all([outbox.stop(), ...loops.map(loop => loop.running)])
      // Leases expire if the database is unreachable.
      await Promise.allSettled([outbox.release(), taskWorker.release()])
    },
  }
}

const isHousekeeping = (task: Task) => task.everyMs > MINUTE
