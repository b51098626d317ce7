import { DAY, HOUR, SECOND } from '#base'
import type { AllServices } from '../services/create-services.ts'
import { contentRoutes } from '../site/content-api/content-routes.ts'
import { mediaRoutes } from '../site/files/media-routes.ts'
import { siteRoutes } from '../site/page/page-routes.ts'
import { previewRoutes } from '../site/page/preview-routes.ts'
import { createFeeds } from '../site/seo/create-feeds.ts'
import { createAddressCounts } from '../site/visitor/address-counts.ts'
import { popupRoutes } from '../site/visitor/popup-routes.ts'
import { changesSite, type ServerDomain } from './domain.ts'

/** Pages, media, menus, popups, templates and settings of the site. */
export function pagesDomain(services: AllServices): ServerDomain {
  const { pages, clock, designLibrary, splitTests } = services
  return {
    tasks: [
      { name: 'publish-due', everyMs: SECOND, run: () => pages.publishDue() },
      { name: 'prepare-media', everyMs: SECOND, run: signal => pages.media.prepareNext(signal) },
      { name: 'empty-trash', everyMs: HOUR, run: () => pages.editing.emptyTrash() },
      { name: 'empty-media-trash', everyMs: HOUR, run: () => pages.media.emptyTrash() },
      { name: 'prune-revisions', everyMs: DAY, run: () => pages.editing.pruneRevisions() },
      { name: 'prune-missing-paths', everyMs: DAY, run: () => pages.missingPaths.prune() },
    ],
    outboxHandlers: {
      'remove-media-files': payload => pages.media.removeUnused(payload),
    },
    invalidate(tags) {
      if (changesSite(tags)) {
        pages.settings.forget()
        designLibrary.forget()
      }
      pages.popups.forgetFor(tags)
      pages.templates.forgetFor(tags)
      for (const tag of tags) if (tag.startsWith('media:')) pages.media.forget(tag.slice(6))
      if (tags.includes('*')) pages.media.forget()
    },
    routes(app, site) {
      const { cache, publicUrl, sender, limits } = site
      mediaRoutes(app, pages, site.cdnHeaders)
      previewRoutes(app, { ...site, pages, clock, secret: services.secret })
      contentRoutes(app, { pages, cache, publicUrl, sender, limits })
      popupRoutes(app, { pages, publicUrl, clock })
      const counts = createAddressCounts({
        pages,
        clock,
        publicUrl,
        onError: error => app.log.error({ err: error }, 'counting addresses'),
      })
      app.addHook('onClose', counts.flush)
      app.addHook('onClose', async () => site.recorder?.flush())
      siteRoutes(app, {
        ...site,
        pages,
        registry: services.registry,
        counts,
        findFeed: createFeeds({ pages, cache, publicUrl }),
        onFailedTests: async tests => {
          for (const id of tests) await splitTests.pause(id, 'subject-failed')
        },
      })
    },
  }
}
