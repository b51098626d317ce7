import type { ResolvedImage } from '#module-kit'
import { type CustomKind, isCustomKind } from './content-type-schema.ts'

/** Kinds of pages that are sorted into categories and tags, and shown in lists. */
export const CONTENT_KINDS = ['post', 'project'] as const
/** Of the program, or of the owner's own content types. */
export type ContentKind = (typeof CONTENT_KINDS)[number] | CustomKind

export function isContentKind(kind: string): kind is ContentKind {
  return (CONTENT_KINDS as readonly string[]).includes(kind) || isCustomKind(kind)
}

export const TAXONOMIES = ['category', 'tag', 'series'] as const
export type Taxonomy = (typeof TAXONOMIES)[number]

/** A category or tag, as visitors see it. */
export interface Term {
  id: string
  slug: string
  name: string
}

/** What is set of one. */
export interface TermEdit {
  kind: ContentKind
  taxonomy: Taxonomy
  name: string
  /** Empty: made of the name. */
  slug: string
  /** Plain text, shown where its pages are listed. */
  description?: string
  parentId: string | null
  position: number
}

/** A category or tag as staff see it. */
export interface TermItem extends TermEdit {
  id: string
  description: string
  /** 0 at the top. */
  depth: number
  /** Names from the top down: `Tableware > Bowls`. */
  path: string
  /** Pages that are in it, drafts among them. */
  pages: number
}

/** What a page says of the series that it is a part of. */
export interface PageSeries {
  /** Empty for none; made where it is missing. */
  name: string
  /** From 1; null for the order of dates. */
  part: number | null
}

export interface Series extends Term {
  description: string
  /** In their order; published ones. */
  parts: { id: string; path: string; title: string }[]
}

/** What a page's document says, without its design. */
export interface Article {
  /** Cleaned HTML. */
  html: string
  /** Its beginning, in plain words. */
  excerpt: string
  /** How long it takes to read; 0 where it says nothing. */
  minutes: number
}

/** What a card shows of a post or a project. */
export interface ContentItem {
  id: string
  path: string
  /** Of what visitors get. */
  title: string
  excerpt: string
  image: ResolvedImage | undefined
  categories: Term[]
  tags: Term[]
  author: string
  /** UTC milliseconds. */
  publishedAt: number
  /** Of an event, when it begins: as the clock of the site shows it. */
  startsAt?: string | undefined
  /** Where it was asked for. */
  article?: Article | undefined
}

export const CONTENT_ORDERS = ['newest', 'oldest', 'title', 'title-reverse', 'given'] as const
/** `given` is the order of the ids that were asked for. */
export type ContentOrder = (typeof CONTENT_ORDERS)[number]

/** By a field of the content type; what says nothing in it comes last. */
export interface FieldOrder {
  field: string
  direction: 'asc' | 'desc'
}

export const FIELD_TESTS = ['is', 'is-not', 'upcoming', 'past'] as const
/** Only what says this in a field of its content type: a value, or of a date whether it is over. */
export interface FieldTest {
  field: string
  is: (typeof FIELD_TESTS)[number]
  /** As it is stored; of several, one of them. */
  value?: string | undefined
}

export interface ContentQuery {
  kind: ContentKind
  /** The slug of a category: what is in one below it is in it too. */
  category?: string | undefined
  /** The slug of a tag. */
  tag?: string | undefined
  /** Ids of categories and tags: only what is in one of them. */
  within?: readonly string[] | undefined
  /** Only what names this author. */
  author?: string | undefined
  /** Only what was published from then on, and before then; UTC milliseconds. */
  from?: number | undefined
  to?: number | undefined
  /** Only these pages. */
  ids?: readonly string[] | undefined
  /** Not these. */
  except?: readonly string[] | undefined
  /** With what the pages say, or only for those that have no excerpt: the beginning of it is theirs. */
  withArticles?: boolean | 'excerpts' | undefined
  /** `type` is the order of the content type. */
  order: ContentOrder | FieldOrder | 'type'
  where?: readonly FieldTest[] | undefined
  offset: number
  limit: number
}
