/** What a page may load from elsewhere, and where its forms may lead, by directive of Content-Security-Policy (CSP 3 §6). */
export const SOURCE_KINDS = [
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'font-src',
  'frame-src',
  'connect-src',
  'worker-src',
  'form-action',
] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]
/**
 * Origins such as `https://player.example`, or the schemes `blob:` and `data:`; for one inline script its hash. The site
 * itself is always allowed.
 */
export type PageSources = Partial<Record<SourceKind, readonly string[]>>

/** The same of a whole page, and which other sites may show it in a frame. */
export type PolicySources = PageSources & { 'frame-ancestors'?: readonly string[] }

/** A `<link>` in the page's head: a hint to load early, a feed, a translation. */
export interface HeadLink {
  rel: 'preload' | 'modulepreload' | 'preconnect' | 'dns-prefetch' | 'alternate' | 'prev' | 'next'
  /** Of this site, or an absolute `https:` address. */
  href: string
  as?: 'image' | 'font' | 'script' | 'style' | 'fetch'
  type?: string
  hreflang?: string
  title?: string
  media?: string
  crossorigin?: 'anonymous' | 'use-credentials'
  fetchpriority?: 'high' | 'low'
  imagesrcset?: string
  imagesizes?: string
}

/** Where readers find the newest posts. */
export const FEED_LINK: HeadLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  href: '/feed.xml',
}

/** Style sheets of this folder that modules share, by their files' names. */
export type KitStyle =
  | 'address-options'
  | 'anchored'
  | 'compare-table'
  | 'content-card'
  | 'fact-line'
  | 'network-links'
  | 'paged-list'
  | 'media-player'

/** A sheet of the kit, or a module's `looks.css`: what most pages that have the module do without. */
export type PageStyle = KitStyle | `${string}-looks`

/** What structured data says of a video (schema.org/VideoObject); addresses are paths of this site. */
export interface VideoFacts {
  name: string
  thumbnail: string
  /** When its file came into the library. */
  uploadedAt: number
  src: string
  durationSeconds?: number
}

/** What a module asks of the page around it. Equal ones of several modules are one. */
export interface PageNeeds {
  sources?: PageSources
  links?: readonly HeadLink[]
  /** Structured data (schema.org). */
  jsonLd?: readonly unknown[]
  videos?: readonly VideoFacts[]
  /** For a module that shares or needs them only sometimes; `kitStyles` of its definition are on every page that has it. */
  styles?: readonly PageStyle[]
}
