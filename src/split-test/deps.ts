import type { Clock } from '#base'
import type { Database } from '#db'

/** What split tests need of the site around them. */
export interface SplitTestDeps {
  db: Database
  clock: Clock
  secret: string
  /** Email addresses of who is told that a test has paused by itself. */
  addressesToTell(): Promise<string[]>
}

/** On every page that shows a test, or would. */
const TAG = 'split-test:'
export const splitTestTag = (id: string) => TAG + id
export const isSplitTestTag = (tag: string) => tag.startsWith(TAG)
