export const ARCHIVE_KINDS = ['all', 'category', 'tag', 'author', 'series', 'month'] as const
export type ArchiveBy = (typeof ARCHIVE_KINDS)[number]

/**
 * A list that the site makes by itself: everything of a kind, or what of it is in a category, has a tag, is by an author, part of a
 * series or of a month.
 */
export interface ArchiveFacts {
  of: 'post' | 'project' | `type:${string}`
  by: ArchiveBy
  /** Of the category, tag, series or author; the month as `2026-11`; of everything, the kind. */
  id: string
  name: string
  /** Plain text. */
  description: string
  /** A media id. */
  image: string | undefined
  /** What of a kind is listed, and in which order, where that is its own. */
  filter: {
    within?: string[]
    author?: string
    from?: number
    to?: number
    ids?: string[]
    order?: 'given'
  }
}

/** What a module may know of the page that it stands on. */
export interface PageFacts {
  id: string
  /** Where visitors find it. */
  path: string
  /** `page`, `post`, `project`, `product`, `archive` … */
  kind: string
  /** Of what is shown: of a draft, the draft's. */
  title: string
  /** What is listed by an archive. */
  archive?: ArchiveFacts | undefined
  /** What the document that is shown says in the fields of its content type, as it is stored; unsaid, what is published holds. */
  fields?: Readonly<Record<string, unknown>> | undefined
}
