import type { HeadLink } from '#module-contract'
import type { PublishedPage } from '#pages'
import type { TitledKind } from '#pages/schema'
import type { createEntryJsonLd } from '../seo/entry-json-ld.ts'

/** Values for the head of a page. */
export interface LayoutHead {
  title: string
  titleDetails?: string[] | undefined
  /** Title template to use; by default that of the page's kind. */
  titledAs?: TitledKind
  excerpt?: string | undefined
  /** The post that the page is. */
  article?: PublishedPage | undefined
  /** Structured data of an entry. */
  entry?: Awaited<ReturnType<ReturnType<typeof createEntryJsonLd>>>
  isHome?: boolean
  description?: string | undefined
  image?: string | undefined
  noindex?: boolean
  isEmbedded?: boolean | undefined
  dotNavigation?: boolean
  kind?: 'website' | 'article' | 'product' | undefined
  canonicalQuery?: URLSearchParams | undefined
  links?: readonly HeadLink[]
}
