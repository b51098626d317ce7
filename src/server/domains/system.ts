import { DAY, HOUR, SECOND } from '#base'
import {
  pruneInvalidations,
  pruneOutbox,
  pruneRequestCounts,
  pruneServerErrors,
  pruneSharedPages,
  pruneSlowPages,
} from '#db'
import { NETWORK_CHECKS_EVERY_MS } from '../checks/create-health.ts'
import { createMailHandler } from '../mail/handler.ts'
import { applyRetention } from '../retention.ts'
import type { AllServices } from '../services/create-services.ts'
import type { ServerDomain } from './domain.ts'

const ERRORS_KEPT_MS = 30 * DAY
const SLOW_PAGES_KEPT_MS = 2 * DAY

/** Mail, staff accounts, and housekeeping across domains. */
export function systemDomain(services: AllServices): ServerDomain {
  const {
    db,
    clock,
    cdn,
    health,
    backups,
    access,
    pages,
    formFiles,
    productFiles,
    orderFiles,
    reviewPhotos,
    buildFiles,
  } = services
  const stores = [formFiles, pages.media, productFiles, orderFiles, reviewPhotos, buildFiles]
  const sweepTemporary = () =>
    Promise.all([...stores.map(store => store.sweepIncoming()), backups.sweep()])
  return {
    tasks: [
      {
        name: 'sweep-uploads',
        everyMs: HOUR,
        run: sweepTemporary,
      },
      { name: 'prune-access', everyMs: HOUR, run: () => access.prune() },
      { name: 'prune-invalidations', everyMs: HOUR, run: () => pruneInvalidations(db) },
      { name: 'prune-shared-pages', everyMs: HOUR, run: () => pruneSharedPages(db) },
      { name: 'prune-request-counts', everyMs: HOUR, run: () => pruneRequestCounts(db) },
      {
        name: 'prune-errors',
        everyMs: HOUR,
        run: () => pruneServerErrors(db, clock.now() - ERRORS_KEPT_MS),
      },
      {
        name: 'prune-slow-pages',
        everyMs: HOUR,
        run: () => pruneSlowPages(db, clock.now() - SLOW_PAGES_KEPT_MS),
      },
      { name: 'keep-build-files', everyMs: DAY, run: () => buildFiles.maintain() },
      { name: 'prune-outbox', everyMs: DAY, run: () => pruneOutbox(db, clock.now()) },
      ...(cdn ? [{ name: 'purge-cdn', everyMs: SECOND, run: cdn.purge }] : []),
      { name: 'check-site', everyMs: NETWORK_CHECKS_EVERY_MS, run: health.runTask },
      ...backups.tasks,
      { name: 'personal-data', everyMs: DAY, run: () => applyRetention(services) },
    ],
    outboxHandlers: { mail: createMailHandler(services) },
    concurrency: { mail: 4 },
    routes(app) {
      app.addHook('onListen', async () => health.startServing())
      // A killed process leaves partial uploads behind.
      app.addHook('onReady', async () => {
        await sweepTemporary()
      })
    },
  }
}
