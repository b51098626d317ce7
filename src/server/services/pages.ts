import type { Forms } from '#forms'
import { cleanHtml, createPages, type Pages } from '#pages'
import { archivePrefixes } from '#pages/schema'
import type { Documents } from '#render'
import type { Shop } from '#shop'
import type { StoredShopSettings } from '../adapters/shop-settings.ts'
import { ownPaths } from '../site/page/own-paths.ts'
import type { ServiceContext } from './context.ts'

/** Domains that pages refer to. They are created after the pages, so they are read when needed. */
export interface PageNeighbors {
  shop(): Shop
  shopSettings(): StoredShopSettings
  forms(): Forms
}

export function createSitePages(
  { db, clock, storage, mediaTools }: ServiceContext,
  documents: Documents,
  neighbors: PageNeighbors,
): Pages {
  const pages: Pages = createPages({
    db,
    clock,
    store: storage.store('media'),
    mediaTools,
    findProducts: (ids, tag) => neighbors.shop().catalog.links(ids, tag),
    pageMoved: (tx, from, to) => neighbors.shopSettings().followPage(tx, from, to),
    sharedPrefixes: async () => [
      (await neighbors.shopSettings().get()).paths.product,
      ...archivePrefixes(await pages.settings.get()),
    ],
    ownPaths: async () => ownPaths(await neighbors.shopSettings().get()),
    published: (tx, document, author) =>
      neighbors.forms().destinations.notice(tx, documents.destinations(document), author),
    documents: {
      ...documents,
      clean: (document, stored) => documents.clean(document, { html: cleanHtml }, stored),
    },
  })
  return pages
}
