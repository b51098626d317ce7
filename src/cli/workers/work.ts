import { SECOND } from '#base'
import type { MetricSnapshot } from '#base/instruments'
import type { Env } from '../../server/env.ts'
import { reportMetrics } from './report-metrics.ts'

/** Messages of a worker to its primary; `MEASURED` before it serves, so that it can be asked for metrics. */
export const MEASURED = 'measured'
export const READY = 'ready'
export const OVER_MEMORY = 'over-memory'
/** Messages to a worker: all workers stop, or only this one while others serve. */
export const STOP = 'stop'
export const LEAVE = 'leave'

/** Ends the process. Without `drains`, `/readyz` does not tell load balancers before. */
export type StopServing = (options?: { drains?: boolean }) => Promise<never>

const MEASURE_MEMORY_MS = 5 * SECOND
const MB = 1024 * 1024

export interface MeasuredApp {
  readMetrics(): Promise<MetricSnapshot>
  metricsSource: { read(): Promise<MetricSnapshot> }
}

/** Makes a worker that does not serve yet answer for all workers. Returns a function for its end. */
export function measure(app: MeasuredApp): () => Promise<void> {
  const { readAll, reportLast } = reportMetrics(app.readMetrics)
  app.metricsSource.read = readAll
  process.send?.(MEASURED)
  return reportLast
}

/**
 * Reports a worker that serves to its primary. Only the primary stops it, and it ignores signals:
 * terminals and service managers send them to all processes.
 */
export function work({ workerMemoryMb }: Env, stop: StopServing, reportLast: () => Promise<void>) {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR2'] as const) process.on(signal, () => {})
  process.on('message', message => {
    if (isStopping || (message !== STOP && message !== LEAVE)) return
    isStopping = true
    void reportLast()
    void stop({ drains: message === STOP })
  })
  process.send?.(READY)
  if (workerMemoryMb > 0) reportMemory(workerMemoryMb * MB)
}

function reportMemory(maxBytes: number) {
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() <= maxBytes) return
    clearInterval(timer)
    process.send?.(OVER_MEMORY)
  }, MEASURE_MEMORY_MS).unref()
}
