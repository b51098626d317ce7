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

export const PRODUCT_ARCHIVE_KINDS = ['category', 'tag', 'brand'] as const
export type ProductArchiveBy = (typeof PRODUCT_ARCHIVE_KINDS)[number]

/** Products of a category, tag or brand. The page of the shop shows them, so `/shop?tag=new` is one. */
export interface ProductArchive {
  of: 'product'
  by: ProductArchiveBy
  /** Id of the term. */
  id: string
  slug: string
  name: string
  /** Plain text. */
  description: string
  /** Media id. */
  image: string | undefined
  /** The term and, for categories, its ancestors; the topmost first. */
  trail: readonly { id: string; slug: string; name: string }[]
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
  /** Facts about an archive. For products, the other facts are those of the page of the shop. */
  archive?: ArchiveFacts | ProductArchive | undefined
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
