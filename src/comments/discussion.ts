import { DAY } from '#base'
import type { CommentRules, DiscussedPage, Discussion } from './schema.ts'

/** Kinds of pages that can have comments. Parts of other pages have no URL of their own. */
const KINDS = ['page', 'post', 'project']
/** Custom content types have no comments unless a page enables them. */
const isOfOwnType = (kind: string) => kind.startsWith('type:')

/** Whether visitors may comment on a page, and when commenting closes. */
export function discussionOf(
  page: DiscussedPage,
  rules: Pick<CommentRules, 'onPosts' | 'closeAfterDays'>,
  nowMs: number,
): { state: Discussion; closesAt?: number } {
  // Pages and projects have comments where the module is placed, posts as configured; a page can
  // override this.
  const isOn = page.comments ? page.comments === 'on' : isOnByKind(page.kind, rules)
  if (!(KINDS.includes(page.kind) || isOfOwnType(page.kind)) || !isOn) return { state: 'off' }
  if (rules.closeAfterDays === 0 || page.publishedAt === null) return { state: 'open' }
  const closesAt = page.publishedAt + rules.closeAfterDays * DAY
  return nowMs < closesAt ? { state: 'open', closesAt } : { state: 'closed' }
}

const isOnByKind = (kind: string, { onPosts }: Pick<CommentRules, 'onPosts'>) =>
  kind === 'post' ? onPosts : !isOfOwnType(kind)
