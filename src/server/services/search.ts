import type { Pages } from '#pages'
import { kindOfType } from '#pages/schema'
import { createSearch } from '#search'
import type { Shop } from '#shop'
import { createSearchSources } from '../adapters/search-sources.ts'
import type { ServiceContext } from './context.ts'

export function createSiteSearch(
  { db, kind, clock }: ServiceContext,
  { pages, shop }: { pages: Pages; shop: Shop },
) {
  return createSearch({
    db,
    kind,
    clock,
    sources: createSearchSources({ pages, shop }),
    locale: async () => (await pages.settings.get()).locale,
    ownKinds: async () =>
      (await pages.settings.get()).contentTypes.map(type => ({
        kind: kindOfType(type),
        name: type.singular,
        plural: type.name,
      })),
  })
}
