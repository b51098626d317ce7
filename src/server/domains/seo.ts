import { MINUTE } from '#base'
import type { AllServices } from '../services/create-services.ts'
import { prefetchRoutes } from '../site/page/prefetch-routes.ts'
import { brandingRoutes } from '../site/seo/branding-routes.ts'
import { llmsRoutes } from '../site/seo/llms-routes.ts'
import { productFeedRoutes } from '../site/seo/product-feed-routes.ts'
import { securityTxtRoute } from '../site/seo/security-txt-route.ts'
import { sitemapRoutes } from '../site/seo/sitemap-routes.ts'
import { socialImageRoutes } from '../site/seo/social-images.ts'
import type { ServerDomain } from './domain.ts'

/** Files for search engines, other sites and browsers. */
export function seoDomain(services: AllServices): ServerDomain {
  const { pages, shop, indexNow, clock } = services
  return {
    tasks: [{ name: 'index-now', everyMs: MINUTE, run: () => indexNow.collect() }],
    outboxHandlers: { 'index-now': indexNow.deliver },
    routes(app, site) {
      const { cache, publicUrl, sender, assets } = site
      brandingRoutes(app, services)
      socialImageRoutes(app, { ...site, fonts: assets.fonts })
      prefetchRoutes(app, { shop })
      llmsRoutes(app, { pages, shop, cache, publicUrl, sender })
      productFeedRoutes(app, { pages, shop, publicUrl })
      securityTxtRoute(app, { pages, clock, publicUrl })
      sitemapRoutes(app, { pages, shop, cache, publicUrl, sender, indexNow })
    },
  }
}
