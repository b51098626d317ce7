import { DAY } from '#base'
import type { CommentRules, DiscussedPage, Discussion } from './schema.ts'

/** Kinds of pages that have an address of their own; what is a part of others has no one place to talk about. */
const KINDS = ['page', 'post', 'project']
/** Of the owner's own content types; nothing is said about these unless their page says so. */
const isOfOwnType = (kind: string) => kind.startsWith('type:')

/** Whether visitors may comment on a page, and the moment at which that ends. */
export function discussionOf(
  page: DiscussedPage,
  rules: Pick<CommentRules, 'onPosts' | 'closeAfterDays'>,
  nowMs: number,
): { state: Discussion; closesAt?: number } {
  // Pages and projects have them where the module stands, posts as the settings say; each page may differ.
  const isOn = page.comments ? page.comments === 'on' : isOnByKind(page.kind, rules)
  if (!(KINDS.includes(page.kind) || isOfOwnType(page.kind)) || !isOn) return { state: 'off' }
  if (rules.closeAfterDays === 0 || page.publishedAt === null) return { state: 'open' }
  const closesAt = page.publishedAt + rules.closeAfterDays * DAY
  return nowMs < closesAt ? { state: 'open', closesAt } : { state: 'closed' }
}

const isOnByKind = (kind: string, { onPosts }: Pick<CommentRules, 'onPosts'>) =>
  kind === 'post' ? onPosts : !isOfOwnType(kind)
