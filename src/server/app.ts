import { withMetrics } from '#base/metrics'
import { currentTracing } from '#base/tracing'
import { version } from '../../package.json'
import { staffRoutes } from './admin/staff-routes.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import type { Assets } from './assets/assets.ts'
import { refuseUnmarked } from './cdn/refuse-unmarked.ts'
import { createDomains } from './domains/index.ts'
import { type Env, hasCopies } from './env.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { answerMissing, installErrors } from './http/errors.ts'
import { healthRoutes } from './http/health-routes.ts'
import { metricsRoute } from './http/metrics-route.ts'
import { createErrorRecorder } from './http/record-errors.ts'
import { createServerMetrics, installRequestMetrics } from './http/request-metrics.ts'
import { createMetricsReader } from './metrics/create-metrics-reader.ts'
import type { AllServices } from './services/create-services.ts'
import { createPageDelivery, createSite, type ExportOptions } from './site/create-site.ts'
import { galleryRoutes } from './site/gallery/gallery-routes.ts'
import { createShareRenders } from './site/page/share-renders.ts'
import { watchChanges } from './watch-changes.ts'

/**
 * Joins the domains and returns a server that is ready to listen. `runBackground` starts the
 * background work.
 */
export async function buildApp(deps: {
  env: Env
  services: AllServices
  assets: Assets
  exportOptions?: ExportOptions
  /** Receives the lines of the log instead of standard output. */
  logTo?: { write(line: string): void }
}) {
  const { env, services, assets, exportOptions } = deps
  const { pages, splitTests, consent } = services
  const shared =
    hasCopies(env) && !exportOptions ? createShareRenders(services.db, buildOf(assets)) : undefined
  const forExport = { ...env, pageCacheMb: 0, cdn: undefined }
  const delivery = createPageDelivery(
    services,
    exportOptions ? forExport : env,
    shared?.shareRender,
  )
  const { cache } = delivery
  const app = await createHttpServer(env, delivery.front, {
    logTo: deps.logTo,
    shared: hasCopies(env) ? services : undefined,
  })
  // Loaded only with tracing, like the library that it needs.
  if (currentTracing()) {
    const { traceRequests } = await import('./telemetry/trace-requests.ts')
    traceRequests(app, env)
  }
  const metrics = createServerMetrics()
  installRequestMetrics(app, metrics, env.metricsToken)
  if (env.cdn) refuseUnmarked(app)
  const site = createSite(app, { env, services, assets, delivery, exportOptions })
  const domains = createDomains(services)

  const errors = createErrorRecorder(services)
  const lastLocale = () => pages.settings.lastKnown()?.locale
  installErrors(app, site.replyNotFound, lastLocale, errors.record)
  app.addHook('onClose', errors.flush)
  healthRoutes(app, { db: services.db, dataDir: env.dataDir, secret: services.secret })
  const readMetrics = createMetricsReader(app, {
    ...delivery,
    db: services.db,
    kind: env.databaseUrl ? 'postgres' : 'sqlite',
    clock: services.clock,
    version,
    metrics,
  })
  /** Replaced in workers, which answer for all of them. */
  const metricsSource = { read: readMetrics }
  metricsRoute(app, { token: env.metricsToken, read: () => metricsSource.read() })
  await assetRoutes(app, assets, {
    buildFiles: services.buildFiles,
    answerMissing: (request, reply) => answerMissing(site.replyNotFound, request, reply),
  })
  await staffRoutes(app, { services, site, tasks: domains.flatMap(({ tasks = [] }) => tasks) })
  if (env.dev) {
    const { registry } = services
    galleryRoutes(app, { ...site, registry, staffScripts: assets.staff.gallery.scripts })
  }
  for (const domain of domains) domain.routes?.(app, site)

  // The static export shows the original content of split tests.
  const readTests = async () => {
    if (!exportOptions) await splitTests.refresh()
  }
  const watch = withMetrics(metrics.background, () =>
    watchChanges({
      services,
      domains,
      cache,
      readTests,
      onError: (error, what) => app.log.error({ err: error }, what),
    }),
  )
  shared?.follow(watch)
  // Loaded before the first request, because even refusals need the site's language.
  await pages.settings.get()
  await readTests()
  await consent.refresh()
  // Applies recent invalidations while the cache is still empty.
  await watch.poll()
  app.addHook('onClose', async () => watch.stop())
  return Object.assign(app, { renderer: site.renderer, cache, metrics, readMetrics, metricsSource })
}

/** Names this build: its version and the scripts of its pages. */
const buildOf = ({ scripts }: Assets) => [version, ...scripts].join(' ')
