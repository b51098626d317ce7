export { kindTexts } from './kind-texts.ts'

/** Built-in kinds in display order. */
export const SEARCH_KINDS = ['product', 'page', 'post', 'project'] as const
export type ProgramKind = (typeof SEARCH_KINDS)[number]
/** A built-in kind, or a custom content type. */
export type SearchKind = ProgramKind | `type:${string}`

export interface OwnKind {
  kind: SearchKind
  /** Singular and plural name. */
  name: string
  plural: string
}

export const isProgramKind = (kind: string): kind is ProgramKind =>
  (SEARCH_KINDS as readonly string[]).includes(kind)

/** A run of text; `isMatch` marks matched words. */
export interface SearchPart {
  text: string
  isMatch: boolean
}

/** A result as shown to visitors. */
export interface SearchHit {
  kind: SearchKind
  /** Name of a custom content type. */
  kindName?: string | undefined
  /** `<source>:<id>`, unique. */
  ref: string
  href: string
  title: SearchPart[]
  /** A sentence or two around the match. */
  excerpt: SearchPart[]
  /** Media id. */
  image: string | undefined
  /** UTC milliseconds, if it has a date. */
  date: number | undefined
}

export interface SearchResult {
  hits: SearchHit[]
  /** Over all pages, for the requested kinds. */
  total: number
  /** Whether there are matches that were not read. */
  more: boolean
  /** Results per kind, including kinds not requested. */
  counts: Partial<Record<SearchKind, number>>
  /** The corrected query, if the typed one had no results. */
  corrected: string | undefined
}

/** A query without results. */
export interface SearchMiss {
  /** Normalized query. */
  id: string
  /** As last typed. */
  name: string
  times: number
  /** UTC milliseconds. */
  lastAt: number
}
