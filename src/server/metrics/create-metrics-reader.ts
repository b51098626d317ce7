import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Clock, SECOND } from '#base'
import { type MetricSnapshot, readFamily, snapshotInstruments } from '#base/instruments'
import { type Metrics, withMetrics } from '#base/metrics'
import type { Database } from '#db'
import type { ModuleCache, PageCache } from '#render'
import type { ServerMetrics } from '../http/request-metrics.ts'
import { backgroundFigures, connectionFigures } from './database-figures.ts'
import { watchRequests } from './http-figures.ts'
import { processFigures } from './process-figures.ts'

/** Scrapes must answer also if the database does not. */
const DATABASE_MS = 2 * SECOND

/**
 * Returns a function that reads all figures of this process. Snapshots of several processes can be
 * merged with `mergeSnapshots`.
 */
export function createMetricsReader(
  app: FastifyInstance,
  deps: {
    db: Database
    /** Kind of database. */
    kind: string
    version: string
    clock: Clock
    cache: Pick<PageCache, 'stats'>
    moduleCache: Pick<ModuleCache, 'stats'>
    metrics: ServerMetrics
  },
): () => Promise<MetricSnapshot> {
  const { db, clock, metrics } = deps
  const httpFigures = watchRequests(app)

  async function readBackground(): Promise<MetricSnapshot> {
    const read = withMetrics(metrics.background, () => backgroundFigures(db, clock.now()))
    read.catch(() => {})
    const end = new AbortController()
    const figures = await Promise.race([
      read.catch(() => undefined),
      wait(DATABASE_MS, undefined, { signal: end.signal }).catch(() => undefined),
    ])
    end.abort()
    const up = readFamily(
      {
        name: 'vitrine_db_up',
        help: '1 if the database answered this scrape within two seconds.',
        type: 'gauge',
        merge: 'max',
      },
      figures ? 1 : 0,
    )
    return [up, ...(figures ?? [])]
  }

  return async () => [
    ...snapshotInstruments(),
    ...httpFigures(),
    ...cacheFigures(deps),
    ...workFigures(metrics),
    ...connectionFigures(db),
    ...(await readBackground()),
    ...processFigures({ version: deps.version, database: deps.kind }),
  ]
}

const counter = (name: string, help: string, values: Parameters<typeof readFamily>[1]) =>
  readFamily({ name, help, type: 'counter', merge: 'sum' }, values)
const gauge = (name: string, help: string, value: number) =>
  readFamily({ name, help, type: 'gauge', merge: 'sum' }, value)

function cacheFigures({
  cache,
  moduleCache,
}: {
  cache: Pick<PageCache, 'stats'>
  moduleCache: Pick<ModuleCache, 'stats'>
}): MetricSnapshot {
  const { pages, bytes, hits, misses, invalidations, dropped, evicted } = cache.stats()
  return [
    counter('vitrine_page_cache_hits_total', 'Pages found in the page cache.', hits),
    counter('vitrine_page_cache_misses_total', 'Pages that had to be rendered.', misses),
    counter(
      'vitrine_page_cache_invalidations_total',
      'Sets of tags that were dropped from the page cache.',
      invalidations,
    ),
    counter(
      'vitrine_page_cache_dropped_pages_total',
      'Pages dropped because of their tags.',
      dropped,
    ),
    counter(
      'vitrine_page_cache_evicted_pages_total',
      'Pages without a query that were dropped because the page cache was full.',
      evicted,
    ),
    gauge('vitrine_page_cache_pages', 'Pages in the page cache.', pages),
    gauge('vitrine_page_cache_bytes', 'Memory of the page cache.', bytes),
    gauge(
      'vitrine_module_cache_bytes',
      'Memory of the HTML of modules.',
      moduleCache.stats().bytes,
    ),
  ]
}

/** Work of requests and of the background. */
function workFigures({ requests, background }: ServerMetrics): MetricSnapshot {
  const perSource = (read: (metrics: Metrics) => number) =>
    [
      [{ source: 'request' }, read(requests)],
      [{ source: 'background' }, read(background)],
    ] as const
  const phases = Object.entries(requests.phases)
  return [
    counter(
      'vitrine_module_cache_hits_total',
      'HTML of modules that was used again.',
      requests.moduleCacheHits,
    ),
    counter(
      'vitrine_module_cache_misses_total',
      'HTML of modules that had to be rendered.',
      requests.moduleCacheMisses,
    ),
    counter(
      'vitrine_rendered_pages_total',
      'Pages rendered for visitors and staff.',
      requests.renderedPages,
    ),
    counter(
      'vitrine_rendered_modules_total',
      'Modules rendered for visitors and staff.',
      requests.renderedModules,
    ),
    counter(
      'vitrine_db_queries_total',
      'Database statements by source: request or background.',
      perSource(({ queries }) => queries),
    ),
    counter(
      'vitrine_db_query_seconds_total',
      'Elapsed time of database statements by source.',
      perSource(({ phases: { query } }) => query / SECOND),
    ),
    counter(
      'vitrine_request_phase_seconds_total',
      'Elapsed time of requests by phase.',
      phases.map(([phase, ms]) => [{ phase }, ms / SECOND] as const),
    ),
  ]
}
