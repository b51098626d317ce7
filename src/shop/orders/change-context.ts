import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'

export type OrderChangeContext = Pick<
  ShopDeps,
  'db' | 'kind' | 'clock' | 'addToOutbox' | 'sealed'
> & {
  settings: ShopSettings
}
