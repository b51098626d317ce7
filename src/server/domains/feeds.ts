import { DAY, MINUTE } from '#base'
import type { AllServices } from '../services/create-services.ts'
import type { ServerDomain } from './domain.ts'

/** Feeds of other sites. */
export function feedsDomain({ feedReader }: AllServices): ServerDomain {
  return {
    tasks: [
      { name: 'refresh-feeds', everyMs: MINUTE, run: signal => feedReader.refreshDue(signal) },
      { name: 'prune-feeds', everyMs: DAY, run: () => feedReader.prune() },
    ],
  }
}
