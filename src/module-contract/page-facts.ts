export const ARCHIVE_KINDS = ['all', 'category', 'tag', 'author', 'series', 'month'] as const
export type ArchiveBy = (typeof ARCHIVE_KINDS)[number]

/** Archive: all items of a kind, or those of a category, tag, author, series or month. */
export interface ArchiveFacts {
  of: 'post' | 'project' | `type:${string}`
  by: ArchiveBy
  /** Id of the term or author; the month as `2026-11`; the kind for all items. */
  id: string
  name: string
  /** Plain text. */
  description: string
  /** Media id. */
  image: string | undefined
  /** Filter and order of the listed items, if set. */
  filter: {
    within?: string[]
    author?: string
    from?: number
    to?: number
    ids?: string[]
    order?: 'given'
  }
}

/** Facts about the current page for modules. */
export interface PageFacts {
  id: string
  /** Path on the site. */
  path: string
  /** `page`, `post`, `project`, `product`, `archive` … */
  kind: string
  /** Title of the shown version; for drafts, the draft's. */
  title: string
  /** Facts about an archive. */
  archive?: ArchiveFacts | undefined
  /** Stored field values of the shown document; if undefined, the published ones. */
  fields?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Where a page is shown (BM-1): to visitors or in a builder. Our builder is what the specification
 * calls the visual builder.
 */
export type PageMode =
  | 'front'
  | 'visual-builder'
  | 'theme-builder'
  | 'layout-builder'
  | 'layout-preview'
