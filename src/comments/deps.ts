import type { Clock } from '#base'
import type { Database, DatabaseKind } from '#db'
import type { CommentRules, DiscussedPage } from './schema.ts'

/** Dependencies of comments. */
export interface CommentDeps {
  db: Database
  kind: DatabaseKind
  clock: Clock
  secret: string
  /** Public URL of the site without a trailing slash. */
  publicUrl: string
  rules(): Promise<CommentRules>
  /** By id; missing ones are omitted. */
  findPages(ids: readonly string[]): Promise<Map<string, DiscussedPage>>
}

/** Cache tag of everything that shows comments of a page or their number. */
export const commentsTag = (pageId: string) => `comments:${pageId}`
