export const COMMENT_STATUSES = ['pending', 'published', 'spam'] as const
export type CommentStatus = (typeof COMMENT_STATUSES)[number]

/** Longest of each, in characters. */
export const MAX_NAME = 100
export const MAX_WEBSITE = 300
export const MAX_COMMENT = 5000

/** What the owner's settings say (`Settings.comments`). */
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

/** A page as far as comments depend on it. Times are UTC milliseconds. */
export interface DiscussedPage {
  id: string
  kind: string
  path: string
  title: string
  publishedAt: number | null
  /** Whether visitors get it. */
  isPublic: boolean
  /** Where that differs from the settings. */
  comments?: 'on' | 'off' | undefined
}

/** `closed` shows what was said and takes no more; `off` shows nothing. */
export type Discussion = 'open' | 'closed' | 'off'

/** A comment as staff see it. */
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
  /** What it answers. */
  parent: { id: string; name: string } | null
  /** Where visitors see it; null for what they do not see. */
  url: string | null
}

export { sampleComments } from './sample.ts'
export type { ShownComment } from './shown-comment.ts'
export { toParagraphs } from './to-paragraphs.ts'
