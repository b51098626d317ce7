import { AsyncLocalStorage } from 'node:async_hooks'
import { createCounter, createHistogram } from './instruments.ts'
import { traced } from './tracing.ts'

/** Phases overlap: `load` (module loaders) is part of `render`, and queries run during all of them. */
export type Phase = 'resolve' | 'load' | 'render' | 'compress' | 'query'

/** Work done by one request, by all requests, or in the background. */
export interface Metrics {
  /** Database statements, including the beginning and end of transactions. */
  queries: number
  renderedPages: number
  renderedModules: number
  moduleCacheHits: number
  moduleCacheMisses: number
  /** Elapsed milliseconds. */
  readonly phases: Record<Phase, number>
  /** The module whose data took longest. Not summed. */
  slowestLoader: { type: string; ms: number } | undefined
  /** Sums of which this work is a part. */
  readonly total: Metrics | undefined
  /** Id of the request that does the work. */
  readonly requestId: string | undefined
}

export type Counter = Exclude<keyof Metrics, 'phases' | 'total' | 'requestId' | 'slowestLoader'>

export function createMetrics(total?: Metrics, requestId?: string): Metrics {
  return {
    queries: 0,
    renderedPages: 0,
    renderedModules: 0,
    moduleCacheHits: 0,
    moduleCacheMisses: 0,
    phases: { resolve: 0, load: 0, render: 0, compress: 0, query: 0 },
    slowestLoader: undefined,
    total,
    requestId,
  }
}

const durations = createHistogram(
  'vitrine_phase_duration_seconds',
  'Duration of each part of the work by phase, database statements included.',
  [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
)
const failedQueries = createCounter(
  'vitrine_db_errors_total',
  'Database statements that failed, expected conflicts included.',
)
const NO_OPTIONS = {}
/** Created once, because every query uses them. */
const LABELS = Object.fromEntries(
  (['resolve', 'load', 'render', 'compress', 'query'] as const).map(phase => [phase, { phase }]),
) as Record<Phase, { phase: string }>

const current = new AsyncLocalStorage<Metrics>()

/** Runs `work` and counts in `metrics` what it and its asynchronous continuations do. */
export function withMetrics<Answer>(metrics: Metrics, work: () => Answer): Answer {
  return current.run(metrics, work)
}

/** Metrics of the current request. Undefined in commands and while a cached page is sent. */
export const currentMetrics = (): Metrics | undefined => current.getStore()

/** Adds to a counter of the current metrics. Cheap without metrics. */
export function count(counter: Counter, amount = 1) {
  for (let each = current.getStore(); each; each = each.total) each[counter] += amount
}

/** Notes how long the data of a module took, if that was the longest of this work. */
export function noteLoader(type: string, ms: number) {
  const metrics = current.getStore()
  if (metrics && ms > (metrics.slowestLoader?.ms ?? 0)) metrics.slowestLoader = { type, ms }
}

/** Measures the elapsed time of asynchronous work, also if it fails. */
export async function measure<Answer>(phase: Phase, work: () => Promise<Answer>): Promise<Answer> {
  const metrics = current.getStore()
  if (!metrics) return work()
  const startedAt = performance.now()
  try {
    return await traced(phase, NO_OPTIONS, work)
  } finally {
    addTime(metrics, phase, startedAt)
  }
}

/** Counts a database statement and measures its time; `run` returns rows or a promise. */
export function measureQuery<Answer>(run: () => Answer): Answer {
  const metrics = current.getStore()
  if (!metrics) return run()
  count('queries')
  const startedAt = performance.now()
  let isRunning = false
  try {
    const answer = traced('query', NO_OPTIONS, run)
    if (!(answer instanceof Promise)) return answer
    isRunning = true
    answer.then(
      () => addTime(metrics, 'query', startedAt),
      () => {
        addTime(metrics, 'query', startedAt)
        failedQueries.add()
      },
    )
    return answer
  } catch (error) {
    failedQueries.add()
    throw error
  } finally {
    if (!isRunning) addTime(metrics, 'query', startedAt)
  }
}

function addTime(metrics: Metrics, phase: Phase, startedAt: number) {
  const elapsed = performance.now() - startedAt
  durations.observe(elapsed / 1000, LABELS[phase])
  for (let each: Metrics | undefined = metrics; each; each = each.total) {
    each.phases[phase] += elapsed
  }
}
