import { startSite } from './support/site.ts'
import { describeJourneys } from './support/storefront-journey.ts'

describeJourneys(() => startSite({ env: { DEMO: '0', RATE_LIMIT: '0', HOST: 'localhost' } }))
