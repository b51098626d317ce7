import type { FastifyInstance } from 'fastify'
import { systemClock } from '#base'
import { type Metrics, withMetrics } from '#base/metrics'
import { createLeaseClock, createRunner } from '#db'
import { createDomains } from './domains/index.ts'
import type { AllServices } from './services/create-services.ts'

const FOUND = 'ffmpeg found: videos get poster images and thumbnails'
const MISSING = 'ffmpeg not found: videos get no poster images and no thumbnails'

/** Outbox deliveries and periodic tasks of all domains. */
export function createBackground(
  services: AllServices,
  onError: (error: unknown, what: string, details?: object) => void,
) {
  const { db, clock, processes } = services
  const domains = createDomains(services)
  return createRunner({
    db,
    clock,
    processes,
    // Tests control the clock, including the leases.
    ...(clock === systemClock ? { leaseClock: createLeaseClock({ db, clock }) } : {}),
    handlers: Object.assign({}, ...domains.map(domain => domain.outboxHandlers)),
    concurrency: Object.assign({}, ...domains.map(domain => domain.concurrency)),
    tasks: domains.flatMap(domain => domain.tasks ?? []),
    onError,
  })
}

/** Runs due background work while the server listens. Test servers do not use it. */
export function runBackground(app: FastifyInstance, services: AllServices, metrics: Metrics) {
  const background = createBackground(services, (error, what, details) =>
    app.log.error({ err: error, ...details }, what),
  )
  app.addHook('onReady', async () => withMetrics(metrics, () => background.start()))
  app.addHook('onListen', async () => {
    services.shop.keepFacetsLoaded()
    services.mediaTools.isThere().then(
      isThere => app.log.info(isThere ? FOUND : MISSING),
      error => app.log.warn({ err: error }, MISSING),
    )
  })
  // Long tasks are stopped before open connections are awaited.
  let stopping: Promise<unknown> | undefined
  const stop = () => {
    stopping ??= Promise.all([background.stop(), services.shop.imports.stop()])
    return stopping
  }
  app.addHook('preClose', async () => {
    stop().catch(() => {})
  })
  app.addHook('onClose', async () => {
    await stop()
  })
}
