/** Directives of the Content-Security-Policy that modules can extend (CSP 3 §6). */
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
 * Origins such as `https://player.example`, the schemes `blob:` and `data:`, or the hash of an
 * inline script. The site itself is always allowed.
 */
export type PageSources = Partial<Record<SourceKind, readonly string[]>>

/** Sources of a whole page, and the sites that may frame it. */
export type PolicySources = PageSources & { 'frame-ancestors'?: readonly string[] }

/** A `<link>` in the head: preload hint, feed or translation. */
export interface HeadLink {
  rel: 'preload' | 'modulepreload' | 'preconnect' | 'dns-prefetch' | 'alternate' | 'prev' | 'next'
  /** Path of this site, or an absolute `https:` URL. */
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

/** Link to the feed of the newest posts. */
export const FEED_LINK: HeadLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  href: '/feed.xml',
}

/** Style sheets in `ui`, `media-ui`, `content` and `shop-ui` that modules share, by file name. */
export type SharedStyle =
  | 'tabs'
  | 'address-options'
  | 'anchored'
  | 'bank-account'
  | 'cart-parts'
  | 'compare-table'
  | 'content-card'
  | 'fact-line'
  | 'network-links'
  | 'paged-list'
  | 'product-bar'
  | 'product-filters'
  | 'product-form'
  | 'quantity-stepper'
  | 'product-gallery'
  | 'product-gallery-layouts'
  | 'product-info'
  | 'product-panels'
  | 'product-together'
  | 'quick-view'
  | 'size-guide'
  | 'stars'
  | 'stock-alert'
  | 'media-player'

/** A shared sheet, or a module's `looks.css` with rarely used variants. */
export type PageStyle = SharedStyle | `${string}-looks`

/** Structured data of a video (schema.org/VideoObject). URLs are paths of this site. */
export interface VideoFacts {
  name: string
  thumbnail: string
  /** Upload time of its file. */
  uploadedAt: number
  src: string
  durationSeconds?: number
}

/** Requirements of a module for its page. Equal requirements of several modules are merged. */
export interface PageNeeds {
  sources?: PageSources
  links?: readonly HeadLink[]
  /** Structured data (schema.org). */
  jsonLd?: readonly unknown[]
  videos?: readonly VideoFacts[]
  /** For sheets that are needed only with some props. `sharedStyles` in the definition are always included. */
  styles?: readonly PageStyle[]
}
