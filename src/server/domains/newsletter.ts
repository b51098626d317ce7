import { HOUR, SECOND } from '#base'
import type { AllServices } from '../services/create-services.ts'
import { newsletterRoutes } from '../site/newsletter/newsletter-routes.ts'
import type { ServerDomain } from './domain.ts'

export function newsletterDomain(services: AllServices): ServerDomain {
  const { newsletter, pages } = services
  return {
    tasks: [
      { name: 'newsletter-letters', everyMs: SECOND, run: () => newsletter.campaignSending.run() },
      { name: 'prune-newsletter', everyMs: HOUR, run: () => newsletter.prune() },
    ],
    outboxHandlers: newsletter.outboxHandlers({
      compose: (campaignId, subscriberId) =>
        services.composeMail({ template: 'newsletter-letter', letterId: campaignId, subscriberId }),
      send: services.sendCampaign,
      savesMail: !services.canMail,
    }),
    // One campaign mail at a time, so that a crash leaves at most one uncertain delivery.
    concurrency: { 'newsletter-letter': 1 },
    routes: app => newsletterRoutes(app, { newsletter, pages }),
  }
}
