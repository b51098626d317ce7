import { SECOND } from '#base'
import { type Env, readEnv } from '../server/env.ts'
import { print } from './print.ts'
import { trimHeap } from './trim-heap.ts'
import type { MeasuredApp, StopServing } from './workers/work.ts'

/** Maximum time from the end of the drain time to the end of the process. */
const STOP_MS = 8000

/**
 * Time in which a replaced worker ends connections after their response. Closed at once, they would
 * lose requests that are on their way.
 */
const LEAVE_SECONDS = 1

/** When startup memory is no longer needed. */
const STARTED_MS = 10_000

export const maxStopMs = ({ drainSeconds }: Env) => drainSeconds * SECOND + STOP_MS

/** `vitrine start`: serves in this process, or supervises several that do. */
export async function start(options: { workers?: string }) {
  const env = readEnv(undefined, options)
  if (env.workers === 1) return serve(env)
  const { default: cluster } = await import('node:cluster')
  if (cluster.isPrimary) {
    const { superviseWorkers } = await import('./workers/supervise-workers.ts')
    return superviseWorkers(env, maxStopMs(env))
  }
  const { measure, work } = await import('./workers/work.ts')
  try {
    let reportLast = async () => {}
    const { stop } = await startServing(env, {
      isFirst: cluster.worker?.id === 1,
      onBuilt(app) {
        reportLast = measure(app)
      },
    })
    work(env, stop, reportLast)
  } catch (error) {
    // The channel would keep a process alive that failed to start.
    process.channel?.unref()
    throw error
  }
}

async function serve(env: Env) {
  const { stop } = await startServing(env)
  print(`Vitrine is running at ${env.publicUrl}`)
  // It would end a process that does not handle it.
  process.on('SIGUSR2', () => print('SIGUSR2 restarts workers: start with --workers'))
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      void stop()
    })
  }
}

/** Starts the server in this process. */
async function startServing(
  env: Env,
  options: { isFirst?: boolean; onBuilt?: (app: MeasuredApp) => void } = {},
) {
  const { startServer } = await import('../server/main.ts')
  const onWait = () => print('Waiting for another process that migrates or fills the database')
  const server = await startServer(env, { ...options, onWait })
  if (server.ownerLink) print(`Create the owner account (one-time link): ${server.ownerLink}`)
  setTimeout(trimHeap, STARTED_MS).unref()
  const stop: StopServing = async ({ drains = true } = {}) => {
    // Abandon hanging work, as in a crash, which stored data survives.
    setTimeout(() => {
      print(`Stopped after ${STOP_MS / SECOND} seconds although work was still in progress`)
      process.exit(0)
    }, maxStopMs(env)).unref()
    await (drains ? server.stop(env.drainSeconds) : server.stop(LEAVE_SECONDS, { isReady: true }))
    process.exit(0)
  }
  return { stop }
}
