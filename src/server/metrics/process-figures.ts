import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { type MetricFamily, readFamily } from '#base/instruments'

const MEGA = 1e6
const NANO = 1e9

let delay: ReturnType<typeof monitorEventLoopDelay> | undefined

/**
 * Processor, memory and event loop. Measuring the delay of the event loop starts with the first call,
 * because it wakes the process up, and each call reports the time since the previous one.
 */
export function processFigures({
  version,
  database,
}: {
  version: string
  database: string
}): MetricFamily[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const startedAt = Math.floor(performance.timeOrigin / 1000)
  const { p99, max } = readDelay()
  const gauge = (
    name: string,
    help: string,
    value: number,
    merge: MetricFamily['merge'] = 'separate',
  ) => readFamily({ name, help, type: 'gauge', merge }, value)
  return [
    readFamily(
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time of the process.',
        type: 'counter',
        merge: 'sum',
      },
      (user + system) / MEGA,
    ),
    gauge('process_resident_memory_bytes', 'Resident memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Used memory of the JavaScript heap.', heapUsed),
    gauge('nodejs_heap_size_total_bytes', 'Size of the JavaScript heap.', heapTotal),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers outside the heap.', external),
    gauge(
      'process_start_time_seconds',
      'Start of the process since the Unix epoch.',
      startedAt,
      'max',
    ),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'Delay of the event loop since the previous scrape, 99th percentile.',
      p99,
    ),
    gauge(
      'nodejs_eventloop_lag_max_seconds',
      'Longest delay of the event loop since the previous scrape.',
      max,
    ),
    readFamily(
      {
        name: 'vitrine_info',
        help: 'Versions of the program and of Node, and the kind of database.',
        type: 'gauge',
        merge: 'max',
      },
      [[{ version, node: process.version, database }, 1]],
    ),
    gauge('vitrine_processes', 'Processes whose figures are added up.', 1, 'sum'),
  ]
}

function readDelay() {
  if (!delay) {
    delay = monitorEventLoopDelay({ resolution: 20 })
    delay.enable()
    return { p99: 0, max: 0 }
  }
  const read = { p99: delay.percentile(99) / NANO, max: delay.max / NANO }
  delay.reset()
  return read
}
