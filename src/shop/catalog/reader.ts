import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'

/** What reading the catalogue takes; `settings` are those of this request. */
export interface CatalogReader extends Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'pictures'> {
  settings: ShopSettings
  /** Told the cache tags of all that is read. */
  tag?: ((...tags: string[]) => void) | undefined
}
