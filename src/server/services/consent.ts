import { createConsent } from '#consent'
import type { ModuleRegistry } from '#module-contract'
import type { Pages } from '#pages'
import type { Documents } from '#render'
import type { Shop } from '#shop'
import type { SplitTests } from '#split-test'
import { createFindUses } from '../adapters/scan-third-parties.ts'
import { readBotProvider } from '../bot-provider-settings.ts'
import type { ServiceContext } from './context.ts'

export function createSiteConsent(
  { db, clock }: ServiceContext,
  site: {
    pages: Pages
    documents: Documents
    shop: Shop
    splitTests: SplitTests
    registry: ModuleRegistry
  },
) {
  const { pages } = site
  return createConsent({
    db,
    clock,
    settings: async () => {
      const { consent, locale } = await pages.settings.get()
      return { ...consent, locale }
    },
    findUses: createFindUses({
      ...site,
      botProvider: async () => (await readBotProvider(pages))?.name,
    }),
  })
}
