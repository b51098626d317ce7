import type { Comments } from '#comments'
import type { Consent } from '#consent'
import type { FeedReader } from '#feed-reader'
import type { Forms } from '#forms'
import type { Newsletter } from '#newsletter'
import type { Pages } from '#pages'
import type { Search } from '#search'
import type { Shop } from '#shop'

/** What a module's loader may ask. Wired in `server/services.ts`. */
export interface Services {
  pages: Pages
  forms: Forms
  comments: Comments
  newsletter: Newsletter
  shop: Shop
  search: Search
  consent: Pick<Consent, 'inventory' | 'request'>
  feedReader: Pick<FeedReader, 'read' | 'known'>
  /** False without a mail server: mails are files in a folder then, and nobody may be told that one was sent. */
  canMail: boolean
}
