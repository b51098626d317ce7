import type { Clock } from '#base'
import type { Database, DatabaseKind } from '#db'
import type { CommentRules, DiscussedPage } from './schema.ts'

/** What comments need of the site around them. */
export interface CommentDeps {
  db: Database
  kind: DatabaseKind
  clock: Clock
  secret: string
  /** Where visitors reach the site; without a trailing slash. */
  publicUrl: string
  rules(): Promise<CommentRules>
  /** By id; those that are not there are left out. */
  findPages(ids: readonly string[]): Promise<Map<string, DiscussedPage>>
}

/** On what shows comments of a page, or how many there are. */
export const commentsTag = (pageId: string) => `comments:${pageId}`
