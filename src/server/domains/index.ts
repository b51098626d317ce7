import type { AllServices } from '../services/create-services.ts'
import { actionsDomain } from './actions.ts'
import { commentsDomain } from './comments.ts'
import { consentDomain } from './consent.ts'
import type { ServerDomain } from './domain.ts'
import { feedsDomain } from './feeds.ts'
import { formsDomain } from './forms.ts'
import { newsletterDomain } from './newsletter.ts'
import { pagesDomain } from './pages.ts'
import { searchDomain } from './search.ts'
import { seoDomain } from './seo.ts'
import { shopDomain } from './shop.ts'
import { splitTestsDomain } from './split-tests.ts'
import { systemDomain } from './system.ts'
import { webhooksDomain } from './webhooks.ts'

export type { ServerDomain } from './domain.ts'

export const createDomains = (services: AllServices): ServerDomain[] =>
  [
    systemDomain,
    pagesDomain,
    searchDomain,
    seoDomain,
    formsDomain,
    newsletterDomain,
    commentsDomain,
    shopDomain,
    feedsDomain,
    splitTestsDomain,
    consentDomain,
    actionsDomain,
    webhooksDomain,
  ].map(create => create(services))
