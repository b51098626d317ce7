import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE, SECOND } from '#base'
import type { Env } from '../../server/env.ts'
import { print } from '../print.ts'
import { createMetricsCollector } from './collect-metrics.ts'
import { createRestartDelay } from './restart-delay.ts'
import { LEAVE, MEASURED, OVER_MEMORY, READY, STOP } from './work.ts'

/** Failed starts in a row after which nothing else is tried if no worker serves. */
const MAX_FAILED_STARTS = 5
/** Added to the time that a worker has to stop by itself. */
const KILL_AFTER_MS = 2 * SECOND

interface Member {
  worker: Worker
  isReady: boolean
  /** Nothing is started for it when it ends. */
  isReplaced: boolean
  /** Whether it became ready; false if it ended before. */
  ready: Promise<boolean>
  ended: Promise<void>
}

/**
 * Runs workers that share the port, and starts another for each that ends. The first one migrates
 * and fills the database before the others start. This process serves nothing, so it needs little
 * memory.
 */
export async function superviseWorkers({ workers, publicUrl }: Env, maxStopMs: number) {
  const members = new Set<Member>()
  const metrics = createMetricsCollector()
  const restartDelay = createRestartDelay({ withinMs: MINUTE, now: () => performance.now() })
  let isStopping = false
  /** Replacements happen one after another. */
  let replacing = Promise.resolve()

  // Workers accept from one queue of the kernel. If this process accepted and passed connections on,
  // those that a killed worker has not answered for would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE

  function launch(): Member {
    const worker = cluster.fork({ WORKERS: String(workers) })
    const ready = Promise.withResolvers<boolean>()
    const ended = Promise.withResolvers<void>()
    const member: Member = {
      worker,
      isReady: false,
      isReplaced: false,
      ready: ready.promise,
      ended: ended.promise,
    }
    members.add(member)
    let measured: ReturnType<typeof metrics.add> | undefined
    worker.on('message', message => {
      measured?.receive(message)
      if (message === MEASURED) {
        // A worker that is ending may be disconnected.
        const send = (message: object) => worker.isConnected() && worker.send(message, () => {})
        measured = metrics.add({ send })
      }
      if (message === READY) {
        member.isReady = true
        ready.resolve(true)
      }
      if (message === OVER_MEMORY) {
        // A limit below the normal use would otherwise replace workers all the time.
        const start = () => replace(member, 'uses more memory than WORKER_MEMORY_MB')
        setTimeout(start, restartDelay.next())
      }
    })
    const remove = () => {
      members.delete(member)
      measured?.remove()
      ready.resolve(false)
      ended.resolve()
    }
    // A worker that cannot be reached ends; one that could not be created has no exit event.
    worker.on('error', error => {
      if (worker.process.pid !== undefined) return
      log('error', `a worker cannot be created (${error.message})`)
      remove()
    })
    worker.on('exit', (code, signal) => {
      remove()
      if (!member.isReady || member.isReplaced || isStopping) return
      log('error', `worker ${worker.process.pid} ended (${signal ?? `code ${code}`})`)
      void launchInstead()
    })
    return member
  }

  /** Tries until a worker is ready, with growing delays. */
  async function launchInstead() {
    for (let failed = 0; ; ) {
      await wait(restartDelay.next())
      if (isStopping) return
      const member = launch()
      if ((await member.ready) || member.isReplaced || isStopping) return
      failed++
      const serves = [...members].some(member => member.isReady)
      if (failed < MAX_FAILED_STARTS || serves) continue
      log('fatal', `no worker can start (${failed} attempts): see the messages above`)
      return end(1)
    }
  }

  function replace(member: Member, why: string) {
    replacing = replacing.then(async () => {
      if (isStopping || member.isReplaced || !members.has(member)) return
      member.isReplaced = true
      const { pid } = member.worker.process
      const next = launch()
      if (await next.ready) {
        log('info', `worker ${pid} ${why}: worker ${next.worker.process.pid} replaces it`)
        await retire(member, LEAVE)
        return
      }
      if (isStopping) return
      log('error', `worker ${pid} is not replaced, because a new one cannot start`)
      member.isReplaced = false
      if (!members.has(member)) await launchInstead()
    })
  }

  /** Waits until it has answered its requests, and ends it if that takes too long. */
  async function retire(member: Member, message: typeof STOP | typeof LEAVE) {
    const { worker } = member
    member.isReplaced = true
    // It handles no messages before it is ready.
    if (member.isReady && worker.isConnected()) worker.send(message, () => {})
    else worker.process.kill('SIGKILL')
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), maxStopMs + KILL_AFTER_MS)
    await member.ended
    clearTimeout(timer)
  }

  function end(code: number) {
    for (const { worker } of members) worker.process.kill('SIGKILL')
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) return end(1)
      isStopping = true
      await Promise.all([...members].map(member => retire(member, STOP)))
      process.exit(0)
    })
  }
  process.on('SIGUSR2', () => {
    for (const member of members) replace(member, 'restarts')
  })

  const first = launch()
  const isStarted = await first.ready
  if (isStopping) return
  // It has printed the reason.
  if (!isStarted) return end(1)
  for (let count = 1; count < workers; count++) {
    const member = launch()
    void member.ready.then(isReady => {
      if (!isReady && !member.isReplaced && !isStopping) void launchInstead()
    })
  }
  await Promise.all([...members].map(member => member.ready))
  if (isStopping) return
  print(`Vitrine is running at ${publicUrl} with ${workers} workers`)
}

const LEVELS = { info: 30, error: 50, fatal: 60 }

/** A line in the format of the server's log. */
function log(level: keyof typeof LEVELS, msg: string) {
  print(JSON.stringify({ level: LEVELS[level], time: Date.now(), pid: process.pid, msg }))
}
