export { kindTexts } from './kind-texts.ts'

/** What can be found on every site, in the order in which results name them. */
export const SEARCH_KINDS = ['product', 'page', 'post', 'project'] as const
export type ProgramKind = (typeof SEARCH_KINDS)[number]
/** Or of a kind that the site's owner defined. */
export type SearchKind = ProgramKind | `type:${string}`

export interface OwnKind {
  kind: SearchKind
  /** Of one, and of many. */
  name: string
  plural: string
}

export const isProgramKind = (kind: string): kind is ProgramKind =>
  (SEARCH_KINDS as readonly string[]).includes(kind)

/** A run of text; `isMatch` where it is what was searched for. */
export interface SearchPart {
  text: string
  isMatch: boolean
}

/** One result, as visitors see it. */
export interface SearchHit {
  kind: SearchKind
  /** Of a kind of the owner's, what it is called. */
  kindName?: string | undefined
  /** `<source>:<id>`, unique. */
  ref: string
  href: string
  title: SearchPart[]
  /** Where the words stand in its text, a sentence or two. */
  excerpt: SearchPart[]
  /** A media id. */
  image: string | undefined
  /** UTC milliseconds; of what has a date. */
  date: number | undefined
}

export interface SearchResult {
  hits: SearchHit[]
  /** Over all its pages, in the kinds asked for. */
  total: number
  /** True where there are more than were looked at. */
  more: boolean
  /** How many of each kind, also of those not asked for. */
  counts: Partial<Record<SearchKind, number>>
  /** What was searched for instead, where nothing had the words as they were typed. */
  corrected: string | undefined
}

/** What somebody searched for and did not find. */
export interface SearchMiss {
  /** Its words as they are folded. */
  id: string
  /** As it was last typed. */
  name: string
  times: number
  /** UTC milliseconds. */
  lastAt: number
}
