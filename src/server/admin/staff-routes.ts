import type { FastifyInstance } from 'fastify'
import type { Task } from '#db'
import type { AllServices } from '../services/create-services.ts'
import { signInRoutes } from '../sign-in/routes.ts'
import type { Site } from '../site/create-site.ts'
import { discoverRoutes } from './discover.ts'
import { docsRoutes } from './docs.ts'
import { installAdminApi } from './install.ts'
import { staffPages } from './staff-pages.ts'

/** Sign-in, admin, builder, and their API with its documentation. */
export async function staffRoutes(
  app: FastifyInstance,
  deps: { services: AllServices; site: Site; tasks: readonly Task[] },
) {
  const { services, site, tasks } = deps
  const { access, pages, db, clock, canMail } = services
  const { publicUrl, assets, resolver, renderer, embeddedPages, onConversion } = site
  access.logTo((message, details) => app.log.error({ details }, `sign-in: ${message}`))
  const routes = discoverRoutes({
    ...services,
    resolver,
    renderer,
    embeddedPages,
    publicUrl,
    readCache: site.cache.stats,
    tasks,
  })
  installAdminApi(app, { access, db, clock, routes })
  await docsRoutes(app, { access, publicUrl, folder: assets.apiDocs, routes })
  staffPages(app, { access, pages, assets: assets.staff })
  signInRoutes(app, {
    access,
    publicUrl,
    siteName: async () => (await pages.settings.get()).siteName,
    canMail,
    scripts: assets.staff.signIn.scripts,
    onSignIn: (request, module) =>
      onConversion(request, { goal: 'sign-in' }, goal => goal.split(/[\s,]+/).includes(module)),
  })
}
