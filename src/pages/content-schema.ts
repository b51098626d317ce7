import type { ResolvedImage } from '#module-contract'
import { type CustomKind, isCustomKind } from './content-type-schema.ts'

/** Kinds with categories and tags that are shown in lists. */
export const CONTENT_KINDS = ['post', 'project'] as const
/** Built-in or custom content type. */
export type ContentKind = (typeof CONTENT_KINDS)[number] | CustomKind

export function isContentKind(kind: string): kind is ContentKind {
  return (CONTENT_KINDS as readonly string[]).includes(kind) || isCustomKind(kind)
}

export const TAXONOMIES = ['category', 'tag', 'series'] as const
export type Taxonomy = (typeof TAXONOMIES)[number]

/** A category or tag as visitors see it. */
export interface Term {
  id: string
  slug: string
  name: string
}

/** Editable fields of a term. */
export interface TermEdit {
  kind: ContentKind
  taxonomy: Taxonomy
  name: string
  /** Derived from the name if empty. */
  slug: string
  /** Plain text, shown on its archive. */
  description?: string
  parentId: string | null
  position: number
}

/** A category or tag in the admin. */
export interface TermItem extends TermEdit {
  id: string
  description: string
  /** 0 at the top level. */
  depth: number
  /** Names from the top: `Tableware > Bowls`. */
  path: string
  /** Including drafts. */
  pages: number
}

/** Membership of a page in a series. */
export interface PageSeries {
  /** Empty for none; created if it does not exist. */
  name: string
  /** From 1; null for date order. */
  part: number | null
}

export interface Series extends Term {
  description: string
  /** Published parts in order. */
  parts: { id: string; path: string; title: string }[]
}

/** Text content of a page. */
export interface Article {
  /** Cleaned HTML. */
  html: string
  /** Beginning of the text. */
  excerpt: string
  /** Reading time; 0 without text. */
  minutes: number
}

/** Data of a post or project for cards. */
export interface ContentItem {
  id: string
  path: string
  /** Title of the published version. */
  title: string
  excerpt: string
  image: ResolvedImage | undefined
  categories: Term[]
  tags: Term[]
  author: string
  /** UTC milliseconds. */
  publishedAt: number
  /** Start of an event in the site's time zone. */
  startsAt?: string | undefined
  /** Only if requested. */
  article?: Article | undefined
}

export const CONTENT_ORDERS = ['newest', 'oldest', 'title', 'title-reverse', 'given'] as const
/** `given` keeps the order of the requested ids. */
export type ContentOrder = (typeof CONTENT_ORDERS)[number]

/** Sorts by a field of the content type; entries without a value come last. */
export interface FieldOrder {
  field: string
  direction: 'asc' | 'desc'
}

export const FIELD_TESTS = ['is', 'is-not', 'upcoming', 'past'] as const
/** Filters by a field: a value, or whether a date has passed. */
export interface FieldTest {
  field: string
  is: (typeof FIELD_TESTS)[number]
  /** As stored; for multiple values, any of them. */
  value?: string | undefined
}

export interface ContentQuery {
  kind: ContentKind
  /** Slug of a category, including its subcategories. */
  category?: string | undefined
  /** Slug of a tag. */
  tag?: string | undefined
  /** Ids of categories and tags; matches any. */
  within?: readonly string[] | undefined
  /** Name of the author. */
  author?: string | undefined
  /** Publication time from (inclusive) and to (exclusive), in UTC milliseconds. */
  from?: number | undefined
  to?: number | undefined
  /** Limits the result to these pages. */
  ids?: readonly string[] | undefined
  /** Excludes these pages. */
  except?: readonly string[] | undefined
  /** Includes the text of all pages, or only of those without an excerpt. */
  withArticles?: boolean | 'excerpts' | undefined
  /** `type` uses the order configured for the content type. */
  order: ContentOrder | FieldOrder | 'type'
  where?: readonly FieldTest[] | undefined
  offset: number
  limit: number
}
