import { startCopies } from './support/copies.ts'
import { describeJourneys, WITH_SCRIPT, WITHOUT_SCRIPT } from './support/storefront-journey.ts'
import { test } from './support/test.ts'

test.describe('two copies behind a balancer, with Postgres and S3', () => {
  describeJourneys(startCopies, [WITH_SCRIPT, WITHOUT_SCRIPT])
})
