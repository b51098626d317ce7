import { SECOND } from '#base'
import type { AllServices } from '../services/create-services.ts'
import type { ServerDomain } from './domain.ts'

export function webhooksDomain({ webhooks }: AllServices): ServerDomain {
  return {
    tasks: [{ name: 'webhooks', everyMs: 5 * SECOND, run: () => webhooks.queueChanges() }],
    outboxHandlers: { webhook: webhooks.deliver },
  }
}
