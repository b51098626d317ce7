import type { Clock } from '#base'
import type { Database } from '#db'

/** Dependencies of split tests. */
export interface SplitTestDeps {
  db: Database
  clock: Clock
  secret: string
  /** Recipients of the mail about an automatic pause. */
  notificationRecipients(): Promise<string[]>
}

/** Cache tag of pages with the test. */
const TAG = 'split-test:'
export const splitTestTag = (id: string) => TAG + id
export const isSplitTestTag = (tag: string) => tag.startsWith(TAG)
