import type { Clock } from '#base'
import type { Database } from '#db'

/** What split tests need of the site around them. */
export interface SplitTestDeps {
  db: Database
  clock: Clock
  secret: string
  onError(error: unknown): void
}

/** On every page that shows a test, or would. */
export const splitTestTag = (id: string) => `split-test:${id}`
