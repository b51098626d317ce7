export const COMMENT_STATUSES = ['pending', 'published', 'spam'] as const
export type CommentStatus = (typeof COMMENT_STATUSES)[number]

/** Maximum lengths in characters. */
export const MAX_NAME = 100
export const MAX_WEBSITE = 300
export const MAX_COMMENT = 5000

/** Settings of the site (`Settings.comments`). */
export interface CommentRules {
  onPosts: boolean
  moderation: 'all' | 'first' | 'none'
  closeAfterDays: number
  depth: number
  perPage: number
  order: 'oldest' | 'newest'
  notifyStaff: boolean
  notifyTo: string
  notifyAuthors: boolean
}

/** The properties of a page that affect comments. Times are UTC milliseconds. */
export interface DiscussedPage {
  id: string
  kind: string
  path: string
  title: string
  publishedAt: number | null
  /** Whether the page is public. */
  isPublic: boolean
  /** Overrides the settings. */
  comments?: 'on' | 'off' | undefined
}

/** `closed` shows comments but accepts no more; `off` shows nothing. */
export type Discussion = 'open' | 'closed' | 'off'

/** A comment for moderators. */
export interface CommentItem {
  id: string
  status: CommentStatus
  name: string
  email: string | null
  website: string | null
  body: string
  createdAt: number
  deletedAt: number | null
  isStaff: boolean
  page: { id: string; title: string; path: string }
  /** The comment it replies to. */
  parent: { id: string; name: string } | null
  /** Public URL; null if not visible. */
  url: string | null
}

export { sampleComments } from './sample.ts'
export type { ShownComment } from './shown-comment.ts'
export { toParagraphs } from './to-paragraphs.ts'
