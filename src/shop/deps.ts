import type { Clock } from '#base'
import type { Database, DatabaseKind, OutboxEntry } from '#db'
import type { Picture, VideoFile } from './catalog/view.ts'
import type { ShopSettings } from './settings.ts'

/** The media library as the shop sees it. */
export interface Pictures {
  /** Cache tag of what shows this one. */
  cacheTag(id: string): string
  /** What is known of these ids, in one go. */
  resolve(ids: string[]): Promise<Map<string, Picture>>
  /** The same of videos; `tag` is told of what they show besides. */
  videos(ids: string[], tag: (...tags: string[]) => void): Promise<Map<string, VideoFile>>
  /** Takes a picture from elsewhere into the library; its id, or undefined when it cannot be had. Throws where ours is at fault, such as a full disk. */
  fetch(url: string): Promise<string | undefined>
  /** Stands in for a picture that could not be had. */
  placeholderId: string | undefined
  /** Id of the drawing that a product without images shows, by the product's id. */
  sceneFor(productId: string): string
}

/** What the shop needs from outside; wired in `server/services.ts`. */
export interface ShopDeps {
  db: Database
  kind: DatabaseKind
  clock: Clock
  settings(): Promise<ShopSettings>
  addToOutbox(db: Database, entry: OutboxEntry, nowMs: number): Promise<void>
  /** Makes product texts safe to show. */
  cleanHtml(html: string): string
  pictures: Pictures
  /** Leads whoever has an address of the site to the one that took its place, in the caller's transaction. */
  redirect(db: Database, from: string, to: string): Promise<void>
  /** Whether visitors find a page at an address of the site. */
  hasPage(path: string): Promise<boolean>
  /** Where visitors reach the site; links in mails start with it. */
  publicUrl: string
}
