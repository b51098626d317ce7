import { escapeHtml, toScriptJson } from '#base'
import type { HeadLink } from '#module-contract'

export interface Head {
  /** Title for tabs and search results, with the site's name. */
  documentTitle: string
  /** Title of the page only. */
  title: string
  siteName: string
  description?: string | undefined
  /** Absolute URL. */
  canonical: string
  /** Preview image with an absolute URL. */
  image?: { src: string; width?: number; height?: number; alt?: string } | undefined
  kind?: 'website' | 'article' | 'product'
  noindex?: boolean | undefined
  /** In a frame of another site: `noindex`, and links open outside the frame. */
  isEmbedded?: boolean | undefined
  locale: string
  links: readonly HeadLink[]
  jsonLd: readonly unknown[]
}

/** Head elements for search engines and link previews. */
export function renderHead(head: Head): string {
  const lines = [
    `<title>${escapeHtml(head.documentTitle)}</title>`,
    head.description && meta('name', 'description', head.description),
    head.isEmbedded && '<base target="_top">',
    (head.noindex || head.isEmbedded) && meta('name', 'robots', 'noindex'),
    !head.noindex && `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:locale', head.locale),
    head.description && meta('property', 'og:description', head.description),
    ...(head.image ? renderImage(head.image) : []),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    ...head.links.map(renderLink),
    ...head.jsonLd.map(renderJsonLd),
  ]
  return lines.filter(Boolean).join('\n')
}

function renderImage({ src, width, height, alt }: NonNullable<Head['image']>): string[] {
  return [
    meta('property', 'og:image', src),
    ...(width && height
      ? [
          meta('property', 'og:image:width', String(width)),
          meta('property', 'og:image:height', String(height)),
        ]
      : []),
    ...(alt ? [meta('property', 'og:image:alt', alt)] : []),
  ]
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
}

function renderLink(link: HeadLink): string {
  const attributes = Object.entries(link).filter(([, value]) => value !== undefined)
  return `<link ${attributes.map(([name, value]) => `${name}="${escapeHtml(String(value))}"`).join(' ')}>`
}

/** `<` is escaped so that no text can end the element. */
function renderJsonLd(value: unknown): string {
  return `<script type="application/ld+json">${toScriptJson(value)}</script>`
}
