import { DAY, MINUTE } from '#base'
import { checkSplitTests } from '../check-split-tests.ts'
import type { AllServices } from '../services/create-services.ts'
import type { ServerDomain } from './domain.ts'

export function splitTestsDomain(services: AllServices): ServerDomain {
  const { splitTests } = services
  return {
    tasks: [
      { name: 'check-split-tests', everyMs: MINUTE, run: () => checkSplitTests(services) },
      { name: 'prune-split-tests', everyMs: DAY, run: () => splitTests.prune() },
    ],
    routes: app => app.addHook('onClose', splitTests.flush),
  }
}
