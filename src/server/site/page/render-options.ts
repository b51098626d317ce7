import type { ServerModules } from '#modules/services'

/** Options of rendering a page outside of normal requests. */
export interface RenderOptions {
  /** Staff see a placeholder where a module cannot be shown. */
  staff?: boolean
  /** Props may be incomplete, so external servers are not called. */
  isCanvas?: boolean
  maxLoads?: number
  between?: string
  isEmbedded?: boolean
  /** Replaces the loaders that query the database. */
  loaders?: ServerModules['loaders']
}
