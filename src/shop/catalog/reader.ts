import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'

/** What reading the catalogue takes; `settings` are those of this request. */
export interface CatalogReader extends Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'pictures'> {
  settings: ShopSettings
  /** Told the cache tags of all that is read. */
  tag?: ((...tags: string[]) => void) | undefined
}

/** Tags of cached pages; a write drops the pages that carry its tags. */
export const catalogTags = {
  /** Pages that list products. */
  lists: 'products',
  /** Pages that depend on whether the shop has any published product. */
  open: 'shop-open',
  /** Pages that name a category or link to it. */
  category: (id: string) => `category:${id}`,
  product: (id: string) => `product:${id}`,
}
