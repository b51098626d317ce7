import type { Comments } from '#comments'
import type { Consent } from '#consent'
import type { FeedReader } from '#feed-reader'
import type { Forms } from '#forms'
import type { ModuleLoader, ModuleQueryReader, ServerModuleRegistry } from '#module-contract'
import type { Newsletter } from '#newsletter'
import type { Pages } from '#pages'
import type { Search } from '#search'
import type { Shop } from '#shop'

/**
 * Domains that loaders and actions receive as `context.services`. Created in
 * `server/services/create-services.ts`.
 */
export interface Services {
  pages: Pages
  forms: Forms
  comments: Comments
  newsletter: Newsletter
  shop: Shop
  search: Search
  consent: Pick<Consent, 'inventory' | 'request'>
  feedReader: Pick<FeedReader, 'read' | 'known'>
  /**
   * False without a mail server: mails are files in a folder, so the site must not claim that one
   * was sent.
   */
  canMail: boolean
}

export type AnyLoader = ModuleLoader<Services>
export type AnyQueryReader = ModuleQueryReader<Services>

/** All modules of a site, with loaders and actions that use these services. */
export type ServerModules = ServerModuleRegistry<Services>
